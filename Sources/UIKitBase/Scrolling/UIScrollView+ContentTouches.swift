internal import SelectorRuntime
internal import UIKitRuntime

/// Content touches: whether they are delivered, and whether they can be cancelled.
extension UIScrollView {
  /// Whether the content receives a touch.
  final func letsContentHave(_ touch: UITouch, _ event: UIEvent) throws -> Bool {
    guard let content = touch.view, content !== self, isNearest(to: content) else { return true }
    return try call(scrolling.touchesShouldBegin, [touch], event, content)
  }

  /// Whether this is the innermost scroll view that contains a view.
  private final func isNearest(to content: UIView) -> Bool {
    var place = content.superview
    while let view = place {
      if view is UIScrollView { return view === self }
      place = view.superview
    }
    return false
  }

  /// Whether touches that were delivered to the content can be cancelled.
  final func mayCancelContentTouches(_ touches: [UITouch]) throws -> Bool {
    for touch in touches where touch.hasBegunInView {
      guard let content = touch.view, content !== self else { continue }
      guard canCancelContentTouches, try call(scrolling.touchesShouldCancel, content) else {
        return false
      }
    }
    return true
  }

  static func defineContentTouches(_ view: ClassDefinition<UIScrollView>) {
    view.method("touchesShouldBegin:withEvent:inContentView:") {
      (_, _: Value, _: UIEvent?, _: UIView?) -> Bool in true
    }
    view.method("touchesShouldCancelInContentView:") { (view, content: UIView?) -> Bool in
      !(content is UIControl) || view.world.settings.scrolling.controlContentTouches == .cancelled
    }
    view.property("delaysContentTouches", get: { $0.delaysContentTouches }) {
      (view, delays: Bool) in
      view.delaysContentTouches = delays
      view.delayer?.delaysTouchesBegan = delays
    }
  }
}
