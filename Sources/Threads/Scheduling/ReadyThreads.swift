/// The threads that could run, in the order in which they became ready.
struct ReadyThreads {
  private var threads: [SimulatedThread] = []
  /// How many at the front have been taken.
  private var taken = 0

  var isEmpty: Bool { taken == threads.count }

  /// All of them, the first one first.
  var all: [SimulatedThread] { Array(threads[taken...]) }

  mutating func append(_ thread: SimulatedThread) { threads.append(thread) }

  mutating func prepend(_ thread: SimulatedThread) { threads.insert(thread, at: taken) }

  /// Takes the first one out.
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

  /// Takes out all of a kind.
  /// - Complexity: O(n).
  mutating func take(where isTaken: (SimulatedThread) -> Bool) -> [SimulatedThread] {
    let all = all
    threads = all.filter { !isTaken($0) }
    taken = 0
    return all.filter(isTaken)
  }

  /// Takes one out.
  mutating func remove(_ thread: SimulatedThread) {
    threads = all.filter { $0 !== thread }
    taken = 0
  }
}
