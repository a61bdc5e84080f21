/// Running a block at once, on the thread that asks for it.
extension BlockQueue {
  /// Runs a block when its turn comes, and waits for its end.
  ///
  /// It runs on the calling thread; for the main queue and those that lead to it, on the main thread.
  /// - Throws: what the block throws; ``ThreadError`` when the thread has the queue already; as every
  ///   wait.
  /// The corresponding functions are `dispatch_sync` and `dispatch_barrier_sync`.
  package func sync<Result>(
    barrier isBarrier: Bool = false, _ body: @escaping () throws -> Result
  ) throws -> Result {
    try refuseOwned()
    if isGlobal { return try running(isExclusive: false, body) }
    if chain.last?.isMain == true { return try syncOnMain(barrier: isBarrier, body) }
    scheduler.beginCompanyIfNeeded(for: self)
    if take(barrier: isBarrier) {
      defer { giveBack() }
      return try runningInChain(barrier: isBarrier, body)
    }
    return try waitForTurn(barrier: isBarrier, body)
  }

  /// Refuses to wait for a queue that the calling thread runs a block of.
  func refuseOwned() throws {
    let thread = scheduler.current
    let owned = chain.contains { queue in
      queue.isMain && thread.isMain
        || thread.frames.contains { $0.queue === queue && $0.isExclusive }
    }
    if owned {
      throw ThreadError.dispatch("dispatch_sync called on queue already owned by current thread")
    }
  }

  // MARK: At once

  /// Whether the queue and its targets are free, and the calling thread has them from now on.
  private func take(barrier isBarrier: Bool) -> Bool {
    let owned = chain.prefix { !$0.isGlobal }
    for (place, queue) in owned.enumerated() {
      guard queue.isFree(forBarrier: place == 0 && isBarrier) else { return false }
    }
    for (place, queue) in owned.enumerated() {
      switch queue.kind {
      case .concurrent:
        queue.running += 1
        queue.runsBarrier = place == 0 && isBarrier
      default: queue.isTaken = true
      }
    }
    return true
  }

  private func isFree(forBarrier isBarrier: Bool) -> Bool {
    guard isOpen, items.isEmpty else { return false }
    if case .concurrent = kind { return !runsBarrier && (!isBarrier || running == 0) }
    return !isTaken
  }

  private func giveBack() {
    for queue in chain.prefix(while: { !$0.isGlobal }).reversed() {
      switch queue.kind {
      case .concurrent:
        queue.running -= 1
        queue.runsBarrier = false
      default: queue.isTaken = false
      }
      queue.pump()
    }
  }

  /// Runs a body as a block of the queue and of its targets.
  private func runningInChain<Result>(
    barrier isBarrier: Bool, _ body: @escaping () throws -> Result
  ) throws -> Result {
    let queues = Array(chain.prefix { !$0.isGlobal }.reversed())
    func run(_ place: Int) throws -> Result {
      guard place < queues.count else { return try body() }
      let queue = queues[place]
      var isExclusive = true
      if case .concurrent = queue.kind { isExclusive = queue === self && isBarrier }
      return try queue.running(isExclusive: isExclusive, isShown: queue === self) {
        try run(place + 1)
      }
    }
    return try run(0)
  }

  // MARK: In its turn

