/// The verdict on one order of a scenario; the first that fits, from the top.
///
/// The vocabulary is that of the conflicts that hook libraries report: a loop, a dangling delegate, a
/// selector that nobody implements, a handler that was called twice, a callback that was lost.
enum LabVerdict: String, CaseIterable, Sendable {
  /// Messages that caused each other without end.
  case overflow
  /// A message to an object that has gone.
  case dangling
  /// A message that nobody implements.
  case unrecognized
  /// `ctx.assert` was given something false.
  case assert
  /// Any other error.
  case error
  /// The order took longer than the scenario's limit.
  case timeout
  /// Threads waited for each other.
  case deadlock
  /// A completion handler was called never, or more than once.
  case completion
  /// `ctx.same` was given two different things.
  case identity
  /// A hook that had been removed ran.
  case resurrected
  /// A token that the app gives without hooks, or that an actor promised, came less often.
  case lost
  /// It came more often.
  case double
  /// A class or an object was changed that is none of the targets.
  case leaked
  /// The scenario's own `expect` said no.
  case failed
  /// Two threads touched one thing, one of them changing it, and nothing ordered them.
  case race
  /// No hook of the sources was laid, or none ran, so that the order says nothing about them.
  ///
  /// It stands last before ``ok``: anything else that went wrong is worth more than that nothing happened.
  case unproven
  case ok

  /// Those that a scenario of Lua can have, and want; ``unproven`` is for sources alone.
  static let ofScenarios = allCases.filter { $0 != .unproven }
}

/// A verdict and what it is about.
struct LabFinding: Equatable, Sendable {
  let verdict: LabVerdict
  var detail: String
  /// The parties that it concerns, with the places of their hooks, the one that it happens to first.
  var parties: [LabParty] = []
  /// The implementations of the method that it is about, from the outside to the inside.
  var chain: [String] = []
  /// Where an error was raised, as `file:line`, if a script or a source raised it.
  var raisedAt: String?

  static let ok = LabFinding(verdict: .ok, detail: "")

  /// The one whose verdict comes first; of tokens and hooks that came less or more often, all together.
  static func first(_ findings: [LabFinding]) -> LabFinding {
    for verdict in LabVerdict.allCases {
      guard let found = findings.first(where: { $0.verdict == verdict }) else { continue }
      guard verdict == .lost || verdict == .double else { return found }
      return together(findings.filter { $0.verdict == verdict })
    }
    return .ok
  }

  private static func together(_ findings: [LabFinding]) -> LabFinding {
    var details: [String] = []
    var chains: [String] = []
    var all = findings[0]
    for finding in findings {
      if !details.contains(finding.detail) { details.append(finding.detail) }
      let chain = "from outside to inside: " + finding.chain.joined(separator: " → ")
      if !finding.chain.isEmpty, !chains.contains(chain) { chains.append(chain) }
      all.parties += finding.parties.filter { !all.parties.contains($0) }
      if all.chain.isEmpty { all.chain = finding.chain }
    }
    return LabFinding(
      verdict: all.verdict, detail: (details + chains).joined(separator: "; "),
      parties: all.parties, chain: all.chain)
  }
}
