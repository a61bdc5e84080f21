internal import FoundationModels
internal import SelectorRuntime

/// The messages of a drag to the delegate of its source.
///
/// Each has a name for interactions and often one for tables and collections, without what comes
/// before the first colon. Whether a delegate knows a message is asked when the message is due.
extension UIDragInteraction {
  /// Who is told, who tells, and by which selector; nil where nobody wants to know.
  private func receiver(
    _ name: String?, items: String?
  ) throws -> (receiver: RuntimeObject, sender: RuntimeObject, selector: Selector)? {
    let delegate = itemsView.map { $0.dragDelegate } ?? delegate
    guard let delegate, !delegate.isErased, let rest = itemsView == nil ? name : items else {
      return nil
    }
    let selector = runtime.selector("\(itemsView?.messagePrefix ?? "dragInteraction"):\(rest)")
    guard try delegate.implements(selector) else { return nil }
    return (delegate, (itemsView as UIScrollView?) ?? self, selector)
  }

  /// Tells the delegate of something, if it knows the message.
  ///
  /// - Throws: what the delegate throws.
  func tell(
    _ name: String?, items: String? = nil, _ arguments: any MessageValue...
  ) throws {
    guard let (receiver, sender, selector) = try receiver(name, items: items) else { return }
    let values = [.object(sender)] + arguments.map(\.messageValue)
    _ = try receiver.keptAlive { try runtime.send(receiver, selector, Arguments(values)) }
  }

  /// Asks the delegate; nil when it does not know the message.
  ///
  /// - Throws: what the delegate throws; ``RuntimeError`` when the answer is of another type.
  func ask<Answer: MessageValue>(
    _ name: String?, items: String? = nil, _ arguments: any MessageValue...,
    as type: Answer.Type = Answer.self
  ) throws -> Answer? {
    guard let (receiver, sender, selector) = try receiver(name, items: items) else { return nil }
    let values = [.object(sender)] + arguments.map(\.messageValue)
    let answer = try receiver.keptAlive {
      try runtime.send(receiver, selector, Arguments(values))
    }
    if let answer = Answer.answered(answer, in: runtime) { return answer }
    throw RuntimeError(
      .invalidArgument,
      "\(receiver.methodName(selector)): the result must be \(Answer.expectation), "
        + "got \(Answer.mismatch(answer))")
  }

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
