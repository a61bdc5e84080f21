internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// Lets the user drop items on a view.
///
/// The delegate says whether it can handle a drag, is notified when it enters and exits, and
/// proposes an operation. The interaction of a table or collection calls its drop delegate.
package final class UIDropInteraction: UIViewInteraction, DragMessenger {
  /// The drag over the view.
  @Strong private(set) var session: DropSession?
  /// The path last proposed for a drop on a table or collection.
  private(set) var destination: ItemPath?
  private var isReordering = false

  /// The table or collection that owns this interaction.
  package var itemsView: (any DraggedItems)? {
    guard let view = view as? any DraggedItems, view.dropInteraction === self else { return nil }
    return view
  }

  package var listener: RuntimeObject? { itemsView.map { $0.dropDelegate } ?? delegate }
  package let ownPrefix = "dropInteraction"

  // The messages of a drag.

  /// Whether the delegate can handle a drag; cached until the items change.
  ///
  /// - Throws: errors of the delegate.
  func couldTake(_ drop: DropSession) throws -> Bool {
    if let other = session, other !== drop, !allowsSeveral { return false }
    if let known = drop.answers.first(where: { $0.interaction.load() === self }) {
      return known.takes
    }
    var takes: Bool
    if let itemsView, itemsView.dropDelegate == nil {
      takes = isOwn(drop, itemsView)
    } else {
      takes = itemsView != nil || delegate != nil
    }
    if takes {
      takes = try ask("canHandleSession:", items: "canHandleDropSession:", drop) ?? true
    }
    drop.answers.append((WeakReference(self), takes))
    return takes
  }

  private var allowsSeveral: Bool {
    storedValues?.value("allowsSimultaneousDropSessions")
      .flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// Whether a drag came from the same table or collection.
  private func isOwn(_ drop: DropSession, _ itemsView: any DraggedItems) -> Bool {
    drop.drag?.source?.view === itemsView
  }

  /// - Throws: errors of the delegate.
  func enter(_ drop: DropSession) throws {
    session = drop
    if let itemsView, isOwn(drop, itemsView), let items = drop.drag?.items, items.count == 1,
      let path = items[0].path(in: itemsView),
      itemsView.dropDelegate == nil || itemsView.reordersForDropDelegate
    {
      isReordering = try itemsView.beginReordering(path)
    }
    try tell("sessionDidEnter:", items: "dropSessionDidEnter:", drop)
  }

  /// Requests the proposal for a drop at the present location.
  ///
  /// - Throws: errors of the delegate.
  func update(_ drop: DropSession) throws -> UIDropProposal? {
    guard let itemsView else { return try ask("sessionDidUpdate:", drop) ?? nil }
    guard let drag = drop.drag, let window = drag.window,
      let point = window.convert(drag.location, to: itemsView)
    else { return nil }
    // Measured on devices: a move within the same table, a copy from elsewhere.
    let usual = uikit.temporary(itemsView.proposalClass)
    _ = try usual.fill(isOwn(drop, itemsView) ? 3 : 2, 0, "initWithDropOperation:")
    destination = try itemsView.destination(at: point)
    var proposal: UIDropProposal?
    if itemsView.dropDelegate != nil {
      proposal =
        try ask(
          nil, items: "dropSessionDidUpdate:withDestinationIndexPath:", drop,
          destination.map { try uikit.indexPath($0) }) ?? usual
    } else {
      proposal = isReordering ? usual : nil
    }
    if isReordering, proposal?.operation == .move { try itemsView.reorder(to: point) }
    return proposal
  }

  /// - Throws: errors of the delegate.
  func leave(_ drop: DropSession) throws {
    try stop()
    try tell("sessionDidExit:", items: "dropSessionDidExit:", drop)
  }

  private func stop() throws {
    session = nil
    destination = nil
    guard isReordering, let itemsView else { return }
    isReordering = false
    try itemsView.endReordering(cancelled: true)
  }

  /// Sends `performDrop`, and requests the drop previews.
  ///
  /// - Returns: the animators of the items.
  /// - Throws: errors of the delegate.
  func perform(_ drop: DropSession) throws -> [DragAnimator] {
    guard let items = drop.drag?.items else { return [] }
    let animators = items.map { _ in uikit.temporary(UIKitClasses.dragAnimator) }
    guard let itemsView else {
      try tell("performDrop:", drop)
      for item in items {
        item.dropping = self
        try askForDropPreview(item)
      }
      for (item, animator) in zip(items, animators) {
        try tell("item:willAnimateDropWithAnimator:", item, animator)
      }
      return animators
    }
    if isReordering, reorders(drop, itemsView) {
      isReordering = false
      try itemsView.endReordering(cancelled: false)
      return animators
    }
    if isReordering {
      isReordering = false
      try itemsView.endReordering(cancelled: true)
    }
    let coordinator = try uikit.temporary(itemsView.coordinatorClass).fill(
      itemsView, drop, destination, animators)
    try tell(nil, items: "performDropWithCoordinator:", coordinator)
    return animators
  }

  /// Whether the data source alone moves the row.
  private func reorders(_ drop: DropSession, _ itemsView: any DraggedItems) -> Bool {
    guard itemsView.dropDelegate != nil else { return true }
    guard drop.operation == .move, let intent = drop.proposal?.intent else { return false }
    return intent == .insertAtDestination || intent == .automatic
  }

  /// Requests the drop preview of an item.
  ///
  /// - Throws: errors of the delegate.
  func askForDropPreview(_ item: UIDragItem) throws {
    guard let view, view.window != nil, itemsView == nil else { return }
    let usual = try uikit.temporary(UIKitClasses.targetedDragPreview).fill(view, nil, nil)
    _ = try ask("previewForDroppingItem:withDefault:", item, usual, as: UITargetedPreview?.self)
  }

  /// Requests the preview parameters of the row or item that replaces a dropped one.
  ///
  /// - Throws: errors of the delegate.
  func askForDropParameters(_ path: NSIndexPath) throws {
    guard let itemsView else { return }
    _ = try ask(
      nil, items: "dropPreviewParametersFor\(itemsView.itemWord)AtIndexPath:", path,
      as: UIPreviewParameters?.self)
  }

  /// - Throws: errors of the delegate.
  func conclude(_ drop: DropSession) throws {
    for item in drop.drag?.items ?? [] where item.dropping === self { item.dropping = nil }
    try tell("concludeDrop:", drop)
  }

  /// - Throws: errors of the delegate.
  func end(_ drop: DropSession) throws {
    if session === drop { try stop() }
    try tell("sessionDidEnd:", items: "dropSessionDidEnd:", drop)
  }

  static func define(_ interaction: ClassDefinition<UIDropInteraction>) {
    defineCommon(interaction, delegate: "UIDropInteractionDelegate")
    interaction.stored("allowsSimultaneousDropSessions", usual: false)
  }
}

extension UIView {
  /// The drop interactions of the view.
  ///
  /// - Throws: errors of a script's `interactions`.
  func dropInteractions() throws -> [UIDropInteraction] {
    let own = (self as? any DraggedItems)?.dropInteraction
    let others: [RuntimeObject] = try call(runtime.selector("interactions"))
    return [own].compactMap { $0 } + others.compactMap { $0 as? UIDropInteraction }
  }
}

extension UIKitClasses {
  static let dropInteraction = NativeClass<UIDropInteraction>(
    "UIDropInteraction", superclass: FoundationClasses.object, UIDropInteraction.define)
}
