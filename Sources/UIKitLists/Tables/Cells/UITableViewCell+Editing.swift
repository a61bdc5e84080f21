internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitControls
internal import UIKitRuntime

/// The editing state of a cell.
package final class CellEditing {
  var isEditing = false
  /// Whether a swipe has put the cell into editing, without insert or delete controls.
  var isSwiped = false
  /// A `UITableViewCellEditingStyle`, as the table has determined it.
  package var style = 0
  var shouldIndent = true
  /// The actions of the visible buttons, or nil if no buttons are visible.
  package var actions: RowActions?
  /// The actions that a swipe shows by `setEditing:animated:`, and whether it sends that now.
  var swipeActions: RowActions?
  var isSettingSwipe = false
  var canMove = false
  var showsReorderControl = false
  /// The offset of the content that reveals the buttons; negative values move it to the right.
  var reveal = 0.0
  @Strong package var control: UIControl?
  @Strong package var grip: UIView?
  /// From the edge of the row towards its middle.
  @StrongList package var buttons: [UIButton] = []

  /// The width of the insert or delete control, as commonly seen; no document states it.
  static let controlWidth = 38.0
  /// The width of the reorder control, as commonly seen; no document states it.
  static let gripWidth = 44.0
  /// The width of the Delete button, as commonly seen; no document states it.
  static let buttonWidth = 74.0

  var showsControl: Bool { isEditing && !isSwiped && style != 0 }

  var showsGrip: Bool { isEditing && !isSwiped && canMove }

  /// The indentation of the content for the insert or delete control.
  var indent: Double { showsControl && shouldIndent ? Self.controlWidth : 0 }

  func clear() {
    control = nil
    grip = nil
    buttons = []
    actions = nil
    swipeActions = nil
  }
}

/// Editing of a cell: the insert or delete control, the reorder control and the action buttons.
///
/// State changes are immediate, without animation.
extension UITableViewCell {
  /// Changes the editing mode; sends the state messages before and after.
  ///
  /// During a swipe the action buttons change with the mode.
  func change(editing: Bool) throws {
    guard editing != edit.isEditing else { return }
    if edit.isSwiped, edit.isSettingSwipe {
      return try change(editing, edit.swipeActions)
    }
    try change(editing, edit.actions)
  }

  /// Shows other action buttons or none; sends the state messages before and after.
  ///
  /// - Parameter isSilent: Whether the state messages are left out.
  func change(actions: RowActions?, isSilent: Bool = false) throws {
    guard actions !== edit.actions else { return }
    try change(edit.isEditing, actions, isSilent: isSilent)
  }

  /// Shows the action buttons of a swipe or hides them, by `setEditing:animated:`.
  ///
  /// A device sends it with the state messages while the finger is still down (openradar 31235143,
  /// 19411256).
  func change(swipeActions: RowActions?) throws {
    guard swipeActions !== edit.actions else { return }
    edit.swipeActions = swipeActions
    edit.isSwiped = true
    edit.isSettingSwipe = true
    defer {
      edit.isSettingSwipe = false
      edit.swipeActions = nil
      if swipeActions == nil { edit.isSwiped = false }
    }
    try send(tableSelectors.setEditing, swipeActions != nil, true)
    // The class has not called super, or the mode was already right.
    try change(actions: swipeActions)
  }

  private func change(
    _ isEditing: Bool, _ actions: RowActions?, isSilent: Bool = false
  ) throws {
    // UITableViewCellStateShowingEditControlMask, …ShowingDeleteConfirmationMask
    let state =
      (isEditing && !edit.isSwiped && edit.style != 0 ? 1 : 0) | (actions == nil ? 0 : 2)
    try keptAlive {
      if !isSilent { try send(tableSelectors.willTransition, state) }
      edit.isEditing = isEditing
      if actions !== edit.actions {
        edit.actions = actions
        edit.reveal = actions?.width ?? 0
        try showButtons()
      }
      try showControls()
      markNeedsLayout()
      try configurationStateDidChange()
      if !isSilent { try send(tableSelectors.didTransition, state) }
    }
  }

  private var tableSelectors: TableSelectors { world.selectors.tables }
  private var table: UITableView? { superview as? UITableView }

