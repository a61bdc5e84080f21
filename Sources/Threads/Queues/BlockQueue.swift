internal import VirtualTime

/// A queue of blocks: the main one, a global one, or one that an app has made.
///
/// A queue has no threads. What it may run goes to its target, and from there on, to the pool of a
/// global queue or to the main thread; so whatever shares a serial target is run one at a time.
///
/// The corresponding type is `dispatch_queue_t`.
package final class BlockQueue {
  /// Who runs the blocks, and how many at a time.
  package enum Kind {
    case main
    /// On threads of its own, as many as its width.
    case global(width: Int)
    case serial
    case concurrent
  }

  /// A block that waits.
  final class Item {
    let isBarrier: Bool
    /// The point before it; nil while nobody looks for races.
    let order: OrderingPoint?
    /// Answers where its block is defined.
    let place: (() -> String?)?
    var run: (() throws -> Void)?
    /// Whether nobody waits for it any more.
    var isCancelled = false
    /// Whether it only lets another queue run what that one has.
    var isDrain = false
    /// Whether it is a block of this queue that runs on the thread that comes to it.
    var isShown: Bool { !isDrain && !isLent && origin == nil }
    /// Whether it lets the thread that waits for it run the block.
    var isLent = false
    /// The queue and the block that it was handed on for.
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

  /// Its name, where threads that run its blocks are named.
  package var label: String
  package let kind: Kind
  package unowned let scheduler: Scheduler
  /// Where its blocks go; nil for the main queue and the global ones.
  package internal(set) var target: BlockQueue?
  /// How often it has been suspended and not resumed.
  package internal(set) var suspensions = 0
  /// Whether it has been activated, or was so when it was made.
  package internal(set) var isActive = true
  /// The object that stands for it outside, which owns it.
  package weak var object: AnyObject?
  /// Called when it begins to have blocks, and when the last of them has run.
  package var hasWork: (Bool) -> Void = { _ in }
  /// The values that `dispatch_queue_set_specific` has set.
  package internal(set) var specifics: [SpecificKey: Any] = [:]

  /// A key of a queue's values, which goes by what the host makes of it.
  package typealias SpecificKey = AnyHashable

  /// Whether it was given a target when it was made, which then stays.
  let wasMadeWithTarget: Bool
  var items: [Item] = []
  /// Whether the target has been given the work of this serial queue, or somebody has it by
  /// `dispatch_sync`.
  var isTaken = false
  /// How many blocks of this concurrent queue run, and whether a barrier is among them.
  var running = 0
  var runsBarrier = false
  /// The thread that has the queue for itself, and where it was when it got it.
  var holder: Wait.Holder?
  /// How many threads of the pool there are, and how many of them have not begun.
  var workers = 0, newWorkers = 0
  /// The points behind every block that has ended, and behind every barrier.
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

  /// Whether a block of the queue may begin.
  var isOpen: Bool { suspensions == 0 && isActive }

  // MARK: Running later

  /// Runs a block when its turn comes.
  ///
  /// - Parameters:
  ///   - order: What comes before it; by default, what the running thread has done.
  ///   - place: Answers where the block is defined.
  ///
  /// The corresponding functions are `dispatch_async` and `dispatch_barrier_async`.
  package func async(
    barrier isBarrier: Bool = false, after order: OrderingPoint? = nil,
    from place: (() -> String?)? = nil, _ block: @escaping () throws -> Void
  ) {
    scheduler.beginCompanyIfNeeded(for: self)
    add(
      Item(
        isBarrier: isBarrier, order: order ?? scheduler.releasedPoint(), place: place, block))
  }

  func add(_ item: Item) {
    if items.isEmpty { hasWork(true) }
    items.append(item)
    pump()
  }

  /// Hands on what may begin now.
  func pump() {
    guard isOpen, !scheduler.isEndingThreads else { return }
    switch kind {
    case .main: postToMain()
    case .global(let width): beginWorkers(upTo: width)
    case .serial:
      guard !isTaken, !items.isEmpty else { return }
      isTaken = true
      let turn = Item(isBarrier: false) { [self] in try drain() }
      turn.isDrain = true
      target?.add(turn)
    case .concurrent:
      while let first = items.first, isOpen, !runsBarrier, !first.isBarrier || running == 0 {
        handOn(takeItem())
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

  /// Lets the target run a block of this concurrent queue.
  private func handOn(_ item: Item) {
    running += 1
    runsBarrier = item.isBarrier
    let handed = Item(isBarrier: false) { [self] in
      defer { didEndConcurrent() }
      try run(item)
    }
    handed.origin = (self, item)
    target?.add(handed)
  }

  func takeItem() -> Item {
    let item = items.removeFirst()
    if items.isEmpty { hasWork(false) }
    return item
  }

  /// The work of a thread of a global queue: one block after the other.
  private func work() {
    while isOpen, !items.isEmpty, !scheduler.current.isEnding {
      do {
        scheduler.beginTask()
        try run(takeItem())
        try scheduler.source?.drainPool()
      } catch {
        if !scheduler.current.isEnding { scheduler.fail(error) }
      }
    }
  }

  /// Runs what a serial queue has, in its target's place.
  private func drain() throws {
    defer {
      isTaken = false
      pump()
    }
    while isOpen, !items.isEmpty {
      let item = takeItem()
      do {
        try run(item)
      } catch {
        // On the main thread it comes out of the run loop; on another one it ends what the thread does.
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

  /// Gives the main thread's run loop a turn for each block.
  private func postToMain() {
    while !items.isEmpty {
      let first = takeItem()
      guard let body = first.run else { continue }
      _ = try? scheduler.mainLoop.schedule(after: 0, phase: .blocks) { [self] in
        // Going back lets it run once more.
        if first.isCancelled { return }
        let item = Item(
          isBarrier: first.isBarrier, order: first.order, place: first.place, body)
        if isOpen { try run(item) } else { items.append(item) }
      }
    }
  }

  /// Runs a block whose time has come as one of the main queue, or keeps it while that is suspended.
  package func runNow(_ block: @escaping () throws -> Void) throws {
    let item = Item(isBarrier: false, block)
    if isOpen { try run(item) } else { items.append(item) }
  }

  /// Runs a block as one of this queue.
  func run(_ item: Item) throws {
    guard let body = item.run, !item.isCancelled else { return }
    item.run = nil
    scheduler.acquired(item.order)
    try running(
      isExclusive: !isConcurrent && !isGlobal || item.isBarrier && isConcurrent,
      isShown: item.isShown, from: item.place, body)
  }

  /// Runs a body while the thread counts as one that runs a block of the queue.
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
