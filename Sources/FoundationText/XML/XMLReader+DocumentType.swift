/// Parses the document type: identifiers, and the declarations of the internal subset.
extension XMLReader {
  mutating func readDoctype() throws(XMLFailure) {
    text.skipSpace()
    guard text.name() != nil else { throw .nameRequired }
    text.skipSpace()
    let (publicID, systemID) = try readIdentifiers()
    (self.publicID, self.systemID) = (publicID, systemID)
    text.skipSpace()
    if text.skip("[") { try readSubset() }
    text.skipSpace()
    guard text.skip(">") else { throw .doctypeNotFinished }
  }

  private mutating func readIdentifiers() throws(XMLFailure) -> (String?, String?) {
    if text.skip("SYSTEM") {
      text.skipSpace()
      return (nil, try readLiteral())
    }
    guard text.skip("PUBLIC") else { return (nil, nil) }
    text.skipSpace()
    let publicID = try readLiteral()
    text.skipSpace()
    let hasSystem = text.next == 0x22 || text.next == 0x27
    return (publicID, hasSystem ? try readLiteral() : nil)
  }

  private mutating func readLiteral() throws(XMLFailure) -> String {
    if text.skip("\""), let literal = text.take(before: "\"") { return literal }
    if text.skip("'"), let literal = text.take(before: "'") { return literal }
    throw .attributeNotStarted
  }

  private mutating func readSubset() throws(XMLFailure) {
    while !text.isAtEnd {
      text.skipSpace()
      if text.skip("]") { return }
      if text.skip("<!--") {
        guard let comment = text.take(before: "-->") else { throw .commentNotFinished }
        waiting.append(.comment(comment))
      } else if text.skip("<?") {
        waiting.append(try readInstruction())
      } else if text.skip("<!ENTITY") {
        try readEntity()
      } else if text.skip("<!NOTATION") {
        text.skipSpace()
        guard let name = text.name() else { throw .nameRequired }
        text.skipSpace()
        let (publicID, systemID) = try readIdentifiers()
        guard text.take(before: ">") != nil else { throw .doctypeNotFinished }
        waiting.append(.notation(name: name, publicID: publicID, systemID: systemID))
      } else if text.skip("<!ELEMENT") {
        text.skipSpace()
        guard let name = text.name() else { throw .nameRequired }
        text.skipSpace()
        guard let model = text.take(before: ">") else { throw .doctypeNotFinished }
        waiting.append(.element(name: name, model: model))
      } else if text.skip("<!ATTLIST") {
        try readAttributes()
      } else if text.take(before: ">") == nil {
        break
      }
    }
    throw .doctypeNotFinished
  }

  private mutating func readEntity() throws(XMLFailure) {
    text.skipSpace()
    if text.skip("%") {
      guard text.take(before: ">") != nil else { throw .doctypeNotFinished }
      return
    }
    guard let name = text.name() else { throw .nameRequired }
    text.skipSpace()
    let (publicID, systemID) = try readIdentifiers()
    if publicID != nil || systemID != nil {
      text.skipSpace()
      if text.skip("NDATA") {
        text.skipSpace()
        guard let notation = text.name() else { throw .nameRequired }
        waiting.append(
          .unparsedEntity(
            name: name, publicID: publicID, systemID: systemID, notation: notation))
      } else {
        if externalEntities[name] == nil { externalEntities[name] = systemID ?? "" }
        waiting.append(.externalEntity(name: name, publicID: publicID, systemID: systemID))
      }
    } else {
      let value = try readLiteral()
      // By the XML specification, the first declaration is binding.
      if entities[name] == nil { entities[name] = value }
      waiting.append(.internalEntity(name: name, value: value))
    }
    guard text.take(before: ">") != nil else { throw .doctypeNotFinished }
  }

  /// Parses the attribute declarations of an element: name, type and default value.
  private mutating func readAttributes() throws(XMLFailure) {
    text.skipSpace()
    guard let element = text.name() else { throw .nameRequired }
    while true {
      text.skipSpace()
      if text.skip(">") { return }
      guard let name = text.name() else { throw .nameRequired }
      text.skipSpace()
      let type = try readAttributeType()
      text.skipSpace()
      var usual: String?
      if !text.skip("#REQUIRED"), !text.skip("#IMPLIED") {
        if text.skip("#FIXED") { text.skipSpace() }
        let value = try readLiteral()
        usual = value
        // By the XML specification, the first declaration is binding.
        if defaults[element]?.contains(where: { $0.name == name }) != true {
          defaults[element, default: []].append((name, value))
        }
      }
      waiting.append(.attribute(name: name, element: element, type: type, usual: usual))
    }
  }

  /// Parses `CDATA`, `ID` and so on; a list of values is an `ENUMERATION`, as in libxml2.
  private mutating func readAttributeType() throws(XMLFailure) -> String {
    var type = "ENUMERATION"
    if text.next != 0x28 {
      guard let name = text.name() else { throw .nameRequired }
      type = name
      text.skipSpace()
      guard type == "NOTATION" else { return type }
    }
    guard text.skip("("), text.take(before: ")") != nil else { throw .doctypeNotFinished }
    return type
  }
}
