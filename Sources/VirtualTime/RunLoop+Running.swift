/// Running the loop from one instant to the next, one entry at a time.
extension RunLoop {
  /// The maximum nesting depth of runs, which the stack allows and no reasonable program needs.
  private static let maximumDepth = 100
  /// The maximum number of turns of one run at one instant.
  private static let maximumTurns = 1_000_000
  /// The seconds for which only entries that do not keep the host alive are run.
  private static let longestIdle = 3600.0

  /// Runs everything due during the next `seconds`; with 0, one turn.
  ///
  /// - Throws: ``RunLoopError`` when `seconds` is negative or not finite; what an entry throws.
  /// - Complexity: O(k log n) for k entries that run.
  package func run(for seconds: Double) throws {
    guard seconds.isFinite, seconds >= 0 else {
      throw RunLoopError(kind: .badSeconds, now: now, value: seconds)
    }
    try moveClock(to: now + seconds)
  }

  /// Runs everything due up to `time`, in order, and sets the clock to it; if that is now, one
  /// turn.
  ///
  /// The last turn is at `time` itself, even if nothing is due then. If a nested run has moved the
  /// clock past `time`, it stays there.
  /// - Parameters:
  ///   - time: virtual seconds since the start.
  ///   - condition: a condition, checked between turns; when it is false, the run stops and the clock
  ///     stays.
  /// - Throws: ``RunLoopError`` when `time` has passed or is not finite; what an entry throws.
  /// - Complexity: O(k log n) for k entries that run.
  package func moveClock(to time: Double, while condition: () -> Bool = { true }) throws {
    guard time.isFinite, time >= now else {
      throw RunLoopError(kind: .badSeconds, now: now, value: time - now)
    }
    try inLoop {
      guard time > now else {
        try runTurn()
        return try runOthersAndNewEntries()
      }
      let last = try runTurns(through: time, while: condition)
      guard now <= time, condition() else { return }
      if last != time {
        setClock(to: time)
        try runTurn()
      }
      // Work of other threads at this very instant belongs to the run.
      try runOthersAndNewEntries()
    }
  }

  /// Runs until no entry that keeps the host alive can become due, or for `limit` seconds.
  ///
  /// At least one turn runs. Entries of other modes, and entries that do not keep the host alive,
  /// stay scheduled.
  /// - Parameters:
  ///   - limit: virtual seconds from now; nil for no limit.
  ///   - condition: a further condition, checked between turns.
  /// - Throws: ``RunLoopError`` when `limit` is negative or not a number; what an entry throws.
  /// - Complexity: O(k log n) for k entries that run.
  package func runUntilIdle(limit: Double?, while condition: () -> Bool = { true }) throws {
    let limit = limit ?? .infinity
    guard limit >= 0 else { throw RunLoopError(kind: .badSeconds, now: now, value: limit) }
    try inLoop {
      let end = now + limit
      try runTurn()
      try runTurns(through: end) {
        (hasPendingWork || coordinator?.hasPendingWork == true) && condition()
      }
      guard hasPendingWork, condition(), end > now, end.isFinite else { return }
      setClock(to: end)
      try runTurn()
    }
  }

  /// Runs until nothing is scheduled in the mode, as `CFRunLoopRun` does.
  ///
  /// Entries that do not keep the host alive, such as repeating timers, run for an hour at most after
  /// the others: a device would never return.
  /// - Parameter condition: a further condition, checked between turns.
  /// - Throws: what an entry throws.
  /// - Complexity: O(k log n) for k entries that run.
  package func runUntilEmpty(while condition: () -> Bool = { true }) throws {
    repeat {
      try runUntilIdle(limit: nil, while: condition)
      try moveClock(to: now + Self.longestIdle) {
        condition() && (nextInstant(in: mode) != nil || coordinator?.hasWakeUps == true)
      }
    } while condition() && (hasPendingWork || coordinator?.hasPendingWork == true)
  }

  /// Runs a body as one run of the loop, which may be nested.
  private func inLoop(_ body: () throws -> Void) throws {
    guard depth < Self.maximumDepth else {
      throw RunLoopError(kind: .tooDeep, now: now, value: Double(depth))
    }
    depth += 1
    defer { depth -= 1 }
    try notify(.entry)
    try body()
    try notify(.exit)
  }

  /// Runs turns up to `end`; returns the time of the last one, or nil when there was none.
  @discardableResult
  private func runTurns(through end: Double, while condition: () -> Bool) throws -> Double? {
    var last: Double?
    var turns = 0
    while try isNextInstant(upTo: end, while: condition), let next = nextInstant() {
      turns = next > now ? 1 : turns + 1
      guard turns <= Self.maximumTurns else {
        throw RunLoopError(kind: .stuck, now: now, value: Double(Self.maximumTurns))
      }
      setClock(to: next)
      try runTurn()
      last = now
    }
    return last
  }

  /// Runs the other threads first; returns whether this loop has an instant to run.
  private func isNextInstant(upTo end: Double, while condition: () -> Bool) throws -> Bool {
    if let coordinator, coordinator.needsCoordination(of: self) {
      // Another thread may schedule an earlier entry here, or may have nothing more to do.
      while true {
        let next = nextInstant() ?? .infinity
        guard condition(), next > now,
          try coordinator.runOthers(besides: self, until: min(next, end))
        else { break }
      }
    }
    guard condition(), let next = nextInstant() else { return false }
    return next <= end
  }

  /// Runs the other threads at this instant, and then the entries that they scheduled here.
  private func runOthersAndNewEntries() throws {
    guard let coordinator, coordinator.needsCoordination(of: self) else { return }
    _ = try coordinator.runOthers(besides: self, until: now)
    if let next = nextInstant(), next <= now { try runTurn() }
  }

  private func setClock(to time: Double) {
    guard time > now else { return }
    clock.now = time
    turn = 0
    hasSlept = true
  }

  /// Runs the entries that are due now.
  ///
  /// A nested run also runs the remaining entries of the outer turn.
  private func runTurn() throws {
    let outerPhase = runningPhase
    defer { runningPhase = outerPhase }
    if outerPhase != nil { turn += 1 }
    let hasSlept = hasSlept
    self.hasSlept = false
    if observer != nil { try notifyTurnStart(hasSlept: hasSlept) }
    // The turn is read on every iteration, because a nested run increments it.
    do {
      while let (entry, body) = popDue(upTo: turn) {
        runningPhase = entry.phase
        if let listener { try listener.run(entry, body) } else { try body() }
      }
    } catch {
      // An error ends the turn too: entries postponed in it are due in the next one.
      if outerPhase == nil { turn += 1 }
      throw error
    }
    runningPhase = outerPhase
    if outerPhase == nil { turn += 1 }
    if observer != nil { try notifyTurnEnd(hasSlept: hasSlept) }
    try turnEnded?()
  }

  /// The loop handles the source that woke it before it checks timers and sources, as CFRunLoop
  /// does.
  private func notifyTurnStart(hasSlept: Bool) throws {
    guard !hasSlept else { return try notify(.afterWaiting) }
    try notify(.beforeTimers)
    try notify(.beforeSources)
  }

  private func notifyTurnEnd(hasSlept: Bool) throws {
    if hasSlept { try notifyTurnStart(hasSlept: false) }
    if nextInstant().map({ $0 > now }) ?? true { try notify(.beforeWaiting) }
  }

  /// An observer may remove itself, or run the loop.
  private func notify(_ activity: Activity) throws { try observer?(activity) }
}
