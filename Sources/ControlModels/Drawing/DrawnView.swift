/// A view that shows more than its background.
// Bound to no class: `swift symbolgraph-extract` of 6.3 cannot read a protocol for a class of its own
// module.
protocol DrawnView: AnyObject {
  /// The shapes below its subviews.
  func shapes(_ look: Look) -> [Shape]

  /// The shapes over its subviews.
  func shapesAbove(_ look: Look) -> [Shape]

  /// The background that it has while nobody sets one.
  func usualBackground(_ look: Look) -> Paint?
}

extension DrawnView {
  func shapes(_ look: Look) -> [Shape] { [] }
  func shapesAbove(_ look: Look) -> [Shape] { [] }
  func usualBackground(_ look: Look) -> Paint? { nil }
}
