/// Detecting deadlocks, and their messages.
extension Scheduler {
  /// Returns the cycle of waiting threads that a thread is in, or nil.
  func cycle(from thread: SimulatedThread) -> [SimulatedThread]? {
    var cycle = [thread]
    while let last = cycle.last, last.state == .waiting,
      let next = last.wait?.holder()?.thread, next.state != .ended
    {
      if next === thread { return cycle }
      if cycle.contains(where: { $0 === next }) { return nil }
      cycle.append(next)
    }
    return nil
  }

  /// Returns the error of a cycle.
  func deadlock(in cycle: [SimulatedThread]) -> ThreadError {
    for thread in cycle { thread.isReported = true }
    return ThreadError(.deadlock, cycle.map(sentence).joined(separator: "; "))
  }

  /// Returns the error of a thread that no thread can wake; it names all waiting threads.
  func deadlock(of thread: SimulatedThread) -> ThreadError {
    let others = threads.filter { $0 !== thread && isStuck($0) }
    for other in others { other.isReported = true }
    return deadlock(in: [thread] + others)
  }

  /// Returns the deadlock error: every thread is waiting and none can be woken.
  ///
  /// - Returns: nil when all such threads have been reported, or there are none.
  package func remainingDeadlock() -> ThreadError? {
    let stuck = threads.filter { !$0.isMain && isStuck($0) && !$0.isReported }
    return stuck.isEmpty ? nil : deadlock(in: stuck)
  }

  private func isStuck(_ thread: SimulatedThread) -> Bool {
    thread.state == .waiting && thread.wait?.kind == .resource
  }

  /// Returns the sentence about one thread.
  ///
  /// For example `thread 2 waits for lock <NSLock: 0x…>, held by the main thread, taken at a.lua:7
  /// (it waits at a.lua:3)`.
  package func sentence(_ thread: SimulatedThread) -> String {
    if thread.state == .ready {
      return "\(thread.text) is ready to \(thread.carrier == nil ? "start" : "continue")"
    }
    guard let wait = thread.wait else { return "\(thread.text) runs" }
    var text = "\(thread.text) waits for \(wait.text())"
    if let holder = wait.holder() {
      text += ", held by \(holder.thread.text)"
      if let place = holder.place { text += ", taken at \(place)" }
    }
    if let place = thread.waitPlace { text += " (it waits at \(place))" }
    return text
  }
}
