package import VirtualTime

/// Waiting: for somebody, for time, or for what a run loop is to do next.
extension Scheduler {
  /// Waits until the running thread is woken.
  ///
  /// - Parameters:
  ///   - wait: What is waited for.
  ///   - time: Until when; nil for ever.
  ///   - giveUp: Called when the thread does not wait any longer though nobody has woken it.
  /// - Returns: false when the time has passed.
  /// - Throws: what ended another thread, or a deadlock, on the main thread; ``ThreadEnd`` when the
  ///   thread is ended.
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
    if time == nil, let circle = circle(from: thread) { fail(deadlock(in: circle)) }
    listener?.willWait(thread, for: wait)
    switchAway()
    listener?.didWait(thread)
    if let wakeUp { cancel(wakeUp) }
    if thread.isEnding {
      giveUp()
      throw ThreadEnd()
    }
    switch thread.waking {
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

  /// Waits until some time, whatever happens meanwhile.
  ///
  /// - Throws: as every wait.
  package func sleep(until time: Double) throws {
    if time <= clock.now, !hasCompany { return }
    beginCompany()
    _ = try wait(Wait("time to pass", kind: .sleep), until: max(time, clock.now)) {}
  }

  /// Ends the running thread, whatever it is in the middle of.
  ///
  /// - Throws: ``ThreadEnd``; ``ThreadError`` on the main thread, which does not end before the world.
  package func exitCurrent() throws {
    guard !current.isMain else {
      throw ThreadError(.invalidArgument, "the main thread cannot be ended")
    }
    current.isEnding = true
    current.carrier?.isEnding = true
    throw ThreadEnd()
  }

  /// Lets everybody who is ready run before the running thread goes on.
  ///
  /// - Throws: as every wait.
  package func giveWay() throws {
    guard hasCompany else { return }
    _ = try wait(Wait("its turn", kind: .sleep), until: clock.now) {}
  }

  /// Does something when its time has come.
  ///
  /// - Parameter keepsAlive: Whether the host goes on running because of it.
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

  /// Does something in a while, and lets the run loops know that there is somebody who waits.
  @discardableResult
  package func schedule(
    after seconds: Double, keepsAlive: Bool = true, _ action: @escaping () -> Void
  ) -> WakeUp {
    beginCompany()
    return wakeUp(at: clock.now + max(0, seconds), keepsAlive: keepsAlive, action)
  }

  /// Takes a wake-up back.
  package func cancel(_ wakeUp: WakeUp) {
    guard wakeUp.action != nil else { return }
    wakeUp.action = nil
    wakeUps.remove(wakeUp)
  }
}

extension Scheduler: RunLoopCompany {
  package func hasCompany(on loop: RunLoop) -> Bool {
    guard loop === current.runLoop else { return false }
    return hasCompany || wakeUps.next != nil || !failures.isEmpty
  }

  package var canGoOn: Bool { !ready.isEmpty || wakeUps.keepingAlive > 0 || !failures.isEmpty }

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
    let wait = Wait("something to do in its run loop", kind: .runLoop)
    let keepsAlive = time <= clock.now || time.isFinite && loop.canGoOn
    guard time.isFinite else { return try self.wait(wait) {} }
    let woken = try waitInLoop(wait, until: time, keepsAlive: keepsAlive || thread.isMain)
    return woken
  }

  /// Lets a loop wait that has nobody to let run before its own time.
  private func waitForOwnTime(_ time: Double, on loop: RunLoop) throws -> Bool {
    // The main thread moves the clock itself.
    if current.isMain { return false }
    let wait = Wait("something to do in its run loop", kind: .runLoop)
    guard time.isFinite else { return try self.wait(wait) {} }
    return try waitInLoop(wait, until: time, keepsAlive: loop.canGoOn)
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
    // A wake-up may run in the name of the very thread that waits.
    guard let owner = found, owner.state == .waiting, owner.wait?.kind == .runLoop else { return }
    wake(owner)
  }
}
