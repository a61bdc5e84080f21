internal import VirtualTime

/// A dispatch queue: the main queue, a global queue, or a queue that an app created.
///
/// A queue has no threads. It passes its blocks to its target, and finally to the thread pool of a
/// global queue or to the main thread; so all queues with a common serial target run one block at a
/// time.
///
/// The corresponding type is `dispatch_queue_t`.
package final class BlockQueue {
  /// The type of queue, which determines the threads and the concurrency.
  package enum Kind {
    case main
    /// Runs blocks on its own threads, up to its width.
    case global(width: Int)
    case serial
    case concurrent
  }

  /// An enqueued block.
  final class Item {
    let isBarrier: Bool
    /// The ordering point before it; nil while no race detection runs.
    let order: OrderingPoint?
    /// Returns the source location of its block.
    let place: (() -> String?)?
    var run: (() throws -> Void)?
    /// Whether the thread that waited for it has given up.
    var isCancelled = false
    /// Whether it runs the blocks of a queue that targets this one.
    var isDrain = false
    /// Whether it is a block of this queue that runs on the thread that dequeues it.
    var isShown: Bool { !isDrain && !isLent && origin == nil }
    /// Whether the thread that waits for it runs the block.
    var isLent = false
    /// The queue that passed it to this target, and the original block.
    var origin: (queue: BlockQueue, item: Item)?

    init(
      isBarrier: Bool, order: OrderingPoint? = nil, place: (() -> String?)? = nil,
      _ run: @escaping () throws -> Void
    ) {
      self.isBarrier = isBarrier
      self.order = order
      self.place = place
      self.run = run
    }
  }

  /// Its label; threads that run its blocks are named after it.
  package var label: String
  package let kind: Kind
  package unowned let scheduler: Scheduler
  /// The target queue; nil for the main queue and global queues.
  package internal(set) var target: BlockQueue?
  /// The number of suspensions without a resume.
  package internal(set) var suspensions = 0
  /// Whether it is active.
  package internal(set) var isActive = true
  /// The object that represents it in Objective-C, which owns it.
  package weak var object: AnyObject?
  /// Called when it gets its first block, and when the last one has run.
  package var hasWork: (Bool) -> Void = { _ in }
  /// The values set by `dispatch_queue_set_specific`.
  package internal(set) var specifics: [SpecificKey: Any] = [:]

  /// A key of a queue's values; the host defines equality.
  package typealias SpecificKey = AnyHashable

  /// Whether it was created with a target, which then cannot be changed.
  let wasMadeWithTarget: Bool
  var items: [Item] = []
  /// Whether this serial queue was enqueued on its target, or is acquired by `dispatch_sync`.
  var isBusy = false
  /// The number of running blocks of this concurrent queue, and whether one is a barrier.
  var running = 0
  var runsBarrier = false
  /// The thread that runs the queue exclusively, and where it started to.
  var holder: Wait.Holder?
  /// The number of pool threads, and the number of those that have not started.
  var workers = 0, newWorkers = 0
  /// The ordering points after each finished block, and after each finished barrier.
  let order = OrderingPoint(), lastBarrier = OrderingPoint()

  package init(
    _ scheduler: Scheduler, label: String, kind: Kind, target: BlockQueue? = nil,
    isActive: Bool = true
  ) {
    self.scheduler = scheduler
    self.label = label
    self.kind = kind
    self.isActive = isActive
    wasMadeWithTarget = target != nil
    switch kind {
    case .main, .global: self.target = nil
    case .serial: self.target = target ?? scheduler.overcommit
    case .concurrent: self.target = target ?? scheduler.globalQueue(.default)
    }
    scheduler.register(self)
  }

  /// Whether it is the main queue.
  package var isMain: Bool { if case .main = kind { true } else { false } }

  /// Whether it is one of the global queues.
  package var isGlobal: Bool { if case .global = kind { true } else { false } }

  private var isConcurrent: Bool { if case .concurrent = kind { true } else { false } }

  /// The queue and its targets.
  package var chain: [BlockQueue] {
    var chain = [self]
    while let next = chain.last?.target, chain.count < 100 { chain.append(next) }
    return chain
  }

  /// Whether its blocks can start.
  var isOpen: Bool { suspensions == 0 && isActive }

  // MARK: Running asynchronously

  /// Enqueues a block.
  ///
  /// - Parameters:
  ///   - order: The ordering point before it; by default, the steps of the running thread so far.
  ///   - place: Returns the source location of the block.
  ///
  /// The corresponding functions are `dispatch_async` and `dispatch_barrier_async`.
  package func async(
    barrier isBarrier: Bool = false, after order: OrderingPoint? = nil,
    from place: (() -> String?)? = nil, _ block: @escaping () throws -> Void
  ) {
    scheduler.becomeMultithreadedIfNeeded(for: self)
    add(
      Item(
        isBarrier: isBarrier, order: order ?? scheduler.releasedPoint(), place: place, block))
  }

  func add(_ item: Item) {
    if items.isEmpty { hasWork(true) }
    items.append(item)
    pump()
  }

  /// Passes on the blocks that can start now.
  func pump() {
    guard isOpen, !scheduler.isEndingThreads else { return }
    switch kind {
    case .main: postToMain()
    case .global(let width): beginWorkers(upTo: width)
    case .serial:
      guard !isBusy, !items.isEmpty else { return }
      isBusy = true
      let turn = Item(isBarrier: false) { [self] in try drain() }
      turn.isDrain = true
      target?.add(turn)
    case .concurrent:
      while let first = items.first, isOpen, !runsBarrier, !first.isBarrier || running == 0 {
        passToTarget(dequeue())
      }
    }
  }

  private func beginWorkers(upTo width: Int) {
    while items.count > newWorkers, workers < width {
      workers += 1
      newWorkers += 1
      let worker = scheduler.begin(isWorker: true) { [self] in
        newWorkers -= 1
        work()
      }
      worker.ends.append { [self] in workers -= 1 }
    }
  }

  /// Enqueues a block of this concurrent queue on the target.
  private func passToTarget(_ item: Item) {
    running += 1
    runsBarrier = item.isBarrier
    let handed = Item(isBarrier: false) { [self] in
      defer { didEndConcurrent() }
      try run(item)
    }
    handed.origin = (self, item)
    target?.add(handed)
  }

  func dequeue() -> Item {
    let item = items.removeFirst()
    if items.isEmpty { hasWork(false) }
    return item
  }

  /// The loop of a pool thread, which runs one block after the other.
  private func work() {
    while isOpen, !items.isEmpty, !scheduler.current.isEnding {
      do {
        scheduler.beginTask()
        try run(dequeue())
        try scheduler.source?.drainPool()
      } catch {
        if !scheduler.current.isEnding { scheduler.fail(error) }
      }
    }
  }

  /// Runs the blocks of a serial queue, as a block of its target.
  private func drain() throws {
    defer {
      isBusy = false
      pump()
    }
    while isOpen, !items.isEmpty {
      let item = dequeue()
      do {
        try run(item)
      } catch {
        // On the main thread the run loop throws it; elsewhere it terminates the block.
        if scheduler.current.isMain || scheduler.current.isEnding { throw error }
        scheduler.fail(error)
      }
    }
  }

  private func didEndConcurrent() {
    running -= 1
    runsBarrier = false
    pump()
  }

  /// Schedules each block on the main thread's run loop.
  private func postToMain() {
    while !items.isEmpty {
      let first = dequeue()
      guard let body = first.run else { continue }
      _ = try? scheduler.mainLoop.schedule(after: 0, phase: .blocks) { [self] in
        // After restoring a snapshot, the same entry can run again.
        if first.isCancelled { return }
        let item = Item(
          isBarrier: first.isBarrier, order: first.order, place: first.place, body)
        if isOpen { try run(item) } else { items.append(item) }
      }
    }
  }

  /// Runs a block of the main queue that is due now, or enqueues it while the queue is suspended.
  package func runNow(_ block: @escaping () throws -> Void) throws {
    let item = Item(isBarrier: false, block)
    if isOpen { try run(item) } else { items.append(item) }
  }

  /// Runs a block of this queue.
  func run(_ item: Item) throws {
    guard let body = item.run, !item.isCancelled else { return }
    item.run = nil
    scheduler.acquired(item.order)
    try running(
      isExclusive: !isConcurrent && !isGlobal || item.isBarrier && isConcurrent,
      isShown: item.isShown, from: item.place, body)
  }

  /// Runs a body while the running thread is marked as running a block of the queue.
  func running<Result>(
    isExclusive: Bool, isShown: Bool = true, from place: (() -> String?)? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = scheduler.current
    let own = Wait.Holder(thread, at: scheduler.source?.place, findingPlace: place)
    thread.frames.append(QueueFrame(queue: self, isExclusive: isExclusive, holder: own))
    if isShown { scheduler.listener?.willRunBlock(of: self, on: thread) }
    let outer = holder
    if isExclusive {
      holder = own
      scheduler.acquired(order)
    } else if isConcurrent {
      scheduler.acquired(lastBarrier)
    }
    defer {
      if !isGlobal { scheduler.released(order) }
      if isExclusive {
        scheduler.released(lastBarrier)
        holder = outer
      }
      thread.frames.removeLast()
      if isShown { scheduler.listener?.didRunBlock(of: self, on: thread) }
    }
    return try body()
  }
}
