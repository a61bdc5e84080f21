/// Escapes text for HTML, SVG and XML.
package enum MarkupText {
  /// Returns text that is valid character data in XML 1.0 and HTML, without markup.
  ///
  /// It can be used in an element and in an attribute; line breaks and tabs are kept in both.
  /// Characters that either language forbids become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
