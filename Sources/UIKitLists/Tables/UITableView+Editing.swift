internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Editing: rows with insert, delete and reorder controls.
///
/// The table never changes the data. It sends the data source
/// `tableView:commitEditingStyle:forRowAtIndexPath:`, and the data source deletes or inserts the
/// row with the messages of `UITableView+Updates`.
extension UITableView {
  // Editable rows.

  func canEdit(_ path: ItemPath) throws -> Bool {
    try callDataSource(.canEdit, world.indexPath(path), as: Bool.self) ?? true
  }

  /// A `UITableViewCellEditingStyle`; the default is Delete.
  func editingStyle(_ path: ItemPath) throws -> Int {
    try callDelegate(.editingStyle, world.indexPath(path), as: Int.self) ?? 1
  }

  // Editing mode.

  private func setEditing(_ editing: Bool, animated: Bool) throws {
    try endConfirmation()
    guard editing != isEditing else { return }
    isEditing = editing
    // Selected rows are deselected.
    for path in selected { try deselect(path, animated: animated) }
    let current = generation
    for row in displayed {
      guard let cell = row.cell else { continue }
      try showEditing(cell, row.path, animated: animated)
      guard current == generation else { return }
    }
  }

  /// Updates a cell for its row's editing state.
  func showEditing(_ cell: UITableViewCell, _ path: ItemPath, animated: Bool) throws {
    try cell.keptAlive {
      if isEditing {
        guard try canEdit(path) else { return }
        cell.edit.style = try editingStyle(path)
        cell.edit.canMove = try canMove(path)
        if let indents = try callDelegate(.shouldIndent, world.indexPath(path), as: Bool.self) {
          cell.edit.shouldIndent = indents
        }
        try cell.send(tableSelectors.setEditing, true, animated)
      } else if cell.edit.isEditing {
        try cell.send(tableSelectors.setEditing, false, animated)
      }
    }
  }

  /// Handles a tap on the insert or delete control: shows the confirmation, or inserts at once.
  func editControlTapped(_ cell: UITableViewCell) throws {
    guard let row = displayed.first(where: { $0.cell === cell }) else { return }
    if cell.edit.style == 2 { return try commit(2, cell) }
    guard cell.edit.style == 1 else { return }
    try endConfirmation()
    let current = generation
    let actions = try actions(of: row.path, .trailing)
    guard current == generation else { return }
    try confirm(row.path, actions ?? RowActions(), isSwipe: false)
  }

  func accessoryTapped(_ cell: UITableViewCell) throws {
    guard let row = displayed.first(where: { $0.cell === cell }) else { return }
    let current = generation
    if let template = cell.accessorySegueTemplate {
      try template.send(runtime.selector("perform:"), cell)
      guard current == generation else { return }
    }
    try sendToDelegate(.accessoryTapped, world.indexPath(row.path))
  }

  /// Sends the data source a commit message with an editing style.
  func commit(_ style: Int, _ cell: UITableViewCell) throws {
    guard let path = displayed.first(where: { $0.cell === cell })?.path else { return }
    isCommitting = true
    do {
      defer { isCommitting = false }
      _ = try callDataSource(.commit, style, world.indexPath(path), as: Value.self)
    }
    try endConfirmation()
  }

  static func defineEditing(_ table: ClassDefinition<UITableView>) {
    let setEditing = table.cls.runtime.selector("setEditing:animated:")
    // From the documentation of `tableView:willBeginEditingRowAtIndexPath:`: a swipe counts as
    // editing.
    table.property(
      "editing", getter: "isEditing",
      get: { (table) -> Bool in
        table.isEditing || table.confirmation?.isSwipe == true
      }
    ) { (table, editing: Bool) in
      try table.send(setEditing, editing, false)
    }
    table.method(setEditing.name) { (table, editing: Bool, animated: Bool) in
      try table.keptAlive { try table.setEditing(editing, animated: animated) }
    }
    table.method("_handleSwipe:") { (table, pan: UITableViewSwipeGestureRecognizer) in
      try table.keptAlive { try table.handleSwipe(pan) }
    }
  }
}
