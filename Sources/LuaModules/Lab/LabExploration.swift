internal import Threads

/// The result of one run of an order.
struct LabOutcome {
  let finding: LabFinding
  /// All findings of the run, of which `finding` is the first or combines the first ones.
  var findings: [LabFinding] = []
  let trace: [String]
  /// The context switches of its schedule, with the alternatives at each.
  var choices: [Schedule.Choice] = []
  var alternatives: [Schedule.Alternative] = []
  var sharedThings: Set<String> = []
  /// The hooks of the parties, in a lab of sources.
  var laid = LaidHooks()
  /// The name of its schedule, if there are several.
  var schedule: String?

  /// Whether it is more severe than another: an earlier verdict, or the same with fewer switches.
  fileprivate func outdoes(_ other: LabOutcome) -> Bool {
    let (own, theirs) = (finding.verdict.rank, other.finding.verdict.rank)
    return own < theirs || own == theirs && choices.count < other.choices.count
  }
}

extension LabVerdict {
  /// Its index among the verdicts; a lower index takes precedence.
  fileprivate var rank: Int { LabVerdict.allCases.firstIndex(of: self) ?? 0 }
}

/// Runs an order under many schedules, and keeps the most severe outcome.
///
/// Most threading faults show with one or two preemptions, so those schedules are tried first:
/// none, then each single preemption, then pairs. A preemption before an access to something that
/// only one thread uses has no visible effect, and is skipped.
final class LabExploration {
  /// The maximum number of schedules that are tried.
  private static let mostSchedules = 10_000
  /// The maximum number of schedules that are tried to find one with fewer switches.
  private static let mostToShorten = 500

  private let schedules: LabScenario.Schedules
  private let outcome: (Schedule) throws -> LabOutcome
  private var best: LabOutcome?
  private var count = 0
  /// Whether all planned schedules have been tried.
  private(set) var isComplete = true

  init(
    _ schedules: LabScenario.Schedules, _ outcome: @escaping (Schedule) throws -> LabOutcome
  ) {
    self.schedules = schedules
    self.outcome = outcome
  }

  /// Tries the schedules, and returns the most severe outcome.
  func run() throws -> LabOutcome {
    switch schedules {
    case .count(let wanted):
      try attempt(ExactSchedule([]))
      for seed in 1..<max(2, wanted) where seed < wanted && hasRoom {
        try attempt(RandomSchedule(seed: UInt64(seed)))
      }
    case .listed(let names):
      for name in names where hasRoom {
        if let listed = Schedule.named(name) { try attempt(listed) }
      }
    case .all(let preemptions): try tryAll(from: attempt(ExactSchedule([])), preemptions)
    }
    let found = try best ?? attempt(ExactSchedule([]))
    guard found.finding.verdict != .ok else {
      var plain = found
      plain.choices = []
      return plain
    }
    return try fewest(shortest(found))
  }

  private var hasRoom: Bool {
    if count < LabExploration.mostSchedules { return true }
    isComplete = false
    return false
  }

  @discardableResult
  private func attempt(_ schedule: Schedule) throws -> LabOutcome {
    count += 1
    schedule.recordsAlternatives = true
    var made = try outcome(schedule)
    let kept = made
    made.alternatives = []
    if best.map({ made.outdoes($0) }) ?? true { best = made }
    return kept
  }

  /// Tries all schedules with one switch, then with two, and so on.
  private func tryAll(from first: LabOutcome, _ preemptions: Int) throws {
    var level: [([Schedule.Choice], LabOutcome)] = [([], first)]
    for depth in 0..<preemptions {
      var next: [([Schedule.Choice], LabOutcome)] = []
      for (choices, outcome) in level {
        for choice in switches(after: choices.last, in: outcome) where hasRoom {
          let longer = choices + [choice]
          let made = try attempt(ExactSchedule(longer))
          if depth + 1 < preemptions { next.append((longer, made)) }
        }
      }
      level = next
    }
  }

  /// The switches that may follow the last one of a schedule.
  private func switches(
    after last: Schedule.Choice?, in outcome: LabOutcome
  ) -> [Schedule.Choice] {
    outcome.alternatives.filter { alternative in
      alternative.point > last?.point ?? 0
        && alternative.thing.map(outcome.sharedThings.contains) ?? true
    }.flatMap { alternative in
      alternative.ready.map { Schedule.Choice(point: alternative.point, thread: $0) }
    }
  }

  /// Removes the switches of a schedule that its verdict does not need.
  private func shortest(_ found: LabOutcome) throws -> LabOutcome {
    var shortest = found
    var place = 0
    while place < shortest.choices.count {
      var fewer = shortest.choices
      fewer.remove(at: place)
      let made = try attempt(ExactSchedule(fewer))
      if made.finding.verdict == found.finding.verdict, made.choices.count < shortest.choices.count
      {
        shortest = made
        place = 0
      } else {
        place += 1
      }
    }
    return shortest
  }

  /// Searches for fewer switches at other points that give the same verdict.
  ///
  /// A random schedule may need three switches where another schedule needs one.
  private func fewest(_ found: LabOutcome) throws -> LabOutcome {
    guard case .count = schedules, found.choices.count > 1 else { return found }
    var level: [([Schedule.Choice], LabOutcome)] = [([], try attempt(ExactSchedule([])))]
    var left = LabExploration.mostToShorten
    for _ in 1..<found.choices.count {
      var next: [([Schedule.Choice], LabOutcome)] = []
      for (choices, outcome) in level {
        for choice in switches(after: choices.last, in: outcome) {
          guard left > 0 else { return found }
          left -= 1
          let longer = choices + [choice]
          let made = try attempt(ExactSchedule(longer))
          if made.finding.verdict == found.finding.verdict { return made }
          next.append((longer, made))
        }
      }
      level = next
    }
    return found
  }
}
