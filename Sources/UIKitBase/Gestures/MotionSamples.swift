package import QuartzCore

/// Recent positions, for the computation of a velocity.
///
/// The velocity is that of the last moves, however long ago they were. A finger that rests before
/// it leaves the screen does not reduce it.
package struct MotionSamples {
  private var samples: [(time: Double, point: CGPoint)] = []

  /// The time of the last move, in virtual seconds.
  package var lastMove: Double? { samples.last?.time }

  /// Restarts at a point, with no velocity.
  mutating func restart(at point: CGPoint, _ time: Double) { samples = [(time, point)] }

  /// Adds a position.
  mutating func note(_ point: CGPoint, _ time: Double, _ settings: UIKitSettings) {
    if samples.count > 1, samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    let start = time - settings.gestures.velocityWindow - 1e-9
    // One sample before the window is kept if there are no others.
    while samples.count > 2, samples[0].time < start { samples.removeFirst() }
  }

  /// Replaces the last position, without a movement.
  mutating func move(to point: CGPoint) {
    guard let last = samples.last else { return }
    let way = point - last.point
    samples = samples.map { ($0.time, $0.point + way) }
  }

  /// In points per second.
  package func velocity(_ settings: UIKitSettings) -> CGPoint {
    guard samples.count > 1, let last = samples.last else { return .zero }
    let start = last.time - settings.gestures.velocityWindow - 1e-9
    let recent = samples.dropLast().first { $0.time >= start } ?? samples[samples.count - 2]
    let time = last.time - recent.time
    guard time > 0 else { return .zero }
    // Adding zero avoids a negative zero.
    return (last.point - recent.point) * (1 / time) + .zero
  }
}
