internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The item counts, and the preparation of the layout.
extension UICollectionView {
  /// Discards all cached data; the selection is cleared without delegate messages.
  func markNeedsReload() {
    needsReload = true
    generation += 1
    prefetching.forget()
    (collectionLayout as? UICollectionViewFlowLayout)?.preferredSizes = [:]
    (collectionLayout as? UICollectionViewCompositionalLayout)?.forgetPreferences()
    selected = []
    followed = nil
    markNeedsPreparation()
  }

  /// Marks the layout so that it is prepared again before it is used.
  func markNeedsPreparation() {
    guard !isPreparing else { return }
    needsPreparation = true
    markNeedsLayout()
  }

  /// Returns the number of items of each section.
  func itemCounts() throws -> [Int] {
    try reloadIfNeeded()
    return counts
  }

  func contains(_ path: ItemPath) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  func reloadIfNeeded() throws {
    guard needsReload, !isAsking else { return }
    needsReload = false
    do {
      for element in displayed { try recycle(element) }
      counts = try askForCounts()
    } catch {
      needsReload = true
      throw error
    }
  }

  func askForCounts() throws -> [Int] {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    guard dataSourceSlot.object != nil else { return [] }
    let sections = try callDataSource(.numberOfSections, as: Int.self) ?? 1
    try checkCount(sections, .numberOfSections, limit: 1_000_000)
    var counts: [Int] = []
    for section in 0..<sections {
      let count = try callDataSource(.numberOfItems, section, as: Int.self) ?? 0
      try checkCount(count, .numberOfItems, limit: 1_000_000_000_000)
      counts.append(count)
    }
    return counts
  }

  private func checkCount(
    _ count: Int, _ method: CollectionDataSourceMethod, limit: Int
  ) throws {
    guard count < 0 || count > limit else { return }
    throw RuntimeError(
      .inconsistency,
      "-[\(dataSourceSlot.object?.className ?? "") \(method.rawValue)]: the number must be from 0 "
        + "to \(limit), got \(count)")
  }

  /// Loads the counts and prepares the layout if necessary, so that the layout can be queried.
  func prepareIfNeeded() throws {
    try reloadIfNeeded()
    guard needsPreparation, !isPreparing, let collectionLayout else { return }
    isPreparing = true
    defer { isPreparing = false }
    needsPreparation = false
    do {
      try collectionLayout.keptAlive {
        try collectionLayout.send(collectionSelectors.prepareLayout)
        let size: CGSize = try collectionLayout.call(collectionSelectors.contentSize)
        if size != contentSize { try send(world.selectors.tables.setContentSize, size) }
      }
    } catch {
      needsPreparation = true
      throw error
    }
  }

  static func defineData(_ view: ClassDefinition<UICollectionView>) {
    view.method("reloadData") { (view) in view.markNeedsReload() }
    view.readonly("numberOfSections") { (view) -> Int in try view.itemCounts().count }
    view.method("numberOfItemsInSection:") { (view, section: Int) -> Int in
      let counts = try view.itemCounts()
      if counts.indices.contains(section) { return counts[section] }
      throw RuntimeError(
        .inconsistency,
        "request for number of items in section \(section) when there are only \(counts.count) "
          + "sections in the collection view")
    }
  }
}
