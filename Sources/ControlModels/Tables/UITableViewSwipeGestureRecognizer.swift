internal import FoundationModels
internal import SelectorRuntime

/// The drag to the left that uncovers the delete button of a row.
///
/// A table has one as soon as its data source can commit an editing style. While the button shows,
/// it takes every other finger on the table and hides the button instead.
final class UITableViewSwipeGestureRecognizer: UIPanGestureRecognizer {
  /// The row that the drag began on.
  private(set) var path: ItemPath?

  private var table: UITableView? { view as? UITableView }

  override func begins(_ way: CGPoint) -> Bool { way.x < 0 && abs(way.x) > abs(way.y) }

  override func mayBegin() throws -> Bool {
    guard let table, let touch = touches.first, let path = table.path(under: touch) else {
      return false
    }
    self.path = path
    return try table.maySwipe(path)
  }

  override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    try super.touchesBegan(touches, event)
    guard let table, table.confirmation != nil,
      !touches.contains(where: { table.isForConfirmation($0) })
    else { return }
    for touch in touches { touch.withholdFromView() }
    try table.endConfirmation()
    try change(to: .failed)
  }

  override func forgetProgress() {
    super.forgetProgress()
    path = nil
  }

  static func defineSwipe(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let swipe = ClassDefinition<UITableViewSwipeGestureRecognizer>(
      "_UISwipeActionPanGestureRecognizer", in: runtime, superclass: superclass)
    defineTouchMessages(swipe)
    swipe.method("reset") { (swipe) in swipe.forgetProgress() }
    return swipe.cls
  }
}

extension UITableView {
  /// Makes the recognizer, once there is a data source that can commit.
  func makeSwipe() {
    guard responds(.commit),
      !recognizers.contains(where: { $0 is UITableViewSwipeGestureRecognizer })
    else { return }
    let swipe = world.create(
      UITableViewSwipeGestureRecognizer.self, of: world.classes.tableSwipe)
    swipe.maximumNumberOfTouches = 1
    swipe.add(self, tabling.handleSwipe)
    own(swipe)
  }

  /// What the swipe's action does: uncovers the button, follows the finger, and stays open if that
  /// has uncovered half of the button or is still on its way.
  func handleSwipe(_ swipe: UITableViewSwipeGestureRecognizer) throws {
    switch UIGestureRecognizer.State(rawValue: try swipe.ask(world.selectors.gestures.state)) {
    case .began:
      guard let path = swipe.path, layout.contains(path) else { return }
      try confirm(path, isSwipe: true)
      follow(swipe)
    case .changed: follow(swipe)
    case .ended:
      let speed = swipe.isAtRest ? 0 : swipe.motion.velocity(world.settings).x
      let isOpen =
        speed < 0 || (speed == 0 && uncovered(swipe) >= CellEditing.confirmationWidth / 2)
      if isOpen { reveal(CellEditing.confirmationWidth) } else { try endConfirmation() }
    case .cancelled: try endConfirmation()
    default: break
    }
  }

  private func uncovered(_ swipe: UITableViewSwipeGestureRecognizer) -> Double {
    max(0, -swipe.convert(distance: swipe.translation, to: self).x)
  }

  private func follow(_ swipe: UITableViewSwipeGestureRecognizer) { reveal(uncovered(swipe)) }

  private func reveal(_ width: Double) {
    guard let path = confirmation?.path, let cell = cell(at: path) else { return }
    cell.edit.reveal = width
    cell.markNeedsLayout()
  }
}
