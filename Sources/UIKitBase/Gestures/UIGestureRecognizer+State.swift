internal import SelectorRuntime
internal import UIKitRuntime

// A recognizer leaves Possible under three conditions: its failure requirements have failed, the
// views and the delegate allow it to begin, and no recognizing one prevents it. Then it fails those
// that it prevents. Each of these messages can change the state, so the state is checked again
// after each.

/// The state machine.
extension UIGestureRecognizer {
  /// Whether the attempt has ended, been cancelled or failed.
  package final var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether the state is Began, Changed or Ended.
  package final var isRecognizing: Bool { state == .began || state == .changed || state == .ended }

  /// Whether it can still recognize in this attempt.
  final var isUndecided: Bool {
    state == .possible
      && (wantedState != nil || awaitsMoreTouches || touches.contains { !$0.isOver })
  }

  /// Changes the state by sending `setState:`, as subclasses do.
  package final func change(to state: State) throws {
    try send(selectors.setState, state.rawValue)
  }

  /// The implementation of `-[UIGestureRecognizer setState:]`.
  private final func setState(_ new: State) throws {
    switch (state, new) {
    case (.possible, .began), (.possible, .changed): try want(.began)
    case (.possible, .ended): try want(.ended)
    case (.possible, .cancelled), (.possible, .failed): finish(.failed)
    case (.began, .changed), (.changed, .changed):
      state = .changed
      world.gestures.queueAction(of: self)
    case (.began, .ended), (.changed, .ended): finish(.ended)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      finish(.cancelled)
    default: break
    }
    try world.gestures.update()
  }

  /// Leaves Possible, now or after the failure requirements are resolved.
  private final func want(_ new: State) throws {
    if let wantedState {
      endsOnceBegun = endsOnceBegun || (wantedState == .began && new == .ended)
      return
    }
    switch try requirementsVerdict() {
    case .clear: try begin(new)
    case .lost: if state == .possible { finish(.failed) }
    case .open where state == .possible:
      wantedState = new
      world.gestures.note(self)
      if try waitsInCircle() { finish(.failed) }
    case .open: break
    }
  }

  /// The outcome of the recognizers that must fail first.
  enum Verdict {
    /// All of them have failed.
    case clear
    /// One of them may still recognize.
    case open
    /// One of them has recognized.
    case lost
  }

  final func requirementsVerdict() throws -> Verdict {
    var verdict = Verdict.clear
    for other in try failingFirst() {
      if other.isRecognizing { return .lost }
      if other.isWaitedFor { verdict = .open }
    }
    return verdict
  }

  /// Whether its attempt can still succeed.
  private final var isWaitedFor: Bool { state == .possible && isEnabled && !seen.isEmpty }

  /// All recognizers that must fail before it.
  private final func failingFirst() throws -> [UIGestureRecognizer] {
    var result = requirements.compactMap { $0.load() as? UIGestureRecognizer }
    for other in competitors where !result.contains(other) {
      if try needsFailure(of: other) { result.append(other) }
    }
    return result
  }

  /// Whether its failure requirements form a cycle, in which no recognizer would ever fail.
  private final func waitsInCircle() throws -> Bool {
    var met: [UIGestureRecognizer] = []
    var open = [self]
    while let next = open.popLast() {
      for other in try next.failingFirst() where other.isWaitedFor && other.wantedState != nil {
        if other === self { return true }
        guard !met.contains(other) else { continue }
        met.append(other)
        open.append(other)
      }
    }
    return false
  }

  /// The other recognizers that received one of its touches, in the order of receipt.
  package final var competitors: [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var known: Set<RuntimeObject> = [self]
    for touch in seen {
      for other in touch.recognizers where !known.contains(other) {
        if !other.isDeallocating, other.seen.contains(touch) {
          known.insert(other)
          result.append(other)
        }
      }
    }
    return result
  }

  /// Resumes after all failure requirements have failed.
  final func stopWaiting() throws {
    guard let wanted = wantedState else { return }
    let ends = endsOnceBegun
    wantedState = nil
    endsOnceBegun = false
    try begin(wanted)
    if ends, state == .began { try change(to: .ended) }
  }

  private final func begin(_ new: State) throws {
    let attempt = attempt
    func isStillPossible() -> Bool {
      state == .possible && self.attempt == attempt && isEnabled && !isDeallocating
    }
    guard isStillPossible() else { return }
    guard try shouldBegin() else {
      if isStillPossible() { try change(to: .failed) }
      return
    }
    var losers: [UIGestureRecognizer] = []
    for other in competitors {
      guard isStillPossible() else { return }
      guard other.isUndecided || other.isRecognizing else { continue }
      if try isSimultaneous(with: other) { continue }
      if other.isRecognizing {
        guard try other.canPrevent(self) else { continue }
        if isStillPossible() { try change(to: .failed) }
        return
      }
      if try canPrevent(other) { losers.append(other) }
    }
    guard isStillPossible() else { return }
    recognize(new)
    for loser in losers where loser.state == .possible { try loser.change(to: .failed) }
  }

  private final func recognize(_ new: State) {
    world.gestures.note(self)
    if new == .ended { finish(new) } else { state = new }
    if new != .ended { world.gestures.queueAction(of: self) }
    if cancelsTouchesInView { world.gestures.cancelInViews(seen) }
  }

  /// Ends the attempt; the reset follows when all touches have ended.
  final func finish(_ new: State) {
    wantedState = nil
    endsOnceBegun = false
    world.gestures.note(self)
    state = new
    if new != .failed { world.gestures.queueAction(of: self) }
    world.gestures.resetIfDone(self)
  }

  /// Cancels the gesture after the recognizer was disabled or has left the window.
  final func abort() throws {
    guard !seen.isEmpty || state != .possible else { return }
    try keptAlive {
      if !isFinished { try change(to: isRecognizing ? .cancelled : .failed) }
      letGoOfTouches()
      world.gestures.resetIfDone(self)
      try world.gestures.update()
    }
  }

  final func setEnabled(_ enabled: Bool) throws {
    guard isEnabled != enabled else { return }
    isEnabled = enabled
    guard !enabled else { return }
    try keptAlive {
      try abort()
      try world.gestures.tellAtOnce(self)
    }
  }

  /// Resets it for another attempt.
  final func reset() throws {
    defer { forgetAttempt() }
    try send(selectors.resetRecognizer)
  }

  /// Discards the attempt without sending messages.
  final func forgetAttempt() {
    attempt += 1
    state = .possible
    wantedState = nil
    endsOnceBegun = false
    answers = [:]
    letGoOfTouches()
    let gone = seen
    seen = []
    for touch in gone { touch.release() }
  }

  static func defineState(_ recognizer: ClassDefinition<UIGestureRecognizer>) {
    recognizer.property(
      "state",
      get: { (recognizer) -> Int in (recognizer.shownState ?? recognizer.state).rawValue }
    ) { (recognizer, number: Int) in
      guard let state = State(rawValue: number) else {
        throw RuntimeError(
          .invalidArgument,
          "\(recognizer.methodName(recognizer.selectors.setState)): there is no state \(number)")
      }
      try recognizer.keptAlive { try recognizer.setState(state) }
    }
    recognizer.method("reset") { (recognizer) in recognizer.forgetProgress() }
    recognizer.method("_resetGestureRecognizer") { (recognizer) in
      try recognizer.send(recognizer.world.selectors.gestures.reset)
    }
  }
}
