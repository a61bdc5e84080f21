internal import LuaBridge

/// Colours on a terminal, where they are wanted, and signs that it can show.
///
/// `NO_COLOR` takes them away (no-color.org), so does a terminal that is `dumb`; `--color` decides
/// before either.
package struct TerminalStyle: Equatable {
  /// The values of `--color`.
  package enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  let isColored: Bool

  /// Whether the terminal shows UTF-8, as far as the locale says; it does when nothing is said.
  let showsUTF8: Bool

  init(isColored: Bool) {
    self.isColored = isColored
    showsUTF8 = Self.localeIsUTF8
  }

  init(_ choice: Choice) {
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

  /// The locale of characters: the first variable that is set decides.
  private static var localeIsUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = ProcessContext.variable(name), !value.isEmpty else { continue }
      let locale = String(decoding: value, as: UTF8.self).lowercased()
      return locale.contains("utf-8") || locale.contains("utf8")
    }
    return true
  }

  /// Our own words with ASCII for their signs, where the terminal shows no others.
  func readable(_ text: String) -> String {
    guard !showsUTF8 else { return text }
    let signs = [("…", "..."), ("→", "->"), ("×", "x"), ("“", "\""), ("”", "\""), ("–", "-")]
    return signs.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  func error(_ text: String) -> String { painted(text, "31") }
  func heading(_ text: String) -> String { painted(text, "1") }
  func string(_ text: String) -> String { painted(text, "32") }
  func number(_ text: String) -> String { painted(text, "36") }
  func word(_ text: String) -> String { painted(text, "35") }

  /// The text between the codes of ECMA-48 that begin and end a colour; line ends stay outside.
  private func painted(_ text: String, _ code: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
  }
}
