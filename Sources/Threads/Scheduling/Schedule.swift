/// Decides at a switch point which thread goes on.
package protocol Schedule: AnyObject {
  /// Whether anything is decided at switch points; otherwise they are not even counted.
  var switches: Bool { get }

  /// What a script writes for it.
  var name: String { get }

  /// Answers the thread that goes on: the running one, or one that is ready.
  func choose(
    at point: Int, running: SimulatedThread, ready: [SimulatedThread]
  ) -> SimulatedThread
}

/// A thread is left only where it waits or ends.
package final class CooperativeSchedule: Schedule {
  package let switches = false
  package let name = "cooperative"

  package init() {}

  package func choose(
    at point: Int, running: SimulatedThread, ready: [SimulatedThread]
  ) -> SimulatedThread { running }
}

/// At each point any thread may go on, as chance has it that a seed makes.
package final class RandomSchedule: Schedule {
  package let switches = true
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package var name: String { "random:\(seed)" }

  // SplitMix64, by Steele, Lea and Flood, 2014.
  private func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  package func choose(
    at point: Int, running: SimulatedThread, ready: [SimulatedThread]
  ) -> SimulatedThread {
    let chance = Int(next() % UInt64(ready.count + 1))
    return chance == 0 ? running : ready[chance - 1]
  }
}

/// Leaves threads at the points of a list and nowhere else: `exact:4>2,9>1` goes to thread 2 at the
/// fourth point and to thread 1 at the ninth.
package final class ExactSchedule: Schedule {
  package let switches = true
  /// The numbers of the threads, by the points.
  package let choices: [(point: Int, thread: Int)]

  package init(_ choices: [(point: Int, thread: Int)]) { self.choices = choices }

  package var name: String {
    "exact:" + choices.map { "\($0.point)>\($0.thread)" }.joined(separator: ",")
  }

  package func choose(
    at point: Int, running: SimulatedThread, ready: [SimulatedThread]
  ) -> SimulatedThread {
    guard let choice = choices.first(where: { $0.point == point }) else { return running }
    return ready.first { $0.number == choice.thread } ?? running
  }
}

/// The schedule of a name; nil for none.
package func makeSchedule(named name: String) -> (any Schedule)? {
  if name == "cooperative" { return CooperativeSchedule() }
  let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return nil }
  switch parts[0] {
  case "random": return UInt64(parts[1]).map { RandomSchedule(seed: $0) }
  case "exact":
    var choices: [(point: Int, thread: Int)] = []
    for choice in parts[1].split(separator: ",") {
      let numbers = choice.split(separator: ">").map { Int($0) }
      guard numbers.count == 2, let point = numbers[0], let thread = numbers[1] else { return nil }
      choices.append((point, thread))
    }
    return ExactSchedule(choices)
  default: return nil
  }
}
