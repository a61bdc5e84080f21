internal import SelectorRuntime

/// A table or a collection, whose own interaction asks the delegate for the menus of items.
///
/// It has the interaction as soon as it has a delegate that knows of menus.
protocol ContextMenuItems: AnyObject {
  /// The interaction; nil while the delegate knows of no menus.
  var menuInteraction: UIContextMenuInteraction? { get set }

  /// Asks for the menu of the item under a touch.
  ///
  /// - Parameter point: where the touch is, in the coordinates of the view.
  /// - Throws: what the delegate throws.
  func contextMenu(
    for touch: UITouch, at point: CGPoint
  ) throws -> (ContextMenuSource, UIContextMenuConfiguration)?
}

extension ContextMenuItems where Self: UIScrollView {
  /// Makes the interaction, once the delegate knows of menus.
  func makeMenuInteraction(_ knows: Bool) {
    guard knows, menuInteraction == nil else { return }
    let made = world.create(UIKitClasses.contextMenuInteraction)
    menuInteraction = made
    made.belong(to: self)
  }
}

extension UITableView: ContextMenuItems {
  func contextMenu(
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
  /// Answers the delegate's menu for one item, by the newer message if it knows that.
  ///
  /// A press beside the items asks by the newer message alone, with an empty list.
  func contextMenu(
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
