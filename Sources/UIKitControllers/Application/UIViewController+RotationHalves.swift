internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

// Until iOS 5, an interface could rotate in two halves, with the rotating header and footer hidden
// in
// between. A controller that overrides a method of a half is rotated this way and receives no other
// animation callback, as documented for willAnimateRotationToInterfaceOrientation:duration:.

/// Two-step rotation.
extension UIViewController {
  private static let first = "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:"
  private static let middle = "didAnimateFirstHalfOfRotationToInterfaceOrientation:"
  private static let second = "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:"

  /// Whether the controller overrides a method of a half.
  final var rotatesInHalves: Bool {
    get throws {
      let usual = runtime.cls(UIKitClasses.viewController)
      return [Self.first, Self.second].contains {
        let selector = runtime.selector($0)
        return isa.method(selector) !== usual.method(selector)
      }
    }
  }

  /// Sends the messages of the first half, and those of the second one after half the duration.
  ///
  /// - Throws: the errors of the controller, and of the run loop if it cannot wait.
  final func rotateInHalves(
    from former: Int, to orientation: Int, lasting duration: Double
  ) throws {
    try send(runtime.selector(Self.first), orientation, duration / 2)
    retain()
    try world.runLoop.schedule(after: duration / 2, phase: .displayLinks) { [self] in
      defer { release() }
      try send(runtime.selector(Self.middle), orientation)
      try send(runtime.selector(Self.second), former, duration / 2)
    }
  }

  static func defineHalves(_ controller: ClassDefinition<UIViewController>) {
    for name in [first, second] {
      controller.method(name) { (_, _: Int, _: Double) in }
    }
    controller.method(middle) { (_, _: Int) in }
  }
}
