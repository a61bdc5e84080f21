internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

// Until iOS 5 an interface could turn in two halves, with the header and the footer of the rotation
// away in between. Who still overrides a half is turned so, and is told of nothing else that is
// animated, as the documentation of willAnimateRotationToInterfaceOrientation:duration: says.

/// Turning in two halves.
extension UIViewController {
  private static let first = "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:"
  private static let middle = "didAnimateFirstHalfOfRotationToInterfaceOrientation:"
  private static let second = "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:"

  /// Whether it has a method of its own for a half.
  final var rotatesInHalves: Bool {
    get throws {
      let usual = runtime.cls(UIKitClasses.viewController)
      return [Self.first, Self.second].contains {
        let selector = runtime.selector($0)
        return isa.method(selector) !== usual.method(selector)
      }
    }
  }

  /// Tells of the first half now, and of the second one after half the time.
  ///
  /// - Throws: what the controller throws, and what the run loop does when it cannot wait.
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
