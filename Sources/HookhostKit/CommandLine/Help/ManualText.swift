/// A builder for the source of a manual page, in the macros of man(7).
struct ManualText {
  private(set) var source = ""

  mutating func line(_ line: String) { source += line + "\n" }

  mutating func section(_ title: String) { line(".SH \(title)") }

  /// Appends escaped running text, wrapped to short source lines.
  mutating func text(_ text: String) {
    for part in text.split(separator: "\n") {
      var current = ""
      for word in part.split(separator: " ") {
        if !current.isEmpty, current.count + word.count >= 79 {
          verbatim(current)
          current = ""
        }
        current += current.isEmpty ? word : " " + word
      }
      verbatim(current)
    }
  }

  /// Appends a line of escaped text; a leading period does not start a macro.
  mutating func verbatim(_ text: String) { line((text.hasPrefix(".") ? "\\&" : "") + text) }

  /// Appends terms with their descriptions, which are not escaped.
  mutating func list(_ items: [(String, String)]) {
    for (term, explanation) in items {
      line(".TP")
      line(".B \"\(Self.escaped(term))\"")
      text(Self.escaped(explanation))
    }
  }

  /// Escapes a text so that troff prints it literally.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
  }
}
