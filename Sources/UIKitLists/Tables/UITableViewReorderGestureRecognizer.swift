internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The touch on a reorder control; it begins immediately.
package final class UITableViewReorderGestureRecognizer: UIGestureRecognizer {
  package override class var declaredName: String { "_UITableViewReorderGestureRecognizer" }

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    if state == .possible { try change(to: .began) }
  }

  package override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .changed)
  }

  package override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .ended)
  }

  package override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .cancelled)
  }

  static func define(_ reorder: ClassDefinition<UITableViewReorderGestureRecognizer>) {
    defineTouchMessages(reorder)
  }
}

/// A row that is being moved by a finger, and its proposed destination.
struct CarriedRow {
  let from: ItemPath
  var proposed: ItemPath
  var target: ItemPath
}

/// Reordering of rows in editing mode.
///
/// The cell stays at its position until the lift. The table does not scroll automatically when the
/// finger is at its edge.
extension UITableView {
  /// Whether the data source allows moving a row.
  func canMove(_ path: ItemPath) throws -> Bool {
    guard responds(.moveRow) else { return false }
    return try callDataSource(.canMove, world.indexPath(path), as: Bool.self) ?? true
  }

  func handleReorder(_ reorder: UITableViewReorderGestureRecognizer) throws {
    try keptAlive { try followReorder(reorder) }
  }

  private func followReorder(_ reorder: UITableViewReorderGestureRecognizer) throws {
    switch UIGestureRecognizer.State(rawValue: try reorder.call(world.selectors.gestures.state)) {
    case .began:
      guard let cell = reorder.view?.superview,
        let path = displayed.first(where: { $0.cell === cell })?.path
      else { return }
      carried = CarriedRow(from: path, proposed: path, target: path)
    case .changed: try carry(to: place(of: reorder))
    case .ended:
      try carry(to: place(of: reorder))
      try putDown()
    default: carried = nil
    }
  }

  private func place(of reorder: UITableViewReorderGestureRecognizer) -> CGPoint? {
    reorder.touches.first.flatMap { window?.convert($0.location, to: self) }
  }

  /// Updates the destination: the row under the finger, or the one that the delegate returns.
  ///
  /// - Throws: errors of the delegate.
  func carry(to place: CGPoint?) throws {
    guard let row = carried, let place,
      let proposed = try rows(in: CGRect(x: 0, y: place.y, width: 0, height: 1)).first,
      proposed != row.proposed
    else { return }
    carried?.proposed = proposed
    let current = generation
    let answer = try callDelegate(
      .targetForMove, world.indexPath(row.from), world.indexPath(proposed), as: NSIndexPath?.self)
    guard current == generation else { return carried = nil }
    carried?.target = try (answer ?? nil)?.itemPath(for: self) ?? proposed
  }

  /// Ends the move: sends the data source the move message.
  ///
  /// - Throws: errors of the data source.
  func putDown() throws {
    guard let row = carried else { return }
    carried = nil
    guard row.target != row.from, layout.contains(row.from) else { return }
    let current = generation
    _ = try callDataSource(
      .moveRow, world.indexPath(row.from), world.indexPath(row.target), as: Value.self)
    guard current == generation else { return }
    try change { $0.movedItems.append(.init(from: row.from, to: row.target)) }
  }
}

extension UIKitClasses {
  package static let tableViewReorderGestureRecognizer = NativeClass<
    UITableViewReorderGestureRecognizer
  >(
    "_UITableViewReorderGestureRecognizer", superclass: gestureRecognizer,
    UITableViewReorderGestureRecognizer.define)
}
