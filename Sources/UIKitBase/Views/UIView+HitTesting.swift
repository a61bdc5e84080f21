internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Hit-testing.
extension UIView {
  /// The minimum alpha of views that receive touches; exactly this value still does.
  ///
  /// From the documentation of `hitTest:withEvent:`.
  private static let leastAlpha = 0.01

  /// The frontmost, deepest view that contains a point of this view's bounds.
  private final func hitTest(_ point: CGPoint, _ event: UIEvent?) throws -> UIView? {
    guard
      transitionsInside == 0, !world.animations.keepFingersOff(self),
      try !call(selectors.isHidden), try call(selectors.isUserInteractionEnabled),
      try call(selectors.alpha) >= Self.leastAlpha,
      try call(selectors.pointInside, point, event)
    else { return nil }
    try makeContentForFinger()
    for subview in subviews.reversed() {
      guard let inner = subview.fromSuperview(point) else { continue }
      let hit: UIView? = try world.nested(subview, selectors.hitTest) {
        try subview.call(selectors.hitTest, inner, event)
      }
      if let hit { return hit }
    }
    return self
  }

  /// Performs pending layout, because a touch hits displayed content only.
  private final func makeContentForFinger() throws {
    let pass = world.layoutPass
    guard makesContentInLayout, needsLayout, window != nil, !pass.isRunning else { return }
    try keptAlive { try pass.layOut(self) }
  }

  static func defineHitTesting(_ view: ClassDefinition<UIView>) {
    view.method("hitTest:withEvent:") { (view, point: CGPoint, event: UIEvent?) -> UIView? in
      try view.hitTest(point, event)
    }
    view.method("pointInside:withEvent:") { (view, point: CGPoint, _: UIEvent?) -> Bool in
      view.bounds.contains(point)
    }
  }
}
