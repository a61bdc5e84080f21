internal import UIKitBase

/// A view that draws more than its background.
// Not class-bound: `swift symbolgraph-extract` of 6.3 cannot read a protocol that is bound to a
// class of its own module.
protocol DrawnView: AnyObject {
  /// The shapes drawn below its subviews.
  func shapes(_ look: Look) -> [Shape]

  /// The shapes drawn above its subviews.
  func shapesAbove(_ look: Look) -> [Shape]

  /// The default background color.
  func usualBackground(_ look: Look) -> Paint?
}

extension DrawnView {
  func shapes(_ look: Look) -> [Shape] { [] }
  func shapesAbove(_ look: Look) -> [Shape] { [] }
  func usualBackground(_ look: Look) -> Paint? { nil }
}
