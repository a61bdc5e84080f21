internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import VirtualTime

/// A finger on the screen, which moves, rests and lifts; each call takes virtual time.
///
/// Points are in the bounds coordinates of the view under the finger at touch-down. If a call fails
/// with an error of its effects, all fingers are cancelled first. A call with invalid arguments has
/// no effect.
package final class Finger {
  /// The end of a movement.
  package enum Destination {
    /// A point in the view's coordinates.
    case point(CGPoint)
    /// A distance from the present location.
    case distance(CGPoint)
  }

  private unowned let world: UIKitWorld
  /// Its number in the trail.
  private let number: Int
  /// Nil for a finger without a touch.
  let touch: UITouch?
  /// Its location, in screen coordinates.
  package private(set) var point: CGPoint
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

  /// Whether it was neither lifted nor cancelled.
  package var isDown: Bool {
    guard !hasLeft else { return false }
    return touch.map(world.digitizer.isDown) ?? true
  }

  /// Moves to a point, with one event per frame and a last one at the end.
  ///
  /// The duration is in virtual seconds; 0 sends a single event now.
  ///
  /// - Throws: `RuntimeError` if the point is outside the window; errors of the touch's effects.
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

  /// Lifts the finger.
  package func lift() throws { try leave(.ended) }

  /// Cancels the touch, as an incoming call does.
  package func cancel() throws { try leave(.cancelled) }

  private func move(toScreen end: CGPoint, duration: Double) throws {
    guard end.isFinite else {
      throw RuntimeError(.invalidArgument, "a finger cannot get to \(end.text)")
    }
    let start = point
    // Ends exactly at the end, whatever the rounding is.
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

  /// Updates the location, and returns the change for its touch.
  package func arrive(at point: CGPoint, _ phase: UITouch.Phase = .moved) -> Digitizer.Change? {
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
