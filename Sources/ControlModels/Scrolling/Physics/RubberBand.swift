/// How far content that is pulled past its edge gives way.
///
/// The law depends on the whole way past the edge, so it does not matter how the finger got there.
package enum RubberBand {
  /// The slope at the edge; measured on the simulator of iOS 26.1.
  package static let stiffness = 0.55

  /// The part of a pull that is shown.
  ///
  /// - Parameter pull: how far the finger has gone past the edge; either sign.
  /// - Parameter length: of the bounds on that axis.
  package static func shown(_ pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let reach = stiffness * abs(pull)
    let shown = reach * length / (reach + length)
    return pull < 0 ? -shown : shown
  }

  /// The pull that shows this much.
  package static func pull(showing shown: Double, length: Double) -> Double {
    let part = min(abs(shown), length * 0.999)
    guard length > 0, part > 0 else { return 0 }
    let pull = part * length / (stiffness * (length - part))
    return shown < 0 ? -pull : pull
  }

  /// How fast the content goes for a finger of a velocity at a pull.
  package static func velocity(_ velocity: Double, at pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let whole = stiffness * abs(pull) + length
    return velocity * stiffness * length * length / (whole * whole)
  }
}
