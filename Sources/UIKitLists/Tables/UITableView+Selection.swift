internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Selection of rows: by code without delegate messages, or by touches.
extension UITableView {
  /// Selects a row; in single selection, deselects the others.
  func select(_ path: ItemPath, animated: Bool = false) throws {
    if !selectsMany {
      for other in selected where other != path { try deselect(other, animated: animated) }
    }
    if !selected.contains(path) { selected.append(path) }
    try showSelection(of: path, true, animated: animated)
  }

  func deselect(_ path: ItemPath, animated: Bool = false) throws {
    selected.removeAll { $0 == path }
    try showSelection(of: path, false, animated: animated)
  }

  /// Updates the selected state of a row's cell, if it is displayed.
  func showSelection(of path: ItemPath, _ isSelected: Bool, animated: Bool = false) throws {
    guard let cell = cell(at: path), cell.isSelected != isSelected else { return }
    try cell.send(tableSelectors.setSelected, isSelected, animated)
  }

  /// Selects or deselects a tapped row, after its highlight has ended.
  ///
  /// The delegate may return another row or nil. The rows may have changed after each delegate
  /// message.
  package func selectByFinger(_ path: ItemPath) throws {
    if selectsMany, selected.contains(path) {
      _ = try deselectByFinger(path)
      return
    }
    let current = generation
    guard let target = try rowAfterAsking(.willSelect, path), current == generation,
      layout.contains(target)
    else { return try showAllSelections() }
    if !selectsMany {
      for other in selected where other != target {
        guard try deselectByFinger(other), current == generation else { break }
      }
      guard current == generation else { return }
    }
    if !selected.contains(target) { selected.append(target) }
    try showSelection(of: target, true)
    guard current == generation else { return }
    if let cell = cell(at: target), let template = cell.selectionSegueTemplate {
      // A segue is performed before the delegate is notified.
      try template.send(runtime.selector("perform:"), cell)
      guard current == generation else { return }
    }
    try sendToDelegate(.didSelect, world.indexPath(target))
  }

  /// Deselects a row, or the row that the delegate returns; returns whether one was deselected.
  private func deselectByFinger(_ path: ItemPath) throws -> Bool {
    let current = generation
    guard let target = try rowAfterAsking(.willDeselect, path) else {
      try showSelection(of: path, selected.contains(path))
      return true
    }
    guard current == generation else { return false }
    try deselect(target)
    guard current == generation else { return false }
    try sendToDelegate(.didDeselect, world.indexPath(target))
    return true
  }

  /// The row that a delegate method returns for a row; without the method, the row itself.
  private func rowAfterAsking(_ method: TableDelegateMethod, _ path: ItemPath) throws -> ItemPath? {
    let answer = try callDelegate(method, world.indexPath(path), as: NSIndexPath?.self)
    guard let answer else { return path }
    return try answer?.itemPath(for: self)
  }

  /// Restores the look of selected rows, which highlighting another row has removed.
  func showAllSelections() throws {
    for path in selected { try showSelection(of: path, true) }
  }

  private func selectByScript(_ path: NSIndexPath?, _ animated: Bool, _ position: Int) throws {
    try reloadIfNeeded()
    guard let path = try path?.itemPath(for: self) else {
      for old in selected { try deselect(old, animated: animated) }
      return
    }
    guard layout.contains(path) else { return }
    try select(path, animated: animated)
    if position != 0 { try scroll(to: path, position, animated: animated) }
  }

  static func defineSelection(_ table: ClassDefinition<UITableView>) {
    table.property("allowsSelection", get: { $0.allowsSelection }) { (table, allows: Bool) in
      table.allowsSelection = allows
      if !allows { for path in table.selected { try table.deselect(path) } }
    }
    table.property("allowsMultipleSelection", get: { $0.allowsMultipleSelection }) {
      (table, allows: Bool) in
      table.allowsMultipleSelection = allows
      if !allows { for path in table.selected.dropFirst() { try table.deselect(path) } }
    }
    table.property(
      "allowsSelectionDuringEditing", get: { $0.allowsSelectionDuringEditing },
      set: { $0.allowsSelectionDuringEditing = $1 })
    table.property(
      "allowsMultipleSelectionDuringEditing", get: { $0.allowsMultipleSelectionDuringEditing },
      set: { $0.allowsMultipleSelectionDuringEditing = $1 })
    table.readonly("indexPathForSelectedRow", .strong) { (table) -> NSIndexPath? in
      try table.selected.first.map(table.world.indexPath)
    }
    table.readonly("indexPathsForSelectedRows", .copy) { (table) -> [NSIndexPath]? in
      table.selected.isEmpty ? nil : try table.world.indexPaths(table.selected)
    }
    table.method("selectRowAtIndexPath:animated:scrollPosition:") {
      (table, path: NSIndexPath?, animated: Bool, position: Int) in
      try table.selectByScript(path, animated, position)
    }
    table.method("deselectRowAtIndexPath:animated:") {
      (table, path: NSIndexPath?, animated: Bool) in
      guard let path else { return }
      try table.deselect(path.itemPath(for: table), animated: animated)
    }
  }
}
