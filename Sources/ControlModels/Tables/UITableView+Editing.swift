internal import FoundationModels
internal import SelectorRuntime

/// The row whose delete button shows.
struct RowConfirmation {
  /// Nil when the row has gone.
  var path: ItemPath?
  /// Whether a swipe has uncovered it; otherwise its edit control has.
  let isSwipe: Bool
}

/// Editing: rows with controls that delete or insert, and the data source that is told to do so.
///
/// The table never changes the data: it tells the data source to commit an editing style, and that
/// deletes or inserts the row by the messages of `UITableView+Updates`.
extension UITableView {
  // What may be edited.

  private func canEdit(_ path: ItemPath) throws -> Bool {
    try askDataSource(.canEdit, world.indexPath(path), as: Bool.self) ?? true
  }

  /// A `UITableViewCellEditingStyle`: to be deleted, unless the delegate says otherwise.
  private func editingStyle(_ path: ItemPath) throws -> Int {
    try askDelegate(.editingStyle, world.indexPath(path), as: Int.self) ?? 1
  }

  /// Whether a swipe may uncover the delete button of a row.
  func maySwipe(_ path: ItemPath) throws -> Bool {
    guard !isEditing, confirmation == nil, responds(.commit) else { return false }
    return try canEdit(path) && editingStyle(path) == 1
  }

  // Edit mode.

  private func setEditing(_ editing: Bool, animated: Bool) throws {
    try endConfirmation()
    guard editing != isEditing else { return }
    isEditing = editing
    // A row that is selected does not stay so.
    for path in selected { try deselect(path, animated: animated) }
    let current = generation
    for row in displayed {
      guard let cell = row.cell else { continue }
      try showEditing(cell, row.path, animated: animated)
      guard current == generation else { return }
    }
  }

  /// Has a cell look as its row does in the table's mode.
  func showEditing(_ cell: UITableViewCell, _ path: ItemPath, animated: Bool) throws {
    try cell.keptAlive {
      if isEditing {
        guard try canEdit(path) else { return }
        cell.edit.style = try editingStyle(path)
        cell.edit.canMove = try canMove(path)
        if let indents = try askDelegate(.shouldIndent, world.indexPath(path), as: Bool.self) {
          cell.edit.shouldIndent = indents
        }
        try cell.tell(tabling.setEditing, true, animated)
      } else if cell.edit.isEditing {
        try cell.tell(tabling.setEditing, false, animated)
      }
    }
  }

  /// A finger on the round control: asks for a confirmation, or inserts at once.
  func editControlTapped(_ cell: UITableViewCell) throws {
    guard let row = displayed.first(where: { $0.cell === cell }) else { return }
    if cell.edit.style == 2 { return try commit(2, cell) }
    guard cell.edit.style == 1 else { return }
    try endConfirmation()
    try confirm(row.path, isSwipe: false)
  }

  func accessoryTapped(_ cell: UITableViewCell) throws {
    guard let row = displayed.first(where: { $0.cell === cell }) else { return }
    try tellDelegate(.accessoryTapped, world.indexPath(row.path))
  }

  // The delete button.

  /// Shows the delete button of a row.
  func confirm(_ path: ItemPath, isSwipe: Bool) throws {
    let current = generation
    let title = try askDelegate(.deleteTitle, world.indexPath(path), as: String?.self) ?? nil
    if isSwipe, current == generation {
      try tellDelegate(.willBeginEditing, world.indexPath(path))
    }
    guard current == generation, let cell = cell(at: path) else { return }
    confirmation = RowConfirmation(path: path, isSwipe: isSwipe)
    try cell.keptAlive {
      try cell.change(confirming: true)
      try cell.edit.confirmation?.tell(tabling.setTitle, title ?? "Delete", 0)
    }
  }

  /// Hides the delete button; after a swipe, the delegate is told that the editing is over.
  func endConfirmation() throws {
    guard let confirmation else { return }
    self.confirmation = nil
    if let path = confirmation.path { try cell(at: path)?.change(confirming: false) }
    guard confirmation.isSwipe else { return }
    try tellDelegate(.didEndEditing, confirmation.path.map(world.indexPath))
  }

  /// Whether a touch is for the delete button, or the control that has asked for it.
  func isForConfirmation(_ touch: UITouch) -> Bool {
    guard let path = confirmation?.path, let button = cell(at: path)?.edit.confirmation else {
      return false
    }
    return touch.view?.isDescendant(of: button) ?? false
  }

  /// Tells the data source to carry out an editing style.
  func commit(_ style: Int, _ cell: UITableViewCell) throws {
    guard let path = displayed.first(where: { $0.cell === cell })?.path else { return }
    isCommitting = true
    do {
      defer { isCommitting = false }
      _ = try askDataSource(.commit, style, world.indexPath(path), as: Value.self)
    }
    try endConfirmation()
  }

  /// Ends a confirmation whose row has gone, unless that is being committed.
  func settleConfirmation() throws {
    guard confirmation != nil, confirmation?.path == nil, !isCommitting else { return }
    try endConfirmation()
  }

  static func defineEditing(_ table: ClassDefinition<UITableView>) {
    let setEditing = table.cls.runtime.selector("setEditing:animated:")
    // From the documentation of `tableView:willBeginEditingRowAtIndexPath:`: a swipe counts.
    table.method("isEditing") { (table) -> Bool in
      table.isEditing || table.confirmation?.isSwipe == true
    }
    table.method("setEditing:") { (table, editing: Bool) in
      try table.tell(setEditing, editing, false)
    }
    table.method(setEditing.name) { (table, editing: Bool, animated: Bool) in
      try table.keptAlive { try table.setEditing(editing, animated: animated) }
    }
    table.method("_handleSwipe:") { (table, pan: UITableViewSwipeGestureRecognizer) in
      try table.keptAlive { try table.handleSwipe(pan) }
    }
  }
}
