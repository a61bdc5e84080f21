/// What came of files of scenarios, for all forms of reports.
///
/// Nothing in it differs from one run to the next: no time, and no addresses of objects.
struct LabReport: Equatable {
  /// An order that has run.
  struct Order: Equatable {
    /// Which one of its scenario's it is, counted from 0.
    let number: Int
    let order: [String]
    let removal: [String]?
    let verdict: LabVerdict
    let wanted: LabVerdict
    let detail: String
    let minimal: [String]
    let trace: [String]

    var isAsWanted: Bool { verdict == wanted }

    /// The actors as they were installed, and how their hooks were removed.
    var title: String {
      order.joined(separator: " ")
        + (removal.map { ", without " + $0.joined(separator: " ") } ?? "")
    }
  }

  /// A scenario with those of its orders that have run.
  struct Scenario: Equatable {
    let name: String
    let isComplete: Bool
    var orders: [Order]
    /// What is wrong besides its orders.
    var faults: [String]

    var isAsWanted: Bool { faults.isEmpty && orders.allSatisfy(\.isAsWanted) }
    var failures: [Order] { orders.filter { !$0.isAsWanted } }

    /// How many orders have each verdict, in the order of the verdicts.
    var counts: [(verdict: LabVerdict, count: Int)] {
      LabVerdict.allCases.reversed().map { verdict in
        (verdict, orders.count { $0.verdict == verdict })
      }.filter { $0.count > 0 }
    }
  }

  /// A file with its scenarios.
  struct File: Equatable {
    let path: String
    var scenarios: [Scenario] = []
    /// What is wrong with the file, and with scenarios that could not be registered.
    var faults: [String] = []
  }

  var files: [File] = []
  /// What is wrong with the run as a whole.
  var faults: [String] = []

  var orderCount: Int { scenarios.reduce(0) { $0 + $1.orders.count } }
  var scenarios: [Scenario] { files.flatMap(\.scenarios) }
  var failureCount: Int { scenarios.reduce(0) { $0 + $1.failures.count } }
  var faultCount: Int {
    faults.count + files.reduce(0) { $0 + $1.faults.count }
      + scenarios.reduce(0) { $0 + $1.faults.count }
  }
  var isAsWanted: Bool { failureCount + faultCount == 0 }

  /// Adds what another part of the same run found.
  mutating func merge(_ other: LabReport) {
    for file in other.files {
      guard let place = files.firstIndex(where: { $0.path == file.path }) else {
        files.append(file)
        continue
      }
      files[place].merge(file)
    }
    faults += other.faults.filter { !faults.contains($0) }
  }
}

extension LabReport.File {
  fileprivate mutating func merge(_ other: LabReport.File) {
    for scenario in other.scenarios {
      guard let place = scenarios.firstIndex(where: { $0.name == scenario.name }) else {
        scenarios.append(scenario)
        continue
      }
      scenarios[place].orders = (scenarios[place].orders + scenario.orders)
        .sorted { $0.number < $1.number }
      scenarios[place].faults += scenario.faults.filter { !scenarios[place].faults.contains($0) }
    }
    faults += other.faults.filter { !faults.contains($0) }
  }
}

extension LabReport.Scenario {
  /// A scenario without its orders.
  init(_ scenario: LabScenario) {
    self.init(name: scenario.name, isComplete: scenario.isComplete, orders: [], faults: [])
  }
}

extension LabReport.Order {
  /// One of a scenario's orders, as a report shows it when it cannot be stopped.
  init(_ number: Int, of scenario: LabScenario) {
    let run = scenario.runs[number]
    self.init(
      number: number, order: run.order, removal: run.removal, verdict: .timeout,
      wanted: scenario.want.verdict(of: run.order, removing: run.removal),
      detail: "took longer than \(scenario.timeLimit.formatted) s, in a function that cannot be "
        + "interrupted, which ended its process", minimal: run.order, trace: [])
  }

  /// What a run of the lab answered, as a report holds it.
  init(_ result: LabOrderResult) {
    self.init(
      number: result.number, order: result.order, removal: result.removal,
      verdict: result.finding.verdict, wanted: result.wanted,
      detail: ReportText.settled(result.finding.detail, limit: 2_000), minimal: result.minimal,
      trace: ReportText.settled(result.trace))
  }
}
