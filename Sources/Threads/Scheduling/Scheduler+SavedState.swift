/// Snapshots: restoring queues, and terminating threads that were started since.
extension Scheduler {
  /// The state of the threads and the queues.
  package struct SavedState {
    fileprivate let number: Int
    fileprivate let wakeUps: [(wakeUp: WakeUp, action: () -> Void)]
    fileprivate let queues: [(queue: BlockQueue, suspensions: Int, blocks: [Block])]
    fileprivate let unbegun: [(thread: SimulatedThread, body: () throws -> Void)]
    fileprivate let schedule: Schedule
  }

  fileprivate struct Block {
    let isBarrier: Bool
    let run: () throws -> Void
  }

  /// Returns the current state.
  ///
  /// - Throws: ``ThreadError`` that names another thread which has started and not ended, because
  ///   its stack could not be restored.
  package func savedState() throws -> SavedState {
    let busy = threads.filter { $0 !== current && $0.carrier != nil }
    let held = busy.first { !$0.isMain && $0.wait?.kind != .idle }
    if let thread = held ?? (current.isMain ? nil : current) {
      throw ThreadError(
        .invalidArgument,
        "a snapshot cannot be taken while another thread has unfinished work: "
          + sentence(thread))
    }
    return SavedState(
      number: lastNumber,
      wakeUps: wakeUps.all.compactMap { wakeUp in wakeUp.action.map { (wakeUp, $0) } },
      queues: queues.compactMap { $0.queue.map { ($0, $0.suspensions, blocks(of: $0)) } },
      unbegun: threads.compactMap { thread in
        thread.isWorker || thread.isMain ? nil : thread.body.map { (thread, $0) }
      },
      schedule: schedule)
  }

  /// Returns the enqueued blocks of a queue, those already passed to its target first.
  private func blocks(of queue: BlockQueue) -> [Block] {
    let passedOn = queue.target?.items.filter { $0.origin?.queue === queue } ?? []
    let items = passedOn.compactMap { $0.origin?.item } + queue.items
    return items.compactMap { item in
      guard !item.isDrain, item.origin == nil else { return nil }
      return item.run.map { Block(isBarrier: item.isBarrier, run: $0) }
    }
  }

  /// Restores a state: terminates threads that were started since, and restores waiting blocks.
  ///
  /// A `pcall` in a terminated thread does not catch the error, its to-be-closed variables are
  /// closed, and its locks are released.
  /// - Throws: ``ThreadError`` on a thread other than the main one.
  package func restore(_ savedState: SavedState) throws {
    try endOthers()
    wakeUps = WakeUps()
    for (wakeUp, action) in savedState.wakeUps {
      wakeUp.action = action
      wakeUps.insert(wakeUp)
    }
    for queue in queues.compactMap(\.queue) { queue.reset() }
    for (queue, suspensions, blocks) in savedState.queues {
      queue.suspensions = suspensions
      for block in blocks where !queue.isMain { queue.async(barrier: block.isBarrier, block.run) }
    }
    for (thread, body) in savedState.unbegun {
      thread.state = .ready
      thread.body = body
      living.append(thread)
      ready.append(thread)
    }
    use(savedState.schedule.copy())
    lastNumber = savedState.number
    failures = []
  }

  /// Terminates all threads except the main one.
  ///
  /// - Throws: ``ThreadError`` on another thread.
  package func endOthers() throws {
    guard current.isMain else {
      throw ThreadError(
        .invalidArgument, "only the main thread can restore a snapshot; this is \(current.text)")
    }
    endingThread = current
    defer { endingThread = nil }
    for thread in threads.reversed() where thread !== current && !thread.isMain {
      ready.remove(thread)
      thread.isEnding = true
      guard let carrier = thread.carrier else {
        end(thread)
        continue
      }
      carrier.isEnding = true
      thread.wakeReason = .failure
      resume(thread)
    }
    failures = []
  }

  /// Whether threads are being terminated, so that queues start no blocks.
  var isEndingThreads: Bool { endingThread != nil }

  /// Registers a queue for snapshots.
  func register(_ queue: BlockQueue) {
    if queues.count > 64, queues.count.nonzeroBitCount == 1 {
      queues.removeAll { $0.queue == nil }
    }
    queues.append(WeakQueue(queue: queue))
  }
}

/// A weak reference to a queue.
struct WeakQueue {
  weak var queue: BlockQueue?
}

extension BlockQueue {
  /// Removes all enqueued blocks, while none is running.
  func reset() {
    if !items.isEmpty { hasWork(false) }
    items = []
    isBusy = false
    running = 0
    runsBarrier = false
    workers = 0
    newWorkers = 0
    holder = nil
  }
}
