internal import FoundationCore
package import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// A data source that displays snapshots and computes the updates between them.
package class DiffableDataSource: RuntimeObject {
  @Weak private(set) final var view: UIScrollView?
  @Owned final var provider: Block?
  @Owned private(set) final var contents: SnapshotContents?

  final var known: SnapshotContents { contents ?? SnapshotContents(uikit) }

  /// Makes the receiver the data source of a view.
  final func serve(_ view: UIScrollView, _ provider: Block) throws {
    self.view = view
    self.provider = provider
    try view.send(runtime.selector("setDataSource:"), self)
  }

  final func identifier(at path: NSIndexPath) throws -> Value {
    guard let view, let item = try known.item(at: path.itemPath(for: view)) else { return .none }
    return known.itemNames.identifiers[item]
  }

  /// Returns the view that the provider block creates for an item.
  final func cell(at path: NSIndexPath, _ noun: String) throws -> Value {
    let identifier = try identifier(at: path)
    let cell = try provider?(view.messageValue, .object(path), identifier) ?? .none
    if !cell.isNone { return cell }
    throw RuntimeError(
      .inconsistency,
      "\(className) cell provider returned nil for index path \(path.defaultDescription) with item "
        + "identifier '\(identifier.typeName)', which is not allowed. You must always return a cell "
        + "to the \(noun) view.")
  }

  /// Applies a snapshot: as a batch of updates, or as a reload if no items are displayed yet.
  final func apply(
    _ new: SnapshotContents, reloading: Bool, isAnimated: Bool, _ completion: Block?
  ) throws {
    let update = try SnapshotDifference(from: known, to: new)
    try keptAlive {
      if let view, !reloading, view.hasShownItems, view.isServed(by: self) {
        try view.keptAlive {
          try view.applyUpdate {
            contents = new.settled
          } with: {
            update.update
          }
          try view.reconfigureItems(at: update.reconfiguredPaths)
        }
      } else {
        contents = new.settled
        try view?.send(runtime.selector("reloadData"))
      }
    }
    guard let completion else { return }
    let duration = isAnimated ? uikit.settings.updateDuration : 0
    try uikit.runLoop.schedule(after: duration, phase: .displayLinks) { try completion() }
  }

  /// Declares the members that the data sources of tables and collections share.
  static func defineShared<Source: DiffableDataSource>(_ source: ClassDefinition<Source>) {
    source.method("snapshot") { (source) -> NSDiffableDataSourceSnapshot in
      source.uikit.create(UIKitClasses.diffableDataSourceSnapshot).fill(source.known)
    }
    source.method("applySnapshot:animatingDifferences:") {
      (source, snapshot: NSDiffableDataSourceSnapshot, isAnimated: Bool) in
      try source.apply(snapshot, reloading: false, isAnimated: isAnimated, nil)
    }
    source.method("applySnapshot:animatingDifferences:completion:") {
      (source, snapshot: NSDiffableDataSourceSnapshot, isAnimated: Bool, completion: Block?) in
      try source.apply(snapshot, reloading: false, isAnimated: isAnimated, completion)
    }
    source.method("applySnapshotUsingReloadData:") {
      (source, snapshot: NSDiffableDataSourceSnapshot) in
      try source.apply(snapshot, reloading: true, isAnimated: false, nil)
    }
    source.method("applySnapshotUsingReloadData:completion:") {
      (source, snapshot: NSDiffableDataSourceSnapshot, completion: Block?) in
      try source.apply(snapshot, reloading: true, isAnimated: false, completion)
    }
    source.method("itemIdentifierForIndexPath:") { (source, path: NSIndexPath) -> Value in
      try source.identifier(at: path)
    }
    source.method("indexPathForItemIdentifier:") { (source, item: Value) -> NSIndexPath? in
      try source.known.path(ofIdentifier: item).map(source.uikit.indexPath)
    }
    source.method("sectionIdentifierForIndex:") { (source, index: Int) -> Value in
      let known = source.known
      guard known.sections.indices.contains(index) else { return .none }
      return known.sectionNames.identifiers[known.sections[index]]
    }
    source.method("indexForSectionIdentifier:") { (source, section: Value) -> Int in
      try source.known.sectionIndex(of: section) ?? Int.max
    }
  }

  private final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot, reloading: Bool, isAnimated: Bool,
    _ completion: Block?
  ) throws {
    // Before iOS 15, a snapshot that is applied without animation reloads everything.
    let reloads = reloading || !isAnimated && !uikit.changes[.diffableWithoutAnimation]
    try apply(
      snapshot.contents ?? SnapshotContents(uikit), reloading: reloads, isAnimated: isAnimated,
      completion)
  }
}

/// The operations on tables and collections that diffable data sources need.
extension UIScrollView {
  /// Whether a layout has asked for the items since the last reload.
  fileprivate final var hasShownItems: Bool {
    switch self {
    case let table as UITableView: !table.needsReload
    case let collection as UICollectionView: !collection.needsReload
    default: false
    }
  }

  fileprivate final func isServed(by source: RuntimeObject) -> Bool {
    switch self {
    case let table as UITableView: table.dataSourceSlot.object === source
    case let collection as UICollectionView: collection.dataSourceSlot.object === source
    default: false
    }
  }

  /// Performs a batch of updates; the new contents become current inside it.
  fileprivate final func applyUpdate(
    _ change: () throws -> Void, with update: () -> ItemUpdate
  ) throws {
    if let table = self as? UITableView {
      try table.change {
        try change()
        $0 = update()
      }
    } else if let collection = self as? UICollectionView {
      try collection.change {
        try change()
        $0 = update()
      }
    }
  }

  fileprivate final func reconfigureItems(at paths: [ItemPath]) throws {
    guard !paths.isEmpty else { return }
    let name =
      self is UITableView ? "reconfigureRowsAtIndexPaths:" : "reconfigureItemsAtIndexPaths:"
    try send(runtime.selector(name), world.indexPaths(paths))
  }
}
