internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// Lets the drop delegate animate each item of a drop on a table or collection to its target.
///
/// Headers declare only the protocols `UITableViewDropCoordinator` and
/// `UICollectionViewDropCoordinator`. Placeholders, which are rows without data, are not supported.
package final class DropCoordinator: RuntimeObject {
  package override class var declaredName: String { "_UITableViewDropCoordinatorImpl" }

  @Strong private var view: UIScrollView?
  @Strong private var session: DropSession?
  @Strong private var proposal: UIDropProposal?
  @Strong private var destination: NSIndexPath?
  @StrongList private var items: [DroppedItem] = []
  @StrongList private var animators: [DragAnimator] = []

  /// Sets up the coordinator of a drop.
  ///
  /// - Parameters:
  ///   - view: the table or collection.
  ///   - drop: the session of the drop.
  ///   - path: the destination, or nil outside all rows and items.
  ///   - animators: one for each item, in their order.
  /// - Throws: errors of creating objects.
  func fill(
    _ view: any DraggedItems, _ drop: DropSession, _ path: ItemPath?, _ animators: [DragAnimator]
  ) throws -> DropCoordinator {
    self.view = view
    session = drop
    self.animators = animators
    destination = try path.map { try uikit.indexPath($0) }
    // From UITableView.h: without a path the intent is always unspecified.
    proposal = try path == nil ? drop.proposal?.withoutIntent() : drop.proposal
    items = try (drop.drag?.items ?? []).map { item in
      try uikit.temporary(view.droppedItemClass).fill(item, in: view)
    }
    return self
  }

  /// The animator that the delegate uses for the drop of one item.
  private func animator(of item: UIDragItem, _ method: String) throws -> DragAnimator {
    if let place = items.firstIndex(where: { $0.item === item }), animators.indices.contains(place)
    {
      return animators[place]
    }
    throw RuntimeError(
      .invalidArgument,
      "-[\(className) \(method)]: \(item.defaultDescription) is no item of this drop")
  }

  static func defineCommon(_ coordinator: ClassDefinition<DropCoordinator>, _ word: String) {
    coordinator.readonly("items", .copy) { (coordinator) -> [DroppedItem] in coordinator.items }
    coordinator.readonly("destinationIndexPath", .strong) { $0.destination }
    coordinator.readonly("proposal", .strong) { $0.proposal }
    coordinator.readonly("session", .strong) { $0.session }
    let (to, into, target) = (
      "dropItem:to\(word)AtIndexPath:", "dropItem:into\(word)AtIndexPath:rect:",
      "dropItem:toTarget:"
    )
    coordinator.method(to) {
      (coordinator, item: UIDragItem, path: NSIndexPath) -> DragAnimator in
      let animator = try coordinator.animator(of: item, to)
      try (coordinator.view as? any DraggedItems)?.dropInteraction?.askForDropParameters(path)
      return animator
    }
    coordinator.method(into) {
      (coordinator, item: UIDragItem, _: NSIndexPath, _: CGRect) -> DragAnimator in
      try coordinator.animator(of: item, into)
    }
    coordinator.method(target) {
      (coordinator, item: UIDragItem, _: UIPreviewTarget) -> DragAnimator in
      try coordinator.animator(of: item, target)
    }
  }
}

/// One item of a drop, and the row or item of the same view that it came from.
package final class DroppedItem: RuntimeObject {
  package override class var declaredName: String { "_UITableViewDropItemImpl" }

  @Strong private(set) var item: UIDragItem?
  @Strong private var source: NSIndexPath?
  private var previewSize = CGSize.zero

  /// - Throws: errors of creating an index path.
  func fill(_ item: UIDragItem, in view: any DraggedItems) throws -> DroppedItem {
    self.item = item
    if let path = item.path(in: view) {
      source = try uikit.indexPath(path)
      previewSize = view.cellView(at: path)?.bounds.size ?? .zero
    }
    return self
  }

  static func defineCommon(_ dropped: ClassDefinition<DroppedItem>) {
    dropped.readonly("dragItem", .strong) { $0.item }
    dropped.readonly("sourceIndexPath", .strong) { $0.source }
    dropped.readonly("previewSize") { $0.previewSize }
  }
}

extension UIKitClasses {
  private static let object = FoundationClasses.object

  static let tableViewDropCoordinator = NativeClass<DropCoordinator>(
    "_UITableViewDropCoordinatorImpl", superclass: object
  ) { coordinator in
    DropCoordinator.defineCommon(coordinator, "Row")
  }
  static let collectionViewDropCoordinator = NativeClass<DropCoordinator>(
    "_UICollectionViewDropCoordinatorImpl", superclass: object
  ) { coordinator in
    DropCoordinator.defineCommon(coordinator, "Item")
  }
  static let tableViewDropItem = NativeClass<DroppedItem>(
    "_UITableViewDropItemImpl", superclass: object
  ) { dropped in
    dropped.adopt(UIKitProtocols.tableViewDropItem)
    DroppedItem.defineCommon(dropped)
  }
  static let collectionViewDropItem = NativeClass<DroppedItem>(
    "_UICollectionViewDropItemImpl", superclass: object
  ) { dropped in
    dropped.adopt(UIKitProtocols.collectionViewDropItem)
    DroppedItem.defineCommon(dropped)
  }
}
