/// Reads a property list in the OpenStep format up to its first fault.
struct OldListDiagnosis {
  private let text: [Unicode.Scalar]
  private var place = 0
  /// The line that Core Foundation logs about a missing semicolon.
  private(set) var warning: String?

  /// The depth of nesting at which Core Foundation stops.
  private static let deepest = 512

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// The line of the current position, from 1.
  var line: Int { 1 + text[..<min(place, text.count)].count { $0 == "\n" } }

  /// Reads the whole list.
  mutating func read() throws(ListFault) {
    guard !text.isEmpty else {
      throw ListFault("Conversion of string failed. The string is empty.")
    }
    skip()
    guard place < text.count else { return }
    let isText = !"{(<".unicodeScalars.contains(text[place])
    _ = try object(isRequired: true, depth: 0)
    skip()
    guard place < text.count else { return }
    guard isText else { throw ListFault("Junk after plist at line \(line)") }
    place = 0
    try entries(depth: 0)
  }

  /// Skips whitespace and comments.
  private mutating func skip() {
    while place < text.count {
      let next = place + 1 < text.count ? text[place + 1] : " "
      switch text[place] {
      case "\t", "\n", "\u{B}", "\u{C}", "\r", " ", "\u{2028}", "\u{2029}": place += 1
      case "/" where next == "/":
        while place < text.count, text[place] != "\n", text[place] != "\r" { place += 1 }
      case "/" where next == "*":
        place += 2
        while place < text.count,
          !(text[place] == "/" && text[place - 1] == "*")
        {
          place += 1
        }
        place = min(place + 1, text.count)
      default: return
      }
    }
  }

  /// Reads an object; returns whether there was one.
  private mutating func object(isRequired: Bool, depth: Int) throws(ListFault) -> Bool {
    guard depth <= Self.deepest else {
      throw ListFault("Too many nested arrays or dictionaries at line \(line)")
    }
    skip()
    guard place < text.count else {
      if isRequired { throw ListFault("Unexpected EOF while parsing plist") }
      return false
    }
    let sign = text[place]
    switch sign {
    case "{":
      place += 1
      try entries(depth: depth)
      skip()
      guard place < text.count, text[place] == "}" else {
        throw ListFault("Expected terminating '}' for dictionary at line \(line)")
      }
      place += 1
    case "(":
      place += 1
      try array(depth: depth)
    case "<":
      place += 1
      try data()
    default:
      guard try string() else {
        if isRequired {
          throw ListFault(
            "Unexpected character '0x\(String(sign.value, radix: 16))' at line \(line)")
        }
        return false
      }
    }
    return true
  }

  /// Reads a string; returns whether there was one.
  private mutating func string() throws(ListFault) -> Bool {
    skip()
    guard place < text.count else { return false }
    let sign = text[place]
    if sign == "\"" || sign == "'" {
      let start = line
      place += 1
      while place < text.count, text[place] != sign { place += text[place] == "\\" ? 2 : 1 }
      guard place < text.count else {
        throw ListFault("Unterminated quoted string starting on line \(start)")
      }
      place += 1
      return true
    }
    let start = place
    while place < text.count, Self.isUnquoted(text[place]) { place += 1 }
    return place > start
  }

  private static func isUnquoted(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private mutating func array(depth: Int) throws(ListFault) {
    while try object(isRequired: false, depth: depth + 1) {
      skip()
      guard place < text.count else { throw ListFault("Expected ',' for array at line \(line)") }
      guard text[place] == "," else { break }
      place += 1
    }
    skip()
    guard place < text.count, text[place] == ")" else {
      throw ListFault("Expected terminating ')' for array at line \(line)")
    }
    place += 1
  }

  private mutating func entries(depth: Int) throws(ListFault) {
    while try string() {
      skip()
      guard place < text.count else { throw missingSemicolon(" or value", "OrValue") }
      if text[place] == "=" {
        place += 1
        _ = try object(isRequired: true, depth: depth + 1)
      } else if text[place] != ";" {
        throw ListFault("Expected ';' or '=' after key at line \(line)")
      }
      skip()
      guard place < text.count, text[place] == ";" else { throw missingSemicolon("", "") }
      place += 1
    }
  }

  private mutating func missingSemicolon(_ what: String, _ suffix: String) -> ListFault {
    warning =
      "CFPropertyListCreateFromXMLData(): Old-style plist parser: missing semicolon\(what) in "
      + "dictionary on line \(line). Parsing will be abandoned. Break on "
      + "_CFPropertyListMissingSemicolon\(suffix) to debug."
    return ListFault("Missing ';' on line \(line)")
  }

  private mutating func data() throws(ListFault) {
    var digits = 0
    while place < text.count, text[place] != ">" {
      if text[place].properties.isASCIIHexDigit {
        digits += 1
      } else {
        guard digits % 2 == 0 else {
          throw ListFault("Malformed data byte group at line \(line); uneven length")
        }
        guard " \n\t\r\u{2028}\u{2029}".unicodeScalars.contains(text[place]) else {
          throw ListFault("Malformed data byte group at line \(line); invalid hex")
        }
      }
      place += 1
    }
    guard digits % 2 == 0 else {
      throw ListFault("Malformed data byte group at line \(line); uneven length")
    }
    guard place < text.count else {
      throw ListFault("Expected terminating '>' for data at line \(line)")
    }
    place += 1
  }
}
