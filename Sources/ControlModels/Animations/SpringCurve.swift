internal import Glibc

/// The way of a spring that has come to rest after one unit of time.
///
/// Nobody outside knows which spring UIKit makes of a duration and a damping ratio. This one is as
/// stiff as it takes for the slowest part of its swing to have shrunk to a ten-thousandth.
struct SpringCurve: Equatable, Sendable {
  /// 1 swings no more; less goes beyond the end and comes back.
  let dampingRatio: Double
  /// At the start, in whole ways per unit of time.
  let velocity: Double

  /// The rate at which a ten-thousandth is left after one unit of time.
  static let settlingRate = 9.21
  /// A spring that is damped less than that would never come to rest.
  private static let leastDamping = 0.01

  init(dampingRatio: Double, velocity: Double = 0) {
    self.dampingRatio = max(dampingRatio, Self.leastDamping)
    self.velocity = velocity
  }

  /// How fast the slowest part of a swing shrinks, for an angular frequency of 1.
  static func decay(_ ratio: Double) -> Double {
    ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
  }

  /// The part of the way after a part of the time.
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
