internal import SelectorRuntime
internal import UIKitRuntime

/// Layout requests.
extension UIView {
  /// Marks the view and the path from the root; in a window, schedules a pass in this turn.
  ///
  /// - Complexity: O(depth of the view), or O(1) if it is already marked.
  package final func markNeedsLayout() {
    guard !needsLayout, !isDeallocating else { return }
    needsLayout = true
    markPath()
  }

  /// Marks the superviews of a view with pending layout.
  final func markPath() {
    var place = self
    while let above = place.superview {
      if above.hasLayoutBelow { break }
      above.hasLayoutBelow = true
      place = above
    }
    if window != nil { world.layoutPass.request() }
  }

  /// Lays out immediately, starting at the highest of consecutive marked superviews.
  private final func layoutIfNeeded() throws {
    var top = self
    while let above = top.superview, above.needsLayout { top = above }
    try world.layoutPass.layOut(top)
  }

  /// Whether its UIKit class overrides `layoutSubviews`.
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
