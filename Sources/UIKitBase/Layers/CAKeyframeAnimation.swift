internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// An animation through a list of values.
package final class CAKeyframeAnimation: CAPropertyAnimation {
  @Owned private var values: [HeldValue] = []
  private var keyTimes: [Double] = []
  @StrongList private var timingFunctions: [CAMediaTimingFunction] = []
  @Strong private var path: UIBezierPath?
  private var calculationMode = "linear"
  private var rotationMode: String?

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes) = (other.values, other.keyTimes)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    timingFunctions = other.timingFunctions
    path = other.path
  }

  /// The values of a property with a number of components; a path supplies points.
  private func row(count: Int) -> [[Double]] {
    if let path, count == 2 { return path.corners.map(\.numbers) }
    return values.compactMap { numbers($0.value, count: count) }
  }

  override func shown(_ path: String, at time: Double, _ shown: [Double]) -> [Double]? {
    guard path == keyPath else { return nil }
    let row = row(count: shown.count)
    guard let first = row.first else { return nil }
    guard row.count > 1 else { return first }
    let part = part(after: time)
    if calculationMode == "discrete" {
      // Each value is held until the next one's time.
      let times =
        keyTimes.count > row.count
        ? keyTimes
        : row.indices.map {
          Double($0) / Double(row.count)
        }
      return row[min(row.count - 1, max(0, (times.lastIndex { $0 <= part } ?? 0)))]
    }
    let isPaced = calculationMode == "paced"
    let times =
      keyTimes.count == row.count && !isPaced
      ? keyTimes : row.indices.map { Double($0) / Double(row.count - 1) }
    let place = min(max(0, times.lastIndex { $0 <= part } ?? 0), row.count - 2)
    let span = times[place + 1] - times[place]
    var inside = span > 0 ? ((part - times[place]) / span).clamped(to: 0...1) : 1
    if timingFunctions.indices.contains(place) {
      inside = timingFunctions[place].curve.part(at: inside)
    }
    let now = zip(row[place], row[place + 1]).map { $0 + ($1 - $0) * inside }
    return isAdditive ? zip(shown, now).map { $0 + $1 } : now
  }

  static func define(_ animation: ClassDefinition<CAKeyframeAnimation>) {
    // The parameters of cubic interpolation, which is linear here.
    for name in ["tensionValues", "continuityValues", "biasValues"] {
      animation.stored(name, .copy, usual: [Double]?.none)
    }
    animation.property(
      "values", .copy, of: "NSArray",
      get: { (animation) -> [Value]? in
        animation.values.isEmpty ? nil : animation.values.map(\.value)
      },
      set: { (animation, values: [Value]?) in
        animation.values = (values ?? []).map { HeldValue($0) }
      })
    animation.property(
      "keyTimes", .copy,
      get: { (animation) -> [Double]? in animation.keyTimes.isEmpty ? nil : animation.keyTimes },
      set: { $0.keyTimes = $1 ?? [] })
    animation.property(
      "timingFunctions", .copy,
      get: { (animation) -> [CAMediaTimingFunction]? in
        animation.timingFunctions.isEmpty ? nil : animation.timingFunctions
      },
      set: { $0.timingFunctions = $1 ?? [] })
    animation.property("path", .strong, get: { $0.path }, set: { $0.path = $1 })
    animation.property(
      "calculationMode", .copy, get: { $0.calculationMode }, set: { $0.calculationMode = $1 })
    animation.property(
      "rotationMode", .copy, get: { $0.rotationMode }, set: { $0.rotationMode = $1 })
  }
}

