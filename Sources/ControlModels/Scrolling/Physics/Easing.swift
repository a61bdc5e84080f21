/// A way from one place to another in a given time.
package struct Easing: Sendable {
  /// How it begins and ends.
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

  /// The place after a time in seconds; at the end exactly the end.
  package func position(at time: Double) -> Double {
    guard time < duration else { return end }
    return start + (end - start) * part(max(0, time) / duration)
  }

  /// The rest of it after a time, from another place.
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
