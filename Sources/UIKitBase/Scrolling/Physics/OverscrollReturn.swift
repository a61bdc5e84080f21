internal import CStandardLibrary

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The return of content held beyond its edge: overdamped, without initial velocity.
///
/// Measured on the simulator of iOS 26.1: from 235 points it takes 0.69 s.
package struct OverscrollReturn: Sendable {
  /// The velocity at the lift, in points per second, above which ``EdgeSpring`` applies.
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

  /// The time until the content rests.
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
