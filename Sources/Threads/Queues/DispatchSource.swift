internal import VirtualTime

/// A dispatch source: runs a handler on a queue when a timer fires or data is added.
///
/// Its handler never runs concurrently with itself; events that occur meanwhile are merged. It
/// needs no run loop. The corresponding type is `dispatch_source_t`.
package final class DispatchSource {
  /// The type of event.
  package enum Kind: Sendable {
    case timer, dataAdd, dataOr, dataReplace
  }

  package let kind: Kind
  package unowned let scheduler: Scheduler
  package let queue: BlockQueue
  package var eventHandler: (() throws -> Void)? { willSet { willChange() } }
  package var cancelHandler: (() throws -> Void)? { willSet { willChange() } }
  package var registrationHandler: (() throws -> Void)? { willSet { willChange() } }
  /// Called before it changes, to record an undo step.
  package var willChange: () -> Void = {}
  /// The number of suspensions without a resume; a source is created inactive.
  package private(set) var suspensions = 0
  package private(set) var isActive = false
  package private(set) var isCancelled = false
  /// The data of the running handler: the number of timer events, or the merged data.
  package private(set) var data = 0

  private var pending = 0
  private var isQueued = false
  private var interval: Double?
  private var nextTime: Double?
  private var wakeUp: WakeUp?
  /// The ordering point after setting the timer or adding data, and before the handler.
  private let armed = OrderingPoint()

  package init(_ scheduler: Scheduler, _ kind: Kind, _ queue: BlockQueue) {
    self.scheduler = scheduler
    self.kind = kind
    self.queue = queue
  }

  private var isOpen: Bool { isActive && suspensions == 0 && !isCancelled }

  /// Sets the time of a timer; without an interval it fires once.
  ///
  /// The corresponding function is `dispatch_source_set_timer`.
  /// - Throws: ``ThreadError`` for a source that is not a timer.
  package func setTimer(after start: Double, every interval: Double?) throws {
    guard kind == .timer else {
      throw ThreadError.dispatch("Attempt to set timer on a non-timer source")
    }
    willChange()
    scheduler.released(armed)
    pending = 0
    self.interval = interval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    nextTime = start.isFinite ? scheduler.clock.now + max(0, start) : nil
    arm()
  }

  private func arm() {
    if let wakeUp { scheduler.cancel(wakeUp) }
    wakeUp = nil
    guard kind == .timer, isActive, !isCancelled, let nextTime else { return }
    wakeUp = scheduler.schedule(
      after: nextTime - scheduler.clock.now, keepsAlive: interval == nil
    ) { [self] in
      tick()
    }
  }

  private func tick() {
    guard nextTime != nil else { return }
    willChange()
    wakeUp = nil
    countEvents()
    deliver()
  }

  /// Counts the events that are due; a late timer fires once for all missed intervals.
  private func countEvents() {
    guard let due = nextTime else { return }
    if let interval {
      let missed = max(0, ((scheduler.clock.now - due) / interval).rounded(.down))
      nextTime = due + (missed + 1) * interval
      pending &+= Int(exactly: missed + 1) ?? .max
    } else {
      nextTime = nil
      pending += 1
    }
  }

  /// Merges data for the handler.
  ///
  /// The corresponding function is `dispatch_source_merge_data`.
  package func merge(_ value: Int) {
    guard !isCancelled else { return }
    willChange()
    scheduler.released(armed)
    switch kind {
    case .dataAdd: pending &+= value
    case .dataOr: pending |= value
    case .dataReplace: pending = value
    case .timer: return
    }
    deliver()
  }

  private func deliver() {
    guard isOpen, pending != 0, !isQueued else { return }
    willChange()
    isQueued = true
    queue.async(after: armed) { [self] in
      willChange()
      // Events that occur meanwhile are postponed, also on a concurrent queue.
      defer {
        isQueued = false
        if isCancelled && suspensions == 0 { finish() } else { deliver() }
      }
      guard isOpen, pending != 0 else { return }
      // A timer does not fire again until its handler runs.
      if let nextTime, nextTime <= scheduler.clock.now { countEvents() }
      data = pending
      pending = 0
      arm()
      try eventHandler?()
    }
  }

  /// Cancels it: its handler is no longer called, and the cancel handler runs.
  ///
  /// The corresponding function is `dispatch_source_cancel`.
  package func cancel() {
    guard !isCancelled else { return }
    willChange()
    isCancelled = true
    if let wakeUp { scheduler.cancel(wakeUp) }
    wakeUp = nil
    guard isActive, suspensions == 0 else { return }
    finish()
  }

  /// Releases the handlers and runs the cancel handler, unless the event handler is enqueued.
  ///
  /// In that case it is called again after the event handler.
  private func finish() {
    guard !isQueued else { return }
    eventHandler = nil
    guard let handler = cancelHandler else { return }
    cancelHandler = nil
    queue.async { try handler() }
  }

  /// The corresponding function is `dispatch_suspend`.
  package func suspend() {
    willChange()
    suspensions += 1
  }

  /// The corresponding function is `dispatch_resume`; the first call activates the source.
  /// - Throws: ``ThreadError`` when it is not suspended.
  package func resume() throws {
    if !isActive { return activate() }
    guard suspensions > 0 else { throw ThreadError.dispatch("Over-resume of an object") }
    willChange()
    suspensions -= 1
    if suspensions == 0 { opened() }
  }

  /// The corresponding function is `dispatch_activate`.
  package func activate() {
    guard !isActive else { return }
    willChange()
    isActive = true
    scheduler.released(armed)
    if let handler = registrationHandler {
      registrationHandler = nil
      queue.async { try handler() }
    }
    arm()
    if suspensions == 0 { opened() }
  }

  private func opened() {
    if isCancelled { finish() } else { deliver() }
  }

  /// Returns a closure that restores the current state.
  ///
  /// The scheduler restores its queue and its wake-ups.
  package func restoration() -> () -> Void {
    let handlers = (eventHandler, cancelHandler, registrationHandler)
    let states = (suspensions, isActive, isCancelled, isQueued)
    let (data, pending) = (data, pending)
    let times = (interval, nextTime, wakeUp)
    return { [self] in
      (eventHandler, cancelHandler, registrationHandler) = handlers
      (suspensions, isActive, isCancelled, isQueued) = states
      (self.data, self.pending) = (data, pending)
      (interval, nextTime, wakeUp) = times
    }
  }

  /// The error of deallocating the source in its current state, or nil.
  package var releaseError: ThreadError? {
    if !isActive && !isCancelled { return .dispatch("Release of an inactive object") }
    return suspensions > 0 ? .dispatch("Release of a suspended object") : nil
  }

  /// Cancels it and releases its handlers, when its object is deallocated.
  package func invalidate() {
    willChange = {}
    if let wakeUp { scheduler.cancel(wakeUp) }
    wakeUp = nil
    isCancelled = true
    eventHandler = nil
    cancelHandler = nil
  }
}
