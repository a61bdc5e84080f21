internal import CStandardLibrary

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A coast on one axis: the velocity decays exponentially, and stops at a minimum.
///
/// Fitted to a log of the simulator of iOS 26.1: 750 points a second travel 369.33 points in 2.16
/// s, 3,000 travel 1,492 in 2.85 s.
package struct Deceleration: Sendable {
  /// The velocity in points per second below which the content stops.
  package static let leastVelocity = 10.0
  /// `UIScrollViewDecelerationRateNormal`: the fraction of the velocity left after a millisecond.
  package static let normalRate = 0.998
  /// `UIScrollViewDecelerationRateFast`.
  package static let fastRate = 0.99

  /// The starting position in points.
  package let start: Double
  /// The initial velocity in points per second.
  package let velocity: Double
  /// The fraction of the velocity left after a millisecond, between 0 and 1.
  package let rate: Double
  /// The natural logarithm of the fraction left after a second.
  private let decay: Double
  /// The distance travelled for each point per second of velocity.
  private let reach: Double

  /// Creates a coast that decelerates naturally.
  package init(from start: Double, velocity: Double, rate: Double) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
    decay = 1000 * log(max(rate, 1e-9))
    reach = rate / (1 - rate) / 1000
  }

  /// Creates a coast that ends at a position.
  ///
  /// To end earlier, it decelerates faster. To end later or elsewhere, it begins with another
  /// velocity.
  package init(from start: Double, to end: Double, velocity: Double, rate: Double) {
    let way = end - start
    let speed = abs(velocity) - Self.leastVelocity
    let reach = speed > 0 ? abs(way) / speed : .infinity
    let natural = rate / (1 - rate) / 1000
    if way * velocity > 0, reach <= natural {
      self.init(from: start, velocity: velocity, rate: 1000 * reach / (1 + 1000 * reach))
    } else {
      let needed = abs(way) / natural + Self.leastVelocity
      self.init(from: start, velocity: way < 0 ? -needed : needed, rate: rate)
    }
  }

  /// The distance travelled, in points.
  package var travel: Double {
    let speed = max(0, abs(velocity) - Self.leastVelocity)
    return (velocity < 0 ? -speed : speed) * reach
  }

  /// The final position.
  package var end: Double { start + travel }

  /// The end of the continuous curve with the same velocities, which the delegate receives.
  ///
  /// In the log it differs from the resting position by a thousandth of the distance.
  package var announcedEnd: Double {
    let speed = max(0, abs(velocity) - Self.leastVelocity)
    return start - (velocity < 0 ? -speed : speed) / decay
  }

  /// The duration in seconds.
  package var duration: Double {
    abs(velocity) <= Self.leastVelocity ? 0 : -log(abs(velocity) / Self.leastVelocity) / decay
  }

  /// The position after a time in seconds.
  package func position(at time: Double) -> Double {
    start + velocity * reach * (1 - exp(decay * time))
  }

  /// The velocity after a time in seconds.
  package func velocity(at time: Double) -> Double { velocity * exp(decay * time) }

  /// The time at which it passes a position, or nil if it stops before.
  package func time(at place: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let part = (place - start) / (velocity * reach)
    guard part >= 0, part < 1 else { return nil }
    let time = log(1 - part) / decay
    return time <= duration ? time : nil
  }
}
