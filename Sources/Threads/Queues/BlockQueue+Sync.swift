/// Running a block synchronously.
extension BlockQueue {
  /// Runs a block in queue order, and waits until it has finished.
  ///
  /// The block runs on the calling thread; for the main queue and queues that target it, on the
  /// main thread. The corresponding functions are `dispatch_sync` and `dispatch_barrier_sync`.
  /// - Throws: what the block throws; ``ThreadError`` when the thread already owns the queue; the
  ///   errors of any wait.
  package func sync<Result>(
    barrier isBarrier: Bool = false, _ body: @escaping () throws -> Result
  ) throws -> Result {
    try checkNotOwned()
    if isGlobal { return try running(isExclusive: false, body) }
    if chain.last?.isMain == true { return try syncOnMain(barrier: isBarrier, body) }
    scheduler.becomeMultithreadedIfNeeded(for: self)
    if acquire(barrier: isBarrier) {
      defer { release() }
      return try runningInChain(barrier: isBarrier, body)
    }
    return try waitForTurn(barrier: isBarrier, body)
  }

  /// Throws if the calling thread is running a block of the queue.
  func checkNotOwned() throws {
    let thread = scheduler.current
    let owned = chain.contains { queue in
      queue.isMain && thread.isMain
        || thread.frames.contains { $0.queue === queue && $0.isExclusive }
    }
    if owned {
      throw ThreadError.dispatch("dispatch_sync called on queue already owned by current thread")
    }
  }

  // MARK: On a free queue

  /// Acquires the queue and its targets for the calling thread; returns false if one is not free.
  private func acquire(barrier isBarrier: Bool) -> Bool {
    let owned = chain.prefix { !$0.isGlobal }
    for (index, queue) in owned.enumerated() {
      guard queue.isFree(forBarrier: index == 0 && isBarrier) else { return false }
    }
    for (index, queue) in owned.enumerated() {
      switch queue.kind {
      case .concurrent:
        queue.running += 1
        queue.runsBarrier = index == 0 && isBarrier
      default: queue.isBusy = true
      }
    }
    return true
  }

  private func isFree(forBarrier isBarrier: Bool) -> Bool {
    guard isOpen, items.isEmpty else { return false }
    if case .concurrent = kind { return !runsBarrier && (!isBarrier || running == 0) }
    return !isBusy
  }

  private func release() {
    for queue in chain.prefix(while: { !$0.isGlobal }).reversed() {
      switch queue.kind {
      case .concurrent:
        queue.running -= 1
        queue.runsBarrier = false
      default: queue.isBusy = false
      }
      queue.pump()
    }
  }

  /// Runs a body as a block of the queue and of its targets.
  private func runningInChain<Result>(
    barrier isBarrier: Bool, _ body: @escaping () throws -> Result
  ) throws -> Result {
    let queues = Array(chain.prefix { !$0.isGlobal }.reversed())
    func run(_ index: Int) throws -> Result {
      guard index < queues.count else { return try body() }
      let queue = queues[index]
      var isExclusive = true
      if case .concurrent = queue.kind { isExclusive = queue === self && isBarrier }
      return try queue.running(isExclusive: isExclusive, isShown: queue === self) {
        try run(index + 1)
      }
    }
    return try run(0)
  }

  // MARK: On a busy queue

  /// Enqueues a block and runs it on the calling thread when it is due.
  ///
  /// The thread that would have run it waits meanwhile.
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
      // Blocks that run concurrently do not hold the queue.
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
    // Also runs when the wait fails after another thread has reached the block.
    defer {
      hasEnded = true
      if let lender {
        // That thread releases the queue as soon as it runs; until then the caller may acquire it
        // again.
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

  /// A thread that runs a concurrent block of the queue; a waiting one if there is one.
  private var reader: Wait.Holder? {
    let holders = scheduler.threads.compactMap { thread in
      thread.frames.last { $0.queue === self }?.holder
    }
    return holders.first { $0.thread.state == .waiting } ?? holders.first
  }

  /// Runs a body on the main thread and waits until it has finished.
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

  // MARK: Iterations

  /// Runs a body for each number from 0, concurrently if the queue allows it, and waits.
  ///
  /// The corresponding function is `dispatch_apply`.
  /// - Throws: what an iteration throws; as ``sync(barrier:_:)``.
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
    func runIterations() {
      while next < count {
        let number = next
        next += 1
        do {
          try body(number)
        } catch {
          failure = failure ?? error
          left -= count - next
          next = count
        }
        left -= 1
      }
      scheduler.released(done)
      if left == 0 { scheduler.wake(thread) }
    }
    for _ in 1..<min(count, Scheduler.processors) { async { runIterations() } }
    try sync { runIterations() }
    let wait = Wait("the other iterations of dispatch_apply")
    while left > 0 { _ = try scheduler.wait(wait) {} }
    scheduler.acquired(done)
    if let failure { throw failure }
  }

  private var isConcurrent: Bool { if case .concurrent = kind { true } else { false } }
}
