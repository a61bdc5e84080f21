package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The messages of a drag to the delegate of its source.
extension UIDragInteraction: DragMessenger {
  package var listener: RuntimeObject? { itemsView.map { $0.dragDelegate } ?? delegate }
  package var ownPrefix: String { "dragInteraction" }

  /// Requests the lift preview of an item; the default is the shape of its row or item.
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

  /// Requests the cancel previews, and notifies the delegate of the animations.
  ///
  /// - Returns: the animators of the items.
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

  /// Notifies the delegate of the end; tables and collections omit the operation.
  func tellEnd(_ session: DragSession, _ operation: DropOperation) throws {
    if itemsView != nil {
      try tell(nil, items: "dragSessionDidEnd:", session)
    } else {
      try tell("session:didEndWithOperation:", session, operation.rawValue)
    }
  }

  /// The drag state of a cell, numbered as in UITableViewCellDragState.
  enum CellState: Int {
    case none, lifting, dragging
  }

  /// Sets the drag state of the cells of dragged items; at the end, of the cells set before.
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

  /// Dismisses a context menu that the same finger has opened.
  func dismissMenu() throws {
    guard let view else { return }
    let own = (view as? any ContextMenuItems)?.menuInteraction
    let others: [RuntimeObject] = try view.call(runtime.selector("interactions"))
    for menu in [own].compactMap({ $0 }) + others.compactMap({ $0 as? UIContextMenuInteraction }) {
      try menu.keptAlive { try menu.dismiss(nil) }
    }
  }
}
