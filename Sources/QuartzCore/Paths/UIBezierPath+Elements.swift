internal import FoundationCore

/// The parts of a path's elements: their points, as numbers, and the box around them.
extension UIBezierPath.Element {
  /// The type as in `CGPathElementType`, then the coordinates.
  package var row: [Double] {
    switch self {
    case .move(let end): [0, end.x, end.y]
    case .line(let end): [1, end.x, end.y]
    case .quadratic(let control, let end): [2, control.x, control.y, end.x, end.y]
    case .curve(let one, let two, let end): [3, one.x, one.y, two.x, two.y, end.x, end.y]
    case .close: [4]
    }
  }

  /// Makes an element from the numbers of ``row``, or returns nil.
  package init?(_ row: [Double]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: row[index], y: row[index + 1]) }
    switch (row.first, row.count) {
    case (0, 3): self = .move(point(1))
    case (1, 3): self = .line(point(1))
    case (2, 5): self = .quadratic(point(1), point(3))
    case (3, 7): self = .curve(point(1), point(3), point(5))
    case (4, 1): self = .close
    default: return nil
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quadratic(let control, let end): .quadratic(change(control), change(end))
    case .curve(let one, let two, let end): .curve(change(one), change(two), change(end))
    case .close: .close
    }
  }

  /// The control points and the end of the cubic curve that this curve is; nil for a straight line.
  func cubic(from start: CGPoint?) -> (CGPoint, CGPoint, CGPoint)? {
    switch self {
    case .curve(let one, let two, let end): return (one, two, end)
    case .quadratic(let control, let end):
      func toward(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
      }
      return (toward(start ?? end), toward(end), end)
    default: return nil
    }
  }
}

extension UIBezierPath {
  /// The smallest rectangle around the lines and curves, without their control points.
  var bounds: CGRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func include(_ point: CGPoint) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    var last: CGPoint?
    for element in elements {
      if let (one, two, end) = element.cubic(from: last) {
        let start = last ?? end
        include(end)
        for time in Self.turns(start.x, one.x, two.x, end.x)
          + Self.turns(start.y, one.y, two.y, end.y)
        {
          include(Self.point(start, one, two, end, at: time))
        }
        last = end
      } else if case .move(let end) = element {
        last = end
      } else if case .line(let end) = element {
        include(last ?? end)
        include(end)
        last = end
        continue
      }
      if let last { include(last) }
    }
    guard left <= right else { return .zero }
    // A sum with zero is never the negative zero.
    return CGRect(x: left + 0, y: top + 0, width: right - left, height: bottom - top)
  }

  /// The times in a cubic curve at which a coordinate turns back: roots of the derivative.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (square, linear, rest) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
    let root = (linear * linear - 4 * square * rest).squareRoot()
    // The second form of the solution also holds if the derivative is linear.
    let times = [
      (-linear + root) / (2 * square), (-linear - root) / (2 * square),
      2 * rest / (-linear + root), 2 * rest / (-linear - root),
    ]
    return times.filter { $0 > 0 && $0 < 1 }
  }

  /// The same path in the other direction.
  ///
  /// Each subpath begins where it ended; closed ones stay closed.
  func reversed(into made: UIBezierPath) {
    for subpath in subpaths().reversed() {
      guard let last = subpath.ends.last else { continue }
      made.add(.move(last))
      for (index, element) in subpath.elements.enumerated().reversed() {
        let end = subpath.ends[index]
        switch element {
        case .curve(let one, let two, _): made.add(.curve(two, one, end))
        case .quadratic(let control, _): made.add(.quadratic(control, end))
        default: made.add(.line(end))
        }
      }
      if subpath.isClosed { made.add(.close) }
    }
  }

  /// The points at which elements begin and end, one more than elements, and the elements.
  private func subpaths() -> [(ends: [CGPoint], elements: [Element], isClosed: Bool)] {
    var paths: [(ends: [CGPoint], elements: [Element], isClosed: Bool)] = []
    for element in elements {
      if case .move(let point) = element {
        paths.append((ends: [point], elements: [], isClosed: false))
        continue
      }
      guard var path = paths.popLast() else { continue }
      switch element {
      case .line(let end), .quadratic(_, let end), .curve(_, _, let end):
        if path.isClosed {
          paths.append(path)
          path = (ends: [path.ends[0]], elements: [], isClosed: false)
        }
        path.ends.append(end)
        path.elements.append(element)
      default: path.isClosed = true
      }
      paths.append(path)
    }
    return paths
  }
}
