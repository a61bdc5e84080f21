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
  case ok
}

/// A verdict and what it is about.
struct LabFinding: Equatable, Sendable {
  let verdict: LabVerdict
  let detail: String

  static let ok = LabFinding(verdict: .ok, detail: "")

  /// The one whose verdict comes first.
  static func first(_ findings: [LabFinding]) -> LabFinding {
    for verdict in LabVerdict.allCases {
      if let found = findings.first(where: { $0.verdict == verdict }) { return found }
    }
    return .ok
  }
}
