/// The motion of content by itself on one axis, from the lift of the finger until it rests.
///
/// It is made of one to three parts, each with the time at which it begins: a coast that runs into
/// an edge goes on as a bounce, a spring that throws content back inside as a coast.
package struct AxisMotion: Sendable {
  private enum Part: Sendable {
    case rest(Double)
    case coast(Deceleration)
    /// Around an edge.
    case spring(EdgeSpring, edge: Double)
    case pullBack(OverscrollReturn, edge: Double)
    case easing(Easing)
  }

  private var parts: [(start: Double, part: Part)] = []
  /// Where it comes to rest.
  package private(set) var end: Double
  /// After how many seconds.
  package private(set) var duration = 0.0

  /// No motion at all.
  package init(restingAt place: Double) {
    end = place
    parts = [(0, .rest(place))]
  }

  /// An animation.
  package init(_ easing: Easing) {
    end = easing.end
    duration = easing.duration
    parts = [(0, .easing(easing))]
  }

  /// Makes the motion that follows a lift.
  ///
  /// - Parameter place: where the content is.
  /// - Parameter velocity: of the content, in points per second.
  /// - Parameter edges: the least and the greatest place where it can rest.
  /// - Parameter rate: what is left of the velocity after a millisecond.
  /// - Parameter bounces: whether it can be past an edge.
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

  /// A coast that has been given another end.
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
    // A motion that begins at the edge and pushes outwards runs into it at once.
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

  /// The part that runs at a time.
  private func part(at time: Double) -> (start: Double, part: Part) {
    var found = parts.first ?? (0, .rest(end))
    for part in parts.dropFirst() where part.start <= time { found = part }
    return found
  }

  /// The place after a time in seconds.
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

  /// The velocity after a time in seconds; an animation's is not asked for.
  private func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let (start, part) = part(at: time)
    switch part {
    case .coast(let coast): return coast.velocity(at: time - start)
    case .spring(let spring, _): return spring.velocity(at: time - start)
    case .rest, .pullBack, .easing: return 0
    }
  }

  /// The motion that is left after a time, from another place: with the same velocity, or to the
  /// same end.
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

  /// Whether it is on its way back to an edge at the end.
  package var endsAtEdge: Bool {
    switch parts.last?.part {
    case .spring, .pullBack: true
    default: false
    }
  }

  /// Whether content moves at all.
  package var isMoving: Bool { duration > 0 }
}
