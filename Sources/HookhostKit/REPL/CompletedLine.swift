internal import LuaModules

/// A line up to the cursor, and whether the cursor is in a string or a comment.
struct CompletedLine: Equatable {
  enum Syntax: Equatable {
    case code
    case comment
    case string(String)
  }

  /// The code before the cursor, or before the string that contains it.
  private(set) var code: String
  private(set) var syntax = Syntax.code

  init(_ text: String) {
    code = text
    var rest = text[...]
    while let character = rest.first {
      let start = rest.startIndex
      if rest.hasPrefix("--") {
        syntax = .comment
        return
      }
      rest.removeFirst()
      guard character == "\"" || character == "'" else { continue }
      let content = rest
      guard Self.skip(&rest, to: character) else {
        code = String(text[..<start])
        syntax = .string(String(content))
        return
      }
    }
  }

  /// Skips to the end of a quoted string; false if it is not closed.
  private static func skip(_ rest: inout Substring, to quote: Character) -> Bool {
    while let character = rest.popFirst() {
      if character == quote { return true }
      if character == "\\" { _ = rest.popFirst() }
    }
    return false
  }
}

/// Names joined by dots, the last one possibly by a colon, at the end of some code.
struct LuaPath: Equatable {
  /// The names before the last one.
  private(set) var receiver: [String]

  /// The character before the last name.
  private(set) var separator: Character?

  /// The last name, which may be empty.
  private(set) var last: String

  /// All names.
  var whole: [String] { receiver + [last] }

  /// Parses the path at the end of the code; nil if it begins with something else, such as a call.
  init?(endOf code: String) {
    let isPart = { (byte: UInt8) in
      LuaNames.isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
    }
    let bytes = Array(code.utf8)
    let start = (bytes.lastIndex { !isPart($0) } ?? -1) + 1
    if start > 0, [")", "]", "\"", "'", "}"].contains(Character(Unicode.Scalar(bytes[start - 1]))),
      bytes.count > start, !LuaNames.isNameByte(bytes[start])
    {
      return nil
    }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    var names = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == ":" }
    last = names.popLast().map(String.init) ?? ""
    separator = text.dropLast(last.count).last
    receiver = names.map(String.init)
    if receiver.contains(where: { !LuaNames.isName(Array($0.utf8)) }) { return nil }
    if text.dropLast(last.count + 1).contains(":") { return nil }
  }
}
