internal import CStandardLibrary

/// The motion of a spring that has settled after one unit of time.
///
/// UIKit does not document how it derives a spring from a duration and a damping ratio. This
/// spring's stiffness is chosen so that the slowest term of its motion decays to 1/10,000.
package struct SpringCurve: Equatable, Sendable {
  /// The damping ratio: 1 does not oscillate; less overshoots the end value.
  let dampingRatio: Double
  /// The initial velocity, in whole distances per unit of time.
  let velocity: Double

  /// The decay rate that leaves 1/10,000 after one unit of time.
  package static let settlingRate = 9.21
  /// The minimum damping ratio; a spring with less damping would practically never settle.
  private static let leastDamping = 0.01

  package init(dampingRatio: Double, velocity: Double = 0) {
    self.dampingRatio = max(dampingRatio, Self.leastDamping)
    self.velocity = velocity
  }

  /// Returns the decay rate of the slowest term for an angular frequency of 1.
  package static func decay(_ ratio: Double) -> Double {
    ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
  }

  /// Returns the progress at a fraction of the duration.
  func part(at time: Double) -> Double {
    let frequency = Self.settlingRate / Self.decay(dampingRatio)
    let shrink = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let push = (shrink - velocity) / swing
      return 1 - exp(-shrink * time) * (cos(swing * time) + push * sin(swing * time))
    }
    guard dampingRatio > 1 else {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (fast, slow) = (shrink + spread, shrink - spread)
    let weight = (fast - velocity) / (fast - slow)
    return 1 - weight * exp(-slow * time) - (1 - weight) * exp(-fast * time)
  }
}
