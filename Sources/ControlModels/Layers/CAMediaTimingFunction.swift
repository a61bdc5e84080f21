internal import FoundationModels
internal import SelectorRuntime

/// How an animation of a layer spends its time.
final class CAMediaTimingFunction: RuntimeObject {
  private(set) var curve = TimingCurve.linear

  /// The values of the `kCAMediaTimingFunction…` constants.
  private static let named: KeyValuePairs<String, TimingCurve> = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInOut,
    // The control points of the documentation.
    "default": .cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
  ]

  static func define(_ function: ClassDefinition<CAMediaTimingFunction>) {
    function.classSide.method("functionWithName:") { (cls, name: String) -> CAMediaTimingFunction in
      guard let curve = named.first(where: { $0.key == name })?.value else {
        throw RuntimeError(
          .invalidArgument,
          "+[CAMediaTimingFunction functionWithName:]: there is no function '\(name)'")
      }
      let made = try cls.uikit.instance(CAMediaTimingFunction.self, of: cls)
      made.curve = curve
      return made
    }
  }
}

extension UIKitClasses {
  static let mediaTimingFunction = NativeClass<CAMediaTimingFunction>(
    "CAMediaTimingFunction", superclass: FoundationClasses.object, CAMediaTimingFunction.define)
}
