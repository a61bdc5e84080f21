internal import FoundationCore
internal import CStandardLibrary
package import SelectorRuntime
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A path of lines and curves.
///
/// It is not drawn, but its geometry can be queried.
package final class UIBezierPath: StoringObject {
  /// One element of a path.
  package enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  private(set) var currentPoint = CGPoint.zero
  private var start = CGPoint.zero

  package func add(_ element: Element) {
    elements.append(element)
    switch element {
    case .move(let point):
      (start, currentPoint) = (point, point)
    case .line(let point), .quadratic(_, let point), .curve(_, _, let point):
      currentPoint = point
    case .close: currentPoint = start
    }
  }

  func removeAll() {
    elements = []
    (currentPoint, start) = (.zero, .zero)
  }

  func take(_ other: UIBezierPath) { for element in other.elements { add(element) } }

  /// Converts the path to points; curves are divided into a number of steps.
  package func flattened(steps: Int = 16) -> [[CGPoint]] {
    var rows: [[CGPoint]] = []
    var row: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if !row.isEmpty { rows.append(row) }
        row = [point]
      case .line(let point): row.append(point)
      case .quadratic, .curve:
        guard let (one, two, end) = element.cubic(from: row.last) else { continue }
        let from = row.last ?? end
        for step in 1...steps {
          row.append(Self.point(from, one, two, end, at: Double(step) / Double(steps)))
        }
      case .close: if let first = row.first { row.append(first) }
      }
    }
    if !row.isEmpty { rows.append(row) }
    return rows
  }

  /// The points of the flattened path, used by animations.
  package var corners: [CGPoint] { flattened(steps: 8).flatMap { $0 } }

  static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: Double
  ) -> CGPoint {
    let u = 1 - t
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
  }

  /// Adds an arc, as curves of at most a quarter circle.
  func addArc(
    _ center: CGPoint, radius: Double, from: Double, to: Double, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = (to - from).isFinite ? to - from : 0
    // Whole turns, so that an arc against the given direction goes the other way round.
    if clockwise == (sweep < 0) { sweep -= (sweep / full).rounded(.awayFromZero) * full }
    sweep = sweep.clamped(to: -full...full)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(from)
    add(elements.isEmpty ? .move(first) : .line(first))
    let count = max(1, Int(nearestTo: (abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    // The standard length of the control handles of a circle's curves.
    let handle = 4 / 3 * tan(step / 4) * radius
    for place in 0..<count {
      let (a, b) = (from + Double(place) * step, from + Double(place + 1) * step)
      let (one, two) = (point(a), point(b))
      add(
        .curve(
          CGPoint(x: one.x - handle * sin(a), y: one.y + handle * cos(a)),
          CGPoint(x: two.x + handle * sin(b), y: two.y - handle * cos(b)), two))
    }
  }

  /// Adds a rectangle whose corners are rounded as a `UIRectCorner` says.
  func addRect(_ rect: CGRect, corners: Int = 0, radii: CGSize = .zero) {
    let x = min(radii.width, rect.size.width / 2)
    let y = min(radii.height, rect.size.height / 2)
    func radius(_ bit: Int) -> CGSize {
      corners & bit != 0 ? CGSize(width: x, height: y) : .zero
    }
    let (topLeft, topRight) = (radius(1), radius(2))
    let (bottomLeft, bottomRight) = (radius(4), radius(8))
    let (left, top, right, bottom) = (rect.origin.x, rect.origin.y, rect.maxX, rect.maxY)
    add(.move(CGPoint(x: left + topLeft.width, y: top)))
    add(.line(CGPoint(x: right - topRight.width, y: top)))
    round(to: CGPoint(x: right, y: top + topRight.height), by: CGPoint(x: right, y: top))
    add(.line(CGPoint(x: right, y: bottom - bottomRight.height)))
    round(to: CGPoint(x: right - bottomRight.width, y: bottom), by: CGPoint(x: right, y: bottom))
    add(.line(CGPoint(x: left + bottomLeft.width, y: bottom)))
    round(to: CGPoint(x: left, y: bottom - bottomLeft.height), by: CGPoint(x: left, y: bottom))
    // Closing the path draws the last side of a corner that is not round.
    if topLeft != .zero { add(.line(CGPoint(x: left, y: top + topLeft.height))) }
    round(to: CGPoint(x: left + topLeft.width, y: top), by: CGPoint(x: left, y: top))
    add(.close)
  }

  private func round(to end: CGPoint, by corner: CGPoint) {
    guard end != currentPoint, end != corner else { return }
    // The standard handle length of a quarter circle, as a fraction of the radius.
    let part = 0.5523
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    add(.curve(toward(currentPoint), toward(end), end))
  }

  func apply(_ transform: CGAffineTransform) {
    let old = elements
    removeAll()
    for element in old { add(element.mapped { $0.applying(transform) }) }
  }

  /// Whether a point is inside, by its winding number.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for row in flattened() {
      let ends = Array(row.dropFirst()) + row.prefix(1)
      for (a, b) in zip(row, ends) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y <= point.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension UIKitClasses {
  package static let bezierPath = NativeClass<UIBezierPath>(
    "UIBezierPath", superclass: FoundationClasses.object, UIBezierPath.define)
}
