internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
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

  /// Whether a cell that leaves is kept for a while before it is reused, as since iOS 10.
  var keepsDeparted: Bool {
    world.changes[.reuseDelayed] && isPrefetchingEnabled && window != nil
  }

  /// Returns the cells for reuse that have left by more than their own length.
  ///
  /// No source says how long a device keeps them; reports tell of scrolling back and forth over a
  /// few items.
  func releaseDeparted() {
    departed.dropOthers(
      generation,
      near: { path in
        guard keepsDeparted, let view = departed.view(of: path) else { return false }
        let frame = view.frame
        let near = bounds.inset(
          by: UIEdgeInsets(
            top: -frame.size.height, left: -frame.size.width, bottom: -frame.size.height,
            right: -frame.size.width))
        return frame.meets(near)
      },
      reuse: { store($0) })
  }

  private func store(_ view: UIView) {
    guard let cell = view as? UICollectionViewCell, let identifier = cell.reuseIdentifier
    else { return }
    reusables.add(cell, for: Self.poolKey(nil, identifier))
  }

  /// Makes the cell of the next item while the collection scrolls, before the item is visible.
  ///
  /// Collections do this since iOS 10, with the items of the next line.
  func prepareItem(of layout: UICollectionViewLayout) throws {
    prepared.dropOthers(
      generation, near: { contains($0) },
      reuse: { store($0) })
    guard world.changes[.collectionPrefetch], isPrefetchingEnabled, dataSourceSlot.object != nil,
      prepared.areMade(in: self)
    else { return }
    let isHorizontal =
      contentSize.width > bounds.size.width && contentSize.height <= bounds.size.height
    let (area, isBackward) = prepared.area(
      beside: bounds, isHorizontal ? bounds.size.width : bounds.size.height,
      isHorizontal: isHorizontal)
    let current = generation
    let elements: [UICollectionViewLayoutAttributes] =
      try layout.call(
        collectionSelectors.elementsInRect, area, as: [UICollectionViewLayoutAttributes]?.self)
      ?? []
    guard current == generation else { return }
    var ahead: [(path: ItemPath, edge: Double)] = []
    for element in elements
    where element.category == .cell && element.frame.meets(area) && !element.frame.meets(bounds) {
      guard let path = try element.indexPath?.itemPath(for: self), contains(path) else { continue }
      let frame = element.frame
      let edge =
        isHorizontal
        ? isBackward ? -frame.maxX : frame.origin.x : isBackward ? -frame.maxY : frame.origin.y
      ahead.append((path, edge))
    }
    guard let nearest = ahead.map(\.edge).min() else { return }
    let line = ahead.filter { $0.edge <= nearest + 0.5 }.map(\.path).sorted()
    let known = Set(prepared.paths)
    guard let path = line.first(where: { !known.contains($0) }) else { return }
    let indexPath = try world.indexPath(path)
    try indexPath.keptAlive {
      let key = DisplayedElement.Key(kind: nil, path: path)
      guard let view = try call(for: key, indexPath), current == generation,
        !displayed.contains(where: { $0.view === view })
      else { return }
      prepared.add(view, for: path, generation)
    }
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
