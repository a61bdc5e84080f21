/// Which page a paging scroll view comes to rest at.
package enum PageSnap {
  /// The offset of the page, counted from 0 in lengths of the bounds.
  ///
  /// A velocity takes it to the next page in its direction, and never more than one page past the
  /// one where the drag began, however fast it is; without a velocity it is the nearest page.
  package static func target(
    from offset: Double, velocity: Double, dragStart: Double, length: Double
  ) -> Double {
    guard length > 0 else { return offset }
    let page = offset / length
    let nearest = page.rounded()
    let first = (dragStart / length).rounded()
    if velocity > 0 { return min(page.rounded(.up), max(first + 1, nearest)) * length }
    if velocity < 0 { return max(page.rounded(.down), min(first - 1, nearest)) * length }
    return nearest * length
  }
}