  private func showControls() throws {
    try show(\.control, edit.showsControl) {
      let control = try world.makeView(UIKitClasses.control)
      control.add(self, tableSelectors.editControlTapped, .touchUpInside)
      return control
    }
    try show(\.grip, edit.showsGrip) {
      let grip = try world.makeView(UIKitClasses.view)
      let reorder = world.create(UIKitClasses.tableViewReorderGestureRecognizer)
      reorder.add(self, tableSelectors.handleReorder)
      grip.own(reorder)
      return grip
    }
  }

  /// Creates a button for each action, and removes the previous ones.
  private func showButtons() throws {
    let former = edit.buttons
    edit.buttons = []
    for button in former { try button.keptAlive { try button.removeFromSuperview() } }
    guard let actions = edit.actions else { return }
    for place in 0..<actions.count {
      let button = try world.makeView(UIKitClasses.button)
      button.tag = place
      button.add(self, tableSelectors.rowActionTapped, .touchUpInside)
      edit.buttons.append(button)
      try insert(button, at: subviews.count)
    }
  }

  /// Shows a part in front of the others, or removes it.
  private func show<Part: UIView>(
    _ place: ReferenceWritableKeyPath<CellEditing, Part?>, _ isShown: Bool, make: () throws -> Part
  ) throws {
    let part = edit[keyPath: place]
    if isShown, part == nil {
      let made = try make()
      edit[keyPath: place] = made
      try insert(made, at: subviews.count)
    } else if !isShown, let part {
      edit[keyPath: place] = nil
      try part.removeFromSuperview()
    }
  }

  func placeControls() throws {
    let height = bounds.size.height
    try edit.control?.place(CGRect(x: 0, y: 0, width: CellEditing.controlWidth, height: height))
    try edit.grip?.place(
      CGRect(
        x: bounds.size.width - CellEditing.gripWidth, y: 0, width: CellEditing.gripWidth,
        height: height))
    let width = CellEditing.buttonWidth
    for (place, button) in edit.buttons.enumerated() {
      let way = Double(place) * width
      let x = edit.actions?.side == .leading ? way : bounds.size.width - way - width
      try button.place(CGRect(x: x, y: 0, width: width, height: height))
    }
  }

  static func defineEditing(_ cell: ClassDefinition<UITableViewCell>) {
    let runtime = cell.cls.runtime
    let setEditing = runtime.selector("setEditing:animated:")
    cell.property("editing", getter: "isEditing", get: { $0.edit.isEditing }) {
      (cell, editing: Bool) in
      try cell.send(setEditing, editing, false)
    }
    cell.method(setEditing.name) { (cell, editing: Bool, _: Bool) in
      try cell.change(editing: editing)
    }
    cell.readonly("editingStyle") { $0.edit.style }
    cell.readonly("showingDeleteConfirmation") { (cell) -> Bool in cell.edit.actions != nil }
    cell.property("shouldIndentWhileEditing", get: { $0.edit.shouldIndent }) {
      (cell, indents: Bool) in
      cell.edit.shouldIndent = indents
      cell.markNeedsLayout()
    }
    cell.property(
      "showsReorderControl", get: { $0.edit.showsReorderControl },
      set: { $0.edit.showsReorderControl = $1 })
    cell.method("willTransitionToState:") { (_, _: Int) in }
    cell.method("didTransitionToState:") { (_, _: Int) in }
    cell.method("_editControlWasTapped") { (cell) in
      try cell.keptAlive { try cell.table?.editControlTapped(cell) }
    }
    cell.method("_handleReorder:") { (cell, reorder: UITableViewReorderGestureRecognizer) in
      try cell.keptAlive { try cell.table?.handleReorder(reorder) }
    }
    cell.method("_rowActionWasTapped:") { (cell, button: UIButton?) in
      guard let place = cell.edit.buttons.firstIndex(where: { $0 === button }) else { return }
      try cell.keptAlive { try cell.table?.perform(place) }
    }
    cell.method("_accessoryButtonWasTapped") { (cell) in
      try cell.keptAlive { try cell.table?.accessoryTapped(cell) }
    }
  }
}
