/// How much of every thread's past lies before a moment: what happens-before is made of.
package struct VectorClock: Equatable {
  private var ticks: [Int: Int] = [:]

  package init() {}

  /// How many steps of a thread lie before the moment.
  package subscript(thread: Int) -> Int { ticks[thread] ?? 0 }

  /// Takes in what another moment knows.
  package mutating func merge(_ other: VectorClock) {
    for (thread, tick) in other.ticks where tick > self[thread] { ticks[thread] = tick }
  }

  /// Goes a step on in a thread.
  package mutating func step(_ thread: Int) { ticks[thread, default: 0] += 1 }
}
