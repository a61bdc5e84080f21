internal import LuaModules

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// Tracks the brackets, blocks and strings that a Lua chunk has opened and not closed.
///
/// It is exact for input that Lua accepts so far; errors in the chunk are left to Lua's compiler.
struct ChunkOutline {
  private enum Opened { case bracket, block, loop }
  private enum Text: Equatable { case code, long(level: Int), quoted(UInt8) }

  private var opened: [Opened] = []
  private var text = Text.code
  private var canEnd = true

  /// Whether the chunk is certainly incomplete.
  var isOpen: Bool { !opened.isEmpty || text != .code || !canEnd }

  /// Whether the last line ended inside a quoted string, which only a backslash can continue.
  var isInQuotes: Bool {
    if case .quoted = text { true } else { false }
  }

  /// Reads further lines.
  mutating func read(_ lines: [UInt8]) {
    var rest = lines[...]
    while let byte = rest.first {
      switch text {
      case .code: readToken(byte, &rest)
      case .long(let level): skipLongBracket(level, &rest)
      case .quoted(let quote): skipQuoted(quote, &rest)
      }
    }
  }

  private mutating func readToken(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) {
    if LuaNames.isNameByte(byte) {
      let word = rest.prefix(while: LuaNames.isNameByte)
      rest = rest[word.endIndex...]
      return read(word: String(decoding: word, as: UTF8.self))
    }
    let dash = UInt8(ascii: "-")
    if byte == dash, rest.dropFirst().first == dash {
      rest = rest.dropFirst(2)
      let level = Self.longBracketLevel(rest)
      if let level {
        text = .long(level: level)
      } else {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      }
      return
    }
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}": rest.removeFirst()
    case "\"", "'":
      rest.removeFirst()
      (text, canEnd) = (.quoted(byte), true)
    case "[":
      if let level = Self.longBracketLevel(rest) {
        (text, canEnd) = (.long(level: level), true)
        rest = rest.dropFirst(level + 2)
      } else {
        open(.bracket, &rest)
      }
    case "(", "{": open(.bracket, &rest)
    case ")", "]", "}":
      close()
      rest.removeFirst()
    case ".":
      let dots = rest.prefix { $0 == byte }.count
      canEnd = dots == 3
      rest = rest.dropFirst(dots)
    case ":":
      let colons = rest.prefix { $0 == byte }.count
      canEnd = colons == 2
      rest = rest.dropFirst(colons)
    default:
      canEnd = !Self.operators.contains(byte)
      rest.removeFirst()
    }
  }

  // `>` is missing since it ends an attribute.
  private static let operators = Set("+-*/%^#&|~<=,".utf8)

  /// The keywords that cannot end a chunk.
  private static let unfinished: Set<String> = [
    "and", "else", "elseif", "goto", "in", "local", "not", "or", "then", "until",
  ]

  private mutating func read(word: String) {
    canEnd = !Self.unfinished.contains(word)
    switch word {
    case "function", "if", "repeat": opened.append(.block)
    case "for", "while": opened.append(.loop)
    case "do":
      if case .loop = opened.last { opened.removeLast() }
      opened.append(.block)
    case "end", "until": _ = opened.popLast()
    default: break
    }
  }

  private mutating func open(_ kind: Opened, _ rest: inout ArraySlice<UInt8>) {
    opened.append(kind)
    rest.removeFirst()
  }

  private mutating func close() {
    _ = opened.popLast()
    canEnd = true
  }

  /// The number of `=` in the opening long bracket at the start of a text; nil for any other text.
  private static func longBracketLevel(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "[") else { return nil }
    let level = text.dropFirst().prefix { $0 == UInt8(ascii: "=") }.count
    return text.dropFirst(level + 1).first == UInt8(ascii: "[") ? level : nil
  }

  private mutating func skipLongBracket(_ level: Int, _ rest: inout ArraySlice<UInt8>) {
    let end = [UInt8(ascii: "]")]
    let closing = end + Array(repeating: UInt8(ascii: "="), count: level) + end
    while let bracket = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[bracket...]
      if rest.starts(with: closing) {
        rest = rest.dropFirst(closing.count)
        text = .code
        return
      }
      rest.removeFirst()
    }
    rest = []
  }

  private mutating func skipQuoted(_ quote: UInt8, _ rest: inout ArraySlice<UInt8>) {
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        rest = rest.dropFirst()
      } else if byte == quote {
        text = .code
        return
      }
    }
  }
}
