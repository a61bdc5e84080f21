internal import LuaModules
internal import SelectorRuntime
import StringSearch

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

extension LabReport {
  /// The maximum number of groups of failing orders that are shown of a scenario.
  private static let groupsShown = 10

  /// The report as a table for a terminal.
  var text: String {
    var text = ""
    for file in files {
      text += ReportText.plain(file.path) + "\n"
      for fault in file.faults { text += "  FAULT  \(ReportText.plain(fault))\n" }
      text += LabReport.table(file.scenarios) + "\n"
    }
    for fault in faults { text += "FAULT  \(ReportText.plain(fault))\n" }
    return text
  }

  /// One line that summarizes all results.
  func summary(seconds: Double) -> String {
    let count = scenarios.count
    var text =
      "\(ReportText.counted(orderCount, "order")) of "
      + "\(ReportText.counted(count, "scenario")) in \(ReportText.seconds(seconds)) s"
    if seconds > 0 {
      let speed = ReportText.grouped(Int(nearestTo: Double(orderCount) / seconds))
      text += ", \(speed) orders per second"
    }
    text += ": "
    if isAsWanted { return text + "all as wanted\n" }
    text += "\(ReportText.grouped(failureCount)) not as wanted"
    return text + (faultCount > 0 ? ", \(ReportText.counted(faultCount, "fault"))\n" : "\n")
  }

  private static func table(_ scenarios: [LabResult]) -> String {
    let names = scenarios.map { ReportText.plain($0.name) }
    let width = min(60, names.map(\.count).max() ?? 0)
    let counts = scenarios.map { scenario in
      ReportText.grouped(scenario.orders.count) + (scenario.isComplete ? "" : "*")
    }
    let countWidth = max(6, counts.map(\.count).max() ?? 0)
    var text = ""
    for (place, scenario) in scenarios.enumerated() {
      let verdicts = scenario.counts.map { "\(ReportText.grouped($0.count)) \($0.verdict)" }
      text +=
        (scenario.isAsWanted ? scenario.orders.isEmpty ? "  –       " : "  ok      " : "  FAILED  ")
        + names[place].padded(to: width) + "  "
        + String(repeating: " ", count: countWidth - counts[place].count) + counts[place]
        + "  " + verdicts.joined(separator: ", ") + "\n"
      for system in scenario.systems {
        let verdicts = scenario.under(system).counts.map {
          "\(ReportText.grouped($0.count)) \($0.verdict)"
        }
        text += "          iOS \(system.padded(to: 6))\(verdicts.joined(separator: ", "))\n"
      }
      for (dependency, titles) in scenario.assumptions.prefix(groupsShown) {
        let others = titles.count > 1 ? " (and \(ReportText.grouped(titles.count - 1)) more)" : ""
        text +=
          "          \(ReportText.plain(titles[0]))\(others) \(ReportText.plain(dependency))\n"
      }
      for fault in scenario.faults { text += "          \(ReportText.plain(fault))\n" }
      text += failures(of: scenario)
      for party in scenario.unreached.prefix(groupsShown) {
        text += "          not reached: \(ReportText.plain(party.hookText))\n"
      }
    }
    if scenarios.contains(where: { !$0.isComplete }) {
      text += "          * a sample of all orders that there are\n"
    }
    return text
  }

  /// The positions of an order's parties, if its detail does not contain them.
  private static func parties(of order: LabResult.Order) -> String {
    var text = ""
    for party in order.finding.parties where !order.detail.contains(party.place) {
      text += "            hook: \(ReportText.plain(party.hookText))\n"
    }
    let chain = order.finding.chain.joined(separator: " → ")
    if !chain.isEmpty, !order.detail.contains(chain) {
      text += "            from outside to inside: \(ReportText.plain(chain))\n"
    }
    return text
  }

  /// The orders with unexpected verdicts, grouped by failure.
  private static func failures(of scenario: LabResult) -> String {
    var groups: [(first: LabResult.Order, count: Int)] = []
    for order in scenario.failures {
      let place = groups.firstIndex {
        $0.first.outcome == order.outcome && $0.first.minimal == order.minimal
      }
      if let place { groups[place].count += 1 } else { groups.append((order, 1)) }
    }
    var text = ""
    for (order, count) in groups.prefix(groupsShown) {
      text += "          \(ReportText.plain(order.title))"
      text += count > 1 ? " (and \(ReportText.grouped(count - 1)) like it)" : ""
      text += ": \(ReportText.plain(order.outcome))\n"
      if order.minimal.count < order.order.count, !order.minimal.isEmpty {
        let minimal = order.minimal.joined(separator: " ")
        text += "            smallest set: \(ReportText.plain(minimal))\n"
      }
      text += parties(of: order)
      if let replay = order.replay { text += "            schedule: \(ReportText.plain(replay))\n" }
      let trace = order.trace.prefix(40).joined(separator: " ")
      if !trace.isEmpty { text += "            trace: \(ReportText.plain(trace))\n" }
      if let fix = order.fix { text += "            fix: \(ReportText.plain(fix))\n" }
    }
    if groups.count > groupsShown {
      text += "          … and \(ReportText.grouped(groups.count - groupsShown)) other failures\n"
    }
    return text
  }
}

extension ReportText {
  /// Seconds with two decimal places.
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int(nearestTo: (seconds * 100).rounded())
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }
}

extension String {
  /// The text, padded with spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
