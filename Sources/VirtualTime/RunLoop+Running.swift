/// Running: from one instant to the next, one entry at a time.
extension RunLoop {
  /// How deep runs may nest: far more than any program means to, far less than the stack holds.
  private static let maximumDepth = 100
  /// How many turns one run may spend at one instant.
  private static let maximumTurns = 1_000_000

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

  /// Runs everything due up to `time`, in order, and leaves the clock there; when that is now, one
  /// turn.
  ///
  /// The last turn is at `time` itself, even if nothing is due then. An inner run that has taken the
  /// clock past `time` leaves it where it is.
  /// - Parameters:
  ///   - time: virtual seconds since the start.
  ///   - goesOn: a condition that is asked for between turns; when it holds no more, the clock stays.
  /// - Throws: ``RunLoopError`` when `time` has passed or is not finite; what an entry throws.
  /// - Complexity: O(k log n) for k entries that run.
  package func moveClock(to time: Double, while goesOn: () -> Bool = { true }) throws {
    guard time.isFinite, time >= now else {
      throw RunLoopError(kind: .badSeconds, now: now, value: time - now)
    }
    try inLoop {
      guard time > now else {
        try runTurn()
        return try runOthersAndTheirs()
      }
      let last = try runTurns(through: time, while: goesOn)
      guard now <= time, goesOn() else { return }
      if last != time {
        setClock(to: time)
        try runTurn()
      }
      // Work that others have at this very instant belongs to the run.
      try runOthersAndTheirs()
    }
  }

  /// Runs until nothing that keeps the host alive can come up, or until `limit` seconds have passed.
  ///
  /// At least one turn runs. What waits for another mode, and what does not keep the host alive, is
  /// left where it is.
  /// - Parameters:
  ///   - limit: virtual seconds from now; nil for none.
  ///   - goesOn: a condition that has to hold as well, asked for between turns.
  /// - Throws: ``RunLoopError`` when `limit` is negative or not a number; what an entry throws.
  /// - Complexity: O(k log n) for k entries that run.
  package func runUntilIdle(limit: Double?, while goesOn: () -> Bool = { true }) throws {
    let limit = limit ?? .infinity
    guard limit >= 0 else { throw RunLoopError(kind: .badSeconds, now: now, value: limit) }
    try inLoop {
      let end = now + limit
      try runTurn()
      try runTurns(through: end) { (canGoOn || company?.canGoOn == true) && goesOn() }
      guard canGoOn, goesOn(), end > now, end.isFinite else { return }
      setClock(to: end)
      try runTurn()
    }
  }

  /// Runs a body in the loop, one level deeper.
  private func inLoop(_ body: () throws -> Void) throws {
    guard depth < Self.maximumDepth else {
      throw RunLoopError(kind: .tooDeep, now: now, value: Double(depth))
    }
    depth += 1
    defer { depth -= 1 }
    try tell(.entry)
    try body()
    try tell(.exit)
  }

  /// Runs turn after turn and answers the time of the last one, or nil when there was none.
  @discardableResult
  private func runTurns(through end: Double, while goesOn: () -> Bool) throws -> Double? {
    var last: Double?
    var turns = 0
    while try isNextInstant(upTo: end, while: goesOn), let next = nextInstant() {
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

  /// Whether there is an instant to run, once everybody else has run who comes before it.
  private func isNextInstant(upTo end: Double, while goesOn: () -> Bool) throws -> Bool {
    if let company, company.hasCompany(on: self) {
      // An entry may schedule something sooner here, or leave this loop as the only one at work.
      while true {
        let next = nextInstant() ?? .infinity
        guard goesOn(), next > now, try company.runOthers(besides: self, until: min(next, end))
        else { break }
      }
    }
    guard goesOn(), let next = nextInstant() else { return false }
    return next <= end
  }

  /// Lets everybody else run at this instant, and then what that has brought here.
  private func runOthersAndTheirs() throws {
    guard let company, company.hasCompany(on: self) else { return }
    _ = try company.runOthers(besides: self, until: now)
    if let next = nextInstant(), next <= now { try runTurn() }
  }

  private func setClock(to time: Double) {
    guard time > now else { return }
    clock.now = time
    turn = 0
    hasSlept = true
  }

  /// Runs what is due now.
  ///
  /// In a run inside a run, that is what is left of the outer turn as well.
  private func runTurn() throws {
    let outerPhase = runningPhase
    defer { runningPhase = outerPhase }
    if outerPhase != nil { turn += 1 }
    let hasSlept = hasSlept
    self.hasSlept = false
    if observer != nil { try tellBeginning(hasSlept: hasSlept) }
    // The turn is asked for anew each time: an inner run moves it on.
    do {
      while let (entry, body) = popDue(upTo: turn) {
        runningPhase = entry.phase
        if let listener { try listener.run(entry, body) } else { try body() }
      }
    } catch {
      // A turn that an error has ended is over too: what it has put off is due in the next one.
      if outerPhase == nil { turn += 1 }
      throw error
    }
    runningPhase = outerPhase
    if outerPhase == nil { turn += 1 }
    if observer != nil { try tellEnd(hasSlept: hasSlept) }
    try turnEnded?()
  }

  /// What woke the loop is handled before it looks for timers and sources again, as in CFRunLoop.
  private func tellBeginning(hasSlept: Bool) throws {
    guard !hasSlept else { return try tell(.afterWaiting) }
    try tell(.beforeTimers)
    try tell(.beforeSources)
  }

  private func tellEnd(hasSlept: Bool) throws {
    if hasSlept { try tellBeginning(hasSlept: false) }
    if nextInstant().map({ $0 > now }) ?? true { try tell(.beforeWaiting) }
  }

  /// An observer may take itself away, or run the loop.
  private func tell(_ activity: Activity) throws { try observer?(activity) }
}
