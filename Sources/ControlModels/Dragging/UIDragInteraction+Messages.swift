internal import SelectorRuntime

/// The messages of a drag to the delegate of its source.
extension UIDragInteraction: DragMessenger {
  var listener: RuntimeObject? { itemsView.map { $0.dragDelegate } ?? delegate }
  var ownPrefix: String { "dragInteraction" }

  /// Asks how an item is lifted: by a preview, or by the shape of its row or item.
  func askForLiftPreview(_ item: UIDragItem, _ session: DragSession) throws {
    guard let itemsView else {
      _ = try ask("previewForLiftingItem:session:", item, session, as: UITargetedPreview?.self)
      return
    }
    guard let path = item.path(in: itemsView) else { return }
    _ = try ask(
      nil, items: "dragPreviewParametersFor\(itemsView.itemWord)AtIndexPath:",
      uikit.indexPath(path), as: UIPreviewParameters?.self)
  }

  /// Asks how each item goes back, and tells that it does.
  ///
  /// - Returns: what animates along.
  func animateCancel(_ session: DragSession) throws -> [DragAnimator] {
    guard let view else { return [] }
    var animators: [DragAnimator] = []
    for item in session.items {
      if itemsView == nil, view.window != nil {
        let usual = try uikit.temporary(UIKitClasses.targetedDragPreview).fill(view, nil, nil)
        _ = try ask(
          "previewForCancellingItem:withDefault:", item, usual, as: UITargetedPreview?.self)
      } else {
        try askForLiftPreview(item, session)
      }
      let animator = uikit.temporary(UIKitClasses.dragAnimator)
      animators.append(animator)
      try animator.keptAlive { try tell("item:willAnimateCancelWithAnimator:", item, animator) }
    }
    return animators
  }

  /// Tells that the drag is over; a table or a collection does not say how.
  func tellEnd(_ session: DragSession, _ operation: DropOperation) throws {
    if itemsView != nil {
      try tell(nil, items: "dragSessionDidEnd:", session)
    } else {
      try tell("session:didEndWithOperation:", session, operation.rawValue)
    }
  }

  /// What a cell is told of the drag that it is in, numbered as UITableViewCellDragState.
  enum CellState: Int {
    case none, lifting, dragging
  }

  /// Tells the cells of dragged items; at the end those that have been told before.
  func showDragState(_ state: CellState, of items: [UIDragItem]) throws {
    var cells = draggedCells
    if let itemsView, state != .none {
      let paths = Set(items.compactMap { $0.path(in: itemsView) }).sorted()
      for cell in paths.compactMap({ itemsView.cellView(at: $0) })
      where !cells.contains(where: { $0 === cell }) {
        cells.append(cell)
      }
    }
    for cell in cells { cell.retain() }
    defer { for cell in cells { cell.release() } }
    draggedCells = state == .none ? [] : cells
    for cell in cells { try cell.send(runtime.selector("dragStateDidChange:"), state.rawValue) }
  }

  /// Takes a context menu away that the same finger has brought.
  func dismissMenu() throws {
    guard let view else { return }
    let own = (view as? any ContextMenuItems)?.menuInteraction
    let others: [RuntimeObject] = try view.call(runtime.selector("interactions"))
    for menu in [own].compactMap({ $0 }) + others.compactMap({ $0 as? UIContextMenuInteraction }) {
      try menu.keptAlive { try menu.dismiss(nil) }
    }
  }
}
