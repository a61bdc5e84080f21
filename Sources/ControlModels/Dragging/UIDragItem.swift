internal import FoundationCore
internal import SelectorRuntime

/// One thing that is dragged: the provider of its data, and what the app itself knows of it.
///
/// As UIDragItem.h has it; the local object never leaves the app.
final class UIDragItem: StoringObject {
  @Strong private(set) var provider: NSItemProvider?
  /// The table or collection that it was taken from.
  @Weak private(set) var origin: UIScrollView?
  /// The row or item there, as long as nothing there has changed since.
  private var place: (path: ItemPath, generation: Int)?
  /// Whose delegate is asked for another preview while it drops.
  @Weak var dropping: UIDropInteraction?

  /// Notes the row or item that it was taken from.
  func take(from view: any DraggedItems, _ path: ItemPath) {
    origin = view
    place = (path, view.generation)
  }

  /// The row or item of a view that it was taken from; nil once that view has changed.
  func path(in view: any DraggedItems) -> ItemPath? {
    guard origin === view, let place, place.generation == view.generation else { return nil }
    return place.path
  }

  static func define(_ item: ClassDefinition<UIDragItem>) {
    item.method("initWithItemProvider:") {
      (item, provider: NSItemProvider) -> UIDragItem in
      item.provider = provider
      return item
    }
    item.readonly("itemProvider", .strong) { $0.provider }
    item.stored("localObject", .strong, usual: Value.none)
    item.stored("previewProvider", .copy, usual: Block?.none)
    item.method("setNeedsDropPreviewUpdate") { (item) in
      guard let interaction = item.dropping else { return }
      try interaction.keptAlive { try interaction.askForDropPreview(item) }
    }
  }
}

extension UIKitClasses {
  static let dragItem = NativeClass<UIDragItem>(
    "UIDragItem", superclass: FoundationClasses.object, UIDragItem.define)

  /// The classes of dragging and dropping, superclasses first.
  @NativeClassList static var dragging: [NativeClassDeclaration] {
    dragInteraction
    dropInteraction
    dragLift
    dragAddItemsTap
    dragItem
    dragPreviewParameters
    dragPreviewTarget
    dragPreview
    targetedDragPreview
    dropProposal
    tableViewDropProposal
    collectionViewDropProposal
    dragAnimator
    springLoadedInteraction
    springLoadedContext
    dragSession
    dropSession
    tableViewDropCoordinator
    tableViewDropItem
    collectionViewDropCoordinator
    collectionViewDropItem
  }
}

extension UIKitConstants {
  /// From UIDragging.h, UIDragSession.h, UITableView.h and UICollectionView.h.
  static let dragging: KeyValuePairs<String, Int> = [
    "UIDropOperationCancel": 0,
    "UIDropOperationForbidden": 1,
    "UIDropOperationCopy": 2,
    "UIDropOperationMove": 3,
    "UIDropSessionProgressIndicatorStyleNone": 0,
    "UIDropSessionProgressIndicatorStyleDefault": 1,
    "UITableViewDropIntentUnspecified": 0,
    "UITableViewDropIntentInsertAtDestinationIndexPath": 1,
    "UITableViewDropIntentInsertIntoDestinationIndexPath": 2,
    "UITableViewDropIntentAutomatic": 3,
    "UICollectionViewDropIntentUnspecified": 0,
    "UICollectionViewDropIntentInsertAtDestinationIndexPath": 1,
    "UICollectionViewDropIntentInsertIntoDestinationIndexPath": 2,
    "UITableViewCellDragStateNone": 0,
    "UITableViewCellDragStateLifting": 1,
    "UITableViewCellDragStateDragging": 2,
    "UICollectionViewCellDragStateNone": 0,
    "UICollectionViewCellDragStateLifting": 1,
    "UICollectionViewCellDragStateDragging": 2,
    "UICollectionViewReorderingCadenceImmediate": 0,
    "UICollectionViewReorderingCadenceFast": 1,
    "UICollectionViewReorderingCadenceSlow": 2,
  ]
}
