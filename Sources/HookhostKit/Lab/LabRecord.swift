internal import LuaBridge

/// What one run of a scenario saw: the tokens, and what the checks of its `ctx` found.
struct LabRecord {
  /// A token, who logged it, and in which stimulus; 0 before the first.
  struct Entry {
    let token: String
    let actor: String?
    let stimulus: Int
  }

  /// A handler that is owed one call.
  struct Completion {
    let source: String
    var calls = 0
  }

  private(set) var entries: [Entry] = []
  var completions: [Completion] = []
  /// What was found besides tokens: errors, failed assertions, differences.
  var findings: [LabFinding] = []
  /// How often the scenario has been driven.
  var stimulus = 0
  /// Tokens that must not come any more, and actors whose hooks are out.
  var removedTokens: Set<String> = []
  var removedActors: Set<String> = []

  /// The tokens in the order they came.
  var trace: [String] { entries.map(\.token) }

  mutating func log(_ token: String, by actor: String?) {
    if removedTokens.contains(token) {
      findings.append(
        LabFinding(verdict: .resurrected, detail: "'\(token)' came after it was removed"))
    } else if let actor, removedActors.contains(actor) {
      findings.append(
        LabFinding(
          verdict: .resurrected, detail: "'\(token)' of \(actor) came after \(actor) was removed"))
    }
    entries.append(Entry(token: token, actor: actor, stimulus: stimulus))
  }

  /// How often each token came, in one stimulus or in all.
  func counts(inStimulus stimulus: Int?) -> [String: Int] {
    entries.reduce(into: [:]) { counts, entry in
      if stimulus == nil || entry.stimulus == stimulus { counts[entry.token, default: 0] += 1 }
    }
  }

  /// Notes the handlers that were not called exactly once.
  mutating func closeCompletions() {
    for completion in completions where completion.calls != 1 {
      let times = completion.calls == 0 ? "never called" : "called \(completion.calls) times"
      findings.append(
        LabFinding(
          verdict: .completion,
          detail: "the completion handler of \(completion.source) was \(times)"
        ))
    }
  }

  /// Notes the tokens that came less or more often than expected.
  mutating func compare(
    _ expected: [String: Int], with actual: [String: Int], when: String = ""
  ) {
    for (token, count) in expected.sorted(by: { $0.key < $1.key })
    where !removedTokens.contains(token) {
      let came = actual[token] ?? 0
      guard came != count else { continue }
      findings.append(
        LabFinding(
          verdict: came < count ? .lost : .double,
          detail: "'\(token)' came \(LabRecord.times(came)) instead of "
            + LabRecord.times(count) + when))
    }
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
