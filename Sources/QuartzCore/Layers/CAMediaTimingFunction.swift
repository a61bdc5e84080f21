internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The timing curve of a layer animation.
package final class CAMediaTimingFunction: RuntimeObject {
  package private(set) var curve = TimingCurve.linear

  /// The values of the `kCAMediaTimingFunction…` constants.
  private static let named: KeyValuePairs<String, TimingCurve> = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInOut,
    // The control points of the documentation.
    "default": .cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
  ]

  /// - Parameters:
  ///   - x1: the first control point's x.
  ///   - y1: the first control point's y.
  ///   - x2: the second control point's x.
  ///   - y2: the second control point's y.
  ///   - method: the selector that was sent, for errors.
  private func bend(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ method: String
  ) throws {
    // A curve that goes back in time has no unique value.
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "\(method): the points need an x between 0 and 1 and a finite y, "
          + "got \([x1, y1, x2, y2])")
    }
    curve = .cubic(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  static func define(_ function: ClassDefinition<CAMediaTimingFunction>) {
    function.classSide.method("functionWithName:") { (cls, name: String) -> CAMediaTimingFunction in
      guard let curve = named.first(where: { $0.key == name })?.value else {
        throw RuntimeError(
          .invalidArgument,
          "+[CAMediaTimingFunction functionWithName:]: there is no function '\(name)'")
      }
      let made = try cls.foundation.instance(CAMediaTimingFunction.self, of: cls)
      made.curve = curve
      return made
    }
    function.classSide.method("functionWithControlPoints::::") {
      (cls, x1: Double, y1: Double, x2: Double, y2: Double) -> CAMediaTimingFunction in
      let made = try cls.foundation.instance(CAMediaTimingFunction.self, of: cls)
      try made.bend(x1, y1, x2, y2, "+[CAMediaTimingFunction functionWithControlPoints::::]")
      return made
    }
    // The first and the last of the four points are the ends of the curve.
    function.method("getControlPointAtIndex:values:") {
      (function, index: Int, last: InOut<Value>) -> Value in
      guard case .cubic(let x1, let y1, let x2, let y2) = function.curve, (0...3).contains(index)
      else {
        throw RuntimeError(
          .invalidArgument,
          "-[CAMediaTimingFunction getControlPointAtIndex:values:]: the index must be between "
            + "0 and 3, got \(index)")
      }
      let point = [(0, 0), (x1, y1), (x2, y2), (1, 1)][index]
      let answer = Value.list([.number(point.0), .number(point.1)])
      guard case .foreign(let pointers as OutValues) = last.messageValue else {
        return .foreign(OutValues([answer]))
      }
      pointers.values = [answer]
      return .none
    }
    function.method("initWithControlPoints::::") {
      (function, x1: Double, y1: Double, x2: Double, y2: Double) -> CAMediaTimingFunction in
      try function.bend(x1, y1, x2, y2, "-[CAMediaTimingFunction initWithControlPoints::::]")
      return function
    }
  }
}

extension UIKitClasses {
  package static let mediaTimingFunction = NativeClass<CAMediaTimingFunction>(
    "CAMediaTimingFunction", superclass: FoundationClasses.object, CAMediaTimingFunction.define)
}
