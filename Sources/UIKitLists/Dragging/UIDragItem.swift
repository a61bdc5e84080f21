internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// One dragged item: the provider of its data and the app's local object.
///
/// As in UIDragItem.h; the local object never leaves the app.
final class UIDragItem: StoringObject {
  @Strong private(set) var provider: NSItemProvider?
  /// The table or collection that the item was lifted from.
  @Weak private(set) var origin: UIScrollView?
  /// The row or item there, valid until the view changes.
  private var place: (path: ItemPath, generation: Int)?
  /// The interaction whose delegate returns another preview during the drop.
  @Weak var dropping: UIDropInteraction?

  /// Stores the row or item that the drag item was lifted from.
  func take(from view: any DraggedItems, _ path: ItemPath) {
    origin = view
    place = (path, view.generation)
  }

  /// The row or item of a view that it was lifted from; nil once that view has changed.
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

  /// The classes of drag and drop, superclasses first.
  @NativeClassList package static var dragging: [NativeClassDeclaration] {
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
  package static let dragging: KeyValuePairs<String, Int> = [
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
