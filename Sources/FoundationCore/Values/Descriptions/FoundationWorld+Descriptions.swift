package import SelectorRuntime

/// The text of a value for `%@`, and of an element in a collection's description.
extension FoundationWorld {
  /// Returns the text of a value for `%@`: an object's `description`.
  ///
  /// - Throws: errors of `description`.
  package func description(of value: Value) throws -> UTF16Text {
    try description(of: value, level: 0)
  }

  /// Returns the text of a value for `%@`, as a Swift string.
  package func text(of value: Value) throws -> String { try description(of: value).string }

  /// Returns the text of a value at a level of nesting.
  /// - Parameter level: The number of enclosing collections.
  private func description(of value: Value, level: Int) throws -> UTF16Text {
    switch value {
    case .none: return "(null)"
    case .string(let text): return UTF16Text(text)
    case .bool(let bool): return bool ? "1" : "0"
    case .integer(let integer): return UTF16Text(String(integer))
    case .number(let number): return UTF16Text(NumberText.double(number))
    case .object(let object): return try description(of: object)
    case .selector(let selector): return UTF16Text("\(selector)")
    case .structure(let structure): return UTF16Text(StructureText.described(structure))
    case .list(let list): return try listText(list, level: level)
    case .dictionary(let entries):
      return try dictionaryText(entries.map { ($0.key, $0.value) }, level: level)
    case .foreign(let foreign):
      if let list = foreign.list() { return try listText(list, level: level) }
      if let entries = foreign.dictionary(), !foreign.isBlock {
        return try dictionaryText(entries.map { ($0.key, $0.value) }, level: level)
      }
      return foreign.isBlock ? try description(of: foreign) : UTF16Text(foreign.text)
    case .opaque: return UTF16Text(value.typeName)
    }
  }

  private func description(of object: RuntimeObject) throws -> UTF16Text {
    let known = runtime.known.description
    guard !object.isDeallocated, runtime.implements(known, object) else {
      return UTF16Text(object.defaultDescription)
    }
    let answer = try runtime.send(object, known)
    if let text = try characters(of: answer) { return text }
    return answer.isNone ? "(null)" : UTF16Text(answer.typeName)
  }

  /// Returns the description of a block, with the address that `%p` prints.
  private func description(of block: ForeignValue) throws -> UTF16Text {
    guard let name = try classOfBlock?(block), let address = try addressOf(.foreign(block)) else {
      return try description(of: makeBlock(block, signature: nil))
    }
    return UTF16Text("<\(name): 0x\(String(address, radix: 16))>")
  }

  /// Returns the text of an element or a key in a collection's description.
  ///
  /// A nested collection receives `descriptionWithLocale:indent:`, and its text is unchanged. Other
  /// descriptions are quoted unless they are a word; that of data is not quoted.
  package func elementText(_ value: Value, level: Int) throws -> UTF16Text {
    guard level < 100 else { return "…" }
    switch value {
    case .none: return "\"<null>\""
    case .list, .dictionary: return try description(of: value, level: level)
    case .foreign(let foreign) where !foreign.isBlock:
      return try description(of: value, level: level)
    case .object(let object) where !object.isDeallocated:
      let nested = runtime.selector("descriptionWithLocale:indent:")
      if runtime.implements(nested, object) {
        let answer = try runtime.send(object, nested, Arguments(.none, .integer(Int64(level))))
        return try characters(of: answer) ?? "(null)"
      }
      let text = try description(of: object)
      try checkConversion(of: text.count)
      return object is NSData ? text : CollectionText.element(text)
    default: return CollectionText.element(try description(of: value, level: level))
    }
  }

  /// Returns the description of an array, or of a set with other brackets.
  package func listText(
    _ elements: [Value], _ opening: String = "(", _ closing: String = ")", level: Int
  ) throws -> UTF16Text {
    let lines = try elements.map { try elementText($0, level: level + 1) }
    try check(lines, level: level)
    return CollectionText.lines(lines, opening, closing, separator: ",", level: level)
  }

  /// Returns the description of a dictionary; its keys are sorted if all are strings.
  package func dictionaryText(
    _ entries: [(key: Value, value: Value)], level: Int
  ) throws -> UTF16Text {
    var entries = entries
    let keys = try entries.compactMap { try characters(of: $0.key) }
    if keys.count == entries.count {
      entries = try zip(keys, entries)
        .sorted { try $0.0.compare($1.0, check: checkStop) < 0 }.map(\.1)
    }
    let lines = try entries.map { entry in
      try elementText(entry.key, level: level + 1) + " = "
        + elementText(entry.value, level: level + 1)
    }
    try check(lines, level: level)
    return CollectionText.lines(lines, "{", "}", separator: ";", level: level)
  }

  /// Stops a description that takes too long or becomes too large: containers can share parts.
  private func check(_ lines: [UTF16Text], level: Int) throws {
    try checkStop()
    // Each line with its indentation, in units of two bytes.
    let units = lines.reduce(0) { $0 + $1.count + 4 * level + 8 }
    try checkMemory(4 * units)
  }
}

extension FoundationWorld {
  /// Formats a string, as `stringWithFormat:` and `NSLog` do.
  ///
  /// - Parameter caller: The calling method or function, for errors.
  /// - Throws: see ``TextFormat/filled()``.
  package func format(
    _ format: UTF16Text, _ arguments: [Value], caller: String
  ) throws -> UTF16Text { try self.format(format, arguments, caller: caller, numbers: nil) }

  /// Formats a string with the numbers of a locale.
  func format(
    _ format: UTF16Text, _ arguments: [Value], caller: String, numbers: FormatNumbers?
  ) throws -> UTF16Text {
    try checkConversion(of: format.count)
    var filling = TextFormat(format, arguments, caller: caller, numbers: numbers) {
      try self.description(of: $0)
    }
    filling.addressOf = addressOf
    filling.charactersOf = charactersOf
    filling.checkMemory = checkMemory
    filling.checkStop = checkStop
    return try filling.filled()
  }
}
