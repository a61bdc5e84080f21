/// Lua keywords, and literals in Lua syntax.
enum LuaText {
  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !keywords.contains(text) else { return false }
    let isLetter = { (byte: UInt8) in
      byte == UInt8(ascii: "_")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    return isLetter(first)
      && text.utf8.allSatisfy {
        isLetter($0) || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
      }
  }

  /// A C name with dollar signs replaced by underscores.
  ///
  /// clang allows dollar signs in names and Lua does not; Logos generates
  /// `_logos_method$_ungrouped$View$layout`.
  static func withoutDollars(_ name: String) -> String {
    name.contains("$") ? String(name.map { $0 == "$" ? "_" : $0 }) : name
  }

  /// A string as a quoted literal.
  static func quoted(_ text: String) -> String { quoted(Array(text.utf8)) }

  /// Bytes as a quoted literal.
  static func quoted(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): result += Array("\\\"".utf8)
      case UInt8(ascii: "\\"): result += Array("\\\\".utf8)
      case 10: result += Array("\\n".utf8)
      case 9: result += Array("\\t".utf8)
      case 13: result += Array("\\r".utf8)
      case 0x20...0x7E: result.append(byte)
      case 0x80... where String(validating: bytes, as: UTF8.self) != nil: result.append(byte)
      default:
        let next = place + 1 < bytes.count ? bytes[place + 1] : 0
        let isDigit = next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9")
        let digits = String(byte)
        let padding = isDigit ? String(repeating: "0", count: 3 - digits.count) : ""
        result += Array(("\\" + padding + digits).utf8)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// A floating-point literal that Lua reads as the same number.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "(0/0)" }
    if value.isInfinite { return value < 0 ? "(-1/0)" : "(1/0)" }
    let text = "\(value)"
    return value < 0 || (value == 0 && value.sign == .minus) ? "(\(text))" : text
  }

  /// An integer literal.
  static func number(_ value: Int) -> String {
    if value == .min { return "math.mininteger" }
    return value < 0 ? "(\(value))" : "\(value)"
  }

  /// The access to a field of a table: `.x`, or `["end"]`.
  static func field(_ name: String) -> String {
    isName(name) ? ".\(name)" : "[\(quoted(name))]"
  }

  /// Whether the first bracket of a text closes at its end; in `f(a)(b)` it does not.
  static func endsWithFirstBracket(_ text: some StringProtocol) -> Bool {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    var left = text.utf8.count
    for byte in text.utf8 {
      left -= 1
      if isQuoted {
        if byte == UInt8(ascii: "\""), !isEscaped { isQuoted = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return left == 0 }
      }
    }
    return false
  }
}
