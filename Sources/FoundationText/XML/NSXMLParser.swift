internal import CXML
internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime

/// Parses XML documents with libxml2, and reports each event to its delegate, from NSXMLParser.h.
///
/// The delegate is called between two pieces of the document, never from inside libxml2.
package final class NSXMLParser: RuntimeObject {
  @Weak private var delegate: RuntimeObject?
  @Strong private var failure: NSError?
  private var bytes: [UInt8]?
  private var isAborted = false
  private var processesNamespaces = false
  private var reportsPrefixes = false
  private var resolvesEntities = false
  /// An `NSXMLParserExternalEntityResolvingPolicy`.
  private var entityPolicy = 0
  /// The position after the last event, and the document type's identifiers.
  private var (line, column) = (0, 0)
  private var publicID, systemID: String?
  /// The namespace prefixes that each open element has declared.
  private var scopes: [[String]] = []

  static let domain = "NSXMLParserErrorDomain"
  /// The number of bytes that libxml2 parses at a time.
  private static let pieceSize = 32 << 10

  private func tell(_ name: String, _ arguments: any MessageValue...) throws {
    guard let delegate else { return }
    try delegate.whileKept {
      guard try delegate.responds(to: name) else { return }
      _ = try delegate.send(name, with: [self as any MessageValue] + arguments)
    }
  }

  // MARK: Parsing

  private func parse() throws -> Bool {
    isAborted = false
    failure = nil
    scopes = []
    (line, column) = (1, 1)
    (publicID, systemID) = (nil, nil)
    guard let bytes else { return false }
    guard !bytes.isEmpty else { return try fail(XMLErrorCode.emptyDocument, "Document is empty") }
    let parser = try XMLLibrary.shared.makeParser()
    for start in stride(from: 0, to: bytes.count, by: Self.pieceSize) {
      try foundation.checkStop()
      let end = min(start + Self.pieceSize, bytes.count)
      for event in parser.parse(bytes[start..<end], isLast: end == bytes.count) {
        (line, column) = (event.line, event.column)
        if event.type == xml_document_ends {
          try tell("parserDidEndDocument:")
          return true
        }
        if let (code, message) = try report(event) { return try fail(code, message) }
        if isAborted { return try fail(XMLErrorCode.aborted, "The delegate aborted the parsing") }
      }
    }
    return try fail(XMLErrorCode.prematureEnd, "Extra content at the end of the document")
  }

  private func fail(_ code: Int, _ message: String) throws -> Bool {
    let made = runtime.createInstance(runtime.cls(FoundationClasses.error)) as? NSError
    made?.fill(
      domain: Self.domain, code: code,
      userInfo: .dictionary([
        .init(key: .string("NSXMLParserErrorLineNumber"), value: .integer(Int64(line))),
        .init(key: .string("NSXMLParserErrorColumn"), value: .integer(Int64(column))),
        .init(key: .string("NSXMLParserErrorMessage"), value: .string(message)),
      ]))
    failure = made
    try whileKept { try tell("parser:parseErrorOccurred:", made) }
    return false
  }

  /// Reports one event to the delegate; returns the code and the message of an error, or nil.
  private func report(_ event: XMLEvent) throws -> (Int, String)? {
    let texts = event.texts
    switch event.type {
    case xml_document_begins: try tell("parserDidStartDocument:")
    case xml_element_begins: try start(event)
    case xml_element_ends: try end(event)
    case xml_characters: try tell("parser:foundCharacters:", event.text(0))
    case xml_cdata: try report(data: event.text(0))
    case xml_comment: try tell("parser:foundComment:", event.text(0))
    case xml_instruction:
      try tell(
        "parser:foundProcessingInstructionWithTarget:data:", event.text(0), texts[1])
    case xml_document_type: (publicID, systemID) = (texts[0], texts[1])
    case xml_unknown_entity: return try resolve(event)
    case xml_error:
      // Without namespaces, a prefix is a part of the name.
      let isIgnored = XMLErrorCode.namespaces.contains(event.number) && !processesNamespaces
      return isIgnored ? nil : (event.number, event.text(0))
    default: try report(declaration: event)
    }
    return nil
  }

  private func report(data text: String) throws {
    let name = "parser:foundCDATA:"
    if try delegate?.responds(to: name) == true {
      try tell(name, foundation.data(Array(text.utf8)))
    } else {
      try tell("parser:foundCharacters:", text)
    }
  }

  private func report(declaration event: XMLEvent) throws {
    let (name, texts) = (event.text(0), event.texts)
    switch event.type {
    case xml_internal_entity:
      try tell("parser:foundInternalEntityDeclarationWithName:value:", name, event.text(1))
    case xml_external_entity:
      try tell(
        "parser:foundExternalEntityDeclarationWithName:publicID:systemID:", name, texts[1],
        texts[2])
    case xml_unparsed_entity:
      try tell(
        "parser:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:", name,
        texts[1], texts[2], texts[3])
    case xml_notation:
      try tell(
        "parser:foundNotationDeclarationWithName:publicID:systemID:", name, texts[1], texts[2])
    case xml_attribute_declaration:
      let types = XMLDeclarationTypes.attributes
      try tell(
        "parser:foundAttributeDeclarationWithName:forElement:type:defaultValue:", name,
        event.text(1), types.indices.contains(event.number) ? types[event.number] : String?.none,
        texts[2])
    case xml_element_declaration:
      let models = XMLDeclarationTypes.elements
      try tell(
        "parser:foundElementDeclarationWithName:model:", name,
        models.indices.contains(event.number) ? models[event.number] : "UNKNOWN")
    default: break
    }
  }

  /// Asks the delegate for the text of an entity that is external or not declared.
  ///
  /// Nothing is loaded. An entity that can be declared in an external subset is then skipped.
  private func resolve(_ event: XMLEvent) throws -> (Int, String)? {
    let ask = "parser:resolveExternalEntityName:systemID:"
    let name = event.text(0)
    if let delegate, try delegate.responds(to: ask) {
      let answer = try delegate.whileKept {
        try delegate.send(ask, self, name, event.texts[1])
      }
      if let data = ByteArgument.from(answer, in: runtime) {
        try tell("parser:foundCharacters:", String(decoding: data.bytes, as: UTF8.self))
        return nil
      }
    }
    let isDeclaredElsewhere = event.number == 1 && event.texts[1] == nil
    return isDeclaredElsewhere
      ? nil : (XMLErrorCode.undeclaredEntity, "Entity '\(name)' not defined")
  }

  // MARK: Elements

  private static func qualified(_ prefix: String?, _ name: String) -> String {
    prefix.map { $0 + ":" + name } ?? name
  }

  private func start(_ event: XMLEvent) throws {
    let texts = event.texts
    var attributes: [Value.DictionaryEntry] = []
    var declared: [String] = []
    let firstAttribute = 3 + 2 * event.number
    for index in stride(from: 3, to: firstAttribute, by: 2) {
      let uri = event.text(index + 1)
      declared.append(event.text(index))
      if !processesNamespaces {
        let name = texts[index].map { "xmlns:" + $0 } ?? "xmlns"
        attributes.append(.init(key: .string(name), value: .string(uri)))
      }
      if reportsPrefixes {
        try tell("parser:didStartMappingPrefix:toURI:", event.text(index), uri)
      }
    }
    for index in stride(from: firstAttribute, to: texts.count, by: 3) {
      let name = Self.qualified(texts[index + 1], event.text(index))
      attributes.append(.init(key: .string(name), value: .string(event.text(index + 2))))
    }
    scopes.append(declared)
    let message = "parser:didStartElement:namespaceURI:qualifiedName:attributes:"
    let name = Self.qualified(texts[1], event.text(0))
    if processesNamespaces {
      try tell(message, event.text(0), event.text(2), name, Value.dictionary(attributes))
    } else {
      try tell(message, name, String?.none, String?.none, Value.dictionary(attributes))
    }
  }

  private func end(_ event: XMLEvent) throws {
    let message = "parser:didEndElement:namespaceURI:qualifiedName:"
    let name = Self.qualified(event.texts[1], event.text(0))
    if processesNamespaces {
      try tell(message, event.text(0), event.text(2), name)
    } else {
      try tell(message, name, String?.none, String?.none)
    }
    let declared = scopes.popLast() ?? []
    guard reportsPrefixes else { return }
    for prefix in declared { try tell("parser:didEndMappingPrefix:", prefix) }
  }
}

