/// One option of a command, as help, manual page and completions show it.
package struct CommandOption: Equatable, Sendable {
  /// What an option's value is, for whoever completes it.
  package enum Completion: Equatable, Sendable {
    case nothing
    case file
    case folder
    case words([String])
  }

  /// The option and what its value is called: `--time-limit SECONDS`.
  package let spelling: String

  /// What it does, in lines of at most 48 characters.
  package let summary: String

  /// What its value is.
  package let completion: Completion

  /// Describes an option.
  package init(_ spelling: String, _ summary: String, completes completion: Completion = .nothing) {
    self.spelling = spelling
    self.summary = summary
    self.completion = completion
  }

  /// The option itself: `--time-limit`.
  package var flag: String { String(spelling.prefix { $0 != " " }) }

  /// What its value is called, or nil when it takes none.
  package var value: String? {
    let value = spelling.dropFirst(flag.count + 1)
    return value.isEmpty ? nil : String(value)
  }

  var isLong: Bool { spelling.hasPrefix("--") && spelling.count > 2 }

  /// The lines of a help text: short options as Lua shows them, long ones wider apart.
  var helpText: String {
    let margin = String(repeating: " ", count: isLong ? 32 : 12)
    let head = "  " + spelling
    let gap = head.count < margin.count ? String(margin.dropFirst(head.count)) : "\n" + margin
    let lines = summary.split(separator: "\n")
    return head + gap + lines.joined(separator: "\n" + margin) + "\n"
  }
}
