package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// The pan recognizer of a scroll view, which is its delegate and target.
///
/// It waits longer than a plain pan for a direction in which its scroll view can move, so that an
/// enclosing or nested scroll view can take the drag.
package final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The part of the translation used up before the gesture began.
  private(set) var discarded = CGPoint.zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  package override var refusesExtraTouches: Bool { false }

  package override func begins(_ way: CGPoint) -> Bool {
    guard let scrollView, scrollView.canBeginDrag(along: way) else { return false }
    let length = way.distance(to: .zero)
    let first = way * min(1, Self.slop / length)
    discarded = world.settings.gestures.panTranslationAtBegan == .zero ? first - way : first
    return true
  }

  /// Fails if the content has received the touch and does not allow its cancellation.
  package override func mayBegin() throws -> Bool {
    try scrollView?.mayCancelContentTouches(seen) ?? true
  }

  /// The pinch of the same scroll view is recognized simultaneously.
  package override func prevents(_ other: UIGestureRecognizer) -> Bool {
    !(other is UIScrollViewPinchGestureRecognizer && other.view === view)
  }

  package override func isPrevented(by other: UIGestureRecognizer) -> Bool { prevents(other) }

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    try super.touchesBegan(touches, event)
    guard let scrollView, takesTouches else { return }
    // A finger that stops a coast has no other effect.
    if scrollView.isDecelerating {
      for touch in touches { touch.withholdFromView() }
    }
    try scrollView.fingerIsDown()
  }

  /// The velocity at the lift; zero after the finger has rested.
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
  package static let scrollViewPanGestureRecognizer = NativeClass<UIScrollViewPanGestureRecognizer>(
    "UIScrollViewPanGestureRecognizer", superclass: panGestureRecognizer,
    UIScrollViewPanGestureRecognizer.define)
}