/// The codes of errors that are found outside libxml2, from NSXMLParser.h.
private enum XMLErrorCode {
  static let emptyDocument = 4
  static let prematureEnd = 5
  static let undeclaredEntity = 26
  static let aborted = 512
  /// libxml2's errors of namespaces, such as `XML_NS_ERR_UNDEFINED_NAMESPACE`.
  static let namespaces = 200...205
}

/// The names of libxml2's `xmlAttributeType` and `xmlElementTypeVal`, by their values.
private enum XMLDeclarationTypes {
  static let attributes: [String?] = [
    nil, "CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS",
    "ENUMERATION", "NOTATION",
  ]
  static let elements = ["UNDEFINED", "EMPTY", "ANY", "MIXED", "ELEMENT"]
}

extension NSXMLParser {
  static func define(_ parser: ClassDefinition<NSXMLParser>) {
    parser.method("initWithData:") { (parser, data: ByteArgument?) -> NSXMLParser in
      parser.bytes = data?.bytes
      return parser
    }
    parser.method("initWithContentsOfURL:") { (parser, file: FileArgument) -> NSXMLParser? in
      parser.bytes = try parser.foundation.contents(of: file).bytes
      return parser.bytes == nil ? nil : parser
    }
    parser.method("initWithStream:") { (parser, stream: NSStream) -> NSXMLParser in
      parser.bytes = try stream.readToEnd()
      return parser
    }
    parser.property(
      "delegate", .weak, of: "<NSXMLParserDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    parser.method("parse") { (parser) -> Bool in try parser.whileKept { try parser.parse() } }
    parser.method("abortParsing") { (parser) in parser.isAborted = true }
    parser.readonly("parserError", .copy) { $0.failure }
    parser.readonly("lineNumber") { (parser) -> Int in parser.line }
    parser.readonly("columnNumber") { (parser) -> Int in parser.column }
    parser.readonly("publicID", .copy) { (parser) -> String? in parser.publicID }
    parser.readonly("systemID", .copy) { (parser) -> String? in parser.systemID }
    parser.property(
      "shouldProcessNamespaces", get: { $0.processesNamespaces },
      set: { $0.processesNamespaces = $1 })
    parser.property(
      "shouldReportNamespacePrefixes", get: { $0.reportsPrefixes },
      set: { $0.reportsPrefixes = $1 })
    // External entities are never loaded; the policy is only stored and returned.
    parser.property(
      "externalEntityResolvingPolicy", get: { $0.entityPolicy }, set: { $0.entityPolicy = $1 })
    parser.property(
      "shouldResolveExternalEntities", get: { $0.resolvesEntities },
      set: { $0.resolvesEntities = $1 })
  }
}

extension FoundationProtocols {
  package static let xmlParserDelegate = NativeProtocol(
    "NSXMLParserDelegate", adopts: [object],
    optional: [
      .init("parserDidStartDocument:", NSXMLParser.self),
      .init("parserDidEndDocument:", NSXMLParser.self),
      .init(
        "parser:didStartElement:namespaceURI:qualifiedName:attributes:", NSXMLParser.self,
        String.self, String?.self, String?.self, Instance<NSDictionary>.self),
      .init(
        "parser:didEndElement:namespaceURI:qualifiedName:", NSXMLParser.self, String.self,
        String?.self, String?.self),
      .init(
        "parser:didStartMappingPrefix:toURI:", NSXMLParser.self, String.self, String.self),
      .init("parser:didEndMappingPrefix:", NSXMLParser.self, String.self),
      .init("parser:foundCharacters:", NSXMLParser.self, String.self),
      .init("parser:foundIgnorableWhitespace:", NSXMLParser.self, String.self),
      .init(
        "parser:foundProcessingInstructionWithTarget:data:", NSXMLParser.self, String.self,
        String?.self),
      .init("parser:foundComment:", NSXMLParser.self, String.self),
      .init("parser:foundCDATA:", NSXMLParser.self, NSData.self),
      .init(
        "parser:resolveExternalEntityName:systemID:", returns: NSData?.self, NSXMLParser.self,
        String.self, String?.self),
      .init("parser:parseErrorOccurred:", NSXMLParser.self, NSError.self),
      .init("parser:validationErrorOccurred:", NSXMLParser.self, NSError.self),
      .init(
        "parser:foundInternalEntityDeclarationWithName:value:", NSXMLParser.self, String.self,
        String?.self),
      .init(
        "parser:foundExternalEntityDeclarationWithName:publicID:systemID:", NSXMLParser.self,
        String.self, String?.self, String?.self),
      .init(
        "parser:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:",
        NSXMLParser.self, String.self, String?.self, String?.self, String?.self),
      .init(
        "parser:foundAttributeDeclarationWithName:forElement:type:defaultValue:",
        NSXMLParser.self, String.self, String.self, String?.self, String?.self),
      .init(
        "parser:foundNotationDeclarationWithName:publicID:systemID:", NSXMLParser.self,
        String.self, String?.self, String?.self),
      .init(
        "parser:foundElementDeclarationWithName:model:", NSXMLParser.self, String.self,
        String.self),
    ])
}

extension FoundationClasses {
  package static let xmlParser = NativeClass<NSXMLParser>(
    "NSXMLParser", superclass: object, NSXMLParser.define)
}
