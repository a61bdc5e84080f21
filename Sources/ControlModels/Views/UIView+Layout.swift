internal import SelectorRuntime

/// Asking for layout.
extension UIView {
  /// Marks the view, and the way to it from the root; a window gets a pass in this turn.
  /// - Complexity: O(depth of the view), O(1) when it is marked already.
  final func markNeedsLayout() {
    guard !needsLayout, !isDeallocating else { return }
    needsLayout = true
    markPath()
  }

  /// Marks the views above one that needs layout or has some below it.
  final func markPath() {
    var place = self
    while let above = place.superview {
      if above.hasLayoutBelow { break }
      above.hasLayoutBelow = true
      place = above
    }
    if window != nil { world.layoutPass.request() }
  }

  /// Lays out at once what a pass would: from the highest view of an unbroken row of marked ones.
  private final func layoutIfNeeded() throws {
    var top = self
    while let above = top.superview, above.needsLayout { top = above }
    try world.layoutPass.layOut(top)
  }

  /// Whether UIKit's class of it has a `layoutSubviews` of its own.
  final var laysOutSubviewsItself: Bool {
    let selector = selectors.layoutSubviews
    let plain = runtime.cls(UIKitClasses.view).ownMethod(selector)
    return runtime.lookUpClass(type(of: self).declaredName)?.method(selector) !== plain
  }

  static func defineLayout(_ view: ClassDefinition<UIView>) {
    view.method("setNeedsLayout") { (view) in view.markNeedsLayout() }
    view.method("layoutIfNeeded") { (view) in try view.layoutIfNeeded() }
    view.method("layoutSubviews") { (view) in
      try view.world.autoLayout.layOutSubviews(of: view)
    }
  }
}
