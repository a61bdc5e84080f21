public import SelectorRuntime

/// A point, or the vector between two points, in points.
public struct CGPoint: GeometryValue {
  package var x: Double
  package var y: Double

  package static let zero = CGPoint(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The C structure.
  public static let structureType = StructureType("CGPoint", [.init("x"), .init("y")])

  /// Creates a value from its numbers, in the order of its fields.
  public init(numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
  /// Its numbers, in the order of its fields.
  public var numbers: [Double] { [x, y] }
  /// Whether none of its numbers is NaN or infinite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint {
  package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (point: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The distance to another point.
  package func distance(to other: CGPoint) -> Double {
    let way = other - self
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  package func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
