internal import Glibc

/// The spring at an edge, critically damped: it takes up what runs into it, and what pulls at it.
package struct EdgeSpring: Sendable {
  /// Per second; the peak of a measured bounce (3,005 points a second, 100.3 points) gives it.
  package static let frequency = 11.0
  /// Nearer to the edge than so many points, the content is at rest.
  package static let restingDistance = 0.6

  private let distance: Double
  private let slope: Double

  /// Begins at a distance from the edge with a velocity, both of either sign.
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

  /// When it comes back over the edge, or nil when it never does.
  package var crossing: Double? {
    guard distance * slope < 0 else { return nil }
    return -distance / slope
  }

  /// Whether it ever gets far enough from the edge to be noticed.
  package var isSeen: Bool {
    let peak = slope == 0 ? 0 : max(0, 1 / Self.frequency - distance / slope)
    return max(abs(distance), abs(distance(at: peak))) > Self.restingDistance
  }

  /// How long it takes to come to rest.
  package var duration: Double {
    // Behind its peak the distance falls steadily, and the spring halves it in less than 0.2 s.
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
