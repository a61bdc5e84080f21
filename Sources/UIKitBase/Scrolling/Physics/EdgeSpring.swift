internal import CStandardLibrary

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A critically damped spring at an edge.
package struct EdgeSpring: Sendable {
  /// Per second; fitted to the peak of a measured bounce (3,005 points a second, 100.3 points).
  package static let frequency = 11.0
  /// The distance from the edge in points below which the content rests.
  package static let restingDistance = 0.6

  private let distance: Double
  private let slope: Double

  /// Creates a spring with a distance from the edge and a velocity, both of either sign.
  package init(distance: Double, velocity: Double) {
    self.distance = distance
    slope = velocity + Self.frequency * distance
  }

  /// The distance from the edge after a time in seconds.
  package func distance(at time: Double) -> Double {
    (distance + slope * time) * exp(-Self.frequency * time)
  }

  /// The velocity after a time in seconds.
  package func velocity(at time: Double) -> Double {
    (slope - Self.frequency * (distance + slope * time)) * exp(-Self.frequency * time)
  }

  /// The time at which the content crosses the edge, or nil if it never does.
  package var crossing: Double? {
    guard distance * slope < 0 else { return nil }
    return -distance / slope
  }

  /// Whether the content moves visibly away from the edge.
  package var isSeen: Bool {
    let peak = slope == 0 ? 0 : max(0, 1 / Self.frequency - distance / slope)
    return max(abs(distance), abs(distance(at: peak))) > Self.restingDistance
  }

  /// The time until the content rests.
  package var duration: Double {
    // After its peak the distance decreases monotonically, and halves in less than 0.2 s.
    let peak = slope == 0 ? 0 : max(0, 1 / Self.frequency - distance / slope)
    var (low, high) = (peak, peak)
    while abs(distance(at: high)) > Self.restingDistance, high < 60 { high += 0.25 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(distance(at: middle)) > Self.restingDistance { low = middle } else { high = middle }
    }
    return high
  }
}
