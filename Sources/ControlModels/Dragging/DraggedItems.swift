internal import FoundationCore
internal import SelectorRuntime

/// A table or a collection, whose rows or items are dragged and dropped by interactions of its own.
///
/// It has them as soon as it has a delegate for them; a drag delegate alone is enough for reordering.
protocol ItemDragging: AnyObject {
  /// Nil while there is no drag delegate.
  var dragInteraction: UIDragInteraction? { get set }
  /// Nil while there is neither a drag delegate nor a drop delegate.
  var dropInteraction: UIDropInteraction? { get set }
  /// Changes with all that makes paths mean something else.
  var generation: Int { get }
  /// What the delegates' messages begin with, and what they call a row or an item.
  var messagePrefix: String { get }
  var itemWord: String { get }
  /// Whether a row that is dropped in its own table is moved by the data source, though there is a
  /// drop delegate.
  var reordersForDropDelegate: Bool { get }
  var proposalClass: NativeClass<UIDropProposal> { get }
  var coordinatorClass: NativeClass<DropCoordinator> { get }
  var droppedItemClass: NativeClass<DroppedItem> { get }

  func path(under touch: UITouch) -> ItemPath?
  func cellView(at path: ItemPath) -> UIView?

  /// The path that a drop at a point of the content proposes; nil beside all rows and items.
  ///
  /// - Throws: what a layout throws.
  func destination(at point: CGPoint) throws -> ItemPath?

  /// Takes a row or item up, if the data source lets it be moved.
  ///
  /// - Throws: what the data source throws.
  func beginReordering(_ path: ItemPath) throws -> Bool

  /// Carries it to a point of the content.
  ///
  /// - Throws: what the delegate or a layout throws.
  func reorder(to point: CGPoint) throws

  /// Selects a row or item as a tap does.
  ///
  /// - Throws: what the delegate throws.
  func selectByFinger(_ path: ItemPath) throws

  /// Puts it down there, or where it came from.
  ///
  /// - Throws: what the data source throws.
  func endReordering(cancelled: Bool) throws
}

/// A scroll view whose items are dragged and dropped.
typealias DraggedItems = UIScrollView & ItemDragging

extension ItemDragging where Self: UIScrollView {
  private func stored(_ name: String) -> RuntimeObject? {
    storedValues?.value(name).flatMap(\.object).flatMap { $0.isDeallocating ? nil : $0 }
  }

  var dragDelegate: RuntimeObject? { stored("dragDelegate") }
  var dropDelegate: RuntimeObject? { stored("dropDelegate") }

  /// Makes the interactions that the delegates want.
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
  /// Defines what tables and collections have for dragging and dropping.
  func defineDragging(_ name: String) {
    // The same as interactions have when they are made.
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
  var messagePrefix: String { "tableView" }
  var itemWord: String { "Row" }
  var reordersForDropDelegate: Bool { true }
  var proposalClass: NativeClass<UIDropProposal> { UIKitClasses.tableViewDropProposal }
  var coordinatorClass: NativeClass<DropCoordinator> { UIKitClasses.tableViewDropCoordinator }
  var droppedItemClass: NativeClass<DroppedItem> { UIKitClasses.tableViewDropItem }

  func cellView(at path: ItemPath) -> UIView? { cell(at: path) }

  func destination(at point: CGPoint) throws -> ItemPath? {
    try reloadIfNeeded()
    return layout.row(at: point.y)
  }

  func beginReordering(_ path: ItemPath) throws -> Bool {
    guard try canMove(path) else { return false }
    carried = CarriedRow(from: path, proposed: path, target: path)
    return true
  }

  func reorder(to point: CGPoint) throws { try carry(to: point) }

  func endReordering(cancelled: Bool) throws {
    if cancelled { carried = nil } else { try putDown() }
  }
}

extension UICollectionView: ItemDragging {
  var messagePrefix: String { "collectionView" }
  var itemWord: String { "Item" }
  var reordersForDropDelegate: Bool { false }
  var proposalClass: NativeClass<UIDropProposal> { UIKitClasses.collectionViewDropProposal }
  var coordinatorClass: NativeClass<DropCoordinator> { UIKitClasses.collectionViewDropCoordinator }
  var droppedItemClass: NativeClass<DroppedItem> { UIKitClasses.collectionViewDropItem }

  func cellView(at path: ItemPath) -> UIView? { cell(at: path) }

  func destination(at point: CGPoint) throws -> ItemPath? {
    let path: NSIndexPath? = try call(runtime.selector("indexPathForItemAtPoint:"), point)
    return try path?.itemPath(for: self)
  }

  func beginReordering(_ path: ItemPath) throws -> Bool {
    try begin(carrying: world.indexPath(path))
  }

  func reorder(to point: CGPoint) throws { try carry(to: point) }
  func endReordering(cancelled: Bool) throws { try endCarrying(cancelled: cancelled) }
}
