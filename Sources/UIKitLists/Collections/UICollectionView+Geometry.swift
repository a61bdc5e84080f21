internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The positions of items in the layout, and scrolling to them.
extension UICollectionView {
  private func attributes(of path: NSIndexPath) throws -> UICollectionViewLayoutAttributes? {
    try prepareIfNeeded()
    return try collectionLayout?.call(collectionSelectors.attributesForItem, path)
  }

  private func item(at point: CGPoint) throws -> NSIndexPath? {
    try prepareIfNeeded()
    guard point.isFinite, let collectionLayout else { return nil }
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let elements: [UICollectionViewLayoutAttributes]? = try collectionLayout.call(
      collectionSelectors.elementsInRect, area)
    return try (elements ?? []).last { attributes in
      guard attributes.category == .cell, let path = try attributes.indexPath?.itemPath(for: self)
      else { return false }
      return seenFrame(attributes, path).contains(point)
    }?.indexPath
  }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - path: the index path of the item.
  ///   - position: a `UICollectionViewScrollPosition`; 0 scrolls as little as necessary.
  ///   - animated: whether the scrolling is animated.
  func scroll(to path: NSIndexPath, _ position: Int, animated: Bool) throws {
    let place = try path.itemPath(for: self)
    _ = try itemCounts()
    guard contains(place), let frame = try attributes(of: path)?.frame else {
      throw try outOfBounds(place, path)
    }
    try placeScrollers()
    if let scroller = scrollers[place.section] {
      try scroller.scrollAcross(to: frame, position >> 3 & 7, animated: animated)
    }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let x =
      scrollers[place.section] != nil
      ? visible.origin.x
      : Self.start(
        of: (frame.origin.x, frame.size.width), in: (visible.origin.x, visible.size.width),
        position >> 3 & 7)
    let y = Self.start(
      of: (frame.origin.y, frame.size.height), in: (visible.origin.y, visible.size.height),
      position & 7)
    let offset = restingOffset(near: CGPoint(x: x - inset.left, y: y - inset.top))
    guard offset != contentOffset else { return }
    try send(world.selectors.tables.setContentOffset, offset, animated)
  }

  /// Returns the error of an item or section to which the collection cannot scroll.
  private func outOfBounds(_ place: ItemPath, _ path: NSIndexPath) throws -> RuntimeError {
    guard world.settings.system.scrollOutOfBoundsText else {
      return RuntimeError(
        .invalidArgument, "attempt to scroll to invalid index path: \(try path.described())")
    }
    let missing =
      counts.indices.contains(place.section)
      ? "item (\(place.item)) when there are only \(counts[place.section]) items in section "
        + "\(place.section)."
      : "section (\(place.section)) when there are only \(counts.count) sections."
    return RuntimeError(
      .inconsistency,
      "Attempted to scroll the collection view to an out-of-bounds \(missing) Collection view: "
        + "\(try described()).")
  }

  /// Returns the offset on one axis for a position: 1 is the start, 2 the center, 4 the end.
  static func start(
    of item: (start: Double, length: Double), in seen: (start: Double, length: Double),
    _ position: Int
  ) -> Double {
    switch position {
    case 1: return item.start
    case 2: return item.start - (seen.length - item.length) / 2
    case 4: return item.start - (seen.length - item.length)
    default:
      if item.start < seen.start { return item.start }
      let end = item.start + item.length
      return end > seen.start + seen.length ? end - seen.length : seen.start
    }
  }

  static func defineGeometry(_ view: ClassDefinition<UICollectionView>) {
    view.method("layoutAttributesForItemAtIndexPath:") {
      (view, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      try view.attributes(of: path)
    }
    view.method("indexPathForItemAtPoint:") { (view, point: CGPoint) -> NSIndexPath? in
      try view.item(at: point)
    }
    view.method("scrollToItemAtIndexPath:atScrollPosition:animated:") {
      (view, path: NSIndexPath, position: Int, animated: Bool) in
      try view.scroll(to: path, position, animated: animated)
    }
  }
}
