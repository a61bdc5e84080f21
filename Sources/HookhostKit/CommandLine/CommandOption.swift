/// One option of a command, as help, manual page and completions show it.
package struct CommandOption: Equatable, Sendable {
  /// The kind of an option's value, for whoever completes it.
  package enum Completion: Equatable, Sendable {
    case nothing
    case file
    case folder
    case words([String])
  }

  /// The option and what its value is called: `--time-limit SECONDS`.
  package let spelling: String

  /// Its summary, in lines of at most 48 characters.
  package let summary: String

  /// The kind of its value.
  package let completion: Completion

  /// Describes an option.
  package init(_ spelling: String, _ summary: String, completes completion: Completion = .nothing) {
    self.spelling = spelling
    self.summary = summary
    self.completion = completion
  }

  /// All ways to write it: `-p` and `--pattern` of `-p, --pattern=PATTERN`, both of `--[no-]sort`.
  package var flags: [String] {
    spelling.split(separator: ", ").flatMap { part -> [String] in
      let flag = part.prefix { $0 != " " && $0 != "=" }
      guard let choice = flag.firstRange(of: "[no-]") else { return [String(flag)] }
      let (start, end) = (flag[..<choice.lowerBound], flag[choice.upperBound...])
      return ["\(start)\(end)", "\(start)no-\(end)"]
    }
  }

  /// The option itself, its long form if it has both: `--pattern`.
  package var flag: String { flags.last ?? spelling }

  /// The name of its value, or nil when it takes none.
  package var value: String? {
    let value = spelling.split(separator: ", ").last?.drop { $0 != " " && $0 != "=" }.dropFirst()
    return value.flatMap { $0.isEmpty ? nil : String($0) }
  }

  var isLong: Bool { flags.contains { $0.hasPrefix("--") && $0.count > 2 } }

  /// The lines of a help text: short options as Lua shows them, long ones wider apart.
  var helpText: String {
    let margin = String(repeating: " ", count: isLong ? 32 : 12)
    let head = "  " + spelling
    let gap = head.count < margin.count ? String(margin.dropFirst(head.count)) : "\n" + margin
    let lines = summary.split(separator: "\n")
    return head + gap + lines.joined(separator: "\n" + margin) + "\n"
  }
}
