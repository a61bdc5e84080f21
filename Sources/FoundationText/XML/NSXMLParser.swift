internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime

/// Parses XML documents and reports each event to its delegate, from NSXMLParser.h.
package final class NSXMLParser: RuntimeObject {
  @Weak private var delegate: RuntimeObject?
  @Strong private var failure: NSError?
  private var bytes: [UInt8]?
  private var reader: XMLReader?
  private var isAborted = false
  private var processesNamespaces = false
  private var reportsPrefixes = false
  private var resolvesEntities = false
  /// An `NSXMLParserExternalEntityResolvingPolicy`.
  private var entityPolicy = 0
  /// The namespace prefixes that each open element has declared, and their URIs.
  private var scopes: [[(prefix: String, uri: String)]] = []

  static let domain = "NSXMLParserErrorDomain"

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
    guard let bytes else { return false }
    guard let decoded = XMLText.decoded(bytes) else { return try fail(.unsupportedEncoding) }
    var current = XMLReader(decoded)
    reader = current
    guard !decoded.isEmpty else { return try fail(.noDocument) }
    try tell("parserDidStartDocument:")
    while !isAborted {
      let event: XMLReader.Event
      do throws(XMLFailure) {
        event = try current.next()
      } catch {
        reader = current
        return try fail(error)
      }
      reader = current
      if case .finished = event {
        try tell("parserDidEndDocument:")
        return true
      }
      if let wrong = try report(event) { return try fail(wrong) }
    }
    return try fail(.aborted)
  }

  private func fail(_ wrong: XMLFailure) throws -> Bool {
    let made = runtime.createInstance(runtime.cls(FoundationClasses.error)) as? NSError
    made?.fill(
      domain: Self.domain, code: wrong.code,
      userInfo: .dictionary([
        .init(
          key: .string("NSXMLParserErrorLineNumber"),
          value: .integer(Int64(reader?.text.line ?? 1))),
        .init(
          key: .string("NSXMLParserErrorColumn"), value: .integer(Int64(reader?.text.column ?? 1))),
        .init(key: .string("NSXMLParserErrorMessage"), value: .string(wrong.words)),
      ]))
    failure = made
    try whileKept { try tell("parser:parseErrorOccurred:", made) }
    return false
  }

  /// Reports one event to the delegate; returns a failure, or nil.
  private func report(_ event: XMLReader.Event) throws -> XMLFailure? {
    switch event {
    case .start(let name, let attributes): return try start(name, attributes)
    case .end(let name): try end(name)
    case .characters(let text): try tell("parser:foundCharacters:", text)
    case .cdata(let text):
      let name = "parser:foundCDATA:"
      if try delegate?.responds(to: name) == true {
        try tell(name, foundation.data(Array(text.utf8)))
      } else {
        try tell("parser:foundCharacters:", text)
      }
    case .comment(let text): try tell("parser:foundComment:", text)
    case .instruction(let target, let data):
      try tell("parser:foundProcessingInstructionWithTarget:data:", target, data)
    case .internalEntity(let name, let value):
      try tell("parser:foundInternalEntityDeclarationWithName:value:", name, value)
    case .externalEntity(let name, let publicID, let systemID):
      try tell(
        "parser:foundExternalEntityDeclarationWithName:publicID:systemID:", name, publicID,
        systemID)
    case .unparsedEntity(let name, let publicID, let systemID, let notation):
      try tell(
        "parser:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:", name,
        publicID, systemID, notation)
    case .attribute(let name, let element, let type, let usual):
      try tell(
        "parser:foundAttributeDeclarationWithName:forElement:type:defaultValue:", name, element,
        type, usual)
    case .notation(let name, let publicID, let systemID):
      try tell(
        "parser:foundNotationDeclarationWithName:publicID:systemID:", name, publicID, systemID)
    case .element(let name, let model):
      try tell("parser:foundElementDeclarationWithName:model:", name, model)
    case .unknownEntity(let name): return try resolve(name)
    case .finished: break
    }
    return nil
  }

  /// Asks the delegate for the value of an unknown entity.
  private func resolve(_ name: String) throws -> XMLFailure? {
    let ask = "parser:resolveExternalEntityName:systemID:"
    guard let delegate, try delegate.responds(to: ask) else { return .undeclaredEntity }
    let answer = try delegate.whileKept {
      try delegate.send(ask, self, name, reader?.externalEntities[name])
    }
    guard let data = ByteArgument.from(answer, in: runtime) else { return .undeclaredEntity }
    try tell("parser:foundCharacters:", String(decoding: data.bytes, as: UTF8.self))
    return nil
  }

  // MARK: Elements

  private func uri(ofPrefix prefix: String) -> String? {
    scopes.lazy.reversed().compactMap { $0.last { $0.prefix == prefix }?.uri }.first
  }

  private static func parts(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  private func start(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) throws -> XMLFailure? {
    let message = "parser:didStartElement:namespaceURI:qualifiedName:attributes:"
    func dictionary(_ list: [(name: String, value: String)]) -> Value {
      .dictionary(list.map { .init(key: .string($0.name), value: .string($0.value)) })
    }
    guard processesNamespaces || reportsPrefixes else {
      try tell(message, name, String?.none, String?.none, dictionary(attributes))
      return nil
    }
    var declared: [(prefix: String, uri: String)] = []
    for attribute in attributes {
      if attribute.name == "xmlns" { declared.append(("", attribute.value)) }
      if attribute.name.hasPrefix("xmlns:") {
        declared.append((String(attribute.name.dropFirst(6)), attribute.value))
      }
    }
    scopes.append(declared)
    if reportsPrefixes {
      for (prefix, uri) in declared { try tell("parser:didStartMappingPrefix:toURI:", prefix, uri) }
    }
    guard processesNamespaces else {
      try tell(message, name, String?.none, String?.none, dictionary(attributes))
      return nil
    }
    let (prefix, local) = Self.parts(name)
    guard prefix.isEmpty || prefix == "xml" || uri(ofPrefix: prefix) != nil else {
      return .namespace
    }
    let shown = attributes.filter { $0.name != "xmlns" && !$0.name.hasPrefix("xmlns:") }
    try tell(message, local, uri(ofPrefix: prefix) ?? "", name, dictionary(shown))
    return nil
  }

  private func end(_ name: String) throws {
    let message = "parser:didEndElement:namespaceURI:qualifiedName:"
    let (prefix, local) = Self.parts(name)
    if processesNamespaces {
      try tell(message, local, uri(ofPrefix: prefix) ?? "", name)
    } else {
      try tell(message, name, String?.none, String?.none)
    }
    guard processesNamespaces || reportsPrefixes, let declared = scopes.popLast(), reportsPrefixes
    else { return }
    for (prefix, _) in declared { try tell("parser:didEndMappingPrefix:", prefix) }
  }
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
    parser.readonly("lineNumber") { (parser) -> Int in parser.reader?.text.line ?? 0 }
    parser.readonly("columnNumber") { (parser) -> Int in parser.reader?.text.column ?? 0 }
    parser.readonly("publicID", .copy) { (parser) -> String? in parser.reader?.publicID }
    parser.readonly("systemID", .copy) { (parser) -> String? in parser.reader?.systemID }
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
