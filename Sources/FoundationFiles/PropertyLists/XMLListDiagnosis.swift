/// Reads an XML property list up to its first fault.
struct XMLListDiagnosis {
  private let bytes: [UInt8]
  private var place: Int

  /// The depth of nesting at which Core Foundation stops.
  private static let deepest = 512

  init(_ bytes: [UInt8], from start: Int) { (self.bytes, place) = (bytes, start) }

  /// Reads the whole list.
  mutating func read() throws(ListFault) {
    while place < bytes.count {
      skipSpace()
      guard place + 1 < bytes.count else { throw ListFault("No XML content found") }
      guard bytes[place] == UInt8(ascii: "<") else {
        throw ListFault("Unexpected character \(sign) at line \(line)")
      }
      place += 1
      if bytes[place] == UInt8(ascii: "!") {
        place += 1
        if has("--") { try comment() } else { try documentType() }
      } else if bytes[place] == UInt8(ascii: "?") {
        try instruction()
      } else {
        _ = try element(depth: 0)
        return
      }
    }
    throw ListFault("Encountered unexpected EOF")
  }

  private var line: Int { 1 + bytes[..<place].count { $0 == 0x0A } }

  /// The character at the current position.
  private var sign: Character { Character(Unicode.Scalar(bytes[place])) }

