internal import LuaBridge

/// The record of one run of a scenario: its tokens, and the findings of its checks.
package struct LabRecord {
  /// The maximum number of tokens in a trace; an overflow can log half a million.
  static let longestTrace = 10_000

  /// A completion handler that must be called once.
  struct Completion {
    let source: String
    var calls = 0
  }

  /// The tokens in the order of their logging; "…" replaces those beyond the limit.
  private(set) var trace: [String] = []
  /// The number of occurrences of each token, by stimulus; stimulus 0 is before the first.
  private var counts: [Int: [String: Int]] = [:]
  var completions: [Completion] = []
  /// The findings other than tokens: errors, failed assertions, differences.
  package var findings: [LabFinding] = []
  /// The number of stimuli so far.
  var stimulus = 0
  /// The objects that more than one thread has accessed.
  var sharedThings: Set<String> = []
  /// The hooks of the parties, in a lab of sources.
  var laid = LaidHooks()
  /// The tokens that must not be logged any more, and the actors whose hooks are removed.
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

  /// The number of occurrences of each token, in one stimulus or in all.
  func counts(inStimulus stimulus: Int?) -> [String: Int] {
    if let stimulus { return counts[stimulus] ?? [:] }
    return counts.values.reduce(into: [:]) { sum, counts in
      sum.merge(counts, uniquingKeysWith: +)
    }
  }

  /// Adds findings for the handlers that were not called exactly once.
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

  /// Adds findings for the tokens that came less or more often than expected.
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

  package static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
