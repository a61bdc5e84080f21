internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// A section with a section snapshot shows only the children of expanded items. The tree is kept: a
// tap on an outline disclosure accessory expands or collapses an item, if the handlers allow it.

/// The section snapshots of a data source.
extension UICollectionViewDiffableDataSource {
  /// Applies a section snapshot to a section.
  private func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, _ section: Value, _ isAnimated: Bool,
    _ completion: Block?
  ) throws {
    var contents = known
    try contents.replaceItems(of: section, by: snapshot.visibleItems)
    if let number = try contents.sectionNames.number(of: section) {
      let kept: RuntimeObject = try snapshot.call(runtime.selector("copy"))
      outlines[number] = HeldValue(.object(kept))
    }
    try apply(contents, reloading: false, isAnimated: isAnimated, completion)
  }

  /// The section snapshot that a section displays; nil if its items were changed in another way
  /// since.
  private func outline(of section: Value) throws -> NSDiffableDataSourceSectionSnapshot? {
    guard let number = try known.sectionNames.number(of: section),
      let kept = outlines[number]?.value.object as? NSDiffableDataSourceSectionSnapshot
    else { return nil }
    let (visible, shown) = (kept.visibleItems, try known.identifiers(ofSection: section))
    guard visible.count == shown.count else { return nil }
    for (left, right) in zip(visible, shown) {
      guard try uikit.isEqual(left, right) else { return nil }
    }
    return kept
  }

  /// Expands or collapses an item, as a tap on its disclosure accessory does.
  ///
  /// - Throws: errors of the handlers and of the update.
  func toggle(itemAt path: NSIndexPath) throws {
    guard let view else { return }
    let place = try path.itemPath(for: view)
    let contents = known
    guard contents.sections.indices.contains(place.section), contents.item(at: place) != nil else {
      return
    }
    let section = contents.sectionNames.identifiers[contents.sections[place.section]]
    let item = try identifier(at: path)
    guard let kept = try outline(of: section) else { return }
    let tree: NSDiffableDataSourceSectionSnapshot = try kept.call(runtime.selector("copy"))
    let isExpanded: Bool = try tree.call(runtime.selector("isExpanded:"), item)
    let handlers = sectionHandlers
    let asks = isExpanded ? handlers?.shouldCollapse : handlers?.shouldExpand
    if let asks, try Bool.answered(asks(item), in: runtime) == false { return }
    _ = try (isExpanded ? handlers?.willCollapse : handlers?.willExpand)?(item)
    if !isExpanded, let fills = handlers?.snapshotForExpanding {
      let below: NSDiffableDataSourceSectionSnapshot = try tree.call(
        runtime.selector("snapshotOfParentItem:"), item)
      let answer = try below.keptAlive { try fills(item, .object(below)) }
      if let filled = answer.object as? NSDiffableDataSourceSectionSnapshot {
        try tree.send(
          runtime.selector("replaceChildrenOfParentItem:withSnapshot:"), item, filled)
      }
    }
    try tree.send(runtime.selector(isExpanded ? "collapseItems:" : "expandItems:"), [item])
    try keptAlive { try apply(tree, section, true, nil) }
  }

  static func defineSectionSnapshots(
    _ source: ClassDefinition<UICollectionViewDiffableDataSource>
  ) {
    source.property(
      "sectionSnapshotHandlers", .copy,
      get: { (source) -> UICollectionViewDiffableDataSourceSectionSnapshotHandlers in
        if let known = source.sectionHandlers { return known }
        let made = source.uikit.create(UIKitClasses.diffableDataSourceSectionSnapshotHandlers)
        source.sectionHandlers = made
        return made
      }
    ) { (source, handlers: UICollectionViewDiffableDataSourceSectionSnapshotHandlers) in
      source.sectionHandlers = handlers
    }
    source.method("applySnapshot:toSection:animatingDifferences:") {
      (source, snapshot: NSDiffableDataSourceSectionSnapshot, section: Value, isAnimated: Bool) in
      try source.apply(snapshot, section, isAnimated, nil)
    }
    source.method("applySnapshot:toSection:animatingDifferences:completion:") {
      (
        source, snapshot: NSDiffableDataSourceSectionSnapshot, section: Value, isAnimated: Bool,
        completion: Block?
      ) in
      try source.apply(snapshot, section, isAnimated, completion)
    }
    source.method("snapshotForSection:") {
      (source, section: Value) -> NSDiffableDataSourceSectionSnapshot in
      if let kept = try source.outline(of: section) {
        return try kept.call(source.runtime.selector("copy"))
      }
      let made = source.uikit.create(UIKitClasses.diffableDataSourceSectionSnapshot)
      try made.append(source.known.identifiers(ofSection: section), to: nil)
      return made
    }
  }
}

/// The blocks that a collection's data source calls when items are expanded or collapsed.
///
/// From UIDiffableDataSource.h.
package final class UICollectionViewDiffableDataSourceSectionSnapshotHandlers: RuntimeObject {
  fileprivate var shouldExpand, willExpand, shouldCollapse, willCollapse: Block?
  @Owned fileprivate var snapshotForExpanding: Block?

  package override func destruct() {
    (shouldExpand, willExpand, shouldCollapse, willCollapse) = (nil, nil, nil, nil)
    super.destruct()
  }

  static func define(
    _ handlers: ClassDefinition<UICollectionViewDiffableDataSourceSectionSnapshotHandlers>
  ) {
    handlers.adopt(FoundationProtocols.copying)
    handlers.property(
      "shouldExpandItemHandler", .copy, get: { $0.shouldExpand }, set: { $0.shouldExpand = $1 })
    handlers.property(
      "willExpandItemHandler", .copy, get: { $0.willExpand }, set: { $0.willExpand = $1 })
    handlers.property(
      "shouldCollapseItemHandler", .copy, get: { $0.shouldCollapse },
      set: { $0.shouldCollapse = $1 })
    handlers.property(
      "willCollapseItemHandler", .copy, get: { $0.willCollapse }, set: { $0.willCollapse = $1 })
    handlers.property(
      "snapshotForExpandingParentItemHandler", .copy, get: { $0.snapshotForExpanding },
      set: { $0.snapshotForExpanding = $1 })
    handlers.method("copyWithZone:") {
      (handlers, _: Value) -> UICollectionViewDiffableDataSourceSectionSnapshotHandlers in
      let made = try handlers.uikit.instance(
        UICollectionViewDiffableDataSourceSectionSnapshotHandlers.self, of: handlers.isa)
      (made.shouldExpand, made.willExpand) = (handlers.shouldExpand, handlers.willExpand)
      (made.shouldCollapse, made.willCollapse) = (handlers.shouldCollapse, handlers.willCollapse)
      made.snapshotForExpanding = handlers.snapshotForExpanding
      return made
    }
  }
}

extension UIKitClasses {
  package static let diffableDataSourceSectionSnapshotHandlers = NativeClass<
    UICollectionViewDiffableDataSourceSectionSnapshotHandlers
  >(
    "UICollectionViewDiffableDataSourceSectionSnapshotHandlers",
    superclass: FoundationClasses.object,
    UICollectionViewDiffableDataSourceSectionSnapshotHandlers.define)
}
