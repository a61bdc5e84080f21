package import SelectorRuntime

/// The coder that objects encode themselves with and are decoded from.
///
/// The class is abstract. Archivers, unarchivers and ``DictionaryDecoder`` override the five
/// methods here, which implement the native messages. Foundation's own objects do not call these
/// methods: they send messages, so that a script's coder receives them (`NSCoder+Sending.swift`).
/// The key is nil in messages without a key, where values are read in the order in which they were
/// written.
package class NSCoder: RuntimeObject {
  /// Whether the coder supports keyed coding.
  package var allowsKeyedCoding: Bool { false }

  /// Whether only instances of the expected classes are decoded.
  package var requiresSecureCoding: Bool { false }

  /// The classes that the object being decoded may have, or nil if all are allowed.
  package var allowedClasses: [RuntimeClass]? { nil }

  /// The first failure, for a coder that records errors instead of raising exceptions.
  package var error: NSError? { nil }

  /// Encodes an object, or a plain value boxed as an object.
  ///
  /// - Parameter isConditional: Whether the object is encoded only if another encoded object refers
  ///   to it unconditionally.
  package func writeObject(_ value: Value, forKey key: String?, isConditional: Bool) throws {
    // The abstract class does not know which objects are encoded elsewhere.
    if isConditional { return try encodeObject(value, forKey: key) }
    throw isAbstract("NSCoder", key == nil ? "encodeObject:" : "encodeObject:forKey:")
  }

  /// Encodes several objects under one key, for containers.
  package func encodeObjects(_ values: [Value], forKey key: String) throws {
    try encodeObject(.object(foundation.makeArray(values)), forKey: key)
  }

  /// Decodes the objects that ``encodeObjects(_:forKey:)`` wrote; returns an empty list without
  /// them.
  package func decodeObjects(forKey key: String) throws -> [Value] {
    try foundation.elements(of: decodeObject(forKey: key, of: nil)) ?? []
  }

  /// Encodes a number, a BOOL, or bytes as a string.
  package func writeScalar(_ value: Value, forKey key: String?, _ message: String) throws {
    if message == "encodeInteger:forKey:", let key, overrides("encodeInt64:forKey:") {
      _ = try send("encodeInt64:forKey:", value, key)
      return
    }
    if message == "encodeBytes:length:", overrides("encodeDataObject:") {
      let bytes = ByteArgument.from(value, in: runtime)?.bytes ?? []
      _ = try send("encodeDataObject:", foundation.data(bytes))
      return
    }
    throw isAbstract("NSCoder", message)
  }

  /// Decodes an object; returns nil if there is none under the key.
  ///
  /// - Parameter classes: The allowed classes; nil means those of the enclosing object.
  package func readObject(forKey key: String?, of classes: [RuntimeClass]?) throws -> Value {
    if classes != nil { return try decodeObject(forKey: key, of: nil) }
    throw isAbstract("NSCoder", key == nil ? "decodeObject" : "decodeObjectForKey:")
  }

  /// Decodes a number, a BOOL or bytes; returns nil if there is none under the key.
  package func readScalar(forKey key: String?, _ message: String) throws -> Value {
    if message == "decodeIntegerForKey:", let key, overrides("decodeInt64ForKey:") {
      return try send("decodeInt64ForKey:", key)
    }
    if message == "decodeBytesWithReturnedLength:", overrides("decodeDataObject") {
      return try send("decodeDataObject")
    }
    throw isAbstract("NSCoder", message)
  }

  /// Returns whether there is a value under the key.
  package func hasValue(forKey key: String) throws -> Bool {
    throw isAbstract("NSCoder", "containsValueForKey:")
  }

  /// Reports that the decoded data is invalid.
  ///
  /// - Throws: the exception, if the coder raises exceptions for errors.
  package func fail(_ error: NSError?) throws {
    throw foundation.exception(
      named: "NSInvalidUnarchiveOperationException", error?.debugText ?? "")
  }
}

extension NSCoder {
  static func define(_ coder: ClassDefinition<NSCoder>) {
    coder.readonly("allowsKeyedCoding") { $0.allowsKeyedCoding }
    coder.readonly("requiresSecureCoding") { $0.requiresSecureCoding }
    coder.readonly("allowedClasses", .copy, of: "NSSet") { (coder) -> RuntimeObject? in
      try coder.allowedClasses.map { classes in
        try coder.foundation.makeSet(classes.map { .object($0) })
      }
    }
    coder.readonly("decodingFailurePolicy") { (_) -> Int in 0 }
    coder.readonly("error", .copy) { $0.error }
    coder.readonly("systemVersion") { (_) -> Int in 1000 }
    coder.method("failWithError:") { (coder, error: NSError?) in try coder.fail(error) }
    coder.method("versionForClassName:") { (_, _: String) -> Int in 0 }
    defineEncoding(coder)
    defineDecoding(coder)
    defineClassDecoding(coder)
    defineUnkeyed(coder)
    defineGeometry(coder)
  }
}

/// A decoder that returns given values; the objects of a nib are decoded from one.
///
/// Each framework declares its own subclass of `NSCoder` for it.
package final class DictionaryDecoder: NSCoder {
  private var values: [String: Value] = [:]
  /// Creates the value of a key that has no given value, when it is first decoded.
  package var make: (String) throws -> Value? = { _ in nil }

  /// The keys that have given values, in alphabetical order.
  package var keys: [String] { values.keys.sorted() }

  package override var allowsKeyedCoding: Bool { true }

  package override func destruct() {
    fill([:])
    make = { _ in nil }
    super.destruct()
  }

  /// Sets the given values by their keys.
  package func fill(_ values: [String: Value]) {
    for value in values.values { value.retain() }
    let old = self.values
    self.values = values
    for value in old.values { value.release() }
  }

  package override func readObject(
    forKey key: String?, of classes: [RuntimeClass]?
  ) throws -> Value {
    guard let key else { return .none }
    return try values[key] ?? make(key) ?? .none
  }

  package override func readScalar(forKey key: String?, _ message: String) throws -> Value {
    key.flatMap { values[$0] } ?? .none
  }

  package override func hasValue(forKey key: String) throws -> Bool { values[key] != nil }
}

extension FoundationClasses {
  package static let coder = NativeClass<NSCoder>("NSCoder", superclass: object, NSCoder.define)
}
