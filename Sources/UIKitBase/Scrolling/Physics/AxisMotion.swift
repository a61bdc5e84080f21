// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The motion of content on one axis, from the lift of the finger until it rests.
///
/// It has one to three parts with starting times. A coast that reaches an edge continues as a
/// bounce; a spring that moves content back inside continues as a coast.
package struct AxisMotion: Sendable {
  private enum Part: Sendable {
    case rest(Double)
    case coast(Deceleration)
    /// A spring motion around an edge.
    case spring(EdgeSpring, edge: Double)
    case pullBack(OverscrollReturn, edge: Double)
    case easing(Easing)
  }

  private var parts: [(start: Double, part: Part)] = []
  /// The final position.
  package private(set) var end: Double
  /// The duration in seconds.
  package private(set) var duration = 0.0

  /// Creates a motion at rest.
  package init(restingAt place: Double) {
    end = place
    parts = [(0, .rest(place))]
  }

  /// Creates an animation.
  package init(_ easing: Easing) {
    end = easing.end
    duration = easing.duration
    parts = [(0, .easing(easing))]
  }

  /// Creates the motion after a lift.
  ///
  /// - Parameters:
  ///   - place: the position of the content.
  ///   - velocity: the velocity of the content, in points per second.
  ///   - edges: the least and the greatest resting position.
  ///   - rate: the fraction of the velocity that remains after a millisecond.
  ///   - bounces: whether it can move beyond an edge.
  package init(
    from place: Double, velocity: Double, edges: ClosedRange<Double>, rate: Double, bounces: Bool
  ) {
    end = min(max(place, edges.lowerBound), edges.upperBound)
    guard place == end else {
      guard bounces else {
        parts = [(0, .rest(end))]
        return
      }
      pullBack(from: place, velocity: velocity, edges, rate)
      return
    }
    coast(
      Deceleration(from: place, velocity: velocity, rate: rate), at: 0, edges, bounces: bounces)
  }

  /// Creates a coast with a given end.
  package init(_ coast: Deceleration, edges: ClosedRange<Double>, bounces: Bool) {
    end = coast.start
    self.coast(coast, at: 0, edges, bounces: bounces)
  }

  private mutating func coast(
    _ coast: Deceleration, at start: Double, _ edges: ClosedRange<Double>, bounces: Bool
  ) {
    parts.append((start, .coast(coast)))
    let edge = coast.velocity > 0 ? edges.upperBound : edges.lowerBound
    guard (coast.end - edge) * coast.velocity > 0 else {
      end = coast.end
      duration = start + coast.duration
      return
    }
    // A motion that begins at the edge and moves outwards reaches it immediately.
    let time = coast.start == edge ? 0 : coast.time(at: edge) ?? coast.duration
    end = edge
    duration = start + time
    guard bounces else { return }
    let spring = EdgeSpring(distance: 0, velocity: coast.velocity(at: time))
    guard spring.isSeen else { return }
    parts.append((start + time, .spring(spring, edge: edge)))
    duration += spring.duration
  }

  private mutating func pullBack(
    from place: Double, velocity: Double, _ edges: ClosedRange<Double>, _ rate: Double
  ) {
    let edge = end
    guard abs(velocity) >= OverscrollReturn.greatestVelocity else {
      let pull = OverscrollReturn(distance: place - edge)
      parts = [(0, .pullBack(pull, edge: edge))]
      duration = pull.duration
      return
    }
    let spring = EdgeSpring(distance: place - edge, velocity: velocity)
    parts = [(0, .spring(spring, edge: edge))]
    duration = spring.duration
    guard let crossing = spring.crossing else { return }
    let inner = Deceleration(from: edge, velocity: spring.velocity(at: crossing), rate: rate)
    duration = crossing
    if inner.travel != 0 { coast(inner, at: crossing, edges, bounces: true) }
  }

  /// The active part at a time.
  private func part(at time: Double) -> (start: Double, part: Part) {
    var found = parts.first ?? (0, .rest(end))
    for part in parts.dropFirst() where part.start <= time { found = part }
    return found
  }

  /// The position after a time in seconds.
  package func position(at time: Double) -> Double {
    guard time < duration else { return end }
    let (start, part) = part(at: time)
    switch part {
    case .rest(let place): return place
    case .coast(let coast): return coast.position(at: time - start)
    case .spring(let spring, let edge): return edge + spring.distance(at: time - start)
    case .pullBack(let pull, let edge): return edge + pull.distance(at: time - start)
    case .easing(let easing): return easing.position(at: time - start)
    }
  }

  /// The velocity after a time in seconds; 0 for an animation, where it is not used.
  private func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let (start, part) = part(at: time)
    switch part {
    case .coast(let coast): return coast.velocity(at: time - start)
    case .spring(let spring, _): return spring.velocity(at: time - start)
    case .rest, .pullBack, .easing: return 0
    }
  }

  /// Returns the rest of the motion, from another position.
  ///
  /// A coast keeps its velocity; an animation keeps its end.
  package func moved(
    to place: Double, at time: Double, edges: ClosedRange<Double>, rate: Double, bounces: Bool
  ) -> AxisMotion {
    let (_, part) = part(at: time)
    switch part {
    case .easing(let easing): return AxisMotion(easing.rest(from: place, at: time))
    case .coast(let coast):
      return AxisMotion(
        from: place, velocity: velocity(at: time), edges: edges, rate: coast.rate,
        bounces: bounces)
    case .rest, .spring, .pullBack:
      return AxisMotion(
        from: place, velocity: velocity(at: time), edges: edges, rate: rate, bounces: bounces)
    }
  }

  /// Whether it ends with a return to an edge, by a spring.
  package var endsAtEdge: Bool {
    switch parts.last?.part {
    case .spring, .pullBack: true
    default: false
    }
  }

  /// Whether the content moves.
  package var isMoving: Bool { duration > 0 }
}
