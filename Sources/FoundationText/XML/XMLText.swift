/// Reads the text of an XML document sequentially, and tracks the line and column.
///
/// The text is UTF-8; other encodings are converted first. The corresponding implementation on a
/// device is libxml2, whose error codes NSXMLParser.h has.
struct XMLText {
  private let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The column of the next character, from 1.
  var column: Int { position - lineStart + 1 }

  var isAtEnd: Bool { position >= bytes.count }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether a name can begin with a byte; all non-ASCII bytes are accepted.
  static func beginsName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x3A
      || byte >= 0x80
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == 0x0A {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
  }

  /// Whether the given text comes next.
  func hasNext(_ text: String) -> Bool {
    var index = position
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Skips the given text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard hasNext(text) else { return false }
    advance(text.utf8.count)
    return true
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = position
    while let byte = next, Self.isSpace(byte) { advance() }
    return position > start
  }

  /// Reads a name; returns nil if none comes next.
  mutating func name() -> String? {
    guard let first = next, Self.beginsName(first) else { return nil }
    return take { Self.continuesName($0) }
  }

  /// Reads bytes while a condition is true.
  mutating func take(while holds: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = next, holds(byte) { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads up to a text and skips it; returns nil if it does not occur.
  mutating func take(before end: String) -> String? {
    let start = position
    while !isAtEnd {
      if hasNext(end) {
        let found = String(decoding: bytes[start..<position], as: UTF8.self)
        advance(end.utf8.count)
        return found
      }
      advance()
    }
    return nil
  }
}

extension XMLText {
  /// Converts a document to UTF-8, according to its byte order mark or its declaration.
  ///
  /// - Returns: nil if the encoding is not supported.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    guard let name = declaredEncoding(bytes) else { return bytes }
    switch name {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16": return bytes
    case "iso-8859-1", "latin1", "windows-1252":
      return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    default: return nil
    }
  }

  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    var text = XMLText(Array(bytes.prefix(200)))
    guard text.skip("<?xml"), var declaration = text.take(before: "?>")?.lowercased()[...],
      let start = declaration.firstRange(of: "encoding")
    else { return nil }
    declaration = declaration[start.upperBound...].drop { "= \t\r\n".contains($0) }
    guard let quote = declaration.first, quote == "\"" || quote == "'" else { return nil }
    return String(declaration.dropFirst().prefix { $0 != quote })
  }
}
