internal import SelectorRuntime

/// What of a cell shows that its row is being edited.
final class CellEditing {
  var isEditing = false
  /// A `UITableViewCellEditingStyle`, as the table has found it out.
  var style = 0
  var shouldIndent = true
  var isConfirming = false
  var canMove = false
  var showsReorderControl = false
  /// How far the content has been pushed aside to show the delete button.
  var reveal = 0.0
  @Strong var control: UIControl?
  @Strong var grip: UIView?
  @Strong var confirmation: UIButton?

  /// The width of the round control at the left, as commonly seen; in no document.
  static let controlWidth = 38.0
  /// The width of the control that a row is carried by, as commonly seen; in no document.
  static let gripWidth = 44.0
  /// The width of the button that says Delete, as commonly seen; in no document.
  static let confirmationWidth = 74.0

  var showsControl: Bool { isEditing && style != 0 }

  var showsGrip: Bool { isEditing && canMove }

  /// How far the content moves to the right of its place.
  var indent: Double { showsControl && shouldIndent ? Self.controlWidth : 0 }

  func clear() {
    control = nil
    grip = nil
    confirmation = nil
  }
}

/// Editing: the control that a row has while the table is edited, and the button that deletes it.
///
/// Nothing is animated: a state has come as soon as it has been announced.
extension UITableViewCell {
  /// Goes to another state, and says so before and after.
  func change(editing: Bool? = nil, confirming: Bool? = nil) throws {
    let isEditing = editing ?? edit.isEditing
    let isConfirming = confirming ?? edit.isConfirming
    guard isEditing != edit.isEditing || isConfirming != edit.isConfirming else { return }
    // UITableViewCellStateShowingEditControlMask, …ShowingDeleteConfirmationMask
    let state = (isEditing && edit.style != 0 ? 1 : 0) | (isConfirming ? 2 : 0)
    try keptAlive {
      try tell(tabling.willTransition, state)
      edit.isEditing = isEditing
      edit.isConfirming = isConfirming
      edit.reveal = isConfirming ? CellEditing.confirmationWidth : 0
      try showControls()
      markNeedsLayout()
      try tell(tabling.didTransition, state)
    }
  }

  private var tabling: TableSelectors { world.selectors.tables }
  private var table: UITableView? { superview as? UITableView }

  private func showControls() throws {
    try show(\.control, edit.showsControl) {
      let control = world.create(UIControl.self, of: world.classes.control)
      control.add(self, tabling.editControlTapped, .touchUpInside)
      return control
    }
    try show(\.grip, edit.showsGrip) {
      let grip = world.create(UIView.self, of: world.classes.view)
      let reorder = world.create(
        UITableViewReorderGestureRecognizer.self, of: world.classes.tableReorder)
      reorder.add(self, tabling.handleReorder)
      grip.own(reorder)
      return grip
    }
    try show(\.confirmation, edit.isConfirming) {
      let button = world.create(UIButton.self, of: world.classes.button)
      button.add(self, tabling.confirmationTapped, .touchUpInside)
      return button
    }
  }

  /// Puts a part in front of the others, or takes it away.
  private func show<Part: UIView>(
    _ place: ReferenceWritableKeyPath<CellEditing, Part?>, _ isShown: Bool, make: () -> Part
  ) throws {
    let part = edit[keyPath: place]
    if isShown, part == nil {
      let made = make()
      edit[keyPath: place] = made
      try insert(made, at: subviews.count)
    } else if !isShown, let part {
      edit[keyPath: place] = nil
      try part.removeFromSuperview()
    }
  }

  func placeControls() {
    let height = bounds.size.height
    edit.control?.setFrame(CGRect(x: 0, y: 0, width: CellEditing.controlWidth, height: height))
    edit.grip?.setFrame(
      CGRect(
        x: bounds.size.width - CellEditing.gripWidth, y: 0, width: CellEditing.gripWidth,
        height: height))
    let width = CellEditing.confirmationWidth
    edit.confirmation?.setFrame(
      CGRect(x: bounds.size.width - width, y: 0, width: width, height: height))
  }

  static func defineEditing(_ cell: ClassDefinition<UITableViewCell>) {
    let runtime = cell.cls.runtime
    let setEditing = runtime.selector("setEditing:animated:")
    cell.method("isEditing") { (cell) -> Bool in cell.edit.isEditing }
    cell.method("setEditing:") { (cell, editing: Bool) in
      try cell.tell(setEditing, editing, false)
    }
    cell.method(setEditing.name) { (cell, editing: Bool, _: Bool) in
      try cell.change(editing: editing)
    }
    cell.method("editingStyle") { (cell) -> Int in cell.edit.style }
    cell.method("showingDeleteConfirmation") { (cell) -> Bool in cell.edit.isConfirming }
    cell.method("shouldIndentWhileEditing") { (cell) -> Bool in cell.edit.shouldIndent }
    cell.method("setShouldIndentWhileEditing:") { (cell, indents: Bool) in
      cell.edit.shouldIndent = indents
      cell.markNeedsLayout()
    }
    cell.method("showsReorderControl") { (cell) -> Bool in cell.edit.showsReorderControl }
    cell.method("setShowsReorderControl:") { (cell, shows: Bool) in
      cell.edit.showsReorderControl = shows
    }
    cell.method("willTransitionToState:") { (_, _: Int) in }
    cell.method("didTransitionToState:") { (_, _: Int) in }
    cell.method("_editControlWasTapped") { (cell) in
      try cell.keptAlive { try cell.table?.editControlTapped(cell) }
    }
    cell.method("_handleReorder:") { (cell, reorder: UITableViewReorderGestureRecognizer) in
      try cell.keptAlive { try cell.table?.handleReorder(reorder) }
    }
    cell.method("_deleteConfirmationWasTapped") { (cell) in
      try cell.keptAlive { try cell.table?.commit(1, cell) }
    }
    cell.method("_accessoryButtonWasTapped") { (cell) in
      try cell.keptAlive { try cell.table?.accessoryTapped(cell) }
    }
  }
}
