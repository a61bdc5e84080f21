/// Lua's names and keywords.
package enum LuaNames {
  /// The keywords.
  package static let keywords = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// Whether a byte may occur in a name.
  package static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a field of that name can be written after a dot.
  package static func isName(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, bytes.allSatisfy(isNameByte),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return !keywords.contains(String(decoding: bytes, as: UTF8.self))
  }
}
