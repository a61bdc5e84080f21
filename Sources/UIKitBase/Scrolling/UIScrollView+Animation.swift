internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// Programmatic changes of the offset with an animation.
extension UIScrollView {
  /// Implements `setContentOffset:animated:`.
  private final func setOffset(_ point: CGPoint, animated: Bool) throws {
    try checkFinite(point, "setContentOffset:animated:")
    guard animated else {
      try stopMotion()
      return try send(scrolling.setContentOffset, point)
    }
    try stopMotion()
    let point = onPixels(point)
    guard point != contentOffset else {
      if world.settings.scrolling.idleScrollAnimation == .told {
        try sendToDelegate(scrolling.didEndScrollingAnimation)
      }
      return
    }
    try animate(to: point, .animation)
  }

  /// Begins an animation of the offset, with `scrollViewDidScroll:` for each frame.
  final func animate(to point: CGPoint, _ purpose: ScrollMotion.Purpose) throws {
    let settings = world.settings
    let duration = settings.scrolling.scrollAnimationDuration
    let curve: Easing.Curve =
      settings.scrolling.scrollAnimationCurve == .linear ? .linear : .easeInOut
    func axis(_ start: Double, _ end: Double) -> AxisMotion {
      guard start != end else { return AxisMotion(restingAt: end) }
      return AxisMotion(Easing(from: start, to: end, duration: duration, curve))
    }
    try begin(
      ScrollMotion(
        purpose, from: world.runLoop.now, axis(contentOffset.x, point.x),
        axis(contentOffset.y, point.y)))
  }

  static func defineAnimation(_ view: ClassDefinition<UIScrollView>) {
    view.method("setContentOffset:animated:") { (view, point: CGPoint, animated: Bool) in
      try view.keptAlive { try view.setOffset(point, animated: animated) }
    }
  }
}
