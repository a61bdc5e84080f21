internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Timing parameters of an animator that define a Bézier curve.
package final class UICubicTimingParameters: RuntimeObject {
  package fileprivate(set) var curve = TimingCurve.easeInOut
  /// `UIViewAnimationCurve`; a curve with custom control points has none.
  private var number = 0
  private var hasOwnPoints = false

  private var points: (CGPoint, CGPoint) {
    guard case .cubic(let x1, let y1, let x2, let y2) = curve else { return (.zero, .zero) }
    return (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
  }

  static func define(_ timing: ClassDefinition<UICubicTimingParameters>) {
    timing.adopt(UIKitProtocols.timingCurveProvider)
    timing.method("initWithAnimationCurve:") { (timing, curve: Int) -> UICubicTimingParameters in
      timing.number = curve
      timing.curve = TimingCurve(number: curve)
      return timing
    }
    timing.method("initWithControlPoint1:controlPoint2:") {
      (timing, first: CGPoint, second: CGPoint) -> UICubicTimingParameters in
      timing.curve = try TimingCurve(timing, first, second)
      timing.hasOwnPoints = true
      return timing
    }
    timing.readonly("animationCurve") { $0.number }
    timing.readonly("controlPoint1") { $0.points.0 }
    timing.readonly("controlPoint2") { $0.points.1 }
    timing.readonly("timingCurveType") { (timing) -> Int in timing.hasOwnPoints ? 1 : 0 }
    timing.readonly("cubicTimingParameters") { (timing) -> UICubicTimingParameters? in timing }
    timing.readonly("springTimingParameters") { (_) -> RuntimeObject? in nil }
  }
}

extension TimingCurve {
  /// Creates a curve from custom control points.
  ///
  /// - Parameters:
  ///   - receiver: The object that errors name.
  ///   - first: The first control point.
  ///   - second: The second control point.
  /// - Throws: ``RuntimeError`` if a coordinate is not a number, or if time would run backwards.
  init(_ receiver: RuntimeObject, _ first: CGPoint, _ second: CGPoint) throws {
    guard first.isFinite, second.isFinite, (0...1).contains(first.x), (0...1).contains(second.x)
    else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(receiver.className) controlPoint]: control points need an x from 0 to 1, got "
          + "\(first.text) and \(second.text)")
    }
    self = .cubic(x1: first.x, y1: first.y, x2: second.x, y2: second.y)
  }
}

extension UIKitClasses {
  package static let cubicTimingParameters = NativeClass<UICubicTimingParameters>(
    "UICubicTimingParameters", superclass: FoundationClasses.object, UICubicTimingParameters.define)
}
