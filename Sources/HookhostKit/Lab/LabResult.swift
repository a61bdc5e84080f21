/// The result of a scenario, from its run to the reports.
struct LabResult: Equatable {
  /// The result of one order.
  struct Order: Equatable {
    /// Which one of the scenario's runs it is, counted from 0.
    let number: Int
    let order: [String]
    /// In which order the hooks were removed; nil when they were not.
    let removal: [String]?
    let finding: LabFinding
    let wanted: LabVerdict
    /// The smallest set of actors, in that order, that gives the same verdict.
    let minimal: [String]
    /// The tokens that were logged.
    let trace: [String]
    /// The schedule with the fewest switches that gives the verdict; nil when there was but one.
    var schedule: String?
    /// The hooks of sources that were laid and did not run, of which the order says nothing.
    var unreached: [LabParty] = []

    var verdict: LabVerdict { finding.verdict }
    var detail: String { finding.detail }
    /// Where it is to be looked for, as `file:line`: where an error was raised, else the hook of the party that
    /// it happens to.
    var place: String? { finding.raisedAt ?? finding.parties.first?.place }
    /// Why it has the verdict, as a sentence.
    var reason: String { detail.isEmpty ? verdict.summary : detail }
    var isAsWanted: Bool { verdict == wanted }

    /// The schedule, and how the order is run under it again.
    var replay: String? {
      schedule.map { "\($0) (again with --schedule '\($0)')" }
    }

    /// The actors as they were installed, and how their hooks were removed.
    var title: String {
      order.joined(separator: " ")
        + (removal.map { ", without " + $0.joined(separator: " ") } ?? "")
    }
  }

  let name: String
  /// Whether the orders that were planned are all that there are.
  let isComplete: Bool
  /// Those that have run.
  var orders: [Order] = []
  /// The faults besides its orders.
  var faults: [String] = []

  var isAsWanted: Bool { faults.isEmpty && orders.allSatisfy(\.isAsWanted) }
  var failures: [Order] { orders.filter { !$0.isAsWanted } }

  /// The hooks that ran in none of its orders, though some other one did.
  var unreached: [LabParty] {
    guard let first = orders.first else { return [] }
    return first.unreached.filter { party in
      orders.allSatisfy { order in
        order.unreached.contains { $0.place == party.place && $0.method == party.method }
          || !order.order.contains(party.owner)
      }
    }
  }

  /// How many orders have each verdict, in the order of the verdicts.
  var counts: [(verdict: LabVerdict, count: Int)] {
    LabVerdict.allCases.reversed().map { verdict in
      (verdict, orders.count { $0.verdict == verdict })
    }.filter { $0.count > 0 }
  }
}

extension LabResult.Order {
  /// One of a scenario's orders that ends its process, since nothing else can stop it.
  init(_ number: Int, endlessIn scenario: LabScenario) {
    let run = scenario.runs[number]
    self.init(
      number: number, order: run.order, removal: run.removal,
      finding: LabFinding(
        verdict: .timeout,
        detail: "took longer than \(scenario.timeLimit.formatted) s, in a function that cannot be "
          + "interrupted, which ended its process"),
      wanted: scenario.want.verdict(of: run.order, removing: run.removal), minimal: run.order,
      trace: [])
  }

  /// The same for a report: nothing in it differs from one run to the next, and what is long or
  /// repeats itself is short.
  var settled: LabResult.Order {
    LabResult.Order(
      number: number, order: order, removal: removal,
      finding: LabFinding(
        verdict: verdict, detail: ReportText.shortened(detail, limit: 2_000),
        parties: finding.parties, chain: finding.chain, raisedAt: finding.raisedAt),
      wanted: wanted, minimal: minimal, trace: ReportText.shortened(trace), schedule: schedule,
      unreached: unreached)
  }
}
