package import SelectorRuntime

/// Key-value coding of values of any type.
///
/// Objects receive messages; lists, dictionaries, strings and numbers of the host language behave
/// as `NSArray`, `NSDictionary`, `NSString` and `NSNumber`.
extension FoundationWorld {
  /// Implements `valueForKey:`.
  func value(forKey key: String, of value: Value) throws -> Value {
    switch value {
    case .none: return .none
    case .object(let object):
      return try runtime.send(object, keyValue.valueForKey, Arguments(.string(key)))
    case .selector, .structure, .opaque: throw undefinedKey(key, of: value)
    default: break
    }
    if let elements = value.elements {
      if key.hasPrefix("@") { return try plainValue(forKey: String(key.dropFirst()), of: value) }
      // A list that contains itself has no end.
      try runtime.enter("valueForKey:")
      defer { runtime.leave() }
      try checkStop()
      return .list(try elements.map { try self.value(forKey: key, of: $0) })
    }
    if let entries = value.entries {
      if key.hasPrefix("@") { return try plainValue(forKey: String(key.dropFirst()), of: value) }
      return entries.first { $0.key.isText(key) }?.value ?? .none
    }
    return try plainValue(forKey: key, of: value)
  }

  /// Implements `valueForKeyPath:`.
  package func value(forKeyPath path: String, of value: Value) throws -> Value {
    switch value {
    case .none: .none
    case .object(let object):
      try runtime.send(object, keyValue.valueForKeyPath, Arguments(.string(path)))
    default: try self.value(forKeyPath: path, ofPlain: value)
    }
  }

  /// Implements `-[NSObject valueForKeyPath:]`.
  func value(atKeyPath path: KeyPath, of object: RuntimeObject) throws -> Value {
    let first = try value(forKey: path.key, of: .object(object))
    guard let rest = path.rest else { return first }
    try checkStop()
    return try value(forKeyPath: rest, of: first)
  }

  /// Follows a key path through plain values, one key at a time, up to the first object.
  private func value(forKeyPath path: String, ofPlain start: Value) throws -> Value {
    var value = start
    var rest = path[...]
    while true {
      switch value {
      case .none: return .none
      case .object: return try self.value(forKeyPath: String(rest), of: value)
      default: break
      }
      let dot = rest.firstIndex(of: ".")
      let key = String(rest[..<(dot ?? rest.endIndex)])
      let after = dot.map { rest[rest.index(after: $0)...] }
      if key.hasPrefix("@"), let elements = value.elements {
        return try collect(String(key.dropFirst()), after.map { String($0) }, elements)
      }
      try checkStop()
      value = try self.value(forKey: key, of: value)
      guard let after else { return value }
      rest = after
    }
  }

  /// Implements `setValue:forKeyPath:`.
  func set(_ value: Value, atKeyPath path: KeyPath, of target: RuntimeObject) throws {
    guard let rest = path.rest else { return try set(value, forKey: path.key, of: target) }
    let next = try self.value(forKey: path.key, of: .object(target))
    try set(value, forKeyPath: rest, of: next)
  }

  private func set(_ value: Value, forKeyPath path: String, of target: Value) throws {
    switch target {
    case .none: return
    case .object(let object):
      _ = try runtime.send(object, keyValue.setValueForKeyPath, Arguments(value, .string(path)))
    default:
      let keys = KeyPath(path)
      guard let rest = keys.rest else { return try set(value, forKey: keys.key, ofPlain: target) }
      try set(value, forKeyPath: rest, of: self.value(forKey: keys.key, of: target))
    }
  }

  /// Implements `setValue:forKey:`.
  func set(_ value: Value, forKey key: String, of object: RuntimeObject) throws {
    _ = try runtime.send(object, keyValue.setValueForKey, Arguments(value, .string(key)))
  }

  private func set(_ value: Value, forKey key: String, ofPlain target: Value) throws {
    if let elements = target.elements {
      for element in elements { try set(value, forKeyPath: key, of: element) }
    } else if case .foreign(let foreign) = target, foreign.setEntry(.string(key), value) {
      return
    } else {
      throw undefinedKey(key, of: target, setting: true)
    }
  }

  /// Returns the value of a key that strings, numbers and collections themselves have, such as
  /// `length`.
  private func plainValue(forKey key: String, of value: Value) throws -> Value {
    if key == "self" { return value }
    if let count = value.elements?.count ?? value.entries?.count {
      if key == "count" { return .integer(Int64(count)) }
      throw undefinedKey(key, of: value)
    }
    switch key {
    case "boolValue": if let truth = value.truth { return .bool(truth) }
    case "doubleValue", "floatValue": if let number = value.number { return .number(number) }
    case "intValue", "integerValue", "longLongValue":
      if let integer = value.integerPart { return .integer(integer) }
    case "stringValue", "description": if let text = value.plainText { return .string(text) }
    default: break
    }
    if case .string(let text) = value {
      switch key {
      case "length": return .integer(Int64(text.utf16.count))
      case "uppercaseString": return .string(text.uppercased())
      case "lowercaseString": return .string(text.lowercased())
      case "capitalizedString":
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return .string(
          words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            .joined(separator: " "))
      case "lastPathComponent":
        return .string(text.split(separator: "/").last.map(String.init) ?? text)
      default: break
      }
    }
    throw undefinedKey(key, of: value)
  }

  /// Returns the exception of an undefined key of a value that is not an object.
  func undefinedKey(_ key: String, of value: Value, setting: Bool = false) -> any Error {
    exception(
      named: "NSUnknownKeyException",
      "[<\(value.classNameOnDevice)> \(setting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")"
        + "]: this class is not key value coding-compliant for the key \(key).")
  }
}

extension Value {
  /// The elements of a list, or nil.
  package var elements: [Value]? {
    switch self {
    case .list(let list): list
    case .foreign(let foreign): foreign.list()
    case .object(let object): object.listedElements
    default: nil
    }
  }

  /// The entries of a dictionary, or nil.
  package var entries: [DictionaryEntry]? {
    switch self {
    case .dictionary(let entries): entries
    case .foreign(let foreign): foreign.dictionary()
    case .object(let object):
      if case .dictionary(let entries)? = object.plainValue { entries } else { nil }
    default: nil
    }
  }

  /// Returns whether it is the given string.
  package func isText(_ text: String) -> Bool {
    switch self {
    case .string(let own): own == text
    case .object(let object): object.plainValue?.isText(text) ?? false
    default: false
    }
  }

  /// The text of a string or a number.
  fileprivate var plainText: String? {
    switch self {
    case .string(let text): text
    case .bool(let bool): bool ? "1" : "0"
    case .integer(let integer): String(integer)
    case .number(let number): Int64(exactly: number).map { String($0) } ?? String(number)
    default: nil
    }
  }

  /// The name of the value's class on a device.
  var classNameOnDevice: String {
    switch self {
    case .string: "NSString"
    case .bool, .integer, .number: "NSNumber"
    case .structure: "NSValue"
    case .list: "NSArray"
    case .dictionary: "NSDictionary"
    case .foreign(let foreign):
      foreign.isBlock ? "NSBlock" : foreign.list() != nil ? "NSArray" : "NSDictionary"
    default: typeName
    }
  }
}
