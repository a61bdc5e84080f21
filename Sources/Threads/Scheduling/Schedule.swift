/// Chooses the thread that continues at a switch point, and records its choices.
package class Schedule {
  /// One voluntary switch to another thread.
  package struct Choice: Equatable, Sendable {
    package let point: Int
    package let thread: Int

    package init(point: Int, thread: Int) {
      self.point = point
      self.thread = thread
    }
  }

  /// A switch point with the threads that could have been chosen.
  package struct Alternative {
    package let point: Int
    /// The numbers of the ready threads.
    package let ready: [Int]
    /// The variable that the running thread was about to access, where that is known.
    package let thing: String?
  }

  /// The switches that were made.
  package internal(set) var choices: [Choice] = []
  /// The switch points that were reached, if `notesAlternatives` is set.
  package internal(set) var alternatives: [Alternative] = []
  package var recordsAlternatives = false

  /// Whether it can switch at switch points; if not, they are not counted.
  package var switches: Bool { false }

  /// Its name in scripts.
  package var name: String { "cooperative" }

  /// Creates a schedule that switches only when a thread waits or ends.
  package init() {}

  /// The exact schedule of the switches that were made.
  package var exactName: String { Schedule.exactName(of: choices) }

  /// Returns the name of an exact schedule.
  ///
  /// `exact:4>2,9>1` switches to thread 2 at the fourth point and to thread 1 at the ninth.
  package static func exactName(of choices: [Choice]) -> String {
    choices.isEmpty
      ? "cooperative"
      : "exact:" + choices.map { "\($0.point)>\($0.thread)" }.joined(separator: ",")
  }

  /// Returns the index of the ready thread to run; nil to continue the running one.
  func choose(at point: Int, ready: [SimulatedThread]) -> Int? { nil }

  /// Returns a copy in its initial state, for restoring a snapshot.
  package func copy() -> Schedule { Schedule() }

  /// Returns the schedule with a name; nil for an invalid name.
  package static func named(_ name: String) -> Schedule? {
    if name == "cooperative" { return Schedule() }
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "random": return UInt64(parts[1]).map { RandomSchedule(seed: $0) }
    case "exact":
      var choices: [Choice] = []
      for choice in parts[1].split(separator: ",") {
        let numbers = choice.split(separator: ">").map { Int($0) }
        guard numbers.count == 2, let point = numbers[0], let thread = numbers[1] else {
          return nil
        }
        choices.append(Choice(point: point, thread: thread))
      }
      return ExactSchedule(choices)
    default: return nil
    }
  }
}

/// Switches at random points to random threads, determined by a seed.
package final class RandomSchedule: Schedule {
  private let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package override var switches: Bool { true }
  package override var name: String { "random:\(seed)" }
  package override func copy() -> Schedule { RandomSchedule(seed: seed) }

  // SplitMix64, by Steele, Lea and Flood, 2014.
  private func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  override func choose(at point: Int, ready: [SimulatedThread]) -> Int? {
    let chance = Int(next() % UInt64(ready.count + 1))
    return chance == 0 ? nil : chance - 1
  }
}

/// Switches only at the points of a list.
package final class ExactSchedule: Schedule {
  private let wanted: [Choice]

  package init(_ wanted: [Choice]) { self.wanted = wanted }

  package override var switches: Bool { true }
  package override var name: String { Schedule.exactName(of: wanted) }
  package override func copy() -> Schedule { ExactSchedule(wanted) }

  override func choose(at point: Int, ready: [SimulatedThread]) -> Int? {
    guard let choice = wanted.first(where: { $0.point == point }) else { return nil }
    return ready.firstIndex { $0.number == choice.thread }
  }
}
