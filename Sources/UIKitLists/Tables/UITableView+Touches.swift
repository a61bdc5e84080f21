internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// Touches on rows: a row is highlighted during a touch, and selected at its end.
///
/// The touches are forwarded by the responder chain from the cell, so a control in a cell that
/// handles touches prevents this. When the scroll view begins to drag, they are cancelled.
extension UITableView {
  private var takesTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func begin(_ touches: [UITouch]) throws {
    guard followed == nil || followed?.touch == nil, takesTaps, let touch = touches.first,
      let path = path(under: touch)
    else { return }
    let current = generation
    let should = try callDelegate(.shouldHighlight, world.indexPath(path), as: Bool.self) ?? true
    guard should, current == generation else { return }
    followed = FollowedItem(touch, on: path)
    if !selectsMany {
      for other in selected where other != path { try showSelection(of: other, false) }
    }
    followed?.isHighlighted = true
    try cell(at: path)?.send(tableSelectors.setHighlighted, true, false)
    guard current == generation else { return }
    try sendToDelegate(.didHighlight, world.indexPath(path))
  }

  /// The row whose cell contains the start of a touch.
  package func path(under touch: UITouch) -> ItemPath? {
    guard let view = touch.view else { return nil }
    return displayed.first { $0.cell.map { view.isDescendant(of: $0) } ?? false }?.path
  }

  private func end(_ touches: [UITouch]) throws {
    guard let touch = followed?.touch, touches.contains(touch) else { return }
    guard let path = followed?.path, isInside(touch, path) else { return try cancel(touches) }
    let current = generation
    try stopFollowing(telling: true)
    guard current == generation, layout.contains(path), takesTaps else { return }
    try selectByFinger(path)
  }

  private func isInside(_ touch: UITouch, _ path: ItemPath) -> Bool {
    guard let point = touch.window?.convert(touch.location, to: self) else { return false }
    return rect(of: path)?.contains(point) ?? false
  }

  private func cancel(_ touches: [UITouch]) throws {
    guard let touch = followed?.touch, touches.contains(touch) else { return }
    try stopFollowing(telling: true)
    try showAllSelections()
  }

  /// Ends the highlight of the touched row.
  func stopFollowing(telling: Bool) throws {
    guard let item = followed else { return }
    followed = nil
    guard item.isHighlighted else { return }
    let current = generation
    try cell(at: item.path)?.send(tableSelectors.setHighlighted, false, false)
    guard telling, current == generation else { return }
    try sendToDelegate(.didUnhighlight, world.indexPath(item.path))
  }

  static func defineTouches(_ table: ClassDefinition<UITableView>) {
    table.method("touchesBegan:withEvent:") { (table, touches: [UITouch], _: UIEvent?) in
      try table.keptAlive { try table.begin(touches) }
    }
    table.method("touchesMoved:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    table.method("touchesEnded:withEvent:") { (table, touches: [UITouch], _: UIEvent?) in
      try table.keptAlive { try table.end(touches) }
    }
    table.method("touchesCancelled:withEvent:") { (table, touches: [UITouch], _: UIEvent?) in
      try table.keptAlive { try table.cancel(touches) }
    }
  }
}
