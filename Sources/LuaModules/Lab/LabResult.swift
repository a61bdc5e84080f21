/// The result of a scenario, which reports are made of.
package struct LabResult: Equatable {
  /// The result of one order.
  package struct Order: Equatable {
    /// The number of the run in the scenario, from 0.
    package let number: Int
    package let order: [String]
    /// The order in which the hooks were removed; nil if they were not.
    package let removal: [String]?
    package let finding: LabFinding
    package let wanted: LabVerdict
    /// The smallest set of actors, in that order, that gives the same verdict.
    package let minimal: [String]
    /// The tokens that were logged.
    package let trace: [String]
    /// The schedule with the fewest switches that gives the verdict; nil if there was only one.
    package var schedule: String?
    /// The hooks of sources that were installed but did not run, so that the order does not test
    /// them.
    package var unreached: [LabParty] = []
    /// The version of the system under which the order ran; nil if the scenario names no list.
    package var system: String?
    /// The settings of low confidence on which the verdict depends, each as a sentence.
    package var assumptions: [String] = []

    package init(
      number: Int, order: [String], removal: [String]?, finding: LabFinding, wanted: LabVerdict,
      minimal: [String], trace: [String], schedule: String? = nil, unreached: [LabParty] = [],
      system: String? = nil, assumptions: [String] = []
    ) {
      self.number = number
      self.order = order
      self.removal = removal
      self.finding = finding
      self.wanted = wanted
      self.minimal = minimal
      self.trace = trace
      self.schedule = schedule
      self.unreached = unreached
      self.system = system
      self.assumptions = assumptions
    }

    package var verdict: LabVerdict { finding.verdict }
    package var detail: String { finding.detail }
    /// The position of the problem, as `file:line`.
    ///
    /// It is where an error was raised, else the hook of the first party.
    package var place: String? { finding.raisedAt ?? finding.parties.first?.place }
    /// The reason for the verdict, as a sentence.
    package var reason: String { detail.isEmpty ? verdict.summary : detail }
    package var isAsWanted: Bool { verdict == wanted }

    /// The name of the schedule, and the option that runs the order under it again.
    package var replay: String? {
      schedule.map { "\($0) (again with --schedule '\($0)')" }
    }

    /// The actors in the order of installation, and the order of removal.
    package var title: String {
      order.joined(separator: " ")
        + (removal.map { ", without " + $0.joined(separator: " ") } ?? "")
        + (system.map { " [iOS \($0)]" } ?? "")
    }
  }

  package let name: String
  /// Whether the planned orders are all possible orders.
  package let isComplete: Bool
  /// The orders that have run.
  package var orders: [Order] = []
  /// The faults of the scenario, other than those of its orders.
  package var faults: [String] = []

  package init(name: String, isComplete: Bool, orders: [Order] = [], faults: [String] = []) {
    self.name = name
    self.isComplete = isComplete
    self.orders = orders
    self.faults = faults
  }

  package var isAsWanted: Bool { faults.isEmpty && orders.allSatisfy(\.isAsWanted) }
  package var failures: [Order] { orders.filter { !$0.isAsWanted } }

  /// The hooks that ran in none of the orders, although another hook did.
  package var unreached: [LabParty] {
    guard let first = orders.first else { return [] }
    return first.unreached.filter { party in
      orders.allSatisfy { order in
        order.unreached.contains { $0.place == party.place && $0.method == party.method }
          || !order.order.contains(party.owner)
      }
    }
  }

  /// The systems under which the orders ran, in that order; empty if they have no list of systems.
  package var systems: [String] {
    orders.reduce(into: []) { systems, order in
      if let system = order.system, !systems.contains(system) { systems.append(system) }
    }
  }

  /// The results under one system; of all orders if there is no list of systems.
  package func under(_ system: String?) -> LabResult {
    LabResult(
      name: name + (system.map { " [iOS \($0)]" } ?? ""), isComplete: isComplete,
      orders: orders.filter { $0.system == system }, faults: faults)
  }

  /// The settings on which verdicts depend, each with its orders.
  package var assumptions: [(text: String, titles: [String])] {
    var found: [(text: String, titles: [String])] = []
    for order in orders {
      for text in order.assumptions {
        if let place = found.firstIndex(where: { $0.text == text }) {
          found[place].titles.append(order.title)
        } else {
          found.append((text, [order.title]))
        }
      }
    }
    return found
  }

  /// The number of orders with each verdict, in the order of the verdicts.
  package var counts: [(verdict: LabVerdict, count: Int)] {
    LabVerdict.allCases.reversed().map { verdict in
      (verdict, orders.count { $0.verdict == verdict })
    }.filter { $0.count > 0 }
  }
}

extension LabResult.Order {
  /// The result of an order that terminates its process because it cannot be stopped.
  package init(_ number: Int, endlessIn scenario: LabScenario) {
    let run = scenario.runs[number]
    self.init(
      number: number, order: run.order, removal: run.removal,
      finding: LabFinding(
        verdict: .timeout,
        detail: "took longer than \(scenario.timeLimit.formatted) s, in a function that cannot be "
          + "interrupted, which ended its process"),
      wanted: scenario.want.verdict(of: run.order, removing: run.removal), minimal: run.order,
      trace: [], system: scenario.namesSystems ? run.system : nil)
  }

  /// The same result for a report: equal in each run, with long and repetitive texts shortened.
  package var settled: LabResult.Order {
    LabResult.Order(
      number: number, order: order, removal: removal,
      finding: LabFinding(
        verdict: verdict, detail: ReportText.shortened(detail, limit: 2_000),
        parties: finding.parties, chain: finding.chain, raisedAt: finding.raisedAt),
      wanted: wanted, minimal: minimal, trace: ReportText.shortened(trace), schedule: schedule,
      unreached: unreached, system: system, assumptions: assumptions)
  }
}
