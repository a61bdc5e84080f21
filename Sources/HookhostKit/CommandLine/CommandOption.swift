// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

import StringSearch

/// An option of a command, for the help, the manual page and the completions.
package struct CommandOption: Equatable, Sendable {
  /// The type of an option's value, for shell completions.
  package enum Completion: Equatable, Sendable {
    case nothing
    case file
    case folder
    case words([String])
  }

  /// The option and the name of its value: `--time-limit SECONDS`.
  package let spelling: String

  /// Its summary, in lines of at most 48 characters.
  package let summary: String

  /// The type of its value.
  package let completion: Completion

  /// Creates the description of an option.
  package init(_ spelling: String, _ summary: String, completes completion: Completion = .nothing) {
    self.spelling = spelling
    self.summary = summary
    self.completion = completion
  }

  /// All spellings: `-p` and `--pattern` of `-p, --pattern=PATTERN`, both forms of `--[no-]sort`.
  package var flags: [String] {
    spelling.split(separator: ", ").flatMap { part -> [String] in
      let flag = part.prefix { $0 != " " && $0 != "=" }
      guard let choice = flag.firstRange(of: "[no-]") else { return [String(flag)] }
      let (start, end) = (flag[..<choice.lowerBound], flag[choice.upperBound...])
      return ["\(start)\(end)", "\(start)no-\(end)"]
    }
  }

  /// The main spelling, which is the long one if there are both: `--pattern`.
  package var flag: String { flags.last ?? spelling }

  /// The name of its value; nil if it has none.
  package var value: String? {
    let value = spelling.split(separator: ", ").last?.drop { $0 != " " && $0 != "=" }.dropFirst()
    return value.flatMap { $0.isEmpty ? nil : String($0) }
  }

  var isLong: Bool { flags.contains { $0.hasPrefix("--") && $0.count > 2 } }

  /// The lines of the help text: short options in Lua's layout, long ones in a wider one.
  var helpText: String {
    let margin = String(repeating: " ", count: isLong ? 32 : 12)
    let head = "  " + spelling
    let gap = head.count < margin.count ? String(margin.dropFirst(head.count)) : "\n" + margin
    let lines = summary.split(separator: "\n")
    return head + gap + lines.joined(separator: "\n" + margin) + "\n"
  }
}
