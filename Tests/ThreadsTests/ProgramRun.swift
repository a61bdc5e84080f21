import Dispatch
import Synchronization

/// One run of a random program on libdispatch, which waits for its end and so needs its own thread.
final class ProgramRun: Sendable {
  /// An event of a run, in an order that all threads agree on.
  struct Event: Sendable {
    enum Kind: Sendable {
      /// It was requested, and that call has returned.
      case call, made
      case begin, end
    }

    let kind: Kind
    let subject: Subject
  }

  /// The subject of an event.
  enum Subject: Hashable, Sendable {
    case block(Int)
    case apply(Int)
    case iteration(Int, Int)
    case semaphore(Int)
    case lock
    case once
    case pastOnce
    case notification(Int)
    case wait(Int)
  }

  private let program: RandomProgram
  private let queues: [DispatchQueue]
  private let semaphores: [DispatchSemaphore]
  private let groups = [DispatchGroup(), DispatchGroup()]
  /// All submitted blocks, so that the end can be detected.
  private let everything = DispatchGroup()
  private let events = Mutex<[Event]>([])
  private let lock = Mutex(())
  private let hasRunOnce = Mutex(false)

  init(_ program: RandomProgram) {
    self.program = program
    queues = program.kinds.enumerated().map { place, kind in
      let label = "queue \(place + 1)"
      if kind == .serial { return DispatchQueue(label: label) }
      // The default pool has a thread for each processor, and other tests occupy all of them.
      return DispatchQueue(
        label: label, attributes: .concurrent, target: .global(qos: .userInteractive))
    }
    semaphores = program.semaphores.map { DispatchSemaphore(value: $0) }
  }

  /// Runs the program, and returns its events; nil if it has not ended in time.
  func run(within limit: DispatchTimeInterval) -> [Event]? {
    perform(program.actions)
    for (place, group) in groups.enumerated() {
      note(.call, .notification(place + 1))
      everything.enter()
      group.notify(queue: queues[0]) { [self] in
        inside(.notification(place + 1))
        everything.leave()
      }
    }
    let deadline = DispatchTime.now() + limit
    for (place, group) in groups.enumerated() {
      note(.call, .wait(place + 1))
      guard group.wait(timeout: deadline) == .success else { return nil }
      note(.made, .wait(place + 1))
    }
    guard everything.wait(timeout: deadline) == .success else { return nil }
    return events.withLock { $0 }
  }

  private func note(_ kind: Event.Kind, _ subject: Subject) {
    events.withLock { $0.append(Event(kind: kind, subject: subject)) }
  }

  private func inside(_ subject: Subject, _ body: () -> Void = {}) {
    note(.begin, subject)
    body()
    note(.end, subject)
  }

  private func perform(_ actions: [RandomProgram.Action]) {
    for action in actions {
      switch action {
      case .submit(let block): submit(block)
      case .semaphore(let which):
        semaphores[which - 1].wait()
        inside(.semaphore(which))
        semaphores[which - 1].signal()
      case .lock: lock.withLock { _ in inside(.lock) }
      case .once:
        hasRunOnce.withLock { hasRun in
          if !hasRun { inside(.once) }
          hasRun = true
        }
        note(.made, .pastOnce)
      case .apply(let number, let queue, let count):
        note(.call, .apply(number))
        apply(count, queues[queue - 1]) { [self] in inside(.iteration(number, $0)) }
        note(.made, .apply(number))
      }
    }
  }

  /// `dispatch_apply` on a private queue is `concurrentPerform` from a block of that queue.
  private func apply(_ count: Int, _ queue: DispatchQueue, _ body: @Sendable (Int) -> Void) {
    queue.sync { DispatchQueue.concurrentPerform(iterations: count, execute: body) }
  }

  private func submit(_ block: RandomProgram.Block) {
    let queue = queues[block.queue - 1]
    everything.enter()
    let body: @Sendable () -> Void = { [self] in
      inside(.block(block.number)) { perform(block.actions) }
      everything.leave()
    }
    note(.call, .block(block.number))
    switch block.submission {
    case .async: queue.async(execute: body)
    case .groupAsync: queue.async(group: groups[block.group - 1], execute: body)
    case .barrierAsync: queue.async(flags: .barrier, execute: body)
    case .sync: queue.sync(execute: body)
    case .barrierSync: queue.sync(flags: .barrier, execute: body)
    }
    note(.made, .block(block.number))
  }
}
