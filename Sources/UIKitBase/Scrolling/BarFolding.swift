internal import QuartzCore
package import SelectorRuntime

/// A navigation bar whose large title collapses as a scroll view's content moves up.
///
/// The safe area shrinks with the bar. The content's upper edge nevertheless remains below the
/// expanded bar, so that the content can always scroll back to it.
package struct BarFolding {
  package let controller: WeakReference
  /// The top safe area inset with the expanded bar.
  package let wholeInset: Double
  /// The height by which the bar can collapse.
  package let length: Double
  /// Whether the content has been at its upper edge since the bar appeared.
  ///
  /// It then follows the bar, which is expanded.
  package var isWaiting: Bool

  /// Creates a value from its parts.
  package init(controller: WeakReference, wholeInset: Double, length: Double, isWaiting: Bool) {
    self.controller = controller
    self.wholeInset = wholeInset
    self.length = length
    self.isWaiting = isWaiting
  }

  /// The height of the collapsible part at a scroll distance from the upper edge.
  ///
  /// Overscrolled content stretches the bar.
  package func height(scrolledBy way: Double) -> Double { max(0, length - way) }

  /// Adjusts a resting offset at which the bar would be partly collapsed.
  func resting(_ place: Double, above top: Double) -> Double {
    guard place > top, place < top + length else { return place }
    return place - top < length / 2 ? top : top + length
  }
}

extension UIScrollView {
  /// The distance above the content's origin at which it can rest.
  package final var upperInset: Double {
    let inset = adjustedContentInset.top
    // If the safe area does not affect the content, the bar does not either.
    guard let folding, safeInset.top > 0 else { return inset }
    return inset - safeInset.top + max(safeInset.top, folding.wholeInset)
  }

  /// Whether the content is not scrolled up.
  package final var isAtUpperEdge: Bool { contentOffset.y <= -upperInset }

  /// Requests layout of the bar if scrolling changes its height or its look.
  final func foldBar(from old: Double) {
    if let edgeBar, isAtUpperEdge != (old <= -upperInset) {
      (edgeBar.load() as? UIView)?.markNeedsLayout()
    }
    guard let folding else { return }
    self.folding?.isWaiting = false
    let (before, now) = (old + upperInset, contentOffset.y + upperInset)
    guard folding.height(scrolledBy: before) != folding.height(scrolledBy: now) else { return }
    (folding.controller.load() as? UIViewController)?.loadedView?.markNeedsLayout()
  }
}
