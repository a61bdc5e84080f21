// Lua's compiler allows 200 nested levels, and limits the registers and variables of a function; C
// sources may be nested deeper. Deeply nested code is therefore wrapped in a marked function. Here
// the text of that function becomes a string, which `C.outlined` compiles separately. It shares its
// variables with the enclosing functions: a closure that is never called names these variables.

/// Moves functions that are nested too deeply for Lua's compiler to separate strings.
struct OutlinedFunctions {
  private static let opening = Array("\u{E002}".utf8)
  private static let closing = Array("\u{E003}".utf8)

  /// Marks a function that can be compiled separately.
  static func mark(_ function: String) -> String { "\u{E002}\(function)\u{E003}" }

  private var text: [UInt8] = []
  private var line = 1
  /// The start offsets and lines of the open functions.
  private var open: [(start: Int, line: Int)] = []

  /// The text of a chunk with its marked functions as strings; line numbers do not change.
  ///
  /// - Complexity: O(text × depth of the functions).
  static func separated(_ text: [UInt8]) -> [UInt8] {
    var result = OutlinedFunctions()
    var place = 0
    while place < text.count {
      let rest = text[place...].prefix(3)
      if rest.first == opening[0], rest.elementsEqual(opening) {
        result.open.append((result.text.count, result.line))
        place += 3
      } else if rest.first == closing[0], rest.elementsEqual(closing) {
        result.close()
        place += 3
      } else {
        if text[place] == UInt8(ascii: "\n") { result.line += 1 }
        result.text.append(text[place])
        place += 1
      }
    }
    return result.text
  }

  private mutating func close() {
    guard let (start, line) = open.popLast() else { return }
    let body = Array(text[start...])
    text.removeSubrange(start...)
    let names = LuaNames.all(in: body)
    let uses = names.isEmpty ? "" : "local _ " + names.map { "_ = \($0)" }.joined(separator: " ")
    let brackets = OutlinedFunctions.brackets(for: body)
    text += Array("outlined(\(line), [\(brackets)[ ".utf8) + body
    text += Array("]\(brackets)], function() \(uses) end)".utf8)
  }

  /// The equals signs of a long bracket that does not occur in the text.
  private static func brackets(for body: [UInt8]) -> String {
    var longest = -1
    var current: Int?
    for byte in body {
      if byte == UInt8(ascii: "]") {
        longest = max(longest, current ?? -1)
        current = 0
      } else if byte == UInt8(ascii: "="), let count = current {
        current = count + 1
      } else {
        current = nil
      }
    }
    return String(repeating: "=", count: max(longest, current ?? -1) + 1)
  }
}

/// The names in a Lua text that may be variables.
private struct LuaNames {
  private let bytes: [UInt8]
  private var place = 0

  /// The names in order, without those of fields and methods.
  static func all(in bytes: [UInt8]) -> [String] {
    var reader = LuaNames(bytes: bytes)
    var result: Set<String> = []
    while let name = reader.next() { if LuaText.isName(name), name != "_" { result.insert(name) } }
    return result.sorted()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> String? {
    var isField = false
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "-") where byteAfter(1) == byte: skipComment()
      case UInt8(ascii: "["): skipLongBracket()
      case UInt8(ascii: "."), UInt8(ascii: ":"):
        // Two dots concatenate, and two colons belong to a label.
        isField = byteAfter(1) != byte && byteAfter(-1) != byte
        place += 1
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): skipWord()
      case UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let start = place
        skipWord()
        if !isField { return String(decoding: bytes[start..<place], as: UTF8.self) }
      default: place += 1
      }
      isField = false
    }
    return nil
  }

  private func byteAfter(_ count: Int) -> UInt8? {
    bytes.indices.contains(place + count) ? bytes[place + count] : nil
  }

  private mutating func skipWord() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        place += 1
      default: return
      }
    }
  }

  private mutating func skipString() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  private mutating func skipComment() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  /// Skips the string of a function that was moved before; any other bracket is one byte.
  private mutating func skipLongBracket() {
    var end = place + 1
    while end < bytes.count, bytes[end] == UInt8(ascii: "=") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "[") else { return place += 1 }
    let closing =
      [UInt8(ascii: "]")] + bytes[(place + 1)..<end] + [UInt8(ascii: "]")]
    place = end + 1
    while place < bytes.count, !bytes[place...].starts(with: closing) { place += 1 }
    place += closing.count
  }
}
