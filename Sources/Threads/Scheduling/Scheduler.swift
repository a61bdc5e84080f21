package import VirtualTime

// no traps of stop: threads get their carriers before they start.

/// Chooses the thread that runs, and advances the clock when none is ready.
///
/// One thread runs at a time. It is switched when it waits or ends and, depending on the schedule,
/// at switch points. When no thread is ready, the clock advances to the next wake-up; if there is
/// none, the main thread gets a deadlock error. Before a second thread exists, none of this runs.
///
/// An error on another thread is thrown where the main thread waits or runs its loop.
package final class Scheduler {
  package let clock: VirtualClock
  package let main: SimulatedThread
  /// The running thread.
  package internal(set) var current: SimulatedThread
  /// The threads that have not ended, unordered.
  // It is not a dictionary: the first dictionary with such keys makes Swift's runtime scan all
  // protocol conformances of the program, which would delay a script's start.
  var living: [SimulatedThread]
  /// The run loop of the main thread.
  package unowned let mainLoop: RunLoop
  /// Creates stacks; it must outlive the scheduler's use.
  package weak var source: (any CarrierSource)?
  /// Notified of waits and blocks; it must set this property to nil before it is deallocated.
  package unowned(safe) var listener: (any SchedulerListener)?
  /// Called when the second thread is created.
  package var willBecomeMultithreaded: () -> Void = {}
  /// The schedule at switch points.
  package internal(set) var schedule = Schedule()
  /// Records accesses and their order, while race detection runs.
  package internal(set) var accessLog: AccessLog?
  /// The number of switch points since the schedule was set.
  package internal(set) var points = 0

  var ready = ReadyThreads()
  var wakeUps = WakeUps()
  /// The errors of other threads that have not been thrown yet.
  var failures: [any Error] = []
  /// The thread that is terminating other threads, or nil.
  var endingThread: SimulatedThread?
  /// All queues, for snapshots.
  var queues: [WeakQueue] = []
  var lastNumber = 1
  var lastSequence = 0
  /// The number of the last task of a thread pool in the happens-before order.
  var lastTask = 0
  /// The number of access logs so far.
  var lastLog = 0
  /// Whether a wake-up is running, not a thread.
  var runsWakeUp = false
  /// The global queues by label.
  var globalQueues: [String: BlockQueue] = [:]
  /// The default target of serial queues, which has no limit of threads; and the main queue.
  private(set) lazy var overcommit = BlockQueue(
    self, label: "com.apple.root.default-qos.overcommit", kind: .global(width: .max))
  package private(set) lazy var mainQueue = BlockQueue(
    self, label: "com.apple.main-thread", kind: .main)

  /// The number of consecutive wake-ups at the current instant, and its limit.
  private var wakeUpsNow = 0
  private static let maximumWakeUpsAtOnce = 1_000_000

  /// The maximum number of started threads at a time.
  private static let maximumCarriers = 2000
  var carriers = 0

  package init(_ mainLoop: RunLoop) {
    self.mainLoop = mainLoop
    clock = mainLoop.clock
    main = SimulatedThread(number: 1, name: nil, isWorker: false, nil)
    main.state = .running
    main.runLoop = mainLoop
    current = main
    living = [main]
  }

  /// Whether there is more than one thread.
  package var hasOtherThreads: Bool { living.count > 1 }

  /// The threads that have not ended, the main one first.
  /// - Complexity: O(n log n).
  package var threads: [SimulatedThread] { living.sorted { $0.number < $1.number } }

  /// Whether there has ever been more than one thread.
  package var hasBecomeMultithreaded: Bool { lastNumber > 1 }

  /// Creates a thread, which is ready to run.
  @discardableResult
  package func begin(
    name: String? = nil, isWorker: Bool = false, _ body: @escaping () throws -> Void
  ) -> SimulatedThread {
    becomeMultithreaded()
    lastNumber += 1
    let thread = SimulatedThread(number: lastNumber, name: name, isWorker: isWorker, body)
    living.append(thread)
    ready.append(thread)
    if accessLog != nil {
      if !isWorker && !runsWakeUp {
        thread.clock = current.clock
        current.clock.step(current.task)
      }
      thread.clock.step(thread.task)
    }
    return thread
  }

  /// Connects the scheduler to the main run loop, before wake-ups or other threads exist.
  func becomeMultithreaded() {
    if mainLoop.coordinator == nil {
      mainLoop.coordinator = self
      willBecomeMultithreaded()
    }
  }

  // MARK: Switching

  /// Makes a waiting thread ready.
  func wake(_ thread: SimulatedThread, _ wakeReason: SimulatedThread.WakeReason = .signal) {
    guard thread.state == .waiting else { return }
    thread.state = .ready
    thread.wakeReason = wakeReason
    // An error is thrown at once.
    if wakeReason == .failure { ready.prepend(thread) } else { ready.append(thread) }
  }

  /// Runs the next thread; returns when the calling one continues.
  func switchAway() { resume(pickNext()) }

  /// Runs a ready thread.
  func resume(_ next: SimulatedThread) {
    let own = current
    next.state = .running
    guard next !== own else { return }
    current = next
    next.carrier?.resume()
    current = own
  }

  /// Removes and returns the next ready thread; advances the clock until there is one.
  func pickNext() -> SimulatedThread {
    if let endingThread { return endingThread }
    while true {
      while let next = ready.takeFirst() {
        if prepare(next) { return next }
      }
      if let wakeUp = wakeUps.next, wakeUps.keepingAlive > 0 || main.wait?.kind != .runLoop {
        _ = wakeUps.takeNext()
        wakeUpsNow = wakeUp.time > clock.now ? 0 : wakeUpsNow + 1
        guard wakeUpsNow < Scheduler.maximumWakeUpsAtOnce else {
          wakeUpsNow = 0
          let error = RunLoopError(
            kind: .stuck, now: clock.now, value: Double(Scheduler.maximumWakeUpsAtOnce))
          fail(error)
          continue
        }
        clock.advance(to: wakeUp.time)
        run(wakeUp)
      } else if main.wait?.kind == .runLoop {
        wake(main)
      } else {
        fail(deadlock(of: main))
      }
    }
  }

  /// Runs a wake-up, which belongs to no thread.
  private func run(_ wakeUp: WakeUp) {
    let action = wakeUp.action
    wakeUp.action = nil
    runsWakeUp = true
    action?()
    runsWakeUp = false
  }

  /// Creates a stack for a thread before it runs; returns false when that fails.
  func prepare(_ thread: SimulatedThread) -> Bool {
    guard thread.carrier == nil else { return true }
    do {
      if thread.isMain {
        thread.carrier = try source?.mainCarrier()
      } else {
        if main.carrier == nil { main.carrier = try source?.mainCarrier() }
        guard carriers < Scheduler.maximumCarriers else {
          failTooManyCarriers(thread)
          return false
        }
        thread.carrier = try source?.makeCarrier(titled: thread.text) { [unowned self] in
          run(thread)
        }
        carriers += 1
      }
      return thread.carrier != nil || thread.isMain
    } catch {
      end(thread)
      fail(error)
      return false
    }
  }

  /// Runs a thread to its end, and returns the carrier of the next thread.
  private func run(_ thread: SimulatedThread) -> any Carrier {
    do {
      defer { thread.body = nil }
      try thread.body?()
    } catch {
      if !thread.isEnding { fail(error) }
    }
    do { try source?.drainPool() } catch { if !thread.isEnding { fail(error) } }
    carriers -= 1
    end(thread)
    let next = pickNext()
    next.state = .running
    current = next
    guard let carrier = next.carrier else {
      preconditionFailure("a thread that has started has no carrier")
    }
    return carrier
  }

  /// Fails because too many threads have started, and ends all app threads that have not.
  ///
  /// So a large number of threads causes one error.
  private func failTooManyCarriers(_ thread: SimulatedThread) {
    fail(
      ThreadError(
        .invalidArgument, "too many threads: \(carriers) have started and not finished"))
    end(thread)
    for other in ready.remove(where: { $0.carrier == nil && !$0.isWorker && !$0.isMain }) {
      end(other)
    }
  }

  func end(_ thread: SimulatedThread) {
    // A `dealloc` that runs at its end may switch threads, so its stack is kept until then.
    while !thread.ends.isEmpty { thread.ends.removeFirst()() }
    thread.state = .ended
    thread.body = nil
    thread.carrier = nil
    if let index = living.firstIndex(where: { $0 === thread }) { living.remove(at: index) }
  }

  // MARK: Errors

  /// Throws an error from the main thread's wait, or from its run loop.
  package func fail(_ error: any Error) {
    failures.append(error)
    wake(main, .failure)
  }

  /// Discards errors that have not been thrown, where their cause has been reported otherwise.
  package func forgetFailures() { failures = [] }

  /// Throws the first error of another thread, on the main thread.
  func throwFailure() throws {
    if current.isMain, !failures.isEmpty { throw failures.removeFirst() }
  }
}
