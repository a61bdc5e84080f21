package import SelectorRuntime

/// Boxing of plain values in objects, and unboxing.
extension FoundationWorld {
  /// Returns the object of a value, created by the message that a literal sends; nil for nil.
  ///
  /// - Throws: errors of those messages; `NSInvalidArgumentException` for a table that is neither a
  ///   list nor a dictionary, for one that contains itself, and for other values that cannot be
  ///   boxed.
  package func box(_ value: Value) throws -> RuntimeObject? {
    var tables = BoxedTables()
    return try box(value, depth: 0, &tables)
  }

  private func box(
    _ value: Value, depth: Int, _ tables: inout BoxedTables
  ) throws -> RuntimeObject? {
    guard depth < FoundationWorld.deepestBox else {
      throw RuntimeError(
        .invalidArgument, "objc.box: the table holds itself, or is nested too deep")
    }
    try runtime.enter("objc.box")
    defer { runtime.leave() }
    switch value {
    case .none: return nil
    case .object(let object): return object
    case .string(let text): return try makeString(text)
    case .bool, .integer, .number: return try makeNumber(value)
    case .structure: return try makeValue(value)
    case .list(let list): return try boxList(list, depth: depth, &tables)
    case .dictionary(let entries): return try boxEntries(entries, depth: depth, &tables)
    case .foreign(let foreign): return try box(foreign, depth: depth, &tables)
    case .selector, .opaque:
      throw RuntimeError(.invalidArgument, "objc.box: no object stands for \(value.typeName)")
    }
  }

  /// The maximum depth of nested tables; JSON text may be 512 deep.
  private static let deepestBox = 513

  private func box(
    _ foreign: ForeignValue, depth: Int, _ tables: inout BoxedTables
  ) throws -> RuntimeObject? {
    if foreign.isBlock { return try makeBlock(foreign, signature: nil) }
    if let object = tables[foreign] { return object }
    let object = try boxTable(foreign, depth: depth, &tables)
    if depth > 0 { tables[foreign] = object }
    return object
  }

  private func boxTable(
    _ foreign: ForeignValue, depth: Int, _ tables: inout BoxedTables
  ) throws -> RuntimeObject? {
    switch try foreign.contents() {
    case .list(let list): return try boxList(list, depth: depth, &tables)
    case .dictionary(let entries): return try boxEntries(entries, depth: depth, &tables)
    default:
      throw RuntimeError(.invalidArgument, "objc.box: no object stands for a \(foreign.typeName)")
    }
  }

  /// Whether literals and boxes of constants are constants with classes of their own.
  ///
  /// It depends on the deployment target, so that a script has to say it by name: `constantLiterals`. Otherwise a
  /// literal is made while the program runs, and hooks see the message that makes it.
  package var compilesConstants: Bool {
    valueSettings.constantLiterals == .on && !valueSettings.$constantLiterals.follows
  }

  /// Creates the constant of a literal `@[…]` of constants.
  package func constantArray(_ elements: [Value]) -> RuntimeObject {
    makeArray(elements, of: "NSConstantArray")
  }

  /// Creates the constant of a literal `@{…}` of constants, from keys that precede their values.
  package func constantDictionary(_ parts: [Value]) throws -> RuntimeObject {
    try makeDictionary(
      stride(from: 0, to: parts.count - 1, by: 2).map { (key: parts[$0], value: parts[$0 + 1]) },
      of: "NSConstantDictionary")
  }

  /// Sends the message of the literal `@[…]`.
  private func boxList(
    _ list: [Value], depth: Int, _ tables: inout BoxedTables
  ) throws -> RuntimeObject? {
    let elements = try boxNested(list, depth: depth, &tables)
    if compilesConstants, !elements.isEmpty,
      elements.allSatisfy(\.isConstantLiteral)
    {
      return makeArray(elements, of: "NSConstantArray")
    }
    let selector = runtime.selector("arrayWithObjects:count:")
    return try runtime.send(
      valueClass("NSArray"), selector,
      Arguments(.list(elements), .integer(Int64(elements.count)))
    ).object
  }

