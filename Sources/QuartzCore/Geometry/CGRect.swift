package import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A rectangle: its top left corner and its size, in points.
package struct CGRect: GeometryValue {
  package var origin: CGPoint
  package var size: CGSize

  package static let zero = CGRect(origin: .zero, size: .zero)

  package init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  package static let structureType = StructureType(
    "CGRect", [.init("origin", CGPoint.structureType), .init("size", CGSize.structureType)])

  package init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  package var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
  package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGRect {
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }

  package var center: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The same rectangle with a size that is not negative.
  ///
  /// The corresponding function is `CGRectStandardize`.
  package var standardized: CGRect {
    CGRect(
      x: min(origin.x, maxX), y: min(origin.y, maxY),
      width: abs(size.width), height: abs(size.height))
  }

  /// Whether this is the rectangle that contains no point.
  ///
  /// The corresponding function is `CGRectIsNull`.
  package var isNull: Bool { origin.x == .infinity && origin.y == .infinity && size == .zero }

  /// Whether a point is inside; the left and top edges are included.
  ///
  /// The corresponding function is `CGRectContainsPoint`.
  package func contains(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < maxX && point.y >= origin.y && point.y < maxY
  }

  /// Whether a point is inside or on any edge.
  package func touches(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x <= maxX && point.y >= origin.y && point.y <= maxY
  }

  /// The rectangle with every edge moved outwards; a negative distance moves them inwards.
  package func expanded(by distance: Double) -> CGRect {
    CGRect(
      x: origin.x - distance, y: origin.y - distance,
      width: size.width + 2 * distance, height: size.height + 2 * distance)
  }

  /// The bounding box of its four corners after a mapping.
  ///
  /// For an affine mapping, the corresponding function is `CGRectApplyAffineTransform`.
  package func mapped(_ place: (CGPoint) throws -> CGPoint) rethrows -> CGRect {
    let corners = try [
      place(origin), place(CGPoint(x: maxX, y: origin.y)),
      place(CGPoint(x: origin.x, y: maxY)), place(CGPoint(x: maxX, y: maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.reduce(.infinity, min)
    let top = ys.reduce(.infinity, min)
    return CGRect(
      x: left, y: top, width: xs.reduce(-.infinity, max) - left,
      height: ys.reduce(-.infinity, max) - top)
  }

  /// The smallest rectangle that contains this one and another.
  ///
  /// The corresponding function is `CGRectUnion`.
  package func union(_ other: CGRect) -> CGRect {
    let (one, two) = (standardized, other.standardized)
    let (x, y) = (min(one.origin.x, two.origin.x), min(one.origin.y, two.origin.y))
    return CGRect(
      x: x, y: y, width: max(one.maxX, two.maxX) - x, height: max(one.maxY, two.maxY) - y)
  }

  /// Whether the intersection has an area.
  package func meets(_ other: CGRect) -> Bool {
    origin.x < other.maxX && other.origin.x < maxX && origin.y < other.maxY
      && other.origin.y < maxY && size.width > 0 && size.height > 0
  }
}
