package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The horizontal drag that reveals the buttons of a row.
///
/// A table has one if its data source can commit an editing style, or its delegate implements row
/// actions. While the buttons are visible, it takes every other touch on the table and hides them
/// instead.
package final class UITableViewSwipeGestureRecognizer: UIPanGestureRecognizer {
  package override class var declaredName: String { "_UISwipeActionPanGestureRecognizer" }

  /// The row on which the drag began.
  private(set) var path: ItemPath?
  /// The actions that it reveals.
  private(set) var actions: RowActions?

  private var table: UITableView? { view as? UITableView }

  package override func begins(_ way: CGPoint) -> Bool {
    abs(way.x) > abs(way.y) && (way.x < 0 || table?.delegate(.leadingActions) != nil)
  }

  package override func mayBegin() throws -> Bool {
    guard let table, let touch = touches.first, let path = table.path(under: touch) else {
      return false
    }
    guard !table.isEditing, table.confirmation == nil else { return false }
    self.path = path
    let isLeading = convert(distance: translation, to: table).x > 0
    actions = try table.actions(of: path, isLeading ? .leading : .trailing)
    return actions != nil
  }

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    try super.touchesBegan(touches, event)
    guard let table, table.confirmation != nil,
      !touches.contains(where: { table.isForConfirmation($0) })
    else { return }
    for touch in touches { touch.withholdFromView() }
    try table.endConfirmation()
    try change(to: .failed)
  }

  package override func forgetProgress() {
    super.forgetProgress()
    path = nil
    actions = nil
  }

  static func define(_ swipe: ClassDefinition<UITableViewSwipeGestureRecognizer>) {
    defineTouchMessages(swipe)
    swipe.method("reset") { (swipe) in swipe.forgetProgress() }
  }
}

extension UITableView {
  /// Creates the recognizer when a swipe can reveal something.
  func makeSwipe() {
    guard takesSwipes,
      !recognizers.contains(where: { $0 is UITableViewSwipeGestureRecognizer })
    else { return }
    let swipe = world.create(UIKitClasses.swipeActionPanGestureRecognizer)
    swipe.maximumNumberOfTouches = 1
    swipe.add(self, tableSelectors.handleSwipe)
    own(swipe)
  }

  /// Handles the swipe: reveals the buttons and follows the finger.
  ///
  /// The buttons stay if at least half of them are revealed or the finger still moves in that
  /// direction.
  func handleSwipe(_ swipe: UITableViewSwipeGestureRecognizer) throws {
    switch UIGestureRecognizer.State(rawValue: try swipe.call(world.selectors.gestures.state)) {
    case .began:
      guard let path = swipe.path, let actions = swipe.actions, layout.contains(path) else {
        return
      }
      try confirm(path, actions, isSwipe: true)
      follow(swipe)
    case .changed: follow(swipe)
    case .ended: try letGo(swipe)
    case .cancelled: try endConfirmation()
    default: break
    }
  }

  private func letGo(_ swipe: UITableViewSwipeGestureRecognizer) throws {
    guard let actions = confirmation?.actions, actions === swipe.actions else { return }
    let uncovered = abs(uncovered(swipe))
    if actions.performsFirst,
      uncovered >= bounds.size.width * world.settings.fullSwipeThreshold
    {
      reveal(actions.width)
      return try perform(0)
    }
    let speed = swipe.isAtRest ? 0 : swipe.motion.velocity(world.settings).x
    let opens = actions.side == .trailing ? speed < 0 : speed > 0
    let isOpen = opens || (speed == 0 && uncovered >= abs(actions.width) / 2)
    if isOpen { reveal(actions.width) } else { try endConfirmation() }
  }

  /// The content's offset under the finger; negative values move it to the right.
  private func uncovered(_ swipe: UITableViewSwipeGestureRecognizer) -> Double {
    let way = -swipe.convert(distance: swipe.translation, to: self).x
    return swipe.actions?.side == .leading ? min(0, way) : max(0, way)
  }

  private func follow(_ swipe: UITableViewSwipeGestureRecognizer) { reveal(uncovered(swipe)) }

  private func reveal(_ width: Double) {
    guard let path = confirmation?.path, let cell = cell(at: path) else { return }
    cell.edit.reveal = width
    cell.markNeedsLayout()
  }
}

extension UIKitClasses {
  package static let swipeActionPanGestureRecognizer = NativeClass<
    UITableViewSwipeGestureRecognizer
  >(
    "_UISwipeActionPanGestureRecognizer", superclass: panGestureRecognizer,
    UITableViewSwipeGestureRecognizer.define)
}
