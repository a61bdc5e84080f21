internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// A finger on the glass: it moves, rests and leaves, and every call takes its virtual time.
///
/// Points are in the bounds coordinates of the view that it was put on. When an error comes
/// out of what a call causes, all fingers that are down are cancelled first; a call that is refused
/// leaves them alone.
package final class Finger {
  /// Where a movement ends.
  package enum Destination {
    /// A point of the view that the finger was put on.
    case point(CGPoint)
    /// So far from where it is.
    case distance(CGPoint)
  }

  private unowned let world: UIKitWorld
  /// Its number in the trail.
  private let number: Int
  /// Nil for a finger that nobody heard of.
  let touch: UITouch?
  /// Where it is, in screen coordinates.
  private(set) var point: CGPoint
  @Weak private var view: UIView?
  private var hasLeft = false

  init(
    _ world: UIKitWorld, _ number: Int, on view: UIView, at point: CGPoint, touch: UITouch?
  ) {
    self.world = world
    self.number = number
    self.touch = touch
    self.point = point
    self.view = view
  }

  /// Whether it has been neither lifted nor cancelled.
  package var isDown: Bool {
    guard !hasLeft else { return false }
    return touch.map(world.digitizer.isDown) ?? true
  }

  /// Moves to a point, with one event per frame and the last at the end.
  ///
  /// It lasts virtual seconds; 0 is a single event at this instant.
  /// - Throws: `RuntimeError` when the point lies outside the window; what the touches cause.
  package func move(to end: CGPoint, duration: Double) throws {
    try checkIsDown()
    guard let view else {
      throw RuntimeError(.invalidArgument, "the view that the finger was put on has gone")
    }
    try move(toScreen: world.screenPoint(end, in: view, mayLieOnEdge: true), duration: duration)
  }

  /// Moves by a distance, as ``move(to:duration:)`` does.
  package func move(by way: CGPoint, duration: Double) throws {
    try checkIsDown()
    if let view, let window = view.window, let start = window.fromSuperview(point),
      let here = window.convert(start, to: view)
    {
      return try move(to: here + way, duration: duration)
    }
    try move(toScreen: point + way, duration: duration)
  }

  /// Moves to a point or by a distance, as ``move(to:duration:)`` does.
  package func move(_ destination: Destination, duration: Double) throws {
    switch destination {
    case .point(let end): try move(to: end, duration: duration)
    case .distance(let way): try move(by: way, duration: duration)
    }
  }

  /// Rests for some virtual seconds.
  package func hold(_ seconds: Double) throws {
    try checkIsDown()
    try world.checkDuration(seconds)
    try world.cancellingFingers { try world.runLoop.run(for: seconds) }
  }

  /// Leaves the glass where it is.
  package func lift() throws { try leave(.ended) }

  /// Is taken away, as by a call that comes in.
  package func cancel() throws { try leave(.cancelled) }

  private func move(toScreen end: CGPoint, duration: Double) throws {
    guard end.isFinite else {
      throw RuntimeError(.invalidArgument, "a finger cannot get to \(end.text)")
    }
    let start = point
    // The end is to be met exactly, whatever the sum is rounded to.
    let path = { part in part == 1 ? end : start + (end - start) * part }
    try world.move([(self, path)], duration: duration)
  }

  private func leave(_ phase: UITouch.Phase) throws {
    try checkIsDown()
    try world.cancellingFingers {
      try world.perform(at: world.runLoop.now) { [self] in
        guard let change = arrive(at: point, phase) else { return }
        try world.digitizer.deliver([change])
      }
    }
  }

  /// Notes where it is and what it does now, and answers what its touch has to be told.
  func arrive(at point: CGPoint, _ phase: UITouch.Phase = .moved) -> Digitizer.Change? {
    guard isDown else { return nil }
    self.point = point
    hasLeft = phase.isLast
    guard let touch, !world.digitizer.isUnheard(touch, phase) else {
      world.digitizer.trail.note(number, phase, point)
      return nil
    }
    return Digitizer.Change(touch: touch, phase: phase, point: point)
  }

  private func checkIsDown() throws {
    guard isDown else {
      throw RuntimeError(.inconsistency, "the finger has been lifted or cancelled already")
    }
  }
}
