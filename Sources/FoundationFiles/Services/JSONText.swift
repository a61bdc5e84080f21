internal import FoundationCore
import StringSearch

/// Reads and writes JSON (RFC 8259) as Foundation does, which allows one comma after the last element.
package struct JSONText {
  /// A parse error: the reason and the position.
  package struct Failure: Error {
    let reason: String
    /// The offset in bytes.
    var position = 0
    /// The line and the column of the position; nil if the text ended too early or has no position.
    var place: (line: Int, column: Int)?
  }

  private let bytes: [UInt8]
  private var place = 0
  private var values = 0
  /// Returns whether to go on; it is called after some thousand values.
  private let goesOn: () -> Bool
  /// Foundation's limit of nested containers.
  private static let deepest = 512

  /// Parses a complete JSON text.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, UTF-16 or UTF-32.
  ///   - allowsFragments: whether the top-level value can be something else than an array or an
  ///     object.
  ///   - goesOn: Called after some thousand values; parsing fails when it returns false.
  package static func read(
    _ bytes: [UInt8], allowsFragments: Bool, goesOn: @escaping () -> Bool = { true }
  ) throws(Failure) -> JSONValue {
    var reader = JSONText(bytes: try utf8(bytes), goesOn)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    reader.skipBlanks()
    guard let first = reader.peek else { throw Failure(reason: "Unable to parse empty data.") }
    guard allowsFragments || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      throw reader.failure(
        "JSON text did not start with array or object and option to allow fragments not set.")
    }
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    if reader.peek != nil { throw reader.failure("Garbage at end") }
    return value
  }

  private init(bytes: [UInt8], _ goesOn: @escaping () -> Bool) {
    (self.bytes, self.goesOn) = (bytes, goesOn)
  }

  /// Converts the text to UTF-8.
  ///
  /// UTF-16 and UTF-32 are detected by their byte order marks or by which of the first bytes are 0.
  private static func utf8(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    let first = bytes.prefix(4).map { $0 == 0 }
    let (encoding, mark): (StringEncoding?, Int) =
      switch bytes {
      case _ where bytes.starts(with: [0, 0, 0xFE, 0xFF]): (.utf32BigEndian, 4)
      case _ where bytes.starts(with: [0xFF, 0xFE, 0, 0]): (.utf32LittleEndian, 4)
      case _ where bytes.starts(with: [0xFE, 0xFF]): (.utf16BigEndian, 2)
      case _ where bytes.starts(with: [0xFF, 0xFE]): (.utf16LittleEndian, 2)
      case _ where first == [true, true, true, false]: (.utf32BigEndian, 0)
      case _ where first == [false, true, true, true]: (.utf32LittleEndian, 0)
      case _ where first.starts(with: [true, false]): (.utf16BigEndian, 0)
      case _ where first.starts(with: [false, true]): (.utf16LittleEndian, 0)
      default: (nil, 0)
      }
    guard let encoding else { return bytes }
    guard let text = encoding.text(of: Array(bytes.dropFirst(mark))) else {
      throw Failure(reason: "Unable to convert data to string")
    }
    return Array(text.string.utf8)
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func failure(_ reason: String) -> Failure {
    let before = bytes[..<place]
    let lines = before.count { $0 == 0x0A }
    let column = lines == 0 ? place : place - 1 - (before.lastIndex(of: 0x0A) ?? 0)
    return Failure(reason: reason, position: place, place: (lines + 1, column))
  }

  private mutating func skipBlanks() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard peek == byte.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipBlanks()
    values &+= 1
    if values % 4096 == 0, !goesOn() { throw Failure(reason: "stopped", position: place) }
    guard let byte = peek else {
      throw Failure(reason: "Unexpected end of file", position: place)
    }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), depth >= JSONText.deepest {
      throw failure("Too many nested arrays or dictionaries")
    }
    switch Character(Unicode.Scalar(byte)) {
    case "{": return try object(depth)
    case "[": return try list(depth)
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    case "-", "0"..."9": return try number()
    default: throw failure("Invalid value")
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[place...].starts(with: text.utf8) else { throw failure("Invalid value") }
    place += text.utf8.count
    return value
  }

  private mutating func list(_ depth: Int) throws(Failure) -> JSONValue {
    place += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .list(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return .list(elements) }
      guard take(",") else { throw failure("Badly formed array") }
      skipBlanks()
      if take("]") { return .list(elements) }
    }
  }

  private mutating func object(_ depth: Int) throws(Failure) -> JSONValue {
    place += 1
    var (keys, found): ([String], [JSONValue]) = ([], [])
    // The last of several equal keys counts.
    var places: [String: Int] = [:]
    skipBlanks()
    while !take("}") {
      guard peek == UInt8(ascii: "\"") else { throw failure("No string key for value in object") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw failure("No value for key in object") }
      let next = try value(depth: depth + 1)
      if let place = places[key] {
        found[place] = next
      } else {
        places[key] = keys.count
        keys.append(key)
        found.append(next)
      }
      skipBlanks()
      if take("}") { break }
      guard take(",") else { throw failure("Badly formed object") }
      skipBlanks()
    }
    return .object(zip(keys, found).map { (key: $0, value: $1) })
  }

  /// Moves past some bytes and the digits after them, if there are any.
  private mutating func skipDigits(after count: Int) {
    var next = place + count
    while next < bytes.count, (0x30...0x39).contains(bytes[next]) { next += 1 }
    if next > place + count { place = next }
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = place
    _ = take("-")
    skipDigits(after: 0)
    if peek == UInt8(ascii: ".") { skipDigits(after: 1) }
    if let byte = peek, "eE".utf8.contains(byte) {
      let sign = place + 1 < bytes.count ? bytes[place + 1] : 0
      skipDigits(after: "+-".utf8.contains(sign) ? 2 : 1)
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    guard digits.first?.isNumber == true, digits.last?.isNumber == true else {
      throw failure("Number with minus sign but no digits")
    }
    if digits.count > 1, digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      throw failure("Number with leading zero")
    }
    if let integer = Int64(text) { return .integer(integer) }
    if let integer = UInt64(text) { return .unsigned(integer) }
    guard let double = Double(text), double.isFinite else {
      throw failure("Number wound up as NaN")
    }
    return .number(double)
  }

  private mutating func string() throws(Failure) -> String {
    place += 1
    var units: [UInt8] = []
    while let byte = peek {
      place += 1
      if units.count & 0xFFFF == 0xFFFF, !goesOn() {
        throw Failure(reason: "stopped", position: place)
      }
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF8.self) else {
          throw failure("Unable to convert data to string")
        }
        return text.withOrderedAccents
      case UInt8(ascii: "\\"): units += Array(try escaped().utf8)
      case 0..<0x20: throw failure("Unescaped control character")
      default: units.append(byte)
      }
    }
    throw failure("Unterminated string")
  }

  private mutating func escaped() throws(Failure) -> String {
    guard let byte = peek else { throw failure("Unterminated string") }
    place += 1
    switch Character(Unicode.Scalar(byte)) {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "\"", "\\", "/": return String(Unicode.Scalar(byte))
    case "u":
      let unit = try hexUnit()
      if !UTF16.isSurrogate(unit) { return String(decoding: [unit], as: UTF16.self) }
      guard UTF16.isLeadSurrogate(unit) else {
        throw failure("Unable to convert unicode escape to string")
      }
      guard take("\\"), take("u"), case let low = try hexUnit(), UTF16.isTrailSurrogate(low) else {
        throw failure("Missing low code point in surrogate pair")
      }
      return String(decoding: [unit, low], as: UTF16.self)
    default: throw failure("Invalid escape sequence")
    }
  }

  private mutating func hexUnit() throws(Failure) -> UInt16 {
    guard place + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw failure("Invalid unicode escape sequence") }
    place += 4
    return unit
  }
}
