internal import LuaModules

/// One finding of a check: a rule that an actor, or several together, break.
struct CheckFinding {
  enum Level: String, CaseIterable, Comparable {
    case note, warning, error

    static func < (left: Level, right: Level) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// The name of the rule: `HH003`.
  let rule: String
  var level: Level
  /// The names of the actors, sorted.
  let actors: [String]
  /// The method: `-[Class selector]`; empty for a finding about no single one.
  var method: String
  var message: String
  /// The fix, if the rule's own fix does not fit.
  var fix: String?
  /// The hooks involved, the affected one first.
  var parties: [LabParty] = []
  /// The implementations of the method, the outermost first.
  var chain: [String] = []
  /// The orders of actors in which it happens.
  var orders: [[String]] = []
  /// The versions of the system under which it happens; empty for all that were tried.
  var systems: [String] = []

  init(
    _ rule: String, _ level: Level, _ actors: [String], _ method: String, _ message: String,
    parties: [LabParty] = []
  ) {
    self.rule = rule
    self.level = level
    self.actors = Array(Set(actors)).sorted()
    self.method = method
    self.message = message
    self.parties = parties
  }

  /// A name that is the same wherever the code stands: of the rule, the actors and the selector.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in ([rule] + actors + [method]).joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The order of findings in reports: the most severe first.
  static func precedes(_ left: CheckFinding, _ right: CheckFinding) -> Bool {
    if left.level != right.level { return left.level > right.level }
    return (left.rule, left.method, left.actors.joined(separator: " "))
      < (right.rule, right.method, right.actors.joined(separator: " "))
  }
}

extension LabVerdict {
  /// The name of the rule of a verdict: HH101 for the first.
  var rule: String {
    let number = 101 + (LabVerdict.allCases.firstIndex(of: self) ?? 0)
    return "HH\(number)"
  }
}
