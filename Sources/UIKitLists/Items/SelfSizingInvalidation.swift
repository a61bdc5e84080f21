internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

// Since iOS 16, `invalidateIntrinsicContentSize` of a self-sizing cell or of its content view resizes
// the cell: the pages of UITableView.SelfSizingInvalidation and its cases. The mode
// "enabledIncludingConstraints" acts as "enabled" here: a changed constraint sends no message.

extension UIView {
  /// UITableViewSelfSizingInvalidation of a list, whose default is 1, "enabled".
  fileprivate var selfSizingInvalidation: Int {
    guard world.changes[.selfSizingInvalidation] else { return 0 }
    return storedValues?.value("selfSizingInvalidation").flatMap { Int.from($0, in: runtime) } ?? 1
  }

  /// Resizes the cell that a view is, or whose content view it is.
  fileprivate func resizeCell() throws {
    let cell = self is UITableViewCell || self is UICollectionViewCell ? self : superview
    var list = cell?.superview
    while let view = list, !(view is UITableView || view is UICollectionView) {
      list = view.superview
    }
    guard let list, list.selfSizingInvalidation != 0 else { return }
    if let cell = cell as? UITableViewCell {
      (list as? UITableView)?.resize(cell)
    } else if let cell = cell as? UICollectionViewCell {
      try (list as? UICollectionView)?.resize(cell)
    }
  }
}

extension ClassDefinition where Instance: UIView {
  /// Defines the messages by which a cell or its content view asks for another size.
  func resizesCells() {
    let (runtime, own) = (runtime, cls)
    let invalidate = runtime.selector("invalidateIntrinsicContentSize")
    method(invalidate.name) { (view) in
      _ = try runtime.sendSuper(view, above: own, invalidate, Arguments())
      try view.resizeCell()
    }
  }
}

extension UICollectionView {
  /// Asks a shown cell for its preferred attributes again.
  fileprivate func resize(_ cell: UICollectionViewCell) throws {
    guard let element = displayed.first(where: { $0.view === cell }),
      let attributes: UICollectionViewLayoutAttributes = try collectionLayout?.call(
        collectionSelectors.attributesForItem, world.indexPath(element.key.path))
    else { return }
    try attributes.keptAlive { try askForPreference(cell, attributes) }
  }
}
