internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The corner radius of a rectangle, and which corners it applies to.
struct Corners {
  var radius: Double
  /// The `CACornerMask`: bits for upper left, upper right, lower left and lower right.
  var mask = 15

  static let none = Corners(radius: 0)

  /// Creates corners whose radius is limited to half the shorter side.
  init(radius: Double, mask: Int = 15, in size: CGSize? = nil) {
    self.radius = size.map { min(radius, min($0.width, $0.height) / 2) } ?? radius
    self.mask = mask & 15
  }

  /// Whether an SVG rectangle with one radius can draw them.
  var areAlike: Bool { mask == 15 || radius <= 0 }

  /// The corners of a rectangle enlarged on all sides; a negative distance shrinks it.
  func expanded(by distance: Double) -> Corners {
    Corners(radius: max(0, radius + distance), mask: mask)
  }

  /// The SVG path commands around a rectangle, clockwise from its upper left corner.
  func path(around rect: CGRect) -> String {
    func number(_ number: Double) -> String { ViewFacts.number(number) }
    let (left, right) = (rect.origin.x, rect.maxX)
    let (top, bottom) = (rect.origin.y, rect.maxY)
    // Bit, position, and the directions to the previous and to the next corner, clockwise.
    let corners: [(bit: Int, x: Double, y: Double, from: (Double, Double), to: (Double, Double))] =
      [
        (1, left, top, (0, 1), (1, 0)), (2, right, top, (-1, 0), (0, 1)),
        (8, right, bottom, (0, -1), (-1, 0)), (4, left, bottom, (1, 0), (0, -1)),
      ]
    var commands = ""
    for corner in corners {
      let round = mask & corner.bit == 0 ? 0 : radius
      let start = (corner.x + corner.from.0 * round, corner.y + corner.from.1 * round)
      commands += "\(commands.isEmpty ? "M" : "L")\(number(start.0)) \(number(start.1))"
      guard round > 0 else { continue }
      let end = (corner.x + corner.to.0 * round, corner.y + corner.to.1 * round)
      let size = number(round)
      commands += "A\(size) \(size) 0 0 1 \(number(end.0)) \(number(end.1))"
    }
    return commands + "Z"
  }
}

extension UIView {
  /// The round corners of its layer.
  var corners: Corners { ownLayer?.corners(in: bounds.size) ?? .none }
}

extension CALayer {
  /// Its rounded corners in a size.
  func corners(in size: CGSize) -> Corners {
    let mask = storedValues?.value("maskedCorners").flatMap { Int.from($0, in: runtime) }
    return Corners(radius: cornerRadius, mask: mask ?? 15, in: size)
  }
}

extension Shape {
  /// A filled rectangle.
  static func rectangle(_ rect: CGRect, _ fill: Paint, _ corners: Corners) -> Shape {
    guard corners.areAlike else { return .path(corners.path(around: rect), fill) }
    return .rectangle(rect, fill, radius: corners.radius)
  }

  /// A border inside the edge of a rectangle.
  static func outline(
    _ rect: CGRect, _ stroke: Paint, width: Double = 1, _ corners: Corners
  ) -> Shape {
    guard !corners.areAlike else {
      return .outline(rect, stroke, width: width, radius: corners.radius)
    }
    let path = corners.expanded(by: -width / 2).path(around: rect.expanded(by: -width / 2))
    return Shape(form: .path(path, in: nil), stroke: stroke, lineWidth: width)
  }
}