/// Several animations that run as one, with times relative to the group.
package final class CAAnimationGroup: CAAnimation {
  @StrongList private var animations: [CAAnimation] = []

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    if let other = other as? CAAnimationGroup { animations = other.animations }
  }

  override func shown(_ path: String, at time: Double, _ shown: [Double]) -> [Double]? {
    let inside = plainPart(after: time) * run
    var result: [Double]?
    for animation in animations {
      // An animation that ends with the group stays visible until then.
      let start = animation.beginTime
      let now = inside - start
      let isLast = animation.length.map { now >= $0 && inside >= run } ?? false
      let seen =
        isLast
        ? animation.shown(path, at: max(0, now), result ?? shown)
        : animation.shownIfActive(path, at: now, result ?? shown)
      result = seen ?? result
    }
    return result
  }

  static func define(_ group: ClassDefinition<CAAnimationGroup>) {
    group.property(
      "animations", .copy,
      get: { (group) -> [CAAnimation]? in group.animations.isEmpty ? nil : group.animations },
      set: { $0.animations = $1 ?? [] })
  }
}

/// An animation driven by a damped spring.
package final class CASpringAnimation: CABasicAnimation {
  // The defaults are those of the documentation.
  private var mass = 1.0
  private var stiffness = 100.0
  private var damping = 10.0
  private var initialVelocity = 0.0
  private var allowsOverdamping = false

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  /// 1 is critical damping; overdamping applies only if it is allowed.
  private var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// The time until a ten-thousandth of the distance is left, as for view springs.
  private var settlingDuration: Double {
    let ratio = dampingRatio
    let frequency = (stiffness / mass).squareRoot()
    return SpringCurve.settlingRate / max(SpringCurve.decay(ratio) * frequency, 0.01)
  }

  static func define(_ spring: ClassDefinition<CASpringAnimation>) {
    spring.property("mass", get: { $0.mass }, set: { $0.mass = $1 })
    spring.property("stiffness", get: { $0.stiffness }, set: { $0.stiffness = $1 })
    spring.property("damping", get: { $0.damping }, set: { $0.damping = $1 })
    spring.property(
      "initialVelocity", get: { $0.initialVelocity }, set: { $0.initialVelocity = $1 })
    spring.property(
      "allowsOverdamping", get: { $0.allowsOverdamping }, set: { $0.allowsOverdamping = $1 })
    spring.readonly("settlingDuration") { $0.settlingDuration }
    spring.method("initWithPerceptualDuration:bounce:") {
      (spring, duration: Double, bounce: Double) -> CASpringAnimation in
      let shape = try SpringShape(
        duration: duration, bounce: bounce,
        for: "-[CASpringAnimation initWithPerceptualDuration:bounce:]")
      (spring.mass, spring.stiffness, spring.damping) = (1, shape.stiffness, shape.damping)
      spring.allowsOverdamping = bounce < 0
      return spring
    }
    spring.readonly("perceptualDuration") { (spring) -> Double in
      2 * Double.pi * (spring.mass / spring.stiffness).squareRoot()
    }
    spring.readonly("bounce") { (spring) -> Double in
      SpringShape.bounce(
        ofDampingRatio: spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot()))
    }
  }
}

/// The transition of a layer whose contents or sublayers change.
package final class CATransition: CAAnimation {
  private var type = "fade"
  private var subtype: String?
  private var startProgress = 0.0
  private var endProgress = 1.0

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  static func define(_ transition: ClassDefinition<CATransition>) {
    transition.stored("filter", .strong, usual: RuntimeObject?.none)
    transition.property("type", .copy, get: { $0.type }, set: { $0.type = $1 })
    transition.property("subtype", .copy, get: { $0.subtype }, set: { $0.subtype = $1 })
    transition.property(
      "startProgress", get: { $0.startProgress }, set: { $0.startProgress = $1 })
    transition.property("endProgress", get: { $0.endProgress }, set: { $0.endProgress = $1 })
  }
}

extension UIKitClasses {
  package static let keyframeAnimation = NativeClass<CAKeyframeAnimation>(
    "CAKeyframeAnimation", superclass: propertyAnimation, CAKeyframeAnimation.define)
  package static let animationGroup = NativeClass<CAAnimationGroup>(
    "CAAnimationGroup", superclass: animation, CAAnimationGroup.define)
  package static let springAnimation = NativeClass<CASpringAnimation>(
    "CASpringAnimation", superclass: basicAnimation, CASpringAnimation.define)
  package static let layerTransition = NativeClass<CATransition>(
    "CATransition", superclass: animation, CATransition.define)
}
