internal import CEmbeddedFiles
internal import LuaModules

/// A rule of `hookhost check`, with the texts of its page.
struct CheckRule {
  let name: String
  /// A phrase without a period.
  let title: String
  let cause: String
  let consequence: String
  /// The advice in a sentence, and the fix in Objective-C.
  let fix: String
  let code: String
  /// Public reports of it.
  let sources: [String]

  /// The rules about hooks, HH001 to HH009, then one for each verdict of the lab.
  static let all: [CheckRule] = parse(EmbeddedFile.check_rules_txt.text) + verdicts

  static func named(_ name: String) -> CheckRule? {
    all.first { $0.name == name.uppercased() }
  }

  private static let verdicts = LabVerdict.allCases.filter { $0 != .ok }.map { verdict in
    CheckRule(
      name: verdict.rule, title: "the lab's verdict \(verdict.rawValue)",
      cause: verdict.summary,
      consequence: "It is found by running the actors in an order, which the report names with the "
        + "smallest set of actors that gives the verdict.",
      fix: verdict.fix, code: "", sources: [])
  }

  /// Reads the file of rules: `== NAME title`, then paragraphs that begin with a key.
  private static func parse(_ text: String) -> [CheckRule] {
    var rules: [CheckRule] = []
    var head: (name: String, title: String)?
    var fields: [String: [String]] = [:]
    var key = ""
    func close() {
      guard let head else { return }
      func text(_ key: String) -> String { (fields[key] ?? []).joined(separator: " ") }
      rules.append(
        CheckRule(
          name: head.name, title: head.title, cause: text("cause"),
          consequence: text("consequence"), fix: text("fix"),
          code: (fields["code"] ?? []).joined(separator: "\n"), sources: fields["source"] ?? []))
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        close()
        let words = line.dropFirst(3).split(separator: " ", maxSplits: 1)
        head = (String(words[0]), words.count > 1 ? String(words[1]) : "")
        (fields, key) = ([:], "")
      } else if let colon = line.firstIndex(of: ":"), !line.hasPrefix(" "),
        ["cause", "consequence", "fix", "code", "source"].contains(String(line[..<colon]))
      {
        key = String(line[..<colon])
        let rest = line[line.index(after: colon)...].drop { $0 == " " }
        if !rest.isEmpty { fields[key, default: []].append(String(rest)) }
      } else if !key.isEmpty, !line.isEmpty || key == "code" {
        fields[key, default: []].append(key == "code" ? String(line.dropFirst(2)) : String(line))
      }
    }
    close()
    return rules
  }
}

extension LabVerdict {
  /// The advice about the verdict, as a sentence.
  fileprivate var fix: String {
    let advice =
      switch self {
      case .lost: "Let each hook call the implementation that it replaced, on every path. "
      case .double: "Call the replaced implementation once, and install each hook once. "
      case .overflow: "Keep the original in a variable, and never send the hooked message again. "
      case .unrecognized: "Add the method to the class before it is exchanged. "
      case .dangling: "Retain the object, or set the delegate to nil before it is deallocated. "
      default: ""
      }
    return advice + "`hookhost help \(rawValue)` shows an example."
  }
}
