/// Going back: threads that were begun since end, and queues have what they had.
extension Scheduler {
  /// The threads and the queues at one moment.
  package struct Moment {
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

  /// Notes the present moment.
  ///
  /// - Throws: ``ThreadError`` that names another thread which has begun and not ended: what it is in
  ///   the middle of could not be gone back to.
  package func moment() throws -> Moment {
    let busy = threads.filter { $0 !== current && $0.carrier != nil }
    let held = busy.first { !$0.isMain && $0.wait?.kind != .idle }
    if let thread = held ?? (current.isMain ? nil : current) {
      throw ThreadError(
        .invalidArgument,
        "a snapshot cannot be taken while another thread is in the middle of something: "
          + sentence(thread))
    }
    return Moment(
      number: lastNumber,
      wakeUps: wakeUps.all.compactMap { wakeUp in wakeUp.action.map { (wakeUp, $0) } },
      queues: queues.compactMap { $0.queue.map { ($0, $0.suspensions, blocks(of: $0)) } },
      unbegun: threads.compactMap { thread in
        thread.isWorker || thread.isMain ? nil : thread.body.map { (thread, $0) }
      },
      schedule: schedule)
  }

  /// The blocks that wait in a queue, those that its target has been given first.
  private func blocks(of queue: BlockQueue) -> [Block] {
    let handedOn = queue.target?.items.filter { $0.origin?.queue === queue } ?? []
    let items = handedOn.compactMap { $0.origin?.item } + queue.items
    return items.compactMap { item in
      guard !item.isDrain, item.origin == nil else { return nil }
      return item.run.map { Block(isBarrier: item.isBarrier, run: $0) }
    }
  }

  /// Ends what was begun since a moment, and lets what waited then wait again.
  ///
  /// No `pcall` of a thread that is ended keeps the error, what it has to close is closed, and its locks
  /// are left.
  /// - Throws: ``ThreadError`` on another thread than the main one.
  package func restore(_ moment: Moment) throws {
    try endOthers()
    wakeUps = WakeUps()
    for (wakeUp, action) in moment.wakeUps {
      wakeUp.action = action
      wakeUps.insert(wakeUp)
    }
    for queue in queues.compactMap(\.queue) { queue.reset() }
    for (queue, suspensions, blocks) in moment.queues {
      queue.suspensions = suspensions
      for block in blocks where !queue.isMain { queue.async(barrier: block.isBarrier, block.run) }
    }
    for (thread, body) in moment.unbegun {
      thread.state = .ready
      thread.body = body
      living.append(thread)
      ready.append(thread)
    }
    use(moment.schedule.copy())
    lastNumber = moment.number
    failures = []
  }

  /// Ends all threads but the main one.
  ///
  /// - Throws: ``ThreadError`` on another thread.
  package func endOthers() throws {
    guard current.isMain else {
      throw ThreadError(
        .invalidArgument, "only the main thread can go back; this is \(current.text)")
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
      thread.waking = .failure
      resume(thread)
    }
    failures = []
  }

  /// Whether threads are being ended, so that queues begin nothing.
  var isEndingThreads: Bool { endingThread != nil }

  /// Notes a queue.
  func register(_ queue: BlockQueue) {
    if queues.count > 64, queues.count.nonzeroBitCount == 1 {
      queues.removeAll { $0.queue == nil }
    }
    queues.append(WeakQueue(queue: queue))
  }
}

/// A queue that is kept by whoever uses it.
struct WeakQueue {
  weak var queue: BlockQueue?
}

extension BlockQueue {
  /// Drops the blocks that wait, when nobody runs any.
  func reset() {
    if !items.isEmpty { hasWork(false) }
    items = []
    isTaken = false
    running = 0
    runsBarrier = false
    workers = 0
    newWorkers = 0
    holder = nil
  }
}
