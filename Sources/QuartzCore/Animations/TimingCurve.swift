/// A timing curve: maps the elapsed fraction of the time to the progress.
package enum TimingCurve: Equatable, Sendable {
  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(SpringCurve)

  // The control points are those in the documentation of `CAMediaTimingFunction`.
  package static let linear = TimingCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Creates the curve of a `UIViewAnimationCurve`; ease-in-ease-out for any other value.
  package init(number: Int) {
    switch number {
    case 1: self = .easeIn
    case 2: self = .easeOut
    case 3: self = .linear
    default: self = .easeInOut
    }
  }

  /// Returns the progress at a fraction of the time; for a spring it can exceed 1.
  package func part(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      guard self != .linear else { return time }
      let place = Self.root { Self.bezier(x1, x2, $0) - time }
      return Self.bezier(y1, y2, place)
    case .spring(let spring): return spring.part(at: time)
    }
  }

  /// Returns the first time at which a progress is reached.
  package func time(of part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    guard self != .linear else { return part }
    // A spring can cross a value repeatedly; this searches for the interval of the first crossing.
    let steps = 64
    for step in 1...steps where self.part(at: Double(step) / Double(steps)) >= part {
      return Self.root(from: Double(step - 1) / Double(steps), to: Double(step) / Double(steps)) {
        self.part(at: $0) - part
      }
    }
    return 1
  }

  private static func bezier(_ first: Double, _ second: Double, _ place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second
      + place * place * place
  }

  /// Finds the zero of an increasing function by bisection.
  private static func root(
    from low: Double = 0, to high: Double = 1, of function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
