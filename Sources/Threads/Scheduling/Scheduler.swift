package import VirtualTime

/// Decides which thread of a world runs, and moves the clock when none can.
///
/// One thread runs at a time. It is left where it waits or ends, and, under a schedule that says so, at
/// switch points. When nobody is ready the clock goes to the next wake-up; when there is none either,
/// the main thread learns that it waits for ever. Nothing of this is at work before there is a second
/// thread.
///
/// A failure on another thread comes out where the main thread waits or runs its loop.
package final class Scheduler {
  package let clock: VirtualClock
  package let main: SimulatedThread
  /// The thread that runs.
  package internal(set) var current: SimulatedThread
  /// The threads that have not ended, in no order.
  // No dictionary: for keys that nothing else has, Swift's runtime looks through every conformance of
  // the program, which a script's start would wait for.
  var living: [SimulatedThread]
  /// The run loop of the main thread.
  package unowned let mainLoop: RunLoop
  /// Where the stacks come from; it must outlive the scheduler's use.
  package weak var source: (any CarrierSource)?
  /// Hears of waits and blocks; it must take itself away before it goes.
  package unowned(safe) var listener: (any SchedulerListener)?
  /// Called when the first second thread is made.
  package var willHaveCompany: () -> Void = {}
  /// Who decides at switch points.
  package internal(set) var schedule = Schedule()
  /// Hears of accesses and of what orders them, while somebody looks for races.
  package internal(set) var accessLog: AccessLog?
  /// How many switch points have been met since the schedule began.
  package internal(set) var points = 0

  var ready = ReadyThreads()
  var wakeUps = WakeUps()
  /// The failures that ended other threads and have not come out yet.
  var failures: [any Error] = []
  /// While other threads are ended, the one that ends them.
  var endingThread: SimulatedThread?
  /// Every queue that there is, for going back.
  var queues: [WeakQueue] = []
  var lastNumber = 1
  var lastSequence = 0
  /// The number of the latest work of a pool in the order of things.
  var lastTask = 0
  /// How many logs there have been.
  var lastLog = 0
  /// Whether something runs because its time has come, and not because a thread does it.
  var runsWakeUp = false
  /// The pools of workers, by the labels of the global queues.
  var globalQueues: [String: BlockQueue] = [:]
  /// The queues of the main thread, and of the work that no pool is to hold up.
  private(set) lazy var overcommit = BlockQueue(
    self, label: "com.apple.root.default-qos.overcommit", kind: .global(width: .max))
  package private(set) lazy var mainQueue = BlockQueue(
    self, label: "com.apple.main-thread", kind: .main)

  /// How many things in a row have come up at the present instant, and how many are too many.
  private var wakeUpsNow = 0
  private static let mostWakeUpsAtOnce = 1_000_000

  /// How many threads may have begun at once.
  private static let mostCarriers = 2000
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
  package var hasCompany: Bool { living.count > 1 }

  /// The threads that have not ended, the main one first.
  /// - Complexity: O(n log n).
  package var threads: [SimulatedThread] { living.sorted { $0.number < $1.number } }

  /// Whether there has been more than one.
  package var hasHadCompany: Bool { lastNumber > 1 }

  /// Makes a thread that will run when its turn comes.
  @discardableResult
  package func begin(
    name: String? = nil, isWorker: Bool = false, _ body: @escaping () throws -> Void
  ) -> SimulatedThread {
    beginCompany()
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

  /// Notes that wake-ups or other threads may be at work from now on.
  func beginCompany() {
    if mainLoop.company == nil {
      mainLoop.company = self
      willHaveCompany()
    }
  }

  // MARK: Switching

  /// Makes a waiting thread ready.
  func wake(_ thread: SimulatedThread, _ waking: SimulatedThread.Waking = .signal) {
    guard thread.state == .waiting else { return }
    thread.state = .ready
    thread.waking = waking
    // A failure comes out at once.
    if waking == .failure { ready.prepend(thread) } else { ready.append(thread) }
  }

  /// Lets the next thread run; returns when the running one is to go on.
  func switchAway() { resume(pickNext()) }

  /// Lets a thread run that is ready.
  func resume(_ next: SimulatedThread) {
    let own = current
    next.state = .running
    guard next !== own else { return }
    current = next
    next.carrier?.resume()
    current = own
  }

  /// Takes the thread that runs next from those that are ready, moving the clock until there is one.
  func pickNext() -> SimulatedThread {
    if let endingThread { return endingThread }
    while true {
      while let next = ready.takeFirst() {
        if prepare(next) { return next }
      }
      if let wakeUp = wakeUps.next, wakeUps.keepingAlive > 0 || main.wait?.kind != .runLoop {
        _ = wakeUps.takeNext()
        wakeUpsNow = wakeUp.time > clock.now ? 0 : wakeUpsNow + 1
        guard wakeUpsNow < Scheduler.mostWakeUpsAtOnce else {
          wakeUpsNow = 0
          let error = RunLoopError(
            kind: .stuck, now: clock.now, value: Double(Scheduler.mostWakeUpsAtOnce))
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

  /// Does what has come up, in the name of nobody.
  private func run(_ wakeUp: WakeUp) {
    let action = wakeUp.action
    wakeUp.action = nil
    runsWakeUp = true
    action?()
    runsWakeUp = false
  }

  /// Gives a thread a stack before it runs; false when there is none to be had.
  func prepare(_ thread: SimulatedThread) -> Bool {
    guard thread.carrier == nil else { return true }
    do {
      if thread.isMain {
        thread.carrier = try source?.mainCarrier()
      } else {
        if main.carrier == nil { main.carrier = try source?.mainCarrier() }
        guard carriers < Scheduler.mostCarriers else {
          failForWantOfCarriers(thread)
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

  /// Runs a thread from its beginning to its end, and answers who runs then.
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
      preconditionFailure("a thread that has begun has no carrier")
    }
    return carrier
  }

  /// Ends a thread that is one too many, and with it all of the app's that have not begun either: a
  /// crowd of them is one failure.
  private func failForWantOfCarriers(_ thread: SimulatedThread) {
    fail(
      ThreadError(
        .invalidArgument, "there are \(carriers) threads that have begun and not ended"))
    end(thread)
    for other in ready.take(where: { $0.carrier == nil && !$0.isWorker && !$0.isMain }) {
      end(other)
    }
  }

  func end(_ thread: SimulatedThread) {
    // A message that its end sends may leave it for another thread: it has its stack until then.
    while !thread.ends.isEmpty { thread.ends.removeFirst()() }
    thread.state = .ended
    thread.body = nil
    thread.carrier = nil
    if let place = living.firstIndex(where: { $0 === thread }) { living.remove(at: place) }
  }

  // MARK: Failures

  /// Lets an error come out of the main thread's wait, or of its run loop.
  package func fail(_ error: any Error) {
    failures.append(error)
    wake(main, .failure)
  }

  /// Forgets the errors that have not come out, where what caused them has been told otherwise.
  package func forgetFailures() { failures = [] }

  /// Throws the first error that ended another thread.
  func throwFailure() throws {
    if current.isMain, !failures.isEmpty { throw failures.removeFirst() }
  }
}
