internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Starting, pausing, reversing, stopping and finishing animators.
extension UIViewPropertyAnimator {
  /// Raises if the animator is stopped.
  private final func refuseStopped(_ method: String) throws {
    guard state == .stopped else { return }
    throw RuntimeError(
      .inconsistency,
      "-[\(className) \(method)]: the animator is stopped; it has to be finished first")
  }

  private final func refuseUninterruptible(_ method: String) throws {
    guard !isInterruptible else { return }
    throw RuntimeError(
      .inconsistency, "-[\(className) \(method)]: the animator is not interruptible")
  }

  /// Posts KVO notifications of `running` around a body that changes it.
  private final func change(_ key: String, _ body: () throws -> Void) throws {
    try send(runtime.selector("willChangeValueForKey:"), key)
    try body()
    try send(runtime.selector("didChangeValueForKey:"), key)
  }

  /// Makes the animator active and runs its pending blocks.
  private final func activate() throws {
    guard state == .inactive else { return }
    state = .active
    rest = Place(time: isReversed ? 1 : 0)
    let blocks = waiting
    waiting = []
    for (block, delayFactor) in blocks { try collect(block, from: delayFactor) }
  }

  final func start(after delay: Double) throws {
    try refuseStopped("startAnimation")
    self.delay = delay
    try keptAlive {
      try activate()
      guard !isRunning, state == .active else { return }
      let from = converted(rest, toWay: false)
      try run(from: from, lasting: abs(goal - from.time) * length, after: delay)
    }
  }

  /// Runs from a position to the end of the current direction.
  private final func run(
    from: Place, lasting length: Double, under curve: TimingCurve? = nil, after delay: Double = 0
  ) throws {
    let start = uikit.runLoop.now + delay
    let leg = Leg(
      start: start, length: length, from: from, to: Place(time: goal, isWay: from.isWay),
      curve: curve)
    let wasRunning = isRunning
    entry?.cancel()
    entry = try uikit.runLoop.schedule(at: start + length, phase: .displayLinks) {
      // A restored snapshot restores the entry, but not an animator that was deallocated since.
      [weak self] in
      guard let self, !isDeallocating, !isErased else { return }
      try keptAlive { try arrive() }
    }
    guard !wasRunning else { return self.leg = leg }
    try change("running") {
      self.leg = leg
      uikit.animations.hold(self)
    }
  }

  /// Pauses the animator at its current position.
  private final func halt() throws {
    guard isRunning else { return }
    try change("running") {
      rest = place
      leg = nil
      entry?.cancel()
      entry = nil
    }
    uikit.animations.letGo(of: self)
  }

  final func pause() throws {
    try refuseStopped("pauseAnimation")
    try refuseUninterruptible("pauseAnimation")
    try keptAlive {
      try activate()
      try halt()
      rest = converted(rest, toWay: scrubsLinearly)
    }
  }

