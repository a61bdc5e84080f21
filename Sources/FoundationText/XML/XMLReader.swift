/// A parse error, with the codes of NSXMLParser.h, which are libxml2's.
struct XMLFailure: Error {
  let code: Int
  let words: String

  static let noDocument = XMLFailure(code: 4, words: "Document is empty")
  static let prematureEnd = XMLFailure(code: 5, words: "Extra content at the end of the document")
  static let invalidHexReference = XMLFailure(code: 6, words: "xmlParseCharRef: invalid hex value")
  static let invalidReference = XMLFailure(
    code: 7, words: "xmlParseCharRef: invalid decimal value")
  static let invalidCharacter = XMLFailure(code: 9, words: "PCDATA invalid Char value")
  static let undeclaredEntity = XMLFailure(code: 26, words: "Entity not defined")
  static let unsupportedEncoding = XMLFailure(code: 32, words: "Unsupported encoding")
  static let namespace = XMLFailure(code: 201, words: "Namespace prefix is not defined")
  static let lessThanInAttribute = XMLFailure(
    code: 38, words: "Unescaped '<' not allowed in attributes values")
  static let attributeNotStarted = XMLFailure(code: 39, words: "AttValue: \" or ' expected")
  static let attributeRedefined = XMLFailure(code: 42, words: "Attribute redefined")
  static let commentNotFinished = XMLFailure(code: 45, words: "Comment not terminated")
  static let instructionNotStarted = XMLFailure(
    code: 46, words: "xmlParsePI : no target name")
  static let instructionNotFinished = XMLFailure(code: 47, words: "PI not terminated")
  static let doctypeNotFinished = XMLFailure(code: 61, words: "DOCTYPE improperly terminated")
  static let cdataNotFinished = XMLFailure(code: 63, words: "CData section not finished")
  static let declarationMisplaced = XMLFailure(
    code: 64, words: "XML declaration allowed only at the start of the document")
  static let spaceRequired = XMLFailure(code: 65, words: "attributes construct error")
  static let nameRequired = XMLFailure(code: 68, words: "StartTag: invalid element name")
  static let greaterThanRequired = XMLFailure(
    code: 73, words: "Couldn't find end of Start Tag")
  static let equalsRequired = XMLFailure(
    code: 41, words: "Specification mandates value for attribute")
  static let entityLoop = XMLFailure(code: 89, words: "Detected an entity reference loop")
  static let semicolonRequired = XMLFailure(code: 23, words: "EntityRef: expecting ';'")
  static let aborted = XMLFailure(code: 512, words: "The delegate aborted the parsing")

  static func mismatch(_ open: String, _ close: String) -> XMLFailure {
    XMLFailure(code: 76, words: "Opening and ending tag mismatch: \(open) and \(close)")
  }
}

/// A pull parser: returns the events of a document in order.
struct XMLReader {
  enum Event {
    case start(String, [(name: String, value: String)])
    case end(String)
    case characters(String)
    case cdata(String)
    case comment(String)
    case instruction(target: String, data: String?)
    case internalEntity(name: String, value: String)
    case externalEntity(name: String, publicID: String?, systemID: String?)
    case unparsedEntity(name: String, publicID: String?, systemID: String?, notation: String)
    case notation(name: String, publicID: String?, systemID: String?)
    case attribute(name: String, element: String, type: String, usual: String?)
    case element(name: String, model: String)
    case unknownEntity(String)
    case finished
  }

  var text: XMLText
  private var open: [String] = []
  private var hasRoot = false
  /// The entities of the internal subset, and the system identifiers of external ones.
  var entities: [String: String] = [:]
  var externalEntities: [String: String] = [:]
  /// The default values of attributes, by element name.
  var defaults: [String: [(name: String, value: String)]] = [:]
  /// The further events of a construct that produced more than one.
  var waiting: [Event] = []
  var publicID: String?
  var systemID: String?

  init(_ bytes: [UInt8]) { text = XMLText(bytes) }

  /// Returns the next event.
  ///
  /// - Throws: ``XMLFailure`` if the document is not well formed.
  mutating func next() throws(XMLFailure) -> Event {
    if !waiting.isEmpty { return waiting.removeFirst() }
    if text.position == 0 { try readDeclaration() }
    while true {
      if open.isEmpty {
        text.skipSpace()
        if text.isAtEnd {
          guard hasRoot else { throw .noDocument }
          return .finished
        }
        guard text.next == 0x3C else { throw hasRoot ? .prematureEnd : .noDocument }
      } else if text.isAtEnd {
        throw .prematureEnd
      }
      if let event = try readOne() { return event }
      if !waiting.isEmpty { return waiting.removeFirst() }
    }
  }

  private mutating func readDeclaration() throws(XMLFailure) {
    guard text.hasNext("<?xml"), text.skip("<?xml") else { return }
    guard text.take(before: "?>") != nil else { throw .instructionNotFinished }
  }

  /// Parses one construct; returns nil if it produces no event.
  private mutating func readOne() throws(XMLFailure) -> Event? {
    guard text.next == 0x3C else { return try readText() }
    if text.skip("<!--") {
      guard let comment = text.take(before: "-->") else { throw .commentNotFinished }
      return .comment(comment)
    }
    if !open.isEmpty, text.skip("<![CDATA[") {
      guard let data = text.take(before: "]]>") else { throw .cdataNotFinished }
      return .cdata(data)
    }
    if open.isEmpty, !hasRoot, text.skip("<!DOCTYPE") {
      try readDoctype()
      return nil
    }
    if text.skip("<?") { return try readInstruction() }
    if text.skip("</") { return try readEnd() }
    text.advance()
    return try readStart()
  }

