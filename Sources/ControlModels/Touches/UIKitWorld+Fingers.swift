internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Fingers, and what is common to everything that they do.
///
/// A finger comes in a later turn on a device: the layout that is due has been done before it.
extension UIKitWorld {
  /// Puts a finger on a view, or on whatever covers it there.
  ///
  /// - Parameter point: in the view's bounds coordinates; nil is the centre.
  /// - Throws: ``RuntimeError`` when the view is in no window or the point outside the window; what
  ///   the touch causes, with all fingers cancelled.
  package func touchDown(in view: UIView, at point: CGPoint? = nil) throws -> Finger {
    try layoutPass.hurry()
    return try touchDown(on: view, screenPoint(point ?? view.bounds.center, in: view))
  }

  /// Taps: down and up at the same instant; of several taps, each 0.1 s after the one before.
  ///
  /// - Throws: as ``touchDown(in:at:)``.
  package func tap(_ view: UIView, at point: CGPoint? = nil, count: Int = 1) throws {
    guard count >= 1 else {
      throw RuntimeError(.invalidArgument, "a finger cannot tap \(count) times")
    }
    try layoutPass.hurry()
    let place = try screenPoint(point ?? view.bounds.center, in: view)
    // The taps before the last one take their time.
    try checkDuration(Double(count - 1) * Self.timeBetweenTaps)
    for tap in 0..<count {
      if tap > 0 { try cancellingFingers { try runLoop.run(for: Self.timeBetweenTaps) } }
      try liftIfDown(touchDown(on: view, place))
    }
  }

  /// Rests a finger on a view for some virtual seconds.
  ///
  /// - Throws: as ``touchDown(in:at:)``.
  package func press(_ view: UIView, at point: CGPoint? = nil, duration: Double) throws {
    try checkDuration(duration)
    let end = runLoop.now + duration
    let finger = try touchDown(in: view, at: point)
    try cancellingFingers {
      // The lift is scheduled before the clock gets there: touches come first in an instant.
      try perform(at: end) { [self] in
        guard let change = finger.arrive(at: finger.point, .ended) else { return }
        try digitizer.deliver([change])
      }
    }
  }

  /// Drags: down, along a straight line, a rest, and up.
  ///
  /// - Throws: as ``touchDown(in:at:)``, and when the end lies outside the window; nothing has
  ///   touched anything then.
  package func drag(
    _ view: UIView, from start: CGPoint? = nil, _ destination: Finger.Destination,
    duration: Double, hold: Double = 0
  ) throws {
    try checkDuration(duration)
    try checkDuration(hold)
    try layoutPass.hurry()
    let start = start ?? view.bounds.center
    let place = try screenPoint(start, in: view)
    switch destination {
    case .point(let end): _ = try screenPoint(end, in: view, mayLieOnEdge: true)
    case .distance(let way): _ = try screenPoint(start + way, in: view, mayLieOnEdge: true)
    }
    try carry(touchDown(on: view, place), destination, duration: duration, hold: hold)
  }

  /// Moves a finger that is down, lets it rest, and lifts it.
  func carry(
    _ finger: Finger, _ destination: Finger.Destination, duration: Double, hold: Double
  ) throws {
    do {
      try finger.move(destination, duration: duration)
      if hold > 0 { try finger.hold(hold) }
      try finger.lift()
    } catch {
      // The first touch may have changed the view so that the finger does not get there.
      if finger.isDown { try? finger.cancel() }
      throw error
    }
  }

  /// Cancels every finger that is down, because something went wrong; errors in that are dropped.
  package func cancelFingers() { digitizer.cancelAll() }

  /// The virtual seconds that one movement or rest may last: a day.
  private static let longest = 86_400.0

  /// From one tap to the next of a double tap: well inside the interval that devices allow.
  private static let timeBetweenTaps = 0.1

  /// Puts a finger on a view that is known to be in a window.
  ///
  /// - Parameter point: in screen coordinates.
  /// - Parameter time: when, or nil for now.
  func touchDown(
    on view: UIView, _ point: CGPoint, edge: ScreenEdge? = nil, at time: Double? = nil
  ) throws -> Finger {
    let number = digitizer.trail.nextFinger()
    var touch: UITouch?
    try cancellingFingers {
      try perform(at: time ?? runLoop.now) { [self] in
        touch = try digitizer.begin(at: point, finger: number, edge: edge)
        if miss == nil { miss = TouchMiss(of: touch, meantFor: view) }
      }
    }
    return Finger(self, number, on: view, at: point, touch: touch)
  }

  private func liftIfDown(_ finger: Finger) throws {
    if finger.isDown { try finger.lift() }
  }

  /// Moves fingers together, with one event for all of them per frame.
  ///
  /// - Parameter paths: for each finger, its place in screen coordinates for a part of the movement,
  ///   from 0 to 1.
  func move(
    _ paths: [(finger: Finger, path: (Double) -> CGPoint)], duration: Double
  ) throws {
    try checkDuration(duration)
    let start = runLoop.now
    // A frame that all but coincides with the end is the end.
    let frames = max(1, Int((duration * Double(runLoop.frameRate) - 1e-6).rounded(.up)))
    try cancellingFingers {
      for frame in 1...frames {
        let elapsed = min(duration, Double(frame) / Double(runLoop.frameRate))
        let part = frame == frames ? 1 : elapsed / duration
        try perform(at: frame == frames ? start + duration : start + elapsed) { [self] in
          let changes = paths.compactMap { $0.finger.arrive(at: $0.path(part)) }
          if !changes.isEmpty { try digitizer.deliver(changes) }
        }
      }
    }
  }

  /// Runs the loop up to a time, at which a touch happens first.
  func perform(at time: Double, _ touch: @escaping () throws -> Void) throws {
    let entry = try runLoop.schedule(at: time, phase: .touches, touch)
    do {
      try runLoop.moveClock(to: max(time, runLoop.now))
    } catch {
      entry.cancel()
      throw error
    }
  }

  /// Runs a body; when an error comes out of it, all fingers are cancelled before it goes on.
  ///
  /// Cancels the fingers unless the run loop refuses to begin, which has done nothing to them.
  func cancellingFingers<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch let error as RunLoopError where error.isRefusal {
      throw error
    } catch {
      digitizer.cancelAll()
      throw error
    }
  }

  func checkDuration(_ seconds: Double) throws {
    guard (0...Self.longest).contains(seconds) else {
      throw RuntimeError(
        .invalidArgument,
        "a finger can take 0 to \(Int(Self.longest)) seconds (a day) for what it does, "
          + "got \(seconds.isNaN ? .nan : seconds)")
    }
  }

  /// A point of a view in screen coordinates.
  ///
  /// - Throws: ``RuntimeError`` when a finger cannot get there.
  func screenPoint(
    _ point: CGPoint, in view: UIView, mayLieOnEdge: Bool = false
  ) throws -> CGPoint {
    if view.window == nil { try layoutPass.hurry() }
    guard let window = view.window else {
      throw RuntimeError(
        .invalidArgument, "\(view.defaultDescription) is not in a window: no finger can touch it")
    }
    guard point.isFinite, let place = view.convert(point, to: window),
      mayLieOnEdge ? window.bounds.touches(place) : window.bounds.contains(place)
    else {
      let size = window.bounds.size
      throw RuntimeError(
        .invalidArgument,
        "the point \(point.text) of \(view.defaultDescription) lies outside its "
          + "window, which is \(size.width) × \(size.height) points")
    }
    return window.toSuperview(place)
  }
}
