internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// One change of a batch, which a layout receives before the batch is shown.
package final class UICollectionViewUpdateItem: RuntimeObject {
  /// A `UICollectionUpdateAction`.
  enum Action: Int {
    case insert, delete, reload, move
  }

  private var action = Action.insert
  @Strong private var before: NSIndexPath?
  @Strong private var after: NSIndexPath?

  func fill(
    _ action: Action, from before: NSIndexPath?, to after: NSIndexPath?
  ) -> UICollectionViewUpdateItem {
    self.action = action
    self.before = before
    self.after = after
    return self
  }

  static func define(_ item: ClassDefinition<UICollectionViewUpdateItem>) {
    item.readonly("updateAction") { $0.action.rawValue }
    item.readonly("indexPathBeforeUpdate", .strong) { $0.before }
    item.readonly("indexPathAfterUpdate", .strong) { $0.after }
  }
}

extension UICollectionView {
  /// Returns the changes of a batch, in the order deleted, inserted, reloaded, moved.
  ///
  /// A section is represented by an index path whose item is `NSNotFound`.
  func items(of update: ItemUpdate) throws -> [UICollectionViewUpdateItem] {
    var result: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: ItemPath?, _ after: ItemPath?
    ) throws {
      result.append(
        world.create(UIKitClasses.collectionViewUpdateItem)
          .fill(action, from: try before.map(world.indexPath), to: try after.map(world.indexPath)))
    }
    for section in update.deletedSections { try add(.delete, ItemPath(section, .max), nil) }
    for path in update.deletedItems { try add(.delete, path, nil) }
    for section in update.insertedSections { try add(.insert, nil, ItemPath(section, .max)) }
    for path in update.insertedItems { try add(.insert, nil, path) }
    for section in update.reloadedSections {
      try add(.reload, ItemPath(section, .max), ItemPath(section, .max))
    }
    for path in update.reloadedItems { try add(.reload, path, path) }
    for move in update.movedSections {
      try add(.move, ItemPath(move.from, .max), ItemPath(move.to, .max))
    }
    for move in update.movedItems { try add(.move, move.from, move.to) }
    return result
  }
}

extension UIKitClasses {
  package static let collectionViewUpdateItem = NativeClass<UICollectionViewUpdateItem>(
    "UICollectionViewUpdateItem", superclass: FoundationClasses.object,
    UICollectionViewUpdateItem.define)
}
