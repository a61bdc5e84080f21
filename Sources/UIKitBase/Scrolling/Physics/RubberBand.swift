// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The resistance of content that is pulled beyond its edge.
///
/// It depends only on the total pull, not on the finger's path.
package enum RubberBand {
  /// The slope at the edge; measured on the simulator of iOS 26.1.
  package static let stiffness = 0.55

  /// The displacement for a pull.
  ///
  /// - Parameters:
  ///   - pull: the distance of the finger beyond the edge, of either sign.
  ///   - length: the length of the bounds on that axis.
  package static func shown(_ pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let reach = stiffness * abs(pull)
    let shown = reach * length / (reach + length)
    return pull < 0 ? -shown : shown
  }

  /// The pull for a displacement.
  package static func pull(showing shown: Double, length: Double) -> Double {
    let part = min(abs(shown), length * 0.999)
    guard length > 0, part > 0 else { return 0 }
    let pull = part * length / (stiffness * (length - part))
    return shown < 0 ? -pull : pull
  }

  /// The velocity of the content for the velocity of a finger at a pull.
  package static func velocity(_ velocity: Double, at pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let whole = stiffness * abs(pull) + length
    return velocity * stiffness * length * length / (whole * whole)
  }
}