  /// Sends the message of the literal `@{…}`.
  private func boxEntries(
    _ entries: [Value.DictionaryEntry], depth: Int, _ tables: inout BoxedTables
  ) throws -> RuntimeObject? {
    let keys = entries.map(\.key)
    try refuseBytes(keys)
    let values = try boxNested(entries.map(\.value), depth: depth, &tables)
    if compilesConstants, !keys.isEmpty,
      (keys + values).allSatisfy(\.isConstantLiteral)
    {
      return try makeDictionary(
        zip(keys, values).map { (key: $0, value: $1) }, of: "NSConstantDictionary")
    }
    let selector = runtime.selector("dictionaryWithObjects:forKeys:count:")
    return try runtime.send(
      valueClass("NSDictionary"), selector,
      Arguments(.list(values), .list(keys), .integer(Int64(keys.count)))
    ).object
  }

  /// Boxes nested tables; other values are unchanged.
  private func boxNested(
    _ values: [Value], depth: Int, _ tables: inout BoxedTables
  ) throws -> [Value] {
    guard values.contains(where: \.isTable) else {
      try refuseBytes(values)
      return values
    }
    return try values.map { value in
      if value.isTable {
        return try box(value, depth: depth + 1, &tables).map { .object($0) } ?? value
      }
      try refuseBytes([value])
      return value
    }
  }

  /// Raises an exception for strings that are not UTF-8.
  private func refuseBytes(_ values: [Value]) throws {
    for case .foreign(let foreign) in values where foreign.bytes() != nil {
      throw RuntimeError(
        .invalidArgument,
        "objc.box: a string in the table is not UTF-8; NSData's dataWithBytes:length: takes it")
    }
  }
}

extension FoundationWorld {
  /// Unboxes a value, with all nested values; an object without a plain value is unchanged.
  ///
  /// - Throws: `NSInvalidArgumentException` for a container that contains itself.
  package func unbox(_ value: Value) throws -> Value {
    var containers = UnboxedContainers()
    return try unbox(value, &containers)
  }

  private func unbox(_ value: Value, _ containers: inout UnboxedContainers) throws -> Value {
    try runtime.enter("objc.unbox")
    defer { runtime.leave() }
    switch value {
    case .object(let object):
      if let known = containers[object] { return known }
      guard let plain = try plainForm(of: object) else { return value }
      guard containers.open.insert(ObjectIdentifier(object)).inserted else {
        throw RuntimeError(
          .invalidArgument, "objc.unbox: \(object.defaultDescription) holds itself")
      }
      defer { containers.open.remove(ObjectIdentifier(object)) }
      let unboxed = try unbox(plain, &containers)
      switch unboxed {
      case .list, .dictionary: containers[object] = unboxed
      default: break
      }
      return unboxed
    case .list(let list): return .list(try list.map { try unbox($0, &containers) })
    case .dictionary(let entries):
      return .dictionary(
        try entries.map {
          .init(key: try unbox($0.key, &containers), value: try unbox($0.value, &containers))
        })
    default: return value
    }
  }

  /// Returns the plain value of an object; a script's own subclass receives messages.
  private func plainForm(of object: RuntimeObject) throws -> Value? {
    if let plain = object.plainValue { return plain }
    if let list = object.listedElements { return .list(list) }
    guard object !== runtime.null, !object.isKind(of: "NSEnumerator") else { return nil }
    if let elements = try elements(of: .object(object)) { return .list(elements) }
    return try entries(of: .object(object)).map { entries in
      .dictionary(entries.map { Value.DictionaryEntry(key: $0.key, value: $0.value) })
    }
  }
}

extension Value {
  /// Whether it is a list or a dictionary of the host language.
  fileprivate var isTable: Bool {
    switch self {
    case .list, .dictionary: true
    case .foreign(let foreign): !foreign.isBlock && foreign.typeName == "table"
    default: false
    }
  }

  /// Whether it is a compile-time constant: a string, a number, or a literal of these.
  fileprivate var isConstantLiteral: Bool {
    switch self {
    case .string, .integer, .number, .bool: true
    case .object(let object): object.isConstant || object.className.hasPrefix("NSConstant")
    default: false
    }
  }
}
