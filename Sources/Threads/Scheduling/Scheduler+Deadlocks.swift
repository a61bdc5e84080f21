/// Threads that wait for each other, and the words for it.
extension Scheduler {
  /// The threads that wait for each other in a circle, one of which is given; nil when there is none.
  func circle(from thread: SimulatedThread) -> [SimulatedThread]? {
    var circle = [thread]
    while let last = circle.last, last.state == .waiting,
      let next = last.wait?.holder()?.thread, next.state != .ended
    {
      if next === thread { return circle }
      if circle.contains(where: { $0 === next }) { return nil }
      circle.append(next)
    }
    return nil
  }

  /// The error of a circle.
  func deadlock(in circle: [SimulatedThread]) -> ThreadError {
    for thread in circle { thread.isReported = true }
    return ThreadError(.deadlock, circle.map(sentence).joined(separator: "; "))
  }

  /// The error of a thread that nobody can wake, which names everybody who waits.
  func deadlock(of thread: SimulatedThread) -> ThreadError {
    let others = threads.filter { $0 !== thread && isStuck($0) }
    for other in others { other.isReported = true }
    return deadlock(in: [thread] + others)
  }

  /// The error of the threads that still wait when nobody is left to wake them; nil when there are none
  /// that have not been reported.
  package func remainingDeadlock() -> ThreadError? {
    let stuck = threads.filter { !$0.isMain && isStuck($0) && !$0.isReported }
    return stuck.isEmpty ? nil : deadlock(in: stuck)
  }

  private func isStuck(_ thread: SimulatedThread) -> Bool {
    thread.state == .waiting && thread.wait?.kind == .resource
  }

  /// `thread 2 waits for lock <NSLock: 0x…>, held by the main thread, taken at a.lua:7 (it waits at a.lua:3)`.
  package func sentence(_ thread: SimulatedThread) -> String {
    if thread.state == .ready {
      return "\(thread.text) is ready to \(thread.carrier == nil ? "begin" : "go on")"
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
