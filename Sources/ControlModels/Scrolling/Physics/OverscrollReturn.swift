internal import Glibc

/// The way back of content that was held past its edge: overdamped, without any velocity.
///
/// Measured on the simulator of iOS 26.1: from 235 points it takes 0.69 s.
package struct OverscrollReturn: Sendable {
  /// Below so many points per second at the lift, this is the law, and ``EdgeSpring`` above.
  package static let greatestVelocity = 50.0
  private static let slow = 9.0
  private static let fast = 46.0

  private let distance: Double

  /// Begins at rest at a distance from the edge, of either sign.
  package init(distance: Double) { self.distance = distance }

  /// The distance from the edge after a time in seconds.
  package func distance(at time: Double) -> Double {
    let (slow, fast) = (Self.slow, Self.fast)
    return distance * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  /// How long it takes to come to rest.
  package var duration: Double {
    var (low, high) = (0.0, 0.0)
    while abs(distance(at: high)) > EdgeSpring.restingDistance, high < 60 { high += 0.25 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(distance(at: middle)) > EdgeSpring.restingDistance {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
