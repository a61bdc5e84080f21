internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The swipe actions of rows: which exist, their buttons, and their handlers.
extension UITableView {
  /// The actions that a swipe on a row reveals, or nil.
  ///
  /// A swipe actions configuration takes precedence over a list of row actions. If the delegate
  /// returns neither, and the data source implements `commitEditingStyle`, the table has its own
  /// Delete button.
  func actions(of path: ItemPath, _ side: RowActions.Side) throws -> RowActions? {
    guard try canEdit(path) else { return nil }
    let indexPath = try world.indexPath(path)
    return try indexPath.keptAlive {
      let method: TableDelegateMethod = side == .leading ? .leadingActions : .trailingActions
      if let answer = try callDelegate(method, indexPath, as: UISwipeActionsConfiguration?.self) {
        if let answer {
          return answer.actions.isEmpty
            ? nil
            : RowActions(
              side, answer.actions, performsFirst: answer.performsFirstActionWithFullSwipe)
        }
        if side == .leading { return nil }
      }
      guard side == .trailing, try editingStyle(path) == 1 else { return nil }
      if delegate(.trailingActions) == nil,
        let answer = try callDelegate(.editActions, indexPath, as: [UITableViewRowAction]?.self),
        let answer
      {
        return answer.isEmpty ? nil : RowActions(side, answer)
      }
      return responds(.commit) ? RowActions() : nil
    }
  }

  /// Whether swipes may reveal actions.
  var takesSwipes: Bool {
    responds(.commit) || delegate(.leadingActions) != nil || delegate(.trailingActions) != nil
      || delegate(.editActions) != nil
  }

  /// Shows the action buttons of a row.
  func confirm(_ path: ItemPath, _ actions: RowActions, isSwipe: Bool) throws {
    let current = generation
    var titles = actions.list.map { ($0 as? any RowAction)?.title ?? "" }
    if titles.isEmpty {
      let title = try callDelegate(.deleteTitle, world.indexPath(path), as: String?.self) ?? nil
      titles = [title ?? "Delete"]
    }
    if isSwipe, current == generation {
      try sendToDelegate(.willBeginEditing, world.indexPath(path))
    }
    guard current == generation, let cell = cell(at: path) else { return }
    confirmation = RowConfirmation(path: path, isSwipe: isSwipe, actions: actions)
    try cell.keptAlive {
      if isSwipe {
        try cell.change(swipeActions: actions)
      } else {
        try cell.change(
          actions: actions, isSilent: !world.settings.system.deleteControlTransitions)
      }
      for (button, title) in zip(cell.edit.buttons, titles) {
        try button.send(tableSelectors.setTitle, title, 0)
      }
    }
  }

  /// Hides the buttons; after a swipe, the delegate is notified of the end of editing.
  func endConfirmation() throws {
    guard let confirmation else { return }
    self.confirmation = nil
    if let path = confirmation.path, let cell = cell(at: path) {
      if confirmation.isSwipe {
        try cell.change(swipeActions: nil)
      } else {
        try cell.change(
          actions: nil, isSilent: !world.settings.system.deleteControlTransitions)
      }
    }
    guard confirmation.isSwipe else { return }
    try sendToDelegate(.didEndEditing, confirmation.path.map(world.indexPath))
  }

  /// Ends a confirmation whose row was deleted, unless the deletion is being committed.
  func settleConfirmation() throws {
    guard confirmation != nil, confirmation?.path == nil, !isCommitting else { return }
    try endConfirmation()
  }

  /// Whether a touch is on one of the buttons.
  func isForConfirmation(_ touch: UITouch) -> Bool {
    guard let view = touch.view, let path = confirmation?.path, let cell = cell(at: path) else {
      return false
    }
    return cell.edit.buttons.contains { view.isDescendant(of: $0) }
  }

  /// Performs the action of a button.
  func perform(_ place: Int) throws {
    guard let confirmation, let path = confirmation.path, let cell = cell(at: path) else { return }
    let actions = confirmation.actions
    guard !actions.list.isEmpty else { return try commit(1, cell) }
    guard let action = actions.action(at: place) else { return }
    let indexPath = try world.indexPath(path)
    try action.keptAlive {
      try indexPath.keptAlive {
        let button = place < cell.edit.buttons.count ? cell.edit.buttons[place] : nil
        try action.perform(indexPath, button, in: self) { [weak self, weak actions] in
          guard let self, let actions, !isDeallocating, self.confirmation?.actions === actions
          else { return }
          try keptAlive { try self.endConfirmation() }
        }
      }
    }
  }
}
