package import SelectorRuntime

/// The contents of a property list, independent of the format.
///
/// The corresponding Objective-C types are those that `NSPropertyListSerialization` accepts.
package enum PropertyList: Sendable {
  case string(UTF16Text)
  case integer(Int64)
  /// An integer above `INT64_MAX`.
  case unsigned(UInt64)
  case real(Double)
  case boolean(Bool)
  case data([UInt8])
  /// Seconds since the reference date.
  case date(Double)
  case array([PropertyList])
  /// The entries, in order of writing.
  case dictionary([(key: UTF16Text, value: PropertyList)])
  /// The index of an object in an archive.
  case uid(Int)

  /// The value of a dictionary's key, or nil.
  package subscript(key: String) -> PropertyList? {
    guard case .dictionary(let entries) = self else { return nil }
    let key = UTF16Text(key)
    return entries.first { $0.key == key }?.value
  }

  /// The elements of an array, or nil.
  package var elements: [PropertyList]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

extension FoundationWorld {
  /// Returns the property list of a value, or nil if it contains an unsupported class.
  ///
  /// - Throws: errors of a script's own containers.
  package func propertyList(of value: Value) throws -> PropertyList? {
    try propertyList(of: value, depth: 0)
  }

  /// The maximum depth of nesting; a deeper list contains itself.
  private static let deepestList = 100

  private func propertyList(of value: Value, depth: Int) throws -> PropertyList? {
    guard depth < Self.deepestList else { return nil }
    try runtime.enter("property list")
    defer { runtime.leave() }
    try checkStop()
    switch value {
    case .string(let text): return .string(UTF16Text(text))
    case .bool(let bool): return .boolean(bool)
    case .integer(let integer): return .integer(integer)
    case .number(let number): return .real(number)
    case .foreign(let foreign) where foreign.bytes() != nil: return .data(foreign.bytes() ?? [])
    case .object(let object as NSNumber): return propertyList(of: object)
    case .object(let object as NSData): return .data(object.bytes)
    case .object(let object as NSDate): return .date(object.sinceReferenceDate)
    default: break
    }
    if let text = try characters(of: value) { return .string(text) }
    let isArray = value.object.map { $0.isKind(of: "NSArray") } ?? true
    if isArray, let elements = try elements(of: value) {
      return try parts(elements, depth).map { .array($0) }
    }
    guard let entries = try entries(of: value) else { return nil }
    var keys: [UTF16Text] = []
    for entry in entries {
      guard let key = try characters(of: entry.key) else { return nil }
      keys.append(key)
    }
    return try parts(entries.map(\.value), depth).map {
      .dictionary(zip(keys, $0).map { (key: $0, value: $1) })
    }
  }

  private func parts(_ values: [Value], _ depth: Int) throws -> [PropertyList]? {
    var parts: [PropertyList] = []
    for value in values {
      guard let part = try propertyList(of: value, depth: depth + 1) else { return nil }
      parts.append(part)
    }
    return parts
  }

  private func propertyList(of number: NSNumber) -> PropertyList? {
    if number.isBoolean { return .boolean(!number.number.isZero) }
    let content = numberContent(of: .object(number)) ?? number.number
    if content.kind == .unsignedLongLong { return .unsigned(content.unsigned) }
    return content.kind.isFloating ? .real(content.double) : .integer(content.integer)
  }

  /// Returns the objects of a property list, with mutable or immutable containers.
  ///
  /// An immutable container that several others share is one object.
  package func object(
    of list: PropertyList, hasMutableContainers: Bool = false
  ) throws -> RuntimeObject {
    var shared = SharedParts()
    return try object(of: list, hasMutableContainers, &shared)
  }

  private func object(
    of list: PropertyList, _ hasMutableContainers: Bool, _ shared: inout SharedParts
  ) throws -> RuntimeObject {
    if !hasMutableContainers, let known = shared[list] { return known }
    let made = try newObject(of: list, hasMutableContainers, &shared)
    if !hasMutableContainers { shared[list] = made }
    return made
  }

  private func newObject(
    of list: PropertyList, _ hasMutableContainers: Bool, _ shared: inout SharedParts
  ) throws -> RuntimeObject {
    switch list {
    case .string(let text): return string(text)
    case .integer(let integer): return try makeNumber(.integer(integer))
    case .unsigned(let integer): return number(NumberContent(unsigned: integer))
    case .real(let number): return try makeNumber(.number(number))
    case .boolean(let truth): return boolean(truth)
    case .data(let bytes): return data(bytes)
    case .date(let seconds): return try date(sinceReferenceDate: seconds)
    case .uid(let place): return try makeNumber(.integer(Int64(place)))
    case .array(let elements):
      try checkStop()
      let objects = try elements.map {
        Value.object(try object(of: $0, hasMutableContainers, &shared))
      }
      return hasMutableContainers ? makeMutableArray(objects) : makeArray(objects)
    case .dictionary(let entries):
      try checkStop()
      let pairs = try entries.map { entry in
        (
          key: Value.object(string(entry.key)),
          value: Value.object(try object(of: entry.value, hasMutableContainers, &shared))
        )
      }
      return try hasMutableContainers ? makeMutableDictionary(pairs) : makeDictionary(pairs)
    }
  }
}
