internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import VirtualTime

/// Simulated fingers and their common behavior.
///
/// On a device a touch arrives in a later turn, so pending layout is performed first.
extension UIKitWorld {
  /// Puts a finger on a view, or on the view that covers it there.
  ///
  /// - Parameters:
  ///   - view: the view to touch.
  ///   - point: in the view's bounds coordinates; nil is the center.
  /// - Throws: ``RuntimeError`` if the view is not in a window or the point is outside the window;
  ///   errors of the touch's effects, after all fingers were cancelled.
  package func touchDown(in view: UIView, at point: CGPoint? = nil) throws -> Finger {
    try layoutPass.hurry()
    return try touchDown(on: view, screenPoint(point ?? view.bounds.center, in: view))
  }

  /// Taps once or several times.
  ///
  /// Down and up have the same time; consecutive taps are 0.1 seconds apart.
  ///
  /// - Throws: as ``touchDown(in:at:)``.
  package func tap(_ view: UIView, at point: CGPoint? = nil, count: Int = 1) throws {
    guard count >= 1 else {
      throw RuntimeError(.invalidArgument, "a finger cannot tap \(count) times")
    }
    try layoutPass.hurry()
    let place = try screenPoint(point ?? view.bounds.center, in: view)
    // The taps before the last one take time.
    try checkDuration(Double(count - 1) * Self.timeBetweenTaps)
    for tap in 0..<count {
      if tap > 0 { try cancellingFingers { try runLoop.run(for: Self.timeBetweenTaps) } }
      try liftIfDown(touchDown(on: view, place))
    }
  }

  /// Holds a finger on a view for some virtual seconds.
  ///
  /// - Throws: as ``touchDown(in:at:)``.
  package func press(_ view: UIView, at point: CGPoint? = nil, duration: Double) throws {
    try checkDuration(duration)
    let end = runLoop.now + duration
    let finger = try touchDown(in: view, at: point)
    try cancellingFingers {
      // The lift is scheduled before the clock moves, because touches come first at each time.
      try perform(at: end) { [self] in
        guard let change = finger.arrive(at: finger.point, .ended) else { return }
        try digitizer.deliver([change])
      }
    }
  }

  /// Drags along a straight line, then rests and lifts.
  ///
  /// - Throws: as ``touchDown(in:at:)``, and if the end is outside the window; nothing has been
  ///   touched then.
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

  /// Moves a finger that is down, rests and lifts it.
  package func carry(
    _ finger: Finger, _ destination: Finger.Destination, duration: Double, hold: Double
  ) throws {
    do {
      try finger.move(destination, duration: duration)
      if hold > 0 { try finger.hold(hold) }
      try finger.lift()
    } catch {
      // The touch-down may have changed the view so that the end cannot be reached.
      if finger.isDown { try? finger.cancel() }
      throw error
    }
  }

  /// Cancels all fingers after an error; further errors are dropped.
  package func cancelFingers() { digitizer.cancelAll() }

  /// The maximum duration of one movement or rest in virtual seconds: a day.
  private static let longest = 86_400.0

  /// The time between two taps of a double tap, which is well within the interval of devices.
  private static let timeBetweenTaps = 0.1

  /// Puts a finger on a view that is in a window.
  ///
  /// - Parameters:
  ///   - view: the intended view.
  ///   - point: in screen coordinates.
  ///   - edge: the screen edge, for an edge touch.
  ///   - time: the time of the touch-down, or nil for now.
  package func touchDown(
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
  /// - Parameters:
  ///   - paths: the fingers, each with its location in screen coordinates for a fraction of the
  ///     movement.
  ///   - duration: the time of the movement, in virtual seconds.
  package func move(
    _ paths: [(finger: Finger, path: (Double) -> CGPoint)], duration: Double
  ) throws {
    try checkDuration(duration)
    let start = runLoop.now
    // A frame that nearly coincides with the end counts as the end.
    let frames = max(1, Int(nearestTo: (duration * Double(runLoop.frameRate) - 1e-6).rounded(.up)))
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

  /// Runs the run loop until a time, at which a touch comes first.
  package func perform(at time: Double, _ touch: @escaping () throws -> Void) throws {
    let entry = try runLoop.schedule(at: time, phase: .touches, touch)
    do {
      try runLoop.moveClock(to: max(time, runLoop.now))
    } catch {
      entry.cancel()
      throw error
    }
  }

  /// Runs a body; if it fails, cancels all fingers before rethrowing the error.
  ///
  /// Fingers are not cancelled if the run loop refuses to start, because nothing has happened then.
  package func cancellingFingers<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch let error as RunLoopError where error.isRefusal {
      throw error
    } catch {
      digitizer.cancelAll()
      throw error
    }
  }

  package func checkDuration(_ seconds: Double) throws {
    guard (0...Self.longest).contains(seconds) else {
      throw RuntimeError(
        .invalidArgument,
        "a finger can take 0 to \(Int(nearestTo: Self.longest)) seconds (a day) for what it does, "
          + "got \(seconds.isNaN ? .nan : seconds)")
    }
  }

  /// Converts a point of a view to screen coordinates.
  ///
  /// - Throws: ``RuntimeError`` if a finger cannot reach it.
  package func screenPoint(
    _ point: CGPoint, in view: UIView, mayLieOnEdge: Bool = false
  ) throws -> CGPoint {
    if view.window == nil { try layoutPass.hurry() }
    guard let window = view.window else {
      throw RuntimeError(
        .invalidArgument, "\(view.defaultDescription) is not in a window: no finger can touch it")
    }
    guard !window.lacksScene else {
      throw RuntimeError(
        .invalidArgument,
        "\(view.defaultDescription) is in a window without a scene, which is not shown: set its "
          + "windowScene")
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