  mutating func readInstruction() throws(XMLFailure) -> Event {
    guard let target = text.name() else { throw .instructionNotStarted }
    if target.lowercased() == "xml" { throw .declarationMisplaced }
    text.skipSpace()
    guard let data = text.take(before: "?>") else { throw .instructionNotFinished }
    return .instruction(target: target, data: data.isEmpty ? nil : data)
  }

  private mutating func readStart() throws(XMLFailure) -> Event {
    guard !hasRoot || !open.isEmpty else { throw .prematureEnd }
    guard let name = text.name() else { throw .nameRequired }
    hasRoot = true
    var attributes: [(name: String, value: String)] = []
    while true {
      let isSpaced = text.skipSpace()
      if text.skip("/>") {
        waiting.append(.end(name))
        return .start(name, attributes + missing(attributes, of: name))
      }
      if text.skip(">") {
        open.append(name)
        return .start(name, attributes + missing(attributes, of: name))
      }
      if text.isAtEnd { throw .greaterThanRequired }
      guard let attribute = text.name() else { throw .greaterThanRequired }
      guard isSpaced else { throw .spaceRequired }
      text.skipSpace()
      guard text.skip("=") else { throw .equalsRequired }
      text.skipSpace()
      let value = try readAttribute()
      guard !attributes.contains(where: { $0.name == attribute }) else {
        throw .attributeRedefined
      }
      attributes.append((attribute, value))
    }
  }

  private mutating func readAttribute() throws(XMLFailure) -> String {
    guard let quote = text.next, quote == 0x22 || quote == 0x27 else { throw .attributeNotStarted }
    text.advance()
    var value = ""
    while let byte = text.next, byte != quote {
      switch byte {
      case 0x3C: throw .lessThanInAttribute
      case 0x26:
        switch try readReference() {
        case .characters(let characters): value += characters
        case .unknownEntity: throw .undeclaredEntity
        default: break
        }
      case 0x09, 0x0A, 0x0D:
        value += " "
        text.advance()
      default:
        value += text.take { $0 != quote && $0 != 0x26 && $0 != 0x3C && !XMLText.isSpace($0) }
        if text.next == 0x20 {
          value += " "
          text.advance()
        }
      }
    }
    guard !text.isAtEnd else { throw .greaterThanRequired }
    text.advance()
    return value
  }

  private mutating func readEnd() throws(XMLFailure) -> Event {
    guard let name = text.name() else { throw .nameRequired }
    text.skipSpace()
    guard let last = open.popLast() else { throw .prematureEnd }
    guard last == name else { throw .mismatch(last, name) }
    guard text.skip(">") else { throw .greaterThanRequired }
    return .end(name)
  }

  /// Parses a run of characters, or one reference, which is a separate event as on a device.
  private mutating func readText() throws(XMLFailure) -> Event {
    if text.next == 0x26 { return try readReference() }
    let run = text.take { $0 != 0x3C && $0 != 0x26 }
    guard
      !run.utf8.contains(where: { $0 < 0x20 && !XMLText.isSpace($0) })
    else { throw .invalidCharacter }
    return .characters(run.contains("\r") ? Self.withPlainLines(run) : run)
  }

  /// Normalizes line endings to one character, as the XML specification requires.
  private static func withPlainLines(_ run: String) -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in run.unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if scalar != "\n" || !wasReturn {
        result.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return String(result)
  }

  /// Returns the default attributes that an element does not specify.
  private func missing(
    _ attributes: [(name: String, value: String)], of element: String
  ) -> [(name: String, value: String)] {
    guard let usual = defaults[element] else { return [] }
    return usual.filter { usual in !attributes.contains { $0.name == usual.name } }
  }

  // MARK: References

  private static let predefined = [
    "lt": "<", "gt": ">", "amp": "&", "apos": "'", "quot": "\"",
  ]

  private mutating func readReference() throws(XMLFailure) -> Event {
    text.advance()
    if text.skip("#x") { return try readCharacter(16, .invalidHexReference) }
    if text.skip("#") { return try readCharacter(10, .invalidReference) }
    guard let name = text.name() else { throw .nameRequired }
    guard text.skip(";") else { throw .semicolonRequired }
    if let known = Self.predefined[name] { return .characters(known) }
    guard let value = entities[name] else { return .unknownEntity(name) }
    return .characters(try expanded(value, depth: 0))
  }

  private mutating func readCharacter(
    _ radix: Int, _ failure: XMLFailure
  ) throws(XMLFailure) -> Event {
    let digits = text.take { byte in byte != 0x3B && byte != 0x3C && !XMLText.isSpace(byte) }
    guard text.skip(";"), let code = UInt32(digits, radix: radix),
      let scalar = Unicode.Scalar(code), code >= 0x20 || [9, 10, 13].contains(code)
    else { throw failure }
    return .characters(String(scalar))
  }

  /// The limits of entity nesting and of the expanded length.
  private static let (deepest, longest) = (40, 10_000_000)

  /// Returns the value of an entity with all nested entities expanded.
  private func expanded(_ value: String, depth: Int) throws(XMLFailure) -> String {
    guard depth < Self.deepest else { throw .entityLoop }
    guard value.contains("&") else { return value }
    var result = ""
    var reader = XMLReader(Array(value.utf8))
    reader.entities = [:]
    while !reader.text.isAtEnd {
      if reader.text.next != 0x26 {
        result += reader.text.take { $0 != 0x26 }
        continue
      }
      switch try reader.readReference() {
      case .characters(let characters): result += characters
      case .unknownEntity(let name):
        guard let inner = entities[name] else { throw .undeclaredEntity }
        result += try expanded(inner, depth: depth + 1)
      default: break
      }
      guard result.utf8.count < Self.longest else { throw .entityLoop }
    }
    return result
  }
}
