internal import LuaBridge

/// The record of one run of a scenario: the tokens, and what the checks of its `ctx` found.
struct LabRecord {
  /// How many tokens a trace holds at most; an overflow can log half a million.
  static let longestTrace = 10_000

  /// A handler that is owed one call.
  struct Completion {
    let source: String
    var calls = 0
  }

  /// The tokens in the order they came; "…" stands for those that are too many.
  private(set) var trace: [String] = []
  /// How often each token came, by the number of the stimulus; 0 before the first.
  private var counts: [Int: [String: Int]] = [:]
  var completions: [Completion] = []
  /// The findings besides tokens: errors, failed assertions, differences.
  var findings: [LabFinding] = []
  /// How often the scenario has been driven.
  var stimulus = 0
  /// The things that more than one thread has touched.
  var sharedThings: Set<String> = []
  /// The hooks of the parties, in a lab of sources.
  var laid = LaidHooks()
  /// Tokens that must not come any more, and actors whose hooks are out.
  var removedTokens: Set<String> = []
  var removedActors: Set<String> = []

  mutating func log(_ token: String, by actor: String?) {
    if removedTokens.contains(token) {
      findings.append(
        LabFinding(verdict: .resurrected, detail: "'\(token)' came after it was removed"))
    } else if let actor, removedActors.contains(actor) {
      findings.append(
        LabFinding(
          verdict: .resurrected, detail: "'\(token)' of \(actor) came after \(actor) was removed"))
    }
    counts[stimulus, default: [:]][token, default: 0] += 1
    if trace.count < LabRecord.longestTrace {
      trace.append(token)
    } else if trace.count == LabRecord.longestTrace {
      trace.append("…")
    }
  }

  /// How often each token came, in one stimulus or in all.
  func counts(inStimulus stimulus: Int?) -> [String: Int] {
    if let stimulus { return counts[stimulus] ?? [:] }
    return counts.values.reduce(into: [:]) { sum, counts in
      sum.merge(counts, uniquingKeysWith: +)
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

  static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