  /// Waits until the queue comes to this block, and runs it on the calling thread, while the thread that
  /// came to it stands by.
  private func waitForTurn<Result>(
    barrier isBarrier: Bool, _ body: @escaping () throws -> Result
  ) throws -> Result {
    let scheduler = scheduler
    let thread = scheduler.current
    var lender: SimulatedThread?
    var hasEnded = false
    let item = Item(isBarrier: isBarrier, order: scheduler.releasedPoint()) { [self] in
      let own = scheduler.current
      lender = own
      // Beside others nobody has it.
      if holder?.thread === own { holder = .init(thread, at: holder?.place) }
      scheduler.wake(thread)
      let wait = Wait("a block of \(self.text)", kind: .idle, holder: { .init(thread) })
      while !hasEnded { _ = try scheduler.wait(wait) {} }
    }
    item.isLent = true
    add(item)
    let wait = Wait(
      "dispatch_\(isBarrier ? "barrier_" : "")sync on \(self.text)"
        + (self.isOpen ? "" : ", which is suspended"),
      holder: { [self] in holder ?? reader })
    // Also when the wait ends with an error while somebody has come to the block already.
    defer {
      hasEnded = true
      if let lender {
        // It gives the queue back as soon as it runs; until then the caller may ask for it again.
        if holder?.thread === thread { holder = .init(lender) }
        scheduler.wake(lender)
      }
    }
    while lender == nil { _ = try scheduler.wait(wait) { item.isCancelled = true } }
    let outer = thread.frames
    thread.frames += lender?.frames ?? []
    defer { thread.frames = outer }
    scheduler.acquired(order)
    scheduler.acquired(lastBarrier)
    scheduler.listener?.willRunBlock(of: self, on: thread)
    defer {
      scheduler.released(order)
      scheduler.listener?.didRunBlock(of: self, on: thread)
    }
    return try body()
  }

  /// A thread that runs a block of the queue beside others, one that waits before one that does not.
  private var reader: Wait.Holder? {
    let holders = scheduler.threads.compactMap { thread in
      thread.frames.last { $0.queue === self }?.holder
    }
    return holders.first { $0.thread.state == .waiting } ?? holders.first
  }

  /// Runs a body on the main thread and waits for it there.
  private func syncOnMain<Result>(
    barrier isBarrier: Bool, _ body: @escaping () throws -> Result
  ) throws -> Result {
    let scheduler = scheduler
    let thread = scheduler.current
    var outcome: Swift.Result<Result, any Error>?
    let done = OrderingPoint()
    let item = Item(isBarrier: isBarrier, order: scheduler.releasedPoint()) {
      outcome = Swift.Result { try body() }
      scheduler.released(done)
      scheduler.wake(thread)
    }
    add(item)
    let main = scheduler.main
    let wait = Wait(
      "dispatch_sync on \(self.text)",
      holder: {
        main.state == .waiting && main.wait?.kind != .runLoop
          ? .init(main, at: main.waitPlace) : nil
      })
    while outcome == nil { _ = try scheduler.wait(wait) { item.isCancelled = true } }
    scheduler.acquired(done)
    guard let outcome else { throw ThreadEnd() }
    return try outcome.get()
  }

  /// `queue "com.example.a"`.
  package var text: String { isMain ? "the main queue" : "queue \"\(label)\"" }

  // MARK: Many times

  /// Runs a body for each number from 0, beside each other where the queue allows it, and waits.
  ///
  /// - Throws: what an iteration throws; as ``sync(barrier:_:)``.
  /// The corresponding function is `dispatch_apply`.
  package func apply(_ count: Int, _ body: @escaping (Int) throws -> Void) throws {
    guard count > 0 else { return }
    let isWide = chain.allSatisfy { $0.isGlobal || $0.isConcurrent }
    guard isWide, count > 1 else {
      return try sync { for number in 0..<count { try body(number) } }
    }
    var next = 0
    var left = count
    let thread = scheduler.current
    var failure: (any Error)?
    let done = OrderingPoint()
    func help() {
      while next < count {
        let number = next
        next += 1
        do { try body(number) } catch { failure = failure ?? error }
        left -= 1
      }
      scheduler.released(done)
      if left == 0 { scheduler.wake(thread) }
    }
    for _ in 1..<min(count, Scheduler.processors) { async { help() } }
    try sync { help() }
    let wait = Wait("the other iterations of dispatch_apply")
    while left > 0 { _ = try scheduler.wait(wait) {} }
    scheduler.acquired(done)
    if let failure { throw failure }
  }

  private var isConcurrent: Bool { if case .concurrent = kind { true } else { false } }
}
