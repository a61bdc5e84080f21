internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Interactive movement of an item, which a long press starts in a collection view controller.
extension UICollectionView {
  /// The item that is being moved.
  struct Carried {
    let start: ItemPath
    var path: ItemPath
    var position: CGPoint
  }

  /// Starts moving an item if the data source allows it.
  ///
  /// - Throws: the errors of the data source.
  func begin(carrying path: NSIndexPath) throws -> Bool {
    let place = try path.itemPath(for: self)
    let mayMove = runtime.selector("collectionView:canMoveItemAtIndexPath:")
    guard carried == nil, let source = dataSourceSlot.object,
      try source.implements(runtime.selector("collectionView:moveItemAtIndexPath:toIndexPath:"))
    else { return false }
    if try source.implements(mayMove) {
      guard try source.call(mayMove, self, path, as: Bool.self) else { return false }
    }
    let cell: UICollectionViewCell? = try call(runtime.selector("cellForItemAtIndexPath:"), path)
    carried = Carried(start: place, path: place, position: cell?.center ?? .zero)
    return true
  }

  /// Moves the item to a point in content coordinates.
  ///
  /// - Throws: the errors of the layout and the delegate.
  func carry(to position: CGPoint) throws {
    guard let carried, let collectionLayout else { return }
    let former = try world.indexPath(carried.path)
    var target: NSIndexPath = try collectionLayout.call(
      runtime.selector("targetIndexPathForInteractivelyMovingItem:withPosition:"), former, position)
    let choose = runtime.selector(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:")
    if let delegate = try delegateSlot.delegate(respondingTo: choose) {
      target = try delegate.keptAlive { try delegate.call(choose, self, former, target) }
    }
    let context: RuntimeObject = try collectionLayout.call(
      runtime.selector(
        "invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:"
          + "previousPosition:"), [target], position, [former], carried.position)
    self.carried = Carried(
      start: carried.start, path: try target.itemPath(for: self), position: position)
    try collectionLayout.send(runtime.selector("invalidateLayoutWithContext:"), context)
  }

  /// Ends the movement at the current position, or at the original one if it is canceled.
  ///
  /// - Throws: the errors of the data source and the layout.
  func endCarrying(cancelled: Bool) throws {
    guard let carried else { return }
    self.carried = nil
    let (start, end) = (try world.indexPath(carried.start), try world.indexPath(carried.path))
    if !cancelled, carried.start != carried.path, let source = dataSourceSlot.object {
      try source.keptAlive {
        try source.send(
          runtime.selector("collectionView:moveItemAtIndexPath:toIndexPath:"), self, start, end)
      }
    }
    guard let collectionLayout else { return }
    let context: RuntimeObject = try collectionLayout.call(
      runtime.selector(
        "invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:"
          + "previousIndexPaths:movementCancelled:"), [cancelled ? start : end], [start], cancelled)
    try collectionLayout.send(runtime.selector("invalidateLayoutWithContext:"), context)
    if !cancelled { try send(runtime.selector("reloadData")) }
  }

  static func defineCarrying(_ view: ClassDefinition<UICollectionView>) {
    view.method("beginInteractiveMovementForItemAtIndexPath:") {
      (view, path: NSIndexPath) -> Bool in
      try view.begin(carrying: path)
    }
    view.method("updateInteractiveMovementTargetPosition:") { (view, position: CGPoint) in
      try view.keptAlive { try view.carry(to: position) }
    }
    view.method("endInteractiveMovement") { (view) in
      try view.keptAlive { try view.endCarrying(cancelled: false) }
    }
    view.method("cancelInteractiveMovement") { (view) in
      try view.keptAlive { try view.endCarrying(cancelled: true) }
    }
    view.defineDragging("UICollectionView")
    view.stored("allowsSelectionDuringEditing", usual: false)
    view.stored("allowsMultipleSelectionDuringEditing", usual: false)
    view.stored("editing", getter: "isEditing", usual: false) { (view) in
      for element in view.cells {
        guard let cell = element.view as? UICollectionViewCell else { continue }
        try cell.keptAlive { try cell.editingDidChange() }
      }
    }
    view.stored("remembersLastFocusedIndexPath", usual: false)
    view.stored("selectionFollowsFocus", usual: false)
    view.stored("allowsFocus", usual: false)
    view.stored("allowsFocusDuringEditing", usual: false)
    view.method("layoutAttributesForSupplementaryElementOfKind:atIndexPath:") {
      (view, kind: String, path: NSIndexPath) -> Value in
      try view.collectionLayout?.call(
        view.collectionSelectors.attributesForSupplementary, kind, path, as: Value.self) ?? .none
    }
  }
}
