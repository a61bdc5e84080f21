// no traps of narrow: a hexadecimal digit is below 16.

// The parser is strict, as RFC 8259 requires: no comments, no trailing commas, no `NaN`, no text
// after the value. In addition, names must be unique in an object, and the nesting depth is limited
// to 512, since parsers differ in both. A number that is out of the range of a double is an error,
// not infinity.

/// Parses a JSON text.
package struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var depth = 0

  /// The maximum nesting depth of arrays and objects.
  static let maximumDepth = 512

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a whole text, in UTF-8 without a byte order mark.
  ///
  /// - Throws: ``JSONError``.
  /// - Complexity: O(n).
  package static func read(_ bytes: [UInt8]) throws -> JSON {
    var reader = JSONReader(bytes)
    reader.skipBlanks()
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.place == bytes.count else {
      throw reader.error("\(reader.description) behind the end of the value")
    }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func error(_ reason: String) -> JSONError { JSONError(line: line, reason: reason) }

  private func unexpected(_ expectation: String) -> JSONError {
    error("\(expectation) expected, got \(description)")
  }

  /// A description of the current byte for errors.
  private var description: String {
    guard let byte = next else { return "the end of the text" }
    if byte > 0x20, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte 0x\(digits.count == 1 ? "0" : "")\(digits)"
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      if byte == 0x0A { line += 1 }
      place += 1
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws -> JSON {
    let line = line
    switch next {
    case UInt8(ascii: "{"): return JSON(.object(try object()), line: line)
    case UInt8(ascii: "["): return JSON(.array(try array()), line: line)
    case UInt8(ascii: "\""): return JSON(.string(try string()), line: line)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return JSON(try number(), line: line)
    default:
      for (word, content) in [
        ("true", JSON.Content.bool(true)), ("false", .bool(false)), ("null", .null),
      ]
      where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return JSON(content, line: line)
      }
      throw unexpected("a value")
    }
  }

  private mutating func nesting<Answer>(
    _ body: (inout JSONReader) throws -> Answer
  ) throws -> Answer {
    guard depth < Self.maximumDepth else {
      throw error("arrays and objects nest deeper than \(Self.maximumDepth)")
    }
    depth += 1
    defer { depth -= 1 }
    place += 1
    skipBlanks()
    return try body(&self)
  }

  private mutating func array() throws -> [JSON] {
    try nesting { reader in
      var elements: [JSON] = []
      if reader.take("]") { return elements }
      while true {
        elements.append(try reader.value())
        reader.skipBlanks()
        if reader.take("]") { return elements }
        guard reader.take(",") else { throw reader.unexpected("',' or ']'") }
        reader.skipBlanks()
      }
    }
  }

  private mutating func object() throws -> [JSON.Member] {
    try nesting { reader in
      var members: [JSON.Member] = []
      var names: Set<String> = []
      if reader.take("}") { return members }
      while true {
        guard reader.next == UInt8(ascii: "\"") else { throw reader.unexpected("a name in quotes") }
        let name = try reader.string()
        guard names.insert(name).inserted else {
          throw reader.error("the name \"\(name)\" repeats")
        }
        reader.skipBlanks()
        guard reader.take(":") else { throw reader.unexpected("':'") }
        reader.skipBlanks()
        members.append(JSON.Member(name, try reader.value()))
        reader.skipBlanks()
        if reader.take("}") { return members }
        guard reader.take(",") else { throw reader.unexpected("',' or '}'") }
        reader.skipBlanks()
      }
    }
  }
}

// MARK: Numbers

extension JSONReader {
  private mutating func digits() throws {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    if place == start { throw unexpected("a digit") }
  }

  private mutating func number() throws -> JSON.Content {
    let start = place
    var isInteger = true
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") {
      isInteger = false
      try digits()
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isInteger, text != "-0", let integer = Int64(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw error("the number \(text) is too large")
    }
    return .number(number)
  }
}

// MARK: Strings

extension JSONReader {
  private mutating func string() throws -> String {
    place += 1
    var text: [UInt8] = []
    while true {
      guard let byte = next else { throw error("the text ends within a string") }
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("a string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        place += 1
        try escape(into: &text)
      case 0..<0x20: throw error("\(description) within a string has to be escaped")
      default:
        text.append(byte)
        place += 1
      }
    }
  }

  private static let escapes: KeyValuePairs<Unicode.Scalar, UInt8> = [
    "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
  ]

  private mutating func escape(into text: inout [UInt8]) throws {
    for (letter, byte) in Self.escapes where take(letter) { return text.append(byte) }
    guard take("u") else { throw unexpected("an escape such as \\n") }
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code) {
      guard take("\\"), take("u") else { throw error("half of a surrogate pair in a string") }
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else {
        throw error("half of a surrogate pair in a string")
      }
      code = 0x1_0000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw error("half of a surrogate pair in a string")
    }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal() throws -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, byte < 0x80,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw unexpected("four hexadecimal digits behind \\u") }
      code = code << 4 | UInt32(digit)
      place += 1
    }
    return code
  }
}
