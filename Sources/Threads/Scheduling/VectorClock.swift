/// A vector clock: for each thread, the number of steps that happened before.
package struct VectorClock: Equatable {
  private var ticks: [Int: Int] = [:]

  package init() {}

  /// The number of steps of a thread that happened before.
  package subscript(thread: Int) -> Int { ticks[thread] ?? 0 }

  /// Merges another clock.
  package mutating func merge(_ other: VectorClock) {
    for (thread, tick) in other.ticks where tick > self[thread] { ticks[thread] = tick }
  }

  /// Increments the clock of one thread.
  package mutating func step(_ thread: Int) { ticks[thread, default: 0] += 1 }
}