  private func has(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  /// Skips a text; returns whether it was found.
  private mutating func skip(past end: String) -> Bool {
    let start = place
    while place < bytes.count {
      if has(end) {
        place += end.utf8.count
        return true
      }
      place += 1
    }
    place = start
    return false
  }

  private mutating func comment() throws(ListFault) {
    place += 2
    guard skip(past: "-->") else {
      throw ListFault("Unterminated comment started on line \(line)")
    }
  }

  private mutating func instruction() throws(ListFault) {
    guard skip(past: "?>") else {
      throw ListFault(
        "Encountered unexpected EOF while parsing the processing instruction begun on line "
          + "\(line)")
    }
  }

  private mutating func documentType() throws(ListFault) {
    guard has("DOCTYPE") else { throw ListFault("Malformed DTD on line \(line)") }
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
    guard place < bytes.count else {
      throw ListFault("Encountered unexpected EOF while parsing DTD")
    }
    place += 1
  }

  /// Reads the next element; returns its name, or nil at an end tag.
  private mutating func content(depth: Int) throws(ListFault) -> String? {
    guard depth <= Self.deepest else {
      throw ListFault("Too many nested arrays or dictionaries, failing on line \(line)")
    }
    while true {
      skipSpace()
      guard place + 1 < bytes.count else { throw ListFault("Encountered unexpected EOF") }
      guard bytes[place] == UInt8(ascii: "<") else {
        throw ListFault(
          "Encountered unexpected character \(sign) on line \(line) while looking for open tag")
      }
      switch bytes[place + 1] {
      case UInt8(ascii: "?"):
        place += 1
        try instruction()
      case UInt8(ascii: "!"):
        place += 2
        guard place < bytes.count, has("--") else {
          throw ListFault("Encountered unexpected EOF")
        }
        try comment()
      case UInt8(ascii: "/"): return nil
      default:
        place += 1
        return try element(depth: depth)
      }
    }
  }

  /// Reads an element after its `<`; returns its name.
  private mutating func element(depth: Int) throws(ListFault) -> String {
    let start = place
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else {
      throw ListFault("Encountered unexpected EOF")
    }
    let isEmpty = end > start && bytes[end - 1] == UInt8(ascii: "/")
    let inside = bytes[start..<(isEmpty ? end - 1 : end)]
    let name = String(
      decoding: inside.prefix { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }, as: UTF8.self)
    guard !name.isEmpty else { throw ListFault("Malformed tag on line \(line)") }
    place = end + 1
    switch name {
    case "plist" where isEmpty: throw ListFault("Encountered empty plist tag")
    case "plist": try root(depth)
    case "array":
      if isEmpty { return name }
      while try content(depth: depth + 1) != nil {}
      try endTag("array")
    case "dict": if !isEmpty { try dictionary(depth + 1) }
    case "true", "false":
      if isEmpty { return name }
      guard has("</\(name)") else {
        throw ListFault("Encountered non-empty <\(name)> on line \(line)")
      }
      try endTag(name)
    case "key", "string": if !isEmpty { try scalar(name) }
    case "data", "date", "real", "integer":
      if isEmpty { throw ListFault("Encountered empty <\(name)> on line \(line)") }
      try scalar(name)
    default:
      place = start
      throw ListFault("Encountered unknown tag \(name) on line \(line)")
    }
    return name
  }

  private mutating func root(_ depth: Int) throws(ListFault) {
    guard try content(depth: depth + 1) != nil else {
      throw ListFault("Encountered empty plist tag")
    }
    let saved = place
    if try content(depth: depth + 1) != nil {
      place = saved
      throw ListFault(
        "Encountered unexpected element at line \(line) (plist can only include one object)")
    }
    try endTag("plist")
  }

  private mutating func dictionary(_ depth: Int) throws(ListFault) {
    while let name = try content(depth: depth) {
      guard name == "key" else { throw ListFault("Found non-key inside <dict> at line \(line)") }
      guard try content(depth: depth) != nil else {
        throw ListFault("Value missing for key inside <dict> at line \(line)")
      }
    }
    try endTag("dict")
  }

  /// Reads the text of an element, and its end tag.
  private mutating func scalar(_ name: String) throws(ListFault) {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
      if bytes[place] == UInt8(ascii: "&"), name == "string" || name == "key" { try entity() }
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard place < bytes.count || name == "string" || name == "key" else {
      let isNumber = name == "integer"
      throw ListFault(
        isNumber
          ? "Premature end of file after <integer> on line \(line)" : "Encountered unexpected EOF")
    }
    switch name {
    case "integer": try integer(text)
    case "real" where text.isEmpty: throw ListFault("Encountered empty <real> on line \(line)")
    case "real" where Double(text) == nil:
      throw ListFault("Encountered misformatted real on line \(line)")
    case "date" where !isDate(text):
      throw ListFault("Could not interpret <date> at line \(line)")
    case "data":
      if let byte = text.utf8.first(where: { $0 >= 0x80 }) {
        throw ListFault(
          "Could not interpret <data> on line \(line) (invalid character "
            + "0x\(String(byte, radix: 16, uppercase: true)))")
      }
    default: break
    }
    try endTag(name)
  }

  private func integer(_ text: String) throws(ListFault) {
    let digits = text.drop { "+- \t\r\n".contains($0) }
    guard !digits.isEmpty else { throw ListFault("Incomplete <integer> on line \(line)") }
    let isHex = digits.lowercased().hasPrefix("0x")
    for scalar in (isHex ? digits.dropFirst(2) : digits).unicodeScalars {
      if ("0"..."9").contains(scalar) { continue }
      guard scalar.properties.isASCIIHexDigit else {
        throw ListFault(
          "Unknown character '\(scalar)' (0x\(String(scalar.value, radix: 16))) in <integer> "
            + "on line \(line)")
      }
      if !isHex { throw ListFault("Hex digit in non-hex <integer> on line \(line)") }
    }
    let isNegative = text.contains("-")
    let magnitude = UInt64(isHex ? digits.dropFirst(2) : digits, radix: isHex ? 16 : 10)
    guard let magnitude else { throw ListFault("Integer overflow in <integer> on line \(line)") }
    if isNegative, magnitude > UInt64(Int64.max) + 1 {
      throw ListFault("Integer underflow in <integer> on line \(line)")
    }
  }

  /// Whether a text is a date such as `2026-01-31T12:00:00Z`.
  private func isDate(_ text: String) -> Bool {
    let shape = String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
    return shape.drop { $0 == "-" }.drop { $0 == "0" } == "-00-00T00:00:00Z"
  }

  private mutating func entity() throws(ListFault) {
    let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      throw ListFault(
        bytes.count - place < 12
          ? "Encountered unexpected EOF"
          : "Encountered unknown ampersand-escape sequence at line \(line)")
    }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    guard ["lt", "gt", "amp", "apos", "quot"].contains(name) || name.hasPrefix("#") else {
      throw ListFault("Encountered unknown ampersand-escape sequence at line \(line)")
    }
    place = end
  }

  private mutating func endTag(_ name: String) throws(ListFault) {
    guard bytes.count - place >= name.utf8.count + 3 else {
      throw ListFault("Encountered unexpected EOF")
    }
    for wanted in "</".utf8 {
      guard bytes[place] == wanted else { throw unexpectedInEndTag }
      place += 1
    }
    guard has(name) else {
      throw ListFault("Close tag on line \(line) does not match open tag \(name)")
    }
    place += name.utf8.count
    skipSpace()
    guard place < bytes.count else { throw ListFault("Encountered unexpected EOF") }
    guard bytes[place] == UInt8(ascii: ">") else { throw unexpectedInEndTag }
    place += 1
  }

  private var unexpectedInEndTag: ListFault {
    ListFault(
      "Encountered unexpected character \(sign) on line \(line) while looking for close tag")
  }
}
