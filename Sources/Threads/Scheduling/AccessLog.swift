/// Finds races: two accesses to one thing by two threads, one of them writing, with nothing between them
/// that orders them.
package final class AccessLog {
  /// One access.
  package struct Access {
    package let thread: Int
    /// What the thread is called.
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
  /// The races that have been found, one for each thing.
  package private(set) var races: [Race] = []
  /// The things that more than one thread has touched.
  package private(set) var shared: Set<String> = []

  package init() {}

  func note(
    _ thing: String, isWrite: Bool, by thread: SimulatedThread, at place: String?
  ) {
    let access = Access(
      thread: thread.number, threadText: thread.text, place: place, isWrite: isWrite,
      tick: thread.clock[thread.number])
    let readers = (reads[thing] ?? [:]).values.sorted { $0.thread < $1.thread }
    var earlier = lastWrites[thing].map { [$0] } ?? []
    if (earlier + readers).contains(where: { $0.thread != access.thread }) { shared.insert(thing) }
    if isWrite { earlier += readers }
    for other in earlier where other.thread != access.thread {
      // What the running thread knows of the other one's past ends before that access.
      guard thread.clock[other.thread] < other.tick, !isKnown(thing) else { continue }
      races.append(Race(thing: thing, first: other, second: access))
    }
    if isWrite {
      lastWrites[thing] = access
      reads[thing] = nil
    } else {
      reads[thing, default: [:]][access.thread] = access
    }
  }

  private func isKnown(_ thing: String) -> Bool { races.contains { $0.thing == thing } }
}

/// A place in the order of things: a lock, a queue, a group.
package final class OrderingPoint {
  var clock = VectorClock()

  package init() {}
}

extension Scheduler {
  /// What came before this point's last release lies in the running thread's past from now on.
  package func acquired(_ point: OrderingPoint) {
    if accessLog != nil { current.clock.merge(point.clock) }
  }

  /// What the running thread has done lies before whatever acquires this point.
  package func released(_ point: OrderingPoint) {
    guard accessLog != nil else { return }
    point.clock.merge(current.clock)
    current.clock.step(current.number)
  }

  /// Notes an access to something that threads may share.
  package func access(_ thing: @autoclosure () -> String, isWrite: Bool) {
    guard let accessLog, hasCompany || isWrite else { return }
    accessLog.note(thing(), isWrite: isWrite, by: current, at: source?.place)
  }
}
