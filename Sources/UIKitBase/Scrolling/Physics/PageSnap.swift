/// The page at which a paging scroll view stops.
package enum PageSnap {
  /// The offset of the page, which is a multiple of the bounds' length.
  ///
  /// With a velocity it is the next page in that direction, at most one page from the one where the
  /// drag began. Without a velocity it is the nearest page.
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
