internal import Glibc
internal import SelectorRuntime

/// A spring of mass 1 as somebody sees it: how long it seems to take, and how much it bounces.
///
/// The corresponding values are the `perceptualDuration` and `bounce` of Core Animation. A bounce of 0
/// is critically damped, 1 never ends, and a negative one is damped more.
struct SpringShape {
  let stiffness, damping: Double

  /// - Throws: ``RuntimeError`` that names the method for a duration that is not positive, and for a
  ///   bounce outside of -1 and 1.
  init(duration: Double, bounce: Double, for method: String) throws {
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

  /// The bounce of a spring with a ratio to critical damping.
  static func bounce(ofDampingRatio ratio: Double) -> Double {
    ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
}
