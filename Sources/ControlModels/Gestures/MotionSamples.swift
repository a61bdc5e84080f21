/// Where something was lately, for its velocity.
///
/// The velocity is that of the last moves, however long ago they were: a finger that rests before it
/// leaves does not slow anything down here.
package struct MotionSamples {
  private var samples: [(time: Double, point: CGPoint)] = []

  /// When it last moved, in virtual seconds.
  package var lastMove: Double? { samples.last?.time }

  /// Begins anew, with no velocity.
  mutating func restart(at point: CGPoint, _ time: Double) { samples = [(time, point)] }

  /// Notes where it has got to.
  mutating func note(_ point: CGPoint, _ time: Double, _ settings: UIKitSettings) {
    if samples.count > 1, samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    let start = time - settings.gestures.velocityWindow - 1e-9
    // One sample before the window is of use when there are no others.
    while samples.count > 2, samples[0].time < start { samples.removeFirst() }
  }

  /// Calls the last place another one, without a movement.
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
    // A zero is added so that none comes out with a sign.
    return (last.point - recent.point) * (1 / time) + .zero
  }
}
