package import QuartzCore
internal import SelectorRuntime
package import UIKitBase
package import UIKitControls
internal import UIKitRuntime

extension UITableView: ContextMenuItems {
  package var contextMenuOwner: ContextMenuSource.Owner { .table }

  package func contextMenu(
    for touch: UITouch, at point: CGPoint
  ) throws -> (ContextMenuSource, UIContextMenuConfiguration)? {
    guard let path = path(under: touch), let cell = cell(at: path),
      let (receiver, selector) = delegate(.contextMenu)
    else { return nil }
    let index = try world.indexPath(path)
    let configuration = try receiver.keptAlive {
      try receiver.call(selector, self, index, point, as: UIContextMenuConfiguration?.self)
    }
    guard let configuration else { return nil }
    return (
      ContextMenuSource(receiver: receiver, sender: self, view: cell, path: index), configuration
    )
  }
}

extension UICollectionView: ContextMenuItems {
  package var contextMenuOwner: ContextMenuSource.Owner { .collection }

  /// Returns the delegate's menu for one item, by the newer method if it is implemented.
  ///
  /// For a press outside the items only the newer method is called, with an empty list.
  package func contextMenu(
    for touch: UITouch, at point: CGPoint
  ) throws -> (ContextMenuSource, UIContextMenuConfiguration)? {
    let path = path(under: touch)
    let index = try path.map { try world.indexPath($0) }
    let asked: (receiver: RuntimeObject, configuration: UIContextMenuConfiguration?)
    if let (receiver, selector) = delegate(.contextMenuOfItems) {
      let indexes = Value.list(index.map { [.object($0)] } ?? [])
      asked = (
        receiver,
        try receiver.keptAlive { try receiver.call(selector, self, indexes, point) }
      )
    } else if let (receiver, selector) = delegate(.contextMenuOfItem), let index {
      asked = (
        receiver,
        try receiver.keptAlive { try receiver.call(selector, self, index, point) }
      )
    } else {
      return nil
    }
    guard let configuration = asked.configuration else { return nil }
    let view = path.flatMap { cell(at: $0) } ?? self
    return (
      ContextMenuSource(receiver: asked.receiver, sender: self, view: view, path: index),
      configuration
    )
  }
}
