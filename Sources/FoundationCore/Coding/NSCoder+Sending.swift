package import SelectorRuntime

/// The messages by which objects of Foundation and UIKit encode and decode their values.
///
/// The methods of a native coder are called directly. If the coder's class overrides a method, by a
/// subclass or a hook, the message is sent. A script's coder without keyed coding receives the
/// values in their order, with the messages that have no key.
extension NSCoder {
  /// Returns whether the coder's class has a non-native method for the message.
  func overrides(_ message: String) -> Bool { !isa.isNative(runtime.selector(message)) }

  /// Whether values are encoded with keys: `allowsKeyedCoding` of the coder.
  ///
  /// Foundation's archivers without keys use them nevertheless.
  var takesKeys: Bool {
    get throws {
      if self is NSKeyedArchiver || self is NSKeyedUnarchiver || allowsKeyedCoding { return true }
      return try runtime.send(self, runtime.selector("allowsKeyedCoding"), as: Bool.self)
    }
  }

  /// Whether the coder's class decodes values by their types, with one of the two messages.
  var decodesTypedValues: Bool {
    overrides("decodeValueOfObjCType:at:") || overrides("decodeValueOfObjCType:at:size:")
  }

  /// Sends the message of a value with its type; a source's method receives memory with the value.
  func sendTyped(_ message: String, _ type: String, _ value: Value) throws -> Value {
    try foundation.typedMessage?(self, "\(message) \(type)", value)
      ?? send(message, type, value)
  }

  // MARK: Writing

  /// Encodes an object, or a plain value boxed as an object.
  package func encodeObject(
    _ value: Value, forKey key: String?, isConditional: Bool = false
  ) throws {
    let name = isConditional ? "encodeConditionalObject:" : "encodeObject:"
    let key = try takesKeys ? key : nil
    if let key, overrides(name + "forKey:") {
      _ = try send(name + "forKey:", value, key)
    } else if key == nil, overrides(name) || overrides("encodeValueOfObjCType:at:") {
      _ = try send(name, value)
    } else {
      try writeObject(value, forKey: key, isConditional: isConditional)
    }
  }

  /// Encodes a number, a BOOL, or bytes as a string.
  package func encodeScalar(_ value: Value, forKey key: String) throws {
    let name: String
    switch value {
    case .bool: name = "encodeBool:forKey:"
    case .integer: name = "encodeInteger:forKey:"
    case .number: name = "encodeDouble:forKey:"
    default:
      return try encodeBytes(ByteArgument.from(value, in: runtime)?.bytes ?? [], forKey: key)
    }
    if try !takesKeys {
      _ = try sendTyped("encodeValueOfObjCType:at:", Self.type(of: value), value)
    } else if overrides(name) {
      _ = try send(name, value, key)
    } else {
      try writeScalar(value, forKey: key, name)
    }
  }

  /// Encodes bytes, which are stored as a scalar value and not as an object.
  func encodeBytes(_ bytes: [UInt8], forKey key: String) throws {
    let value = ByteString.value(of: bytes)
    let name = "encodeBytes:length:forKey:"
    if try !takesKeys {
      _ = try send("encodeBytes:length:", value, bytes.count)
    } else if overrides(name) {
      _ = try send(name, value, bytes.count, key)
    } else {
      try writeScalar(value, forKey: key, name)
    }
  }

  private static func type(of value: Value) -> String {
    switch value {
    case .bool: "B"
    case .integer: "q"
    default: "d"
    }
  }

  // MARK: Reading

  /// Decodes an object; returns nil if there is none under the key.
  ///
  /// - Parameter classes: The allowed classes; nil means those of the enclosing object.
  package func decodeObject(forKey key: String?, of classes: [RuntimeClass]?) throws -> Value {
    guard let key, try takesKeys else {
      guard overrides("decodeObject") || decodesTypedValues else {
        return try readObject(forKey: nil, of: classes)
      }
      return try send("decodeObject")
    }
    if let classes, let first = classes.first {
      if classes.count == 1, overrides("decodeObjectOfClass:forKey:") {
        return try send("decodeObjectOfClass:forKey:", first, key)
      }
      if overrides("decodeObjectOfClasses:forKey:") {
        let allowed = try foundation.makeSet(classes.map { .object($0) })
        return try send("decodeObjectOfClasses:forKey:", allowed, key)
      }
    }
    if overrides("decodeObjectForKey:") { return try send("decodeObjectForKey:", key) }
    return try readObject(forKey: key, of: classes)
  }

  /// Decodes an integer; returns nil if there is none.
  package func decodeInteger(forKey key: String) throws -> Int64? {
    try scalar(forKey: key, "decodeIntegerForKey:", "q").integerPart
  }

  /// Decodes a BOOL; returns nil if there is none.
  package func decodeBool(forKey key: String) throws -> Bool? {
    try scalar(forKey: key, "decodeBoolForKey:", "B").truth
  }

  /// Decodes a number; returns nil if there is none.
  package func decodeDouble(forKey key: String) throws -> Double? {
    Double.from(try scalar(forKey: key, "decodeDoubleForKey:", "d"), in: runtime)
  }

  /// Decodes bytes; returns nil if there are none.
  package func decodeBytes(forKey key: String) throws -> [UInt8]? {
    let name = "decodeBytesForKey:returnedLength:"
    let answer: Value
    if try !takesKeys {
      answer = try send("decodeBytesWithReturnedLength:", Value.none)
    } else if overrides(name) {
      answer = try send(name, key, Value.none)
    } else {
      answer = try readScalar(forKey: key, name)
    }
    // A method returns the bytes, or the bytes and their length.
    guard case .foreign(let both as OutValues) = answer else {
      return ByteArgument.from(answer, in: runtime)?.bytes
    }
    return both.values.first.flatMap { ByteArgument.from($0, in: runtime)?.bytes }
  }

  private func scalar(forKey key: String, _ name: String, _ type: String) throws -> Value {
    if try !takesKeys { return try sendTyped("decodeValueOfObjCType:at:", type, .none) }
    return overrides(name) ? try send(name, key) : try readScalar(forKey: key, name)
  }

  /// Returns whether there is a value under the key.
  package func containsValue(forKey key: String) throws -> Bool {
    guard overrides("containsValueForKey:") else { return try hasValue(forKey: key) }
    return try runtime.send(
      self, runtime.selector("containsValueForKey:"), key, as: Bool.self)
  }
}
