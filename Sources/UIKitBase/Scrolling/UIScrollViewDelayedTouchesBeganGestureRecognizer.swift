internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// Delays touches to a scroll view's content until they are known not to be a drag.
///
/// It never recognizes. It fails after the delay, or when the finger lifts.
package final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private var timer: RunLoop.Entry?

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard delaysTouchesBegan else { return try change(to: .failed) }
    guard timer == nil else { return }
    let attempt = attempt
    timer = try world.runLoop.schedule(
      after: world.settings.scrolling.contentTouchDelay, phase: .timers
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      timer = nil
      guard self.attempt == attempt, state == .possible else { return }
      try change(to: .failed)
    }
  }

  package override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .failed)
  }

  package override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .failed)
  }

  package override func prevents(_ other: UIGestureRecognizer) -> Bool { false }

  override func letsViewHave(_ touch: UITouch, _ event: UIEvent) throws -> Bool {
    try (view as? UIScrollView)?.letsContentHave(touch, event) ?? true
  }

  package override func forgetProgress() {
    timer?.cancel()
    timer = nil
  }

  static func define(_ delay: ClassDefinition<UIScrollViewDelayedTouchesBeganGestureRecognizer>) {
    defineTouchMessages(delay)
  }
}

extension UIKitClasses {
  package static let scrollViewDelayedTouchesBeganGestureRecognizer = NativeClass<
    UIScrollViewDelayedTouchesBeganGestureRecognizer
  >(
    "UIScrollViewDelayedTouchesBeganGestureRecognizer", superclass: gestureRecognizer,
    UIScrollViewDelayedTouchesBeganGestureRecognizer.define)
}
