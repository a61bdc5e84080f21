package import VirtualTime

/// Waiting for another thread, for a time, or for the next entry of a run loop.
extension Scheduler {
  /// Waits until the running thread is woken.
  ///
  /// - Parameters:
  ///   - wait: The reason of the wait.
  ///   - time: The timeout; nil for none.
  ///   - giveUp: Called when the wait ends without a wake-up.
  /// - Returns: false on timeout.
  /// - Throws: on the main thread, the error of another thread, or a deadlock; ``ThreadEnd`` when
  ///   the thread is terminated.
  func wait(_ wait: Wait, until time: Double? = nil, giveUp: () -> Void) throws -> Bool {
    let thread = current
    do {
      if thread.isEnding { throw ThreadEnd() }
      try throwFailure()
    } catch {
      giveUp()
      throw error
    }
    if let time, time <= clock.now, ready.isEmpty {
      giveUp()
      return false
    }
    let outer = (thread.wait, thread.waitPlace)
    thread.wait = wait
    thread.waitPlace = source?.place
    thread.state = .waiting
    defer { (thread.wait, thread.waitPlace) = outer }
    let wakeUp = time.map { time in
      self.wakeUp(at: time) { [unowned self] in self.wake(thread, .timeout) }
    }
    if time == nil, let cycle = cycle(from: thread) { fail(deadlock(in: cycle)) }
    listener?.willWait(thread, for: wait)
    switchAway()
    listener?.didWait(thread)
    if let wakeUp { cancel(wakeUp) }
    if thread.isEnding {
      giveUp()
      throw ThreadEnd()
    }
    switch thread.wakeReason {
    case .signal: return true
    case .timeout:
      giveUp()
      return false
    case .failure:
      giveUp()
      try throwFailure()
      return false
    }
  }

  /// Waits until a time.
  ///
  /// - Throws: the errors of any wait.
  package func sleep(until time: Double) throws {
    if time <= clock.now, !hasOtherThreads { return }
    becomeMultithreaded()
    _ = try wait(Wait("time to pass", kind: .sleep), until: max(time, clock.now)) {}
  }

  /// Terminates the running thread.
  ///
  /// - Throws: ``ThreadEnd``; ``ThreadError`` on the main thread, which cannot be terminated.
  package func exitCurrent() throws {
    guard !current.isMain else {
      throw ThreadError(.invalidArgument, "the main thread cannot be terminated")
    }
    current.isEnding = true
    current.carrier?.isEnding = true
    throw ThreadEnd()
  }

  /// Runs all ready threads before the running one continues.
  ///
  /// - Throws: the errors of any wait.
  package func yield() throws {
    guard hasOtherThreads else { return }
    _ = try wait(Wait("its turn", kind: .sleep), until: clock.now) {}
  }

  /// Runs an action at a time.
  ///
  /// - Parameter keepsAlive: Whether the host keeps running for it.
  @discardableResult
  package func wakeUp(
    at time: Double, keepsAlive: Bool = true, _ action: @escaping () -> Void
  ) -> WakeUp {
    lastSequence += 1
    let wakeUp = WakeUp(
      time: time, keepsAlive: keepsAlive, sequence: lastSequence, action: action)
    wakeUps.insert(wakeUp)
    return wakeUp
  }

  /// Runs an action after a delay, and connects the scheduler to the run loop.
  @discardableResult
  package func schedule(
    after seconds: Double, keepsAlive: Bool = true, _ action: @escaping () -> Void
  ) -> WakeUp {
    becomeMultithreaded()
    return wakeUp(at: clock.now + max(0, seconds), keepsAlive: keepsAlive, action)
  }

  /// Cancels a wake-up.
  package func cancel(_ wakeUp: WakeUp) {
    guard wakeUp.action != nil else { return }
    wakeUp.action = nil
    wakeUps.remove(wakeUp)
  }
}

extension Scheduler: RunLoopCoordinator {
  package func needsCoordination(of loop: RunLoop) -> Bool {
    guard loop === current.runLoop else { return false }
    return hasOtherThreads || wakeUps.next != nil || !failures.isEmpty
  }

  package var hasPendingWork: Bool {
    !ready.isEmpty || wakeUps.keepingAlive > 0 || !failures.isEmpty
  }

  package var hasWakeUps: Bool { wakeUps.next != nil }

  package func runOthers(besides loop: RunLoop, until time: Double) throws -> Bool {
    let thread = current
    if thread.isEnding { throw ThreadEnd() }
    try throwFailure()
    if ready.isEmpty {
      guard let next = wakeUps.next, next.time <= max(time, clock.now) else {
        return time <= clock.now ? false : try waitForOwnTime(time, on: loop)
      }
      if thread.isMain, time == .infinity, wakeUps.keepingAlive == 0 { return false }
    }
    let wait = Wait("the next event of its run loop", kind: .runLoop)
    let keepsAlive = time <= clock.now || time.isFinite && loop.hasPendingWork
    guard time.isFinite else { return try self.wait(wait) {} }
    let woken = try waitInLoop(wait, until: time, keepsAlive: keepsAlive || thread.isMain)
    return woken
  }

  /// Lets a loop wait until its own next entry, when no other thread has work before it.
  private func waitForOwnTime(_ time: Double, on loop: RunLoop) throws -> Bool {
    // The main thread advances the clock itself.
    if current.isMain { return false }
    let wait = Wait("the next event of its run loop", kind: .runLoop)
    guard time.isFinite else { return try self.wait(wait) {} }
    return try waitInLoop(wait, until: time, keepsAlive: loop.hasPendingWork)
  }

  private func waitInLoop(_ wait: Wait, until time: Double, keepsAlive: Bool) throws -> Bool {
    let thread = current
    let timer = wakeUp(at: time, keepsAlive: keepsAlive) { [unowned self] in
      self.wake(thread, .timeout)
    }
    defer { cancel(timer) }
    return try self.wait(wait) {}
  }

  package func ordering(_ body: @escaping () throws -> Void) -> () throws -> Void {
    guard accessLog != nil else { return body }
    let point = OrderingPoint()
    released(point)
    return { [unowned self] in
      acquired(point)
      try body()
    }
  }

  package func didSchedule(on loop: RunLoop) {
    let found = loop === mainLoop ? main : living.first { $0.runLoop === loop }
    // During a wake-up, `current` may be the very thread that waits.
    guard let owner = found, owner.state == .waiting,
      owner.wait?.kind == .runLoop || owner.wait?.kind == .idle
    else { return }
    wake(owner)
  }

  /// Runs the loop of a thread of the system until the thread is terminated.
  ///
  /// - Parameter loop: The running thread's loop.
  /// - Throws: The errors of the loop's entries and of any wait.
  package func serve(_ loop: RunLoop) throws {
    while true {
      let next = loop.nextInstant() ?? .infinity
      if next <= loop.now {
        try loop.run(for: 0)
      } else if next == .infinity {
        _ = try wait(Wait("an event of its run loop", kind: .idle)) {}
      } else {
        _ = try runOthers(besides: loop, until: next)
      }
    }
  }
}
