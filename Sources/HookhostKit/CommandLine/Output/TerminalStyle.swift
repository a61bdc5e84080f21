internal import LuaBridge

/// Colours on a terminal, where they are wanted.
///
/// `NO_COLOR` takes them away (no-color.org), so does a terminal that is `dumb`; `--color` decides
/// before either.
package struct TerminalStyle: Equatable {
  /// What `--color` can be.
  package enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  let isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  init(_ choice: Choice) {
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
