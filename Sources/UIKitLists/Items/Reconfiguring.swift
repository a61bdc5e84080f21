internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// Reconfigures visible cells.
///
/// The dequeue method returns the existing cell to the data source, without `prepareForReuse`.
extension UITableView {
  private func reconfigure(_ path: ItemPath) throws {
    guard let row = displayed.first(where: { $0.path == path }), let cell = row.cell else { return }
    let current = generation
    try cell.keptAlive {
      reconfigured = row
      defer { reconfigured = nil }
      let answer = try callDataSource(.cellForRow, world.indexPath(path), as: Value.self)
      guard answer?.object === cell else { throw cell.wrongReconfiguring(path, answer) }
      guard current == generation else { return }
      try cell.updateConfigurationsIfNeeded()
      measured[path] = nil
      markNeedsLayout()
    }
  }

  static func defineReconfiguring(_ table: ClassDefinition<UITableView>) {
    table.method("reconfigureRowsAtIndexPaths:") { (table, paths: [NSIndexPath]) in
      try table.keptAlive {
        try table.reloadIfNeeded()
        for path in paths { try table.reconfigure(path.itemPath(for: table)) }
      }
    }
  }
}

extension UICollectionView {
  private func reconfigure(_ path: ItemPath) throws {
    let key = DisplayedElement.Key(kind: nil, path: path)
    guard let element = displayed.first(where: { $0.key == key }), let view = element.view else {
      return
    }
    let current = generation
    try view.keptAlive {
      reconfigured = element
      world.cellRequests += 1
      defer {
        reconfigured = nil
        world.cellRequests -= 1
      }
      let answer = try callDataSource(.cellForItem, world.indexPath(path), as: Value.self)
      guard answer?.object === view else { throw view.wrongReconfiguring(path, answer) }
      guard current == generation else { return }
      try (view as? UICollectionViewCell)?.updateConfigurationsIfNeeded()
      markNeedsLayout()
    }
  }

  static func defineReconfiguring(_ view: ClassDefinition<UICollectionView>) {
    view.method("reconfigureItemsAtIndexPaths:") { (view, paths: [NSIndexPath]) in
      try view.keptAlive {
        try view.reloadIfNeeded()
        for path in paths { try view.reconfigure(path.itemPath(for: view)) }
      }
    }
  }
}

extension UIView {
  fileprivate final func wrongReconfiguring(_ path: ItemPath, _ answer: Value?) -> RuntimeError {
    RuntimeError(
      .inconsistency,
      "Attempted to reconfigure the cell for \(path.words), but the data source returned another "
        + "cell (\(answer?.typeName ?? "nil")). Dequeue the cell for the same index path with the "
        + "same reuse identifier or registration, which answers the existing cell.")
  }
}
