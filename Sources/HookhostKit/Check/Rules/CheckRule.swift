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

  /// The rules about hooks, HH001 to HH012, then one for each verdict of the lab, from HH101.
  static let all: [CheckRule] = parse(EmbeddedFile.check_rules_txt.text)

  static func named(_ name: String) -> CheckRule? {
    all.first { $0.name == name.uppercased() }
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

extension CheckRule {
  /// The verdict of the lab that the rule is about; nil for a rule about hooks.
  var verdict: LabVerdict? { LabVerdict.allCases.first { $0.rule == name && $0 != .ok } }
}
