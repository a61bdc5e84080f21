internal import SelectorRuntime

/// A navigation bar above a scroll view, whose large title folds away as the content moves up.
///
/// The safe area shrinks with the bar, and yet the content can always come back to where it stood
/// below the whole bar: that is its upper edge as long as there is such a bar.
struct BarFolding {
  let controller: WeakReference
  /// The safe area above the content when the bar is whole.
  let wholeInset: Double
  /// How much of the bar folds away.
  let length: Double
  /// Whether the content has stood at its upper edge when the bar came, and has not moved since: it
  /// will follow the bar, which is whole.
  var isWaiting: Bool

  /// How high the part that folds is when the content stands so far below its upper edge.
  ///
  /// Content that is pulled beyond the edge stretches the bar.
  func height(scrolledBy way: Double) -> Double { max(0, length - way) }

  /// The place where content comes to rest that would stop while the bar is folded in part.
  func resting(_ place: Double, above top: Double) -> Double {
    guard place > top, place < top + length else { return place }
    return place - top < length / 2 ? top : top + length
  }
}

extension UIScrollView {
  /// How far above its beginning the content can rest.
  final var upperInset: Double {
    let inset = adjustedContentInset.top
    // Where the safe area does not reach into the content, a bar does not either.
    guard let folding, safeInset.top > 0 else { return inset }
    return inset - safeInset.top + max(safeInset.top, folding.wholeInset)
  }

  /// The bar is laid out anew where the content has moved so that it folds or unfolds.
  final func foldBar(from old: Double) {
    guard let folding else { return }
    self.folding?.isWaiting = false
    let (before, now) = (old + upperInset, contentOffset.y + upperInset)
    guard folding.height(scrolledBy: before) != folding.height(scrolledBy: now) else { return }
    (folding.controller.load() as? UINavigationController)?.loadedView?.markNeedsLayout()
  }
}
