// no traps of count: no more threads are taken than there are.

/// The threads that are ready to run, in the order in which they became ready.
struct ReadyThreads {
  private var threads: [SimulatedThread] = []
  /// The number of removed elements at the front.
  private var taken = 0

  var isEmpty: Bool { taken == threads.count }

  /// All ready threads in order.
  var all: [SimulatedThread] { Array(threads[taken...]) }

  mutating func append(_ thread: SimulatedThread) { threads.append(thread) }

  mutating func prepend(_ thread: SimulatedThread) { threads.insert(thread, at: taken) }

  /// Removes and returns the first thread.
  /// - Complexity: O(1), amortized.
  mutating func takeFirst() -> SimulatedThread? {
    guard !isEmpty else { return nil }
    let first = threads[taken]
    taken += 1
    if taken > 64, taken * 2 > threads.count {
      threads.removeFirst(taken)
      taken = 0
    }
    return first
  }

  /// Removes and returns all threads that match.
  /// - Complexity: O(n).
  mutating func remove(where matches: (SimulatedThread) -> Bool) -> [SimulatedThread] {
    let all = all
    threads = all.filter { !matches($0) }
    taken = 0
    return all.filter(matches)
  }

  /// Removes one thread.
  mutating func remove(_ thread: SimulatedThread) {
    threads = all.filter { $0 !== thread }
    taken = 0
  }
}
