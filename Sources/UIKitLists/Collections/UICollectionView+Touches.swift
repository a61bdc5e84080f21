internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// Touches on items: the item is highlighted while it is touched, and selected on release.
extension UICollectionView {
  private func begin(_ touches: [UITouch]) throws {
    guard followed?.touch == nil, allowsSelection, let touch = touches.first,
      let path = path(under: touch)
    else { return }
    let current = generation
    let should = try callDelegate(.shouldHighlight, world.indexPath(path), as: Bool.self) ?? true
    guard should, current == generation else { return }
    followed = FollowedItem(touch, on: path)
    followed?.isHighlighted = true
    try cell(at: path)?.send(collectionSelectors.setHighlighted, true)
    guard current == generation else { return }
    try sendToDelegate(.didHighlight, world.indexPath(path))
  }

  /// Returns the item whose cell a touch began in.
  package func path(under touch: UITouch) -> ItemPath? {
    guard let view = touch.view else { return nil }
    return displayed.first {
      $0.key.kind == nil && ($0.view.map { view.isDescendant(of: $0) } ?? false)
    }?.key.path
  }

  private func end(_ touches: [UITouch]) throws {
    guard let touch = followed?.touch, touches.contains(touch), let path = followed?.path else {
      return
    }
    let current = generation
    let isInside = isInside(touch, path)
    try stopFollowing()
    guard isInside, current == generation, contains(path), allowsSelection else { return }
    try selectByFinger(path)
  }

  private func isInside(_ touch: UITouch, _ path: ItemPath) -> Bool {
    guard let cell = cell(at: path), let window = touch.window,
      let point = window.convert(touch.location, to: cell)
    else { return false }
    return cell.bounds.contains(point)
  }

  /// Removes the highlight of the touched item.
  func stopFollowing() throws {
    guard let item = followed else { return }
    followed = nil
    guard item.isHighlighted else { return }
    let current = generation
    try cell(at: item.path)?.send(collectionSelectors.setHighlighted, false)
    guard current == generation else { return }
    try sendToDelegate(.didUnhighlight, world.indexPath(item.path))
  }

  static func defineTouches(_ view: ClassDefinition<UICollectionView>) {
    view.method("touchesBegan:withEvent:") { (view, touches: [UITouch], _: UIEvent?) in
      try view.keptAlive { try view.begin(touches) }
    }
    view.method("touchesMoved:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    view.method("touchesEnded:withEvent:") { (view, touches: [UITouch], _: UIEvent?) in
      try view.keptAlive { try view.end(touches) }
    }
    view.method("touchesCancelled:withEvent:") { (view, touches: [UITouch], _: UIEvent?) in
      guard let touch = view.followed?.touch, touches.contains(touch) else { return }
      try view.keptAlive { try view.stopFollowing() }
    }
  }
}