  final func setFraction(_ fraction: Double) throws {
    try refuseStopped("setFractionComplete:")
    guard fraction.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) setFractionComplete:]: argument 1 must be a finite number, got "
          + "\(fraction.isNaN ? .nan : fraction)")
    }
    // According to the documentation, only a paused animator can be scrubbed.
    guard !isRunning else { return }
    try activate()
    let time = min(max(fraction, 0), 1)
    rest = Place(time: isReversed ? 1 - time : time, isWay: scrubsLinearly)
  }

  final func setReversed(_ reversed: Bool) throws {
    guard reversed != isReversed else { return }
    isReversed = reversed
    guard isRunning else { return }
    let from = converted(place, toWay: false)
    try run(from: from, lasting: abs(goal - from.time) * length)
  }

  /// Continues after a pause, with new timing parameters or another duration.
  ///
  /// - Parameters:
  ///   - timing: The new curve and duration; nil keeps the current ones.
  ///   - factor: The remaining duration as a multiple of the original duration; 0 uses the
  ///     remaining time.
  final func goOn(_ timing: (curve: TimingCurve, length: Double?)?, factor: Double) throws {
    try refuseStopped("continueAnimationWithTimingParameters:durationFactor:")
    guard factor.isFinite, factor >= 0 else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) continueAnimationWithTimingParameters:durationFactor:]: a duration cannot "
          + "be multiplied by \(factor.isNaN ? .nan : factor)")
    }
    guard state == .active, !isRunning else { return }
    let from = converted(rest, toWay: timing != nil)
    let rest = abs(goal - converted(self.rest, toWay: false).time) * length
    try keptAlive {
      try run(
        from: from, lasting: timing?.length ?? (factor > 0 ? factor * duration : rest),
        under: timing?.curve)
    }
  }

  /// Called at the end of the current direction.
  private final func arrive() throws {
    guard let leg else { return }
    rest = leg.to
    guard !pausesOnCompletion else {
      try endRunning()
      return rest = converted(rest, toWay: scrubsLinearly)
    }
    entry = nil
    let position: Position = isReversed ? .start : .end
    var deferred = DeferredErrors()
    deferred.run { try apply(position) }
    deferred.run { try conclude(position) }
    try deferred.throwFirst()
  }

  private final func endRunning() throws {
    defer { uikit.animations.letGo(of: self) }
    try change("running") {
      leg = nil
      entry?.cancel()
      entry = nil
    }
  }

  /// Raises if the animator is released while it is paused or stopped.
  final func checkRelease() throws {
    guard state == .stopped || (state == .active && !isRunning) else { return }
    throw RuntimeError(
      .inconsistency,
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released.")
  }

  final func stop(withoutFinishing: Bool) throws {
    guard state == .active else {
      if state == .stopped, withoutFinishing { return forget() }
      guard state == .inactive else { return }
      throw RuntimeError(
        .inconsistency,
        "stopAnimation: should not be called on an inactive animator: \(defaultDescription)")
    }
    try refuseUninterruptible("stopAnimation:")
    try keptAlive {
      try halt()
      try apply(.current)
      for part in parts { uikit.animations.drop(part.animation) }
      if withoutFinishing { forget() } else { state = .stopped }
    }
  }

  final func finish(at number: Int) throws {
    guard state == .stopped else {
      throw RuntimeError(
        .inconsistency,
        "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    guard let position = Position(rawValue: number) else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) finishAnimationAtPosition:]: there is no position \(number)")
    }
    try keptAlive {
      if position != .current { try apply(position) }
      try conclude(position)
    }
  }

  /// Becomes inactive without calling completions.
  private final func forget() {
    dropParts()
    completions = []
    state = .inactive
    rest = Place(time: 0)
  }

  /// Calls the completions, and becomes inactive.
  ///
  /// In the completions of an animator that has arrived, `running` is still YES.
  private final func conclude(_ position: Position) throws {
    let blocks = completions
    forget()
    state = .concluding
    var deferred = DeferredErrors()
    for block in blocks { deferred.run { try block(position.rawValue.messageValue) } }
    state = .inactive
    if isRunning { deferred.run { try endRunning() } }
    try deferred.throwFirst()
  }

  /// Adds the changes of a block to the animator.
  final func add(_ block: Block, delayFactor: Double) throws {
    try refuseStopped("addAnimations:delayFactor:")
    guard (0...1).contains(delayFactor) else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) addAnimations:delayFactor:]: the factor must be from 0 to 1, got "
          + "\(delayFactor.isNaN ? .nan : delayFactor)")
    }
    guard state == .active else { return waiting.append((block, delayFactor)) }
    let time = place.time
    try keptAlive { try collect(block, from: time + delayFactor * (1 - time)) }
  }

  /// Returns a function that restores the current state.
  package final func restoration() -> () -> Void {
    let (state, isReversed, rest, leg, entry) = (state, isReversed, rest, leg, entry)
    let (parts, completions, waiting) = (parts, completions, waiting)
    return { [weak self] in
      guard let self else { return }
      self.state = state
      self.isReversed = isReversed
      self.rest = rest
      self.leg = leg
      self.entry = entry
      self.parts = parts
      self.completions = completions
      self.waiting = waiting
    }
  }

  /// Stops running, because the run loop no longer has the animator's entry.
  package final func abandon() {
    leg = nil
    entry = nil
    forget()
  }
}
