/// Detects races: two unordered accesses to one variable by two threads, at least one a write.
package final class AccessLog {
  /// One access.
  package struct Access {
    /// The task of the thread: a pool thread runs one task after the other.
    let task: Int
    /// The description of the thread.
    package let threadText: String
    package let place: String?
    package let isWrite: Bool
    let tick: Int
  }

  /// Two unordered accesses.
  package struct Race {
    package let thing: String
    package let first, second: Access
  }

  private var lastWrites: [String: Access] = [:]
  private var reads: [String: [Int: Access]] = [:]
  /// The last task that accessed a synchronized object.
  private var touched: [String: Int] = [:]
  /// The races that were found, at most one for each variable.
  package private(set) var races: [Race] = []
  /// The variables and objects that more than one thread has accessed.
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
      // The other thread's access is not ordered before this one.
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

  /// Records that a task used a synchronized object, on which there cannot be a race.
  func touch(_ thing: String, by task: Int) {
    if let other = touched.updateValue(task, forKey: thing), other != task { shared.insert(thing) }
  }

  private func isKnown(_ thing: String) -> Bool { races.contains { $0.thing == thing } }
}

/// A synchronization object in the happens-before order: a lock, a queue, a group.
package final class OrderingPoint {
  fileprivate var clock = VectorClock()
  /// The number of the log that the clock belongs to; older clocks are invalid.
  fileprivate var log = 0

  package init() {}
}

extension Scheduler {
  /// Orders the last release of a point before the running thread's next steps.
  package func acquired(_ point: OrderingPoint?) {
    guard accessLog != nil, !runsWakeUp, let point, point.log == lastLog else { return }
    current.clock.merge(point.clock)
  }

  /// Orders the running thread's steps so far before the threads that acquire the point.
  package func released(_ point: OrderingPoint) {
    // Work of a wake-up is not ordered after the steps of any thread.
    guard accessLog != nil, !runsWakeUp else { return }
    if point.log != lastLog {
      point.log = lastLog
      point.clock = VectorClock()
    }
    point.clock.merge(current.clock)
    current.clock.step(current.task)
  }

  /// Returns a point after the running thread's steps so far; nil without race detection.
  package func releasedPoint() -> OrderingPoint? {
    guard accessLog != nil else { return nil }
    let point = OrderingPoint()
    released(point)
    return point
  }

  /// Starts a task on a pool thread; it is not ordered after the thread's earlier tasks.
  func beginTask() {
    guard accessLog != nil else { return }
    lastTask -= 1
    current.task = lastTask
    current.clock = VectorClock()
    current.clock.step(lastTask)
  }

  /// Records that the running thread uses a synchronized object, such as a list with a lock.
  package func touch(_ thing: @autoclosure () -> String) {
    if let accessLog { accessLog.touch(thing(), by: current.task) }
  }

  /// Records an access to a variable that threads may share.
  package func access(_ thing: @autoclosure () -> String, isWrite: Bool) {
    guard let accessLog, hasOtherThreads || isWrite else { return }
    accessLog.note(thing(), isWrite: isWrite, by: current, at: source?.place)
  }
}
