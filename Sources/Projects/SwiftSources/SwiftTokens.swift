/// The tokens of a Swift source, without comments and without what `#if` leaves out on iOS.
struct SwiftTokens {
  struct Token: Equatable {
    enum Kind { case word, number, text, sign }

    let kind: Kind
    /// The word without backticks, the number, the text without quotes, or the sign.
    let text: String
    /// Whether it is the first one on its line.
    let startsLine: Bool
  }

  private let bytes: [UInt8]
  private let macros: Set<String>
  private var place = 0
  private var startsLine = true
  private var tokens: [Token] = []
  /// For each open `#if`: whether its branch is read, and whether one of its branches has been.
  private var branches: [(isRead: Bool, wasRead: Bool)] = []

  /// The tokens of a text.
  ///
  /// - Parameter macros: The conditions that are defined, such as `DEBUG`.
  static func read(_ bytes: [UInt8], macros: Set<String>) -> [Token] {
    var reader = SwiftTokens(bytes: bytes, macros: macros)
    reader.read()
    return reader.tokens
  }

  private init(bytes: [UInt8], macros: Set<String>) {
    (self.bytes, self.macros) = (bytes, macros)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private mutating func read() {
    while place < bytes.count {
      switch byte() {
      case 0x0A:
        startsLine = true
        place += 1
      case 0x20, 0x09, 0x0D: place += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where Self.isOfWord(byte(1)): readDirective()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readText()
      case UInt8(ascii: "`"):
        place += 1
        readWord()
        place += 1
      case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
        add(.sign, "->")
        place += 2
      case let first where (0x30...0x39).contains(first):
        let start = place
        while Self.isOfWord(byte()) || byte() == 0x2E && (0x30...0x39).contains(byte(1)) {
          place += 1
        }
        add(.number, String(decoding: bytes[start..<place], as: UTF8.self))
      case let first where Self.isOfWord(first): readWord()
      default:
        add(.sign, String(decoding: [byte()], as: UTF8.self))
        place += 1
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ text: String) {
    if branches.allSatisfy(\.isRead) {
      tokens.append(Token(kind: kind, text: text, startsLine: startsLine))
    }
    startsLine = false
  }

  private mutating func readWord() {
    let start = place
    while Self.isOfWord(byte()) { place += 1 }
    add(.word, String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func skipLine() {
    while place < bytes.count, byte() != 0x0A { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// Reads a string; what is interpolated into it is part of its text.
  private mutating func readText() {
    var marks = 0
    while byte() == UInt8(ascii: "#") {
      marks += 1
      place += 1
    }
    guard byte() == UInt8(ascii: "\"") else { return add(.sign, "#") }
    let quote = UInt8(ascii: "\"")
    let count = byte(1) == quote && byte(2) == quote ? 3 : 1
    place += count
    let start = place
    var depth = 0
    while place < bytes.count {
      let isEscape =
        byte() == UInt8(ascii: "\\") && (0..<marks).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
      if isEscape, byte(1 + marks) == UInt8(ascii: "(") {
        depth += 1
        place += 2 + marks
      } else if isEscape {
        place += 2 + marks
      } else if depth > 0 {
        if byte() == UInt8(ascii: "(") { depth += 1 }
        if byte() == UInt8(ascii: ")") { depth -= 1 }
        place += 1
      } else if (0..<count).allSatisfy({ byte($0) == quote }),
        (0..<marks).allSatisfy({ byte(count + $0) == UInt8(ascii: "#") })
      {
        break
      } else if count == 1, byte() == 0x0A {
        break
      } else {
        place += 1
      }
    }
    let end = min(place, bytes.count)
    add(.text, String(decoding: bytes[min(start, end)..<end], as: UTF8.self))
    place = end + count + marks
  }

  /// Reads `#if`, `#elseif`, `#else` and `#endif`; any other one is a sign and a word.
  private mutating func readDirective() {
    let start = place
    place += 1
    let first = place
    while Self.isOfWord(byte()) { place += 1 }
    let word = String(decoding: bytes[first..<place], as: UTF8.self)
    guard ["if", "elseif", "else", "endif"].contains(word) else {
      place = start + 1
      return add(.sign, "#")
    }
    let rest = place
    skipLine()
    let line = Array(bytes[rest..<place])
    switch word {
    case "if":
      let isTrue = SwiftCondition.isTrue(line, macros)
      branches.append((isTrue, isTrue))
    case "elseif":
      guard let last = branches.popLast() else { return }
      let isTrue = !last.wasRead && SwiftCondition.isTrue(line, macros)
      branches.append((isTrue, last.wasRead || isTrue))
    case "else":
      guard let last = branches.popLast() else { return }
      branches.append((!last.wasRead, true))
    default: _ = branches.popLast()
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F
      || (0x61...0x7A).contains(byte) || byte >= 0x80
  }
}

/// The condition of an `#if`, for an iOS device and a debug build.
private struct SwiftCondition {
  private var tokens: ArraySlice<SwiftTokens.Token>
  private let macros: Set<String>

  static func isTrue(_ line: [UInt8], _ macros: Set<String>) -> Bool {
    var condition = SwiftCondition(
      tokens: SwiftTokens.read(line, macros: [])[...], macros: macros)
    return condition.any()
  }

  private mutating func takes(_ sign: String) -> Bool {
    guard tokens.first?.text == sign else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private mutating func any() -> Bool {
    var result = all()
    while tokens.first?.text == "|" {
      tokens = tokens.dropFirst(2)
      let next = all()
      result = result || next
    }
    return result
  }

  private mutating func all() -> Bool {
    var result = one()
    while tokens.first?.text == "&" {
      tokens = tokens.dropFirst(2)
      let next = one()
      result = result && next
    }
    return result
  }

  private mutating func one() -> Bool {
    if takes("!") { return !one() }
    if takes("(") {
      let result = any()
      _ = takes(")")
      return result
    }
    guard let word = tokens.popFirst()?.text else { return false }
    guard takes("(") else { return word == "true" || macros.contains(word) }
    var arguments: [String] = []
    while let token = tokens.popFirst(), token.text != ")" { arguments.append(token.text) }
    let argument = arguments.first ?? ""
    switch word {
    case "os": return argument == "iOS"
    case "canImport": return !["AppKit", "Cocoa", "WatchKit"].contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "arch": return argument == "arm64"
    default: return true
    }
  }
}
