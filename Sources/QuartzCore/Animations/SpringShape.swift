internal import CStandardLibrary
internal import SelectorRuntime

/// A spring of mass 1, described by its perceived duration and its bounce.
///
/// The corresponding values of Core Animation are `perceptualDuration` and `bounce`. A bounce of 0
/// is critically damped, 1 is undamped, and a negative one is overdamped.
package struct SpringShape {
  package let stiffness, damping: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration.
  ///   - bounce: The bounce, from -1 to 1.
  ///   - method: The method that errors name.
  /// - Throws: ``RuntimeError`` for a duration that is not positive, and for a bounce out of range.
  package init(duration: Double, bounce: Double, for method: String) throws {
    guard duration > 0, duration.isFinite, bounce > -1, bounce < 1 else {
      throw RuntimeError(
        .invalidArgument,
        "\(method): a spring needs a duration above 0 and a bounce between -1 and 1, got "
          + "\(duration) and \(bounce)")
    }
    let frequency = 2 * Double.pi / duration
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Returns the bounce of a spring with a damping ratio.
  package static func bounce(ofDampingRatio ratio: Double) -> Double {
    ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
}
