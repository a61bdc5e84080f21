/// An animation between two positions with a duration.
package struct Easing: Sendable {
  /// The timing curve.
  package enum Curve: Sendable {
    case linear, easeInOut, easeOut
  }

  package let start, end, duration: Double
  private let curve: Curve

  package init(from start: Double, to end: Double, duration: Double, _ curve: Curve) {
    self.start = start
    self.end = end
    self.duration = duration
    self.curve = curve
  }

  /// The position after a time in seconds; exactly the end after the duration.
  package func position(at time: Double) -> Double {
    guard time < duration else { return end }
    return start + (end - start) * part(max(0, time) / duration)
  }

  /// The rest of the animation after a time, from another position.
  func rest(from place: Double, at time: Double) -> Easing {
    Easing(from: place, to: end, duration: max(0, duration - time), curve)
  }

  private func part(_ time: Double) -> Double {
    switch curve {
    case .linear: time
    case .easeInOut: time * time * (3 - 2 * time)
    case .easeOut: 1 - (1 - time) * (1 - time) * (1 - time)
    }
  }
}
