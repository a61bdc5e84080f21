/// Finds races: two accesses to one thing by two threads, one of them writing, with nothing between them
/// that orders them.
package final class AccessLog {
  /// One access.
  package struct Access {
    /// The task of the thread: a thread of a pool does one thing after the other.
    let task: Int
    /// The name of the thread.
    package let threadText: String
    package let place: String?
    package let isWrite: Bool
    let tick: Int
  }

  /// Two accesses that nothing orders.
  package struct Race {
    package let thing: String
    package let first, second: Access
  }

  private var lastWrites: [String: Access] = [:]
  private var reads: [String: [Int: Access]] = [:]
  /// Who touched last what orders itself.
  private var touched: [String: Int] = [:]
  /// The races that have been found, one for each thing.
  package private(set) var races: [Race] = []
  /// The things that more than one thread has touched.
  package private(set) var shared: Set<String> = []

  package init() {}

  func note(
    _ thing: String, isWrite: Bool, by thread: SimulatedThread, at place: String?
  ) {
    let access = Access(
      task: thread.task, threadText: thread.text, place: place, isWrite: isWrite,
      tick: thread.clock[thread.task])
    let readers = (reads[thing] ?? [:]).values.sorted { $0.task < $1.task }
    var earlier = lastWrites[thing].map { [$0] } ?? []
    if (earlier + readers).contains(where: { $0.task != access.task }) { shared.insert(thing) }
    if isWrite { earlier += readers }
    for other in earlier where other.task != access.task {
      // The running thread's knowledge of the other one's past ends before that access.
      guard thread.clock[other.task] < other.tick, !isKnown(thing) else { continue }
      races.append(Race(thing: thing, first: other, second: access))
    }
    if isWrite {
      lastWrites[thing] = access
      reads[thing] = nil
    } else {
      reads[thing, default: [:]][access.task] = access
    }
  }

  /// Notes that a task has to do with something that orders itself, so that no race can be for it.
  func touch(_ thing: String, by task: Int) {
    if let other = touched.updateValue(task, forKey: thing), other != task { shared.insert(thing) }
  }

  private func isKnown(_ thing: String) -> Bool { races.contains { $0.thing == thing } }
}

/// A place in the order of things: a lock, a queue, a group.
package final class OrderingPoint {
  fileprivate var clock = VectorClock()
  /// Which log's clock it is: what an earlier one knew means nothing to a later one.
  fileprivate var log = 0

  package init() {}
}

extension Scheduler {
  /// The steps before this point's last release lie in the running thread's past from now on.
  package func acquired(_ point: OrderingPoint?) {
    guard accessLog != nil, !runsWakeUp, let point, point.log == lastLog else { return }
    current.clock.merge(point.clock)
  }

  /// The steps of the running thread so far lie before whatever acquires this point.
  package func released(_ point: OrderingPoint) {
    // Work that time alone brings about comes after nothing that any thread has done.
    guard accessLog != nil, !runsWakeUp else { return }
    if point.log != lastLog {
      point.log = lastLog
      point.clock = VectorClock()
    }
    point.clock.merge(current.clock)
    current.clock.step(current.task)
  }

  /// A point that lies behind what the running thread has done; nil while nobody looks for races.
  package func releasedPoint() -> OrderingPoint? {
    guard accessLog != nil else { return nil }
    let point = OrderingPoint()
    released(point)
    return point
  }

  /// Lets a thread of a pool begin something: what it has done before comes before nothing of that.
  func beginTask() {
    guard accessLog != nil else { return }
    lastTask -= 1
    current.task = lastTask
    current.clock = VectorClock()
    current.clock.step(lastTask)
  }

  /// Notes that the running thread touches something that orders itself, such as a list under a lock.
  package func touch(_ thing: @autoclosure () -> String) {
    if let accessLog { accessLog.touch(thing(), by: current.task) }
  }

  /// Notes an access to something that threads may share.
  package func access(_ thing: @autoclosure () -> String, isWrite: Bool) {
    guard let accessLog, hasCompany || isWrite else { return }
    accessLog.note(thing(), isWrite: isWrite, by: current, at: source?.place)
  }
}
