internal import SelectorRuntime
internal import VirtualTime

/// The pan of a scroll view, which is its delegate and its target.
///
/// It waits longer than a plain pan for a way that its scroll view can go, so that one around it, or
/// inside it, can take the drag.
package final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The part of the way that only served to begin.
  private(set) var discarded = CGPoint.zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func begins(_ way: CGPoint) -> Bool {
    guard let scrollView, scrollView.canBeginDrag(along: way) else { return false }
    let length = way.distance(to: .zero)
    let first = way * min(1, Self.slop / length)
    discarded = world.settings.gestures.panTranslationAtBegan == .zero ? first - way : first
    return true
  }

  /// The content may be in touch already, and not let go.
  override func mayBegin() throws -> Bool {
    try scrollView?.mayCancelContentTouches(seen) ?? true
  }

  /// The pinch of the same scroll view goes on beside it.
  override func prevents(_ other: UIGestureRecognizer) -> Bool {
    !(other is UIScrollViewPinchGestureRecognizer && other.view === view)
  }

  override func isPrevented(by other: UIGestureRecognizer) -> Bool { prevents(other) }

  override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    try super.touchesBegan(touches, event)
    guard let scrollView, takesTouches else { return }
    // A finger that stops a coast does nothing else.
    if scrollView.isDecelerating {
      for touch in touches { touch.withholdFromView() }
    }
    try scrollView.fingerIsDown()
  }

  /// How fast the fingers left; a finger that has rested counts as still.
  var velocityAtLift: CGPoint {
    isAtRest ? .zero : motion.velocity(world.settings)
  }

  static func define(_ pan: ClassDefinition<UIScrollViewPanGestureRecognizer>) {
    defineTouchMessages(pan)
    pan.method("setDelegate:") { (pan, delegate: RuntimeObject?) in
      guard delegate === pan.view else {
        throw RuntimeError(
          .invalidArgument,
          "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
        )
      }
      pan.delegate = delegate
    }
    pan.method("reset") { (pan) in
      pan.forgetProgress()
      try pan.scrollView?.fingersAreUp()
    }
  }
}

extension UIKitClasses {
  static let scrollViewPanGestureRecognizer = NativeClass<UIScrollViewPanGestureRecognizer>(
    "UIScrollViewPanGestureRecognizer", superclass: panGestureRecognizer,
    UIScrollViewPanGestureRecognizer.define)
}
