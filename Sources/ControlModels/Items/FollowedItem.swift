internal import SelectorRuntime

/// The touch that may select an item, and the item that it is on.
struct FollowedItem {
  @Weak var touch: UITouch?
  var path: ItemPath
  /// Whether the cell was highlighted for it.
  var isHighlighted = false

  init(_ touch: UITouch, on path: ItemPath) {
    _touch = Weak(wrappedValue: touch)
    self.path = path
  }
}
