internal import SelectorRuntime
internal import UIKitBase

/// The touch that may select an item, and the item under it.
struct FollowedItem {
  @Weak var touch: UITouch?
  var path: ItemPath
  /// Whether the touch highlighted the cell.
  var isHighlighted = false

  init(_ touch: UITouch, on path: ItemPath) {
    _touch = Weak(wrappedValue: touch)
    self.path = path
  }
}
