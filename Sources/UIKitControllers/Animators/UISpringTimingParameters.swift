internal import FoundationCore
internal import CStandardLibrary
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Timing parameters of an animator that define a spring.
package final class UISpringTimingParameters: RuntimeObject {
  /// The settling time of a spring with a mass; it replaces the animator's duration.
  private(set) var ownDuration: Double?
  private var dampingRatio: Double
  private var initialVelocity = CGVector.zero

  package required init(isa: RuntimeClass) {
    dampingRatio = 1
    super.init(isa: isa)
    setPhysics(mass: Self.mass, stiffness: Self.stiffness, damping: Self.damping)
  }

  // The values in the documentation of `init`.
  private static let (mass, stiffness, damping) = (3.0, 1000.0, 500.0)

  private func setPhysics(mass: Double, stiffness: Double, damping: Double) {
    let frequency = (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    ownDuration =
      SpringCurve.settlingRate / (frequency * SpringCurve.decay(max(dampingRatio, 0.01)))
  }

  /// Returns the curve for a duration, which is the unit of the initial velocity.
  func curve(lasting duration: Double) -> TimingCurve {
    let speed =
      initialVelocity.dy == 0
      ? initialVelocity.dx : hypot(initialVelocity.dx, initialVelocity.dy)
    return .spring(SpringCurve(dampingRatio: dampingRatio, velocity: speed * duration))
  }

  private func setRatio(_ ratio: Double, _ velocity: CGVector) throws {
    guard ratio.isFinite, ratio >= 0, velocity.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) initWithDampingRatio:]: a spring needs finite numbers, got "
          + "\(ratio.isNaN ? .nan : ratio) and \(velocity.text)")
    }
    dampingRatio = ratio
    ownDuration = nil
    initialVelocity = velocity
  }

  private func setShape(_ duration: Double, _ bounce: Double, _ velocity: CGVector) throws {
    let shape = try SpringShape(
      duration: duration, bounce: bounce, for: "-[\(className) initWithDuration:bounce:]")
    setPhysics(mass: 1, stiffness: shape.stiffness, damping: shape.damping)
    initialVelocity = velocity
  }

  static func define(_ timing: ClassDefinition<UISpringTimingParameters>) {
    timing.adopt(UIKitProtocols.timingCurveProvider)
    timing.method("initWithDampingRatio:") { (timing, ratio: Double) -> UISpringTimingParameters in
      try timing.setRatio(ratio, .zero)
      return timing
    }
    timing.method("initWithDampingRatio:initialVelocity:") {
      (timing, ratio: Double, velocity: CGVector) -> UISpringTimingParameters in
      try timing.setRatio(ratio, velocity)
      return timing
    }
    timing.method("initWithMass:stiffness:damping:initialVelocity:") {
      (timing, mass: Double, stiffness: Double, damping: Double, velocity: CGVector)
        -> UISpringTimingParameters in
      guard mass > 0, mass.isFinite, stiffness > 0, stiffness.isFinite, damping > 0,
        damping.isFinite, velocity.isFinite
      else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(timing.className) initWithMass:stiffness:damping:initialVelocity:]: a spring needs "
            + "positive finite numbers")
      }
      timing.setPhysics(mass: mass, stiffness: stiffness, damping: damping)
      timing.initialVelocity = velocity
      return timing
    }
    timing.method("initWithDuration:bounce:") {
      (timing, duration: Double, bounce: Double) -> UISpringTimingParameters in
      try timing.setShape(duration, bounce, .zero)
      return timing
    }
    timing.method("initWithDuration:bounce:initialVelocity:") {
      (timing, duration: Double, bounce: Double, velocity: CGVector)
        -> UISpringTimingParameters in
      try timing.setShape(duration, bounce, velocity)
      return timing
    }
    timing.readonly("initialVelocity") { $0.initialVelocity }
    timing.readonly("timingCurveType") { (_) -> Int in 2 }
    timing.readonly("cubicTimingParameters") { (_) -> RuntimeObject? in nil }
    timing.readonly("springTimingParameters") { (timing) -> UISpringTimingParameters? in timing }
  }
}

extension UIKitClasses {
  package static let springTimingParameters = NativeClass<UISpringTimingParameters>(
    "UISpringTimingParameters", superclass: FoundationClasses.object,
    UISpringTimingParameters.define)
}
