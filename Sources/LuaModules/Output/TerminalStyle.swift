internal import LuaBridge
import StringSearch

/// The colors of a terminal, and the characters that it can display.
///
/// `NO_COLOR` (no-color.org) and a terminal of the type `dumb` disable colors; `--color` takes
/// precedence over both.
package struct TerminalStyle: Equatable {
  /// The values of `--color`.
  package enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  let isColored: Bool

  /// Whether the locale of the terminal is UTF-8, which is the default.
  let showsUTF8: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
    showsUTF8 = Self.localeIsUTF8
  }

  package init(_ choice: Choice) {
    showsUTF8 = Self.localeIsUTF8
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let refuses = ProcessContext.variable("NO_COLOR").map { !$0.isEmpty } ?? false
      isColored =
        StandardStream.terminalWidth != nil && !refuses
        && ProcessContext.variable("TERM") != Array("dumb".utf8)
    }
  }

  /// Whether the locale's encoding is UTF-8; the first variable that is set decides.
  private static var localeIsUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = ProcessContext.variable(name), !value.isEmpty else { continue }
      let locale = String(decoding: value, as: UTF8.self).lowercased()
      return locale.contains("utf-8") || locale.contains("utf8")
    }
    return true
  }

  /// A message of hookhost, with its symbols replaced by ASCII if the terminal is not UTF-8.
  package func readable(_ text: String) -> String {
    guard !showsUTF8 else { return text }
    let signs = [("…", "..."), ("→", "->"), ("×", "x"), ("“", "\""), ("”", "\""), ("–", "-")]
    return signs.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  package func error(_ text: String) -> String { painted(text, "31") }
  package func heading(_ text: String) -> String { painted(text, "1") }
  package func string(_ text: String) -> String { painted(text, "32") }
  package func number(_ text: String) -> String { painted(text, "36") }
  package func word(_ text: String) -> String { painted(text, "35") }

  /// The text between the ECMA-48 codes that set and reset a color; newlines remain outside.
  private func painted(_ text: String, _ code: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
  }
}
