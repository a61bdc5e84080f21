internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The diffable data source of a collection view, from UIDiffableDataSource.h.
package final class UICollectionViewDiffableDataSource: DiffableDataSource {
  @Owned private var supplementaryProvider: Block?
  @Strong private var reorderingHandlers: UICollectionViewDiffableDataSourceReorderingHandlers?
  @Strong var sectionHandlers: UICollectionViewDiffableDataSourceSectionSnapshotHandlers?
  /// The section snapshots, keyed by the sections' identifier indexes.
  @Owned var outlines: [Int: HeldValue] = [:]

  /// The reordering handlers; each is optional.
  private var handlers: UICollectionViewDiffableDataSourceReorderingHandlers {
    if let reorderingHandlers { return reorderingHandlers }
    let made = uikit.create(UIKitClasses.diffableDataSourceReorderingHandlers)
    reorderingHandlers = made
    return made
  }

  /// Updates the snapshot after the user has reordered an item.
  private func move(from: NSIndexPath, to: NSIndexPath) throws {
    guard let view else { return }
    var contents = known
    let (start, end) = (try from.itemPath(for: view), try to.itemPath(for: view))
    guard let item = contents.item(at: start) else { return }
    let identifier = contents.itemNames.identifiers[item]
    let section = contents.sectionNames.identifiers[contents.sections[end.section]]
    let before = contents
    try contents.delete([identifier])
    if let next = contents.item(at: end) {
      try contents.insert([identifier], .before, contents.itemNames.identifiers[next])
    } else {
      try contents.append([identifier], to: section)
    }
    let transaction = try uikit.create(UIKitClasses.diffableDataSourceTransaction)
      .fill(from: before, to: contents)
    let handlers = handlers
    try transaction.keptAlive {
      try handlers.keptAlive {
        _ = try handlers.willReorder?(.object(transaction))
        try apply(contents, reloading: true, isAnimated: false, nil)
        _ = try handlers.didReorder?(.object(transaction))
      }
    }
  }

  static func define(_ source: ClassDefinition<UICollectionViewDiffableDataSource>) {
    source.adopt(UIKitProtocols.collectionViewDataSource)
    source.method("initWithCollectionView:cellProvider:") {
      (source, view: UICollectionView, provider: Block) -> UICollectionViewDiffableDataSource in
      try source.serve(view, provider)
      return source
    }
    defineShared(source)
    source.property(
      "supplementaryViewProvider", .copy, get: { $0.supplementaryProvider },
      set: { $0.supplementaryProvider = $1 })
    source.property(
      "reorderingHandlers", .copy, get: { $0.handlers }, set: { $0.reorderingHandlers = $1 })
    source.method("numberOfSectionsInCollectionView:") { (source, _: UICollectionView) -> Int in
      source.known.sections.count
    }
    source.method("collectionView:numberOfItemsInSection:") {
      (source, _: UICollectionView, section: Int) -> Int in
      let items = source.known.items
      return items.indices.contains(section) ? items[section].count : 0
    }
    source.method("collectionView:cellForItemAtIndexPath:") {
      (source, _: UICollectionView, path: NSIndexPath) -> Value in
      try source.cell(at: path, "collection")
    }
    source.method("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
      (source, view: UICollectionView, kind: String, path: NSIndexPath) -> Value in
      try source.supplementaryProvider?(.object(view), .string(kind), .object(path)) ?? .none
    }
    source.method("collectionView:canMoveItemAtIndexPath:") {
      (source, _: UICollectionView, path: NSIndexPath) -> Bool in
      guard let canReorder = source.handlers.canReorder else { return false }
      let answer = try canReorder(source.identifier(at: path))
      return Bool.from(answer, in: source.runtime) ?? false
    }
    source.method("collectionView:moveItemAtIndexPath:toIndexPath:") {
      (source, _: UICollectionView, from: NSIndexPath, to: NSIndexPath) in
      try source.move(from: from, to: to)
    }
    defineSectionSnapshots(source)
  }
}

/// The blocks that a collection's data source calls when the user reorders items.
package final class UICollectionViewDiffableDataSourceReorderingHandlers: RuntimeObject {
  fileprivate var canReorder, willReorder, didReorder: Block?

  package override func destruct() {
    (canReorder, willReorder, didReorder) = (nil, nil, nil)
    super.destruct()
  }

  static func define(
    _ handlers: ClassDefinition<UICollectionViewDiffableDataSourceReorderingHandlers>
  ) {
    handlers.property(
      "canReorderItemHandler", .copy, get: { $0.canReorder }, set: { $0.canReorder = $1 })
    handlers.property(
      "willReorderHandler", .copy, get: { $0.willReorder }, set: { $0.willReorder = $1 })
    handlers.property(
      "didReorderHandler", .copy, get: { $0.didReorder }, set: { $0.didReorder = $1 })
  }
}

extension UIKitClasses {
  package static let collectionViewDiffableDataSource = NativeClass<
    UICollectionViewDiffableDataSource
  >(
    "UICollectionViewDiffableDataSource", superclass: FoundationClasses.object,
    UICollectionViewDiffableDataSource.define)
  package static let diffableDataSourceReorderingHandlers = NativeClass<
    UICollectionViewDiffableDataSourceReorderingHandlers
  >(
    "UICollectionViewDiffableDataSourceReorderingHandlers", superclass: FoundationClasses.object,
    UICollectionViewDiffableDataSourceReorderingHandlers.define)
}
