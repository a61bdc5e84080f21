internal import LuaModules
internal import ScriptHost
import StringSearch

/// Writes the result of a check in one of the formats.
struct CheckReport {
  let result: CheckResult

  init(_ result: CheckResult) { self.result = result }

  /// The findings at a level.
  func count(_ level: CheckFinding.Level) -> Int { result.findings.count { $0.level == level } }

  /// A text with the paths in it relative to the checked folder.
  func relative(_ text: String) -> String {
    let text = CheckReport.text(text, without: result.realFolder)
    return result.folder == "." ? text : CheckReport.text(text, without: result.folder)
  }

  private static func text(_ text: String, without folder: String) -> String {
    let prefix = folder == "/" ? "/" : folder + "/"
    var result = ""
    var rest = Substring(text)
    while let place = rest.firstRange(of: prefix) {
      let isFirst = place.lowerBound == rest.startIndex
      let before = isFirst ? result.last : rest[..<place.lowerBound].last
      result += rest[..<place.lowerBound]
      // The name of another folder may end in the same way.
      let isPath = before.map { " (\"':;,".contains($0) } ?? true
      if !isPath { result += prefix }
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// `file:line` of a party, relative to the checked folder.
  func place(_ party: LabParty) -> String { relative(party.place) }

  /// A line about one actor: its sources, and how much was read.
  func describe(_ part: CheckResult.Part) -> String {
    if let model = part.model {
      let page = model.page.isEmpty ? "" : ", from \(model.page)"
      return "model\(page)" + (model.date.isEmpty ? "" : " (\(model.date))")
    }
    var text = ReportText.counted(part.sourceCount, "source")
    if !part.unread.isEmpty { text += ", \(part.unread.count) not read" }
    for (language, count) in part.foreign { text += ", \(count) in \(language) not read" }
    return text
  }

  /// One line that summarizes the result.
  var summary: String {
    let actors = ReportText.counted(result.parts.count, "actor")
    let orders = ReportText.counted(result.orders.count, "order")
    var text = "\(actors), \(orders): "
    let counts = [CheckFinding.Level.error, .warning, .note].filter { count($0) > 0 }
      .map { ReportText.counted(count($0), $0.rawValue) }
    text += counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    if result.knownCount > 0 { text += ", \(result.knownCount) in the baseline" }
    let partial = result.parts.count { !$0.isWhole }
    if partial > 0 { text += "; \(ReportText.counted(partial, "actor")) not analysed as a whole" }
    return text
  }

  /// The systems under which a finding happens, as a phrase; nil if under all that were tried.
  func systems(of finding: CheckFinding) -> String? {
    finding.systems.isEmpty ? nil : "only under iOS \(finding.systems.joined(separator: ", "))"
  }

  /// The fix of a finding, else that of its rule.
  func fix(_ finding: CheckFinding) -> String {
    finding.fix ?? CheckRule.named(finding.rule)?.fix ?? ""
  }

  /// The inventory by class, with the entries of each.
  var classes: [(cls: String, entries: [InventoryEntry])] {
    let all = result.parts.flatMap(\.entries)
    let groups = Dictionary(grouping: all, by: \.cls)
    return groups.keys.sorted().map { ($0, groups[$0] ?? []) }
  }

  /// The registrations of one type by one actor.
  struct Registered {
    let actor: String
    let slot: Registration.Slot
    /// Their names, separated by commas.
    let names: String
    /// The position of the call, if there is only one.
    let place: String
  }

  /// The actors' registrations with the system: each handler and URL protocol, and in one entry the
  /// notifications and the key paths that an actor observes, but no keys of associations.
  var registered: [Registered] {
    result.parts.flatMap { part in
      let slots = Registration.Slot.allCases.filter(\.isListed)
      return slots.flatMap { slot -> [Registered] in
        let all = part.registered.filter { $0.slot == slot }
        let places = Set(all.map(\.place))
        func one(_ list: [Registration], _ place: String?) -> Registered {
          let names = Set(list.map(\.name)).sorted().map { $0.isEmpty ? "any" : $0 }
          return Registered(
            actor: part.name, slot: slot, names: names.joined(separator: ", "),
            place: place.map(relative) ?? "")
        }
        if slot.isShared { return all.map { one([$0], $0.place) } }
        return all.isEmpty ? [] : [one(all, places.count == 1 ? places.first : nil)]
      }
    }
  }

  /// The omitted folders, sources and installers, as sentences.
  var leftOut: [String] {
    var lines = result.leftOut.map { relative($0) }
    for part in result.parts {
      lines += part.reasons.map { "\(part.name): \(relative($0))" }
      lines += part.foreign.map { language, count in
        "\(part.name): \(ReportText.counted(count, "file")) in \(language) not read"
      }
      lines += part.notes.map { "\(part.name): \($0.name): \(relative($0.reason))" }
    }
    return lines + result.faults
  }
}
