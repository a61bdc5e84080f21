public import SelectorRuntime

/// Insets from the four edges of a rectangle, in points.
public struct UIEdgeInsets: GeometryValue {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The C structure.
  public static let structureType = StructureType(
    "UIEdgeInsets", [.init("top"), .init("left"), .init("bottom"), .init("right")])

  /// Creates a value from its numbers, in the order of its fields.
  public init(numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Its numbers, in the order of its fields.
  public var numbers: [Double] { [top, left, bottom, right] }

  /// The larger inset at each edge.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension CGRect {
  /// The rectangle inside the insets, with a size of at least zero.
  ///
  /// The corresponding function is `UIEdgeInsetsInsetRect`.
  package func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
