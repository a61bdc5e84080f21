internal import LuaModules

extension CheckReport {
  /// The report for a terminal: the findings, the table of classes and actors, what was left out.
  var text: String {
    var text = ""
    for finding in result.findings where finding.level > .note { text += lines(of: finding) }
    let notes = result.findings.filter { $0.level == .note }
    if !notes.isEmpty {
      text += "notes\n"
      for finding in notes {
        text += "  \(finding.rule)  \(ReportText.plain(finding.method))"
        text += "  \(finding.actors.joined(separator: ", "))"
        let message = finding.rule == "HH001" ? "" : ": " + relative(finding.message)
        text += "\(ReportText.plain(message))\n"
      }
      text += "\n"
    }
    text += table + registrations + outside
    for entry in result.gone {
      text += "gone from the code, but in the baseline: \(entry.rule) \(entry.method) "
      text += "(\(entry.actors.joined(separator: ", ")))\n"
    }
    for system in result.systems {
      text += "iOS \(system.padded(to: 6))\(verdicts(under: system))\n"
    }
    return text + summary + "\n"
  }

  private func lines(of finding: CheckFinding) -> String {
    var text = "\(finding.level.rawValue) \(finding.rule)"
    if !finding.method.isEmpty { text += "  \(ReportText.plain(finding.method))" }
    text += "  (\(finding.actors.joined(separator: ", ")))\n"
    text += "  \(ReportText.plain(relative(finding.message)))\n"
    for party in finding.parties {
      text += "  \(ReportText.plain(party.owner)): \(ReportText.plain(place(party)))"
      if let installed = party.installed, installed != party.place {
        text += ", installed at \(ReportText.plain(relative(installed)))"
      }
      text += "\n"
    }
    if !finding.chain.isEmpty {
      let links = finding.chain.map { relative($0) }.joined(separator: " → ")
      text += "  from outside to inside: \(ReportText.plain(links))\n"
    }
    if !finding.orders.isEmpty {
      let orders = finding.orders.map { $0.joined(separator: " then ") }
      text += "  orders: \(orders.joined(separator: "; "))\n"
    }
    if let systems = systems(of: finding) { text += "  \(systems)\n" }
    return text + "  fix: \(fix(finding))\n\n"
  }

  private var table: String {
    var text = "actors\n"
    for part in result.parts { text += "  \(part.name): \(describe(part))\n" }
    guard !classes.isEmpty else { return text + "  no actor changes a method\n\n" }
    for (cls, entries) in classes {
      text += "\n\(cls)\n"
      for entry in entries {
        let sign = entry.isClassMethod ? "+" : "-"
        text += "  \(sign)\(ReportText.plain(entry.selector))  \(entry.actor)  "
        text += "\(entry.technique.rawValue), \(entry.installer)"
        if let place = entry.place ?? entry.installed {
          text += ", \(ReportText.plain(relative(place)))"
        }
        text += ", \(state(of: entry))\n"
      }
    }
    return text + "\n"
  }

  /// The actors' registrations with the system, each type in a line.
  private var registrations: String {
    guard !registered.isEmpty else { return "" }
    var text = "registered without changing a method\n"
    for one in registered {
      text += "  \(ReportText.plain("\(one.actor): \(one.slot.rawValue) \(one.names)"))"
      text += one.place.isEmpty ? "\n" : ", \(ReportText.plain(one.place))\n"
    }
    return text + "\n"
  }

  /// Whether the drive reached a hook.
  func state(of entry: InventoryEntry) -> String {
    if entry.isUnrun { return "unrun" }
    guard let runs = entry.runs else { return "not driven" }
    let silent = result.systems.filter { entry.runsBySystem[$0] == 0 }
    let others =
      silent.isEmpty || runs == 0 ? "" : ", not under iOS \(silent.joined(separator: ", "))"
    return runs == 0 ? "not reached" : "ran \(LabRecord.times(runs))\(others)"
  }

  /// The verdicts of the orders that ran under a system, with their numbers.
  private func verdicts(under system: String) -> String {
    let own = result.orders.filter { $0.system == system }.map(\.result.verdict)
    let counts = LabVerdict.allCases.compactMap { verdict in
      let count = own.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return counts.isEmpty ? "no orders" : counts.joined(separator: ", ")
  }

  private var outside: String {
    guard !leftOut.isEmpty else { return "" }
    return "left out\n" + leftOut.map { "  \(ReportText.plain($0))\n" }.joined() + "\n"
  }
}
