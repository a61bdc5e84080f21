internal import VirtualTime

/// Runs a handler on a queue whenever something has happened: a time has come, or data has been added.
///
/// Its handler never runs beside itself; what happens meanwhile is added up. It needs no run loop.
/// The corresponding type is `dispatch_source_t`.
package final class DispatchSource {
  /// The event that it waits for.
  package enum Kind: Sendable {
    case timer, dataAdd, dataOr, dataReplace
  }

  package let kind: Kind
  package unowned let scheduler: Scheduler
  package let queue: BlockQueue
  package var eventHandler: (() throws -> Void)? { willSet { willChange() } }
  package var cancelHandler: (() throws -> Void)? { willSet { willChange() } }
  package var registrationHandler: (() throws -> Void)? { willSet { willChange() } }
  /// Called before it changes, for somebody who keeps how it was.
  package var willChange: () -> Void = {}
  /// How often it has been suspended and not resumed; it begins inactive.
  package private(set) var suspensions = 0
  package private(set) var isActive = false
  package private(set) var isCancelled = false
  /// The data that the running handler was called with: how many ticks, or the sum.
  package private(set) var data = 0

  private var pending = 0
  private var isQueued = false
  private var interval: Double?
  private var nextTime: Double?
  private var wakeUp: WakeUp?
  /// Behind what has armed it or added data, and so before its handler.
  private let armed = OrderingPoint()

  package init(_ scheduler: Scheduler, _ kind: Kind, _ queue: BlockQueue) {
    self.scheduler = scheduler
    self.kind = kind
    self.queue = queue
  }

  private var isOpen: Bool { isActive && suspensions == 0 && !isCancelled }

  /// Sets when a timer goes off; no interval means once.
  ///
  /// - Throws: ``ThreadError`` for a source that is no timer.
  /// The corresponding function is `dispatch_source_set_timer`.
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
    let now = scheduler.clock.now
    guard let due = nextTime else { return }
    willChange()
    if let interval {
      // A late one comes once, for all that it has missed.
      let missed = max(0, ((now - due) / interval).rounded(.down))
      nextTime = due + (missed + 1) * interval
      pending += Int(missed) + 1
    } else {
      nextTime = nil
      pending += 1
    }
    arm()
    deliver()
  }

  /// Adds data to what the handler will see.
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
      // Events that come meanwhile wait, on a concurrent queue too.
      defer {
        isQueued = false
        if isCancelled && suspensions == 0 { finish() } else { deliver() }
      }
      guard isOpen, pending != 0 else { return }
      data = pending
      pending = 0
      try eventHandler?()
    }
  }

  /// Ends it: its handler does not begin any more, and the cancel handler runs.
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

  /// Lets go of the handlers, unless one is under way, which is followed by this.
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

  /// The corresponding function is `dispatch_resume`; the first one activates.
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

  /// Brings back how it is now; its queue and the wake-ups are brought back by the scheduler.
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

  /// The error of a source that goes for good while it must not; nil when there is none.
  package var releaseError: ThreadError? {
    if !isActive && !isCancelled { return .dispatch("Release of an inactive object") }
    return suspensions > 0 ? .dispatch("Release of a suspended object") : nil
  }

  /// Lets go of everything, as the end of its object does.
  package func invalidate() {
    willChange = {}
    if let wakeUp { scheduler.cancel(wakeUp) }
    wakeUp = nil
    isCancelled = true
    eventHandler = nil
    cancelHandler = nil
  }
}
