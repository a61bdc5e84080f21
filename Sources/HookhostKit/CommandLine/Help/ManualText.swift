/// The source of a manual page that grows, in the macros of man(7).
struct ManualText {
  private(set) var source = ""

  mutating func line(_ line: String) { source += line + "\n" }

  mutating func section(_ title: String) { line(".SH \(title)") }

  /// Escaped running text, in lines as long as a source should have them.
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

  /// A line of escaped text; one that begins with a dot is not a macro.
  mutating func verbatim(_ text: String) { line((text.hasPrefix(".") ? "\\&" : "") + text) }

  /// Terms with their explanations, neither of them escaped.
  mutating func list(_ items: [(String, String)]) {
    for (term, explanation) in items {
      line(".TP")
      line(".B \"\(Self.escaped(term))\"")
      text(Self.escaped(explanation))
    }
  }

  /// A text as troff shows it as it is.
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
