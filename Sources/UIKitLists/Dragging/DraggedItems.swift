internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// A table or collection with its own drag and drop interactions for rows or items.
///
/// It creates the interactions when it gets a delegate for them. A drag delegate alone is enough
/// for reordering.
package protocol ItemDragging: AnyObject {
  /// Nil without a drag delegate.
  var dragInteraction: UIDragInteraction? { get set }
  /// Nil without a drag delegate and a drop delegate.
  var dropInteraction: UIDropInteraction? { get set }
  /// Increases with each change that invalidates index paths.
  var generation: Int { get }
  /// The prefix of the delegates' selectors, and their word for a row or an item.
  var messagePrefix: String { get }
  var itemWord: String { get }
  /// Whether the data source moves a row dropped in its own table, even with a drop delegate.
  var reordersForDropDelegate: Bool { get }
  var proposalClass: NativeClass<UIDropProposal> { get }
  var coordinatorClass: NativeClass<DropCoordinator> { get }
  var droppedItemClass: NativeClass<DroppedItem> { get }

  func path(under touch: UITouch) -> ItemPath?
  func cellView(at path: ItemPath) -> UIView?

  /// The path that a drop at a point of the content proposes, or nil outside all rows and items.
  ///
  /// - Throws: errors of a layout.
  func destination(at point: CGPoint) throws -> ItemPath?

  /// Starts reordering a row or item, if the data source allows it.
  ///
  /// - Throws: errors of the data source.
  func beginReordering(_ path: ItemPath) throws -> Bool

  /// Moves the reordered row or item to a point of the content.
  ///
  /// - Throws: errors of the delegate or a layout.
  func reorder(to point: CGPoint) throws

  /// Selects a row or item as a tap does.
  ///
  /// - Throws: errors of the delegate.
  func selectByFinger(_ path: ItemPath) throws

  /// Ends reordering at the present position, or at the original one if cancelled.
  ///
  /// - Throws: errors of the data source.
  func endReordering(cancelled: Bool) throws
}

/// A scroll view that supports drag and drop of its items.
package typealias DraggedItems = UIScrollView & ItemDragging

extension ItemDragging where Self: UIScrollView {
  private func stored(_ name: String) -> RuntimeObject? {
    storedValues?.value(name).flatMap(\.object).flatMap { $0.isDeallocating ? nil : $0 }
  }

  var dragDelegate: RuntimeObject? { stored("dragDelegate") }
  var dropDelegate: RuntimeObject? { stored("dropDelegate") }

  /// Creates the interactions that the present delegates need.
  func makeDragInteractions() {
    if dragDelegate != nil, dragInteraction == nil {
      let made = uikit.make(UIKitClasses.dragInteraction)
      defer { made.release() }
      dragInteraction = made
      made.belong(to: self)
    }
    if dragDelegate != nil || dropDelegate != nil, dropInteraction == nil {
      let made = uikit.make(UIKitClasses.dropInteraction)
      defer { made.release() }
      dropInteraction = made
      made.view = self
    }
  }
}

extension ClassDefinition where Instance: DraggedItems {
  /// Declares the drag and drop members of tables and collections.
  func defineDragging(_ name: String) {
    // The same default as for new interactions.
    stored("dragInteractionEnabled", usual: UIDragInteraction.isEnabledByDefault)
    for kind in ["Drag", "Drop"] {
      stored(
        "\(kind.lowercased())Delegate", .weak, of: "<\(name)\(kind)Delegate>",
        usual: RuntimeObject?.none
      ) { (view) in view.makeDragInteractions() }
    }
    springLoaded()
    readonly("hasActiveDrag") { (view) -> Bool in
      view.dragInteraction?.session?.phase == .dragging
    }
    readonly("hasActiveDrop") { (view) -> Bool in view.dropInteraction?.session != nil }
  }
}

extension UITableView: ItemDragging {
  package var messagePrefix: String { "tableView" }
  package var itemWord: String { "Row" }
  package var reordersForDropDelegate: Bool { true }
  package var proposalClass: NativeClass<UIDropProposal> { UIKitClasses.tableViewDropProposal }
  package var coordinatorClass: NativeClass<DropCoordinator> {
    UIKitClasses.tableViewDropCoordinator
  }
  package var droppedItemClass: NativeClass<DroppedItem> { UIKitClasses.tableViewDropItem }

  package func cellView(at path: ItemPath) -> UIView? { cell(at: path) }

  package func destination(at point: CGPoint) throws -> ItemPath? {
    try reloadIfNeeded()
    return layout.row(at: point.y)
  }

  package func beginReordering(_ path: ItemPath) throws -> Bool {
    guard try canMove(path) else { return false }
    carried = CarriedRow(from: path, proposed: path, target: path)
    return true
  }

  package func reorder(to point: CGPoint) throws { try carry(to: point) }

  package func endReordering(cancelled: Bool) throws {
    if cancelled { carried = nil } else { try putDown() }
  }
}

extension UICollectionView: ItemDragging {
  package var messagePrefix: String { "collectionView" }
  package var itemWord: String { "Item" }
  package var reordersForDropDelegate: Bool { false }
  package var proposalClass: NativeClass<UIDropProposal> { UIKitClasses.collectionViewDropProposal }
  package var coordinatorClass: NativeClass<DropCoordinator> {
    UIKitClasses.collectionViewDropCoordinator
  }
  package var droppedItemClass: NativeClass<DroppedItem> { UIKitClasses.collectionViewDropItem }

  package func cellView(at path: ItemPath) -> UIView? { cell(at: path) }

  package func destination(at point: CGPoint) throws -> ItemPath? {
    let path: NSIndexPath? = try call(runtime.selector("indexPathForItemAtPoint:"), point)
    return try path?.itemPath(for: self)
  }

  package func beginReordering(_ path: ItemPath) throws -> Bool {
    try begin(carrying: world.indexPath(path))
  }

  package func reorder(to point: CGPoint) throws { try carry(to: point) }
  package func endReordering(cancelled: Bool) throws { try endCarrying(cancelled: cancelled) }
}
