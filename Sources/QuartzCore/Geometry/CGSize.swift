public import SelectorRuntime

/// A width and a height in points.
public struct CGSize: GeometryValue {
  package var width: Double
  package var height: Double

  package static let zero = CGSize(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The C structure.
  public static let structureType = StructureType("CGSize", [.init("width"), .init("height")])

  /// Creates a value from its numbers, in the order of its fields.
  public init(numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }
  /// Its numbers, in the order of its fields.
  public var numbers: [Double] { [width, height] }
  /// Whether none of its numbers is NaN or infinite.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}
