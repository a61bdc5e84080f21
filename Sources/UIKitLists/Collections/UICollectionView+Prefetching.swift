internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Prefetching: the data source is notified of items that will soon become visible.
extension UICollectionView {
  static let prefetchItems = "collectionView:prefetchItemsAtIndexPaths:"
  static let cancelPrefetching = "collectionView:cancelPrefetchingForItemsAtIndexPaths:"

  /// Sends the prefetching messages for the area next to the current layout.
  func announceItems(of layout: UICollectionViewLayout) throws {
    guard prefetching.isUsed, isPrefetchingEnabled, window != nil else { return }
    let isHorizontal =
      contentSize.width > bounds.size.width && contentSize.height <= bounds.size.height
    let (area, isBackward) = prefetching.area(beside: bounds, isHorizontal: isHorizontal)
    let current = generation
    let elements: [UICollectionViewLayoutAttributes] =
      try layout.call(
        collectionSelectors.elementsInRect, area, as: [UICollectionViewLayoutAttributes]?.self)
      ?? []
    guard current == generation else { return }
    let items = try elements.filter { $0.category == .cell && $0.frame.meets(area) }
      .compactMap { try $0.indexPath?.itemPath(for: self) }
      .filter(contains).sorted()
    try prefetching.announce(
      isBackward ? items.reversed() : items, shown: Set(cells.map(\.key.path)), of: self)
  }

  static func definePrefetching(_ view: ClassDefinition<UICollectionView>) {
    view.property(
      "prefetchDataSource", .weak, of: "<UICollectionViewDataSourcePrefetching>",
      get: { $0.prefetching.slot.object }
    ) {
      (view, source: RuntimeObject?) in
      try view.keptAlive { try view.prefetching.slot.set(source, of: view) }
      view.prefetching.forget()
      view.markNeedsLayout()
    }
    view.property(
      "prefetchingEnabled", getter: "isPrefetchingEnabled", get: { $0.isPrefetchingEnabled }
    ) { (view, enabled: Bool) in
      view.isPrefetchingEnabled = enabled
      view.prefetching.forget()
    }
  }
}
