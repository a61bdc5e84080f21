/// The verdict on one order of a scenario; the first case that applies is used.
///
/// The cases are the conflicts that hook libraries report: an infinite loop, a dangling delegate,
/// an unrecognized selector, a handler that was called twice, a lost callback.
package enum LabVerdict: String, CaseIterable, Sendable {
  /// Infinite recursion of messages.
  case overflow
  /// A message to a deallocated object.
  case dangling
  /// An unrecognized selector.
  case unrecognized
  /// `ctx.assert` received a false value.
  case assert
  /// Any other error.
  case error
  /// The order exceeded the scenario's time limit.
  case timeout
  /// Threads waited for each other.
  case deadlock
  /// A completion handler was not called, or was called more than once.
  case completion
  /// `ctx.same` received two different values.
  case identity
  /// A removed hook ran.
  case resurrected
  /// A token appeared fewer times than without hooks, or than an actor promised.
  case lost
  /// A token appeared more often.
  case double
  /// A class or an object was changed that is not one of the targets.
  case leaked
  /// The scenario's own `expect` function returned false.
  case failed
  /// A data race: two threads accessed one object without synchronization, and one changed it.
  case race
  /// No hook of the sources was installed, or none ran, so the order tests nothing.
  ///
  /// It is the last case before ``ok``, since any other problem is more important.
  case unproven
  case ok

  /// The verdicts that a scenario in Lua can have and expect; ``unproven`` is only for sources.
  static let ofScenarios = allCases.filter { $0 != .unproven }
}

/// A verdict and its details.
package struct LabFinding: Equatable, Sendable {
  package let verdict: LabVerdict
  package var detail: String
  /// The parties involved, with the positions of their hooks; the affected party is first.
  package var parties: [LabParty] = []
  /// The implementations of the affected method, the outermost first.
  package var chain: [String] = []
  /// Where an error was raised by a script or a source, as `file:line`.
  package var raisedAt: String?
  /// Whether a hook never ran although one outside it did, several times.
  ///
  /// An exception of the run does not explain that.
  package var isSilenced = false

  package init(
    verdict: LabVerdict,
    detail: String,
    parties: [LabParty] = [],
    chain: [String] = [],
    raisedAt: String? = nil
  ) {
    self.verdict = verdict
    self.detail = detail
    self.parties = parties
    self.chain = chain
    self.raisedAt = raisedAt
  }

  static let ok = LabFinding(verdict: .ok, detail: "")

  /// The finding with the first verdict.
  ///
  /// Findings about tokens and hooks that came less or more often are combined.
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
