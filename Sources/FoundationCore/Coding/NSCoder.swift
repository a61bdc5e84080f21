package import SelectorRuntime

/// The coder that objects write themselves to, and are read from.
///
/// The class is abstract: an archiver, an unarchiver and ``DictionaryDecoder`` override the five
/// methods here, which are the native messages. Foundation's own objects do not call them: they send,
/// so that a script's coder hears of them (`NSCoder+Sending.swift`). A key is nil in the messages that
/// have none, where values are read in the order in which they were written.
package class NSCoder: RuntimeObject {
  /// Whether values are found by their keys.
  package var allowsKeyedCoding: Bool { false }

  /// Whether objects are decoded as instances of the expected classes alone.
  package var requiresSecureCoding: Bool { false }

  /// The classes that the object on its way may have, or nil when all are allowed.
  package var allowedClasses: [RuntimeClass]? { nil }

  /// The first failure, of a coder that keeps its errors.
  package var error: NSError? { nil }

  /// Writes an object, or a plain value as the object that stands for it.
  ///
  /// - Parameter isConditional: whether it is left out unless somebody else writes it too.
  package func writeObject(_ value: Value, forKey key: String?, isConditional: Bool) throws {
    // The abstract class does not know what others write.
    if isConditional { return try encodeObject(value, forKey: key) }
    throw isAbstract("NSCoder", key == nil ? "encodeObject:" : "encodeObject:forKey:")
  }

  /// Writes several objects under one key, as containers do.
  package func encodeObjects(_ values: [Value], forKey key: String) throws {
    try encodeObject(.object(foundation.makeArray(values)), forKey: key)
  }

  /// Reads what ``encodeObjects(_:forKey:)`` wrote; nothing when there is none.
  package func decodeObjects(forKey key: String) throws -> [Value] {
    try foundation.elements(of: decodeObject(forKey: key, of: nil)) ?? []
  }

  /// Writes a number, a BOOL, or bytes as a string.
  package func writeScalar(_ value: Value, forKey key: String?, _ message: String) throws {
    if message == "encodeInteger:forKey:", let key, overrides("encodeInt64:forKey:") {
      _ = try send("encodeInt64:forKey:", value, key)
      return
    }
    throw isAbstract("NSCoder", message)
  }

  /// Reads an object; nil when there is none under the key.
  ///
  /// - Parameter classes: those that are allowed; nil for those allowed around it.
  package func readObject(forKey key: String?, of classes: [RuntimeClass]?) throws -> Value {
    if classes != nil { return try decodeObject(forKey: key, of: nil) }
    throw isAbstract("NSCoder", key == nil ? "decodeObject" : "decodeObjectForKey:")
  }

  /// Reads a number, a BOOL or bytes; nil when there is none under the key.
  package func readScalar(forKey key: String?, _ message: String) throws -> Value {
    if message == "decodeIntegerForKey:", let key, overrides("decodeInt64ForKey:") {
      return try send("decodeInt64ForKey:", key)
    }
    throw isAbstract("NSCoder", message)
  }

  /// Whether there is a value under the key.
  package func hasValue(forKey key: String) throws -> Bool {
    throw isAbstract("NSCoder", "containsValueForKey:")
  }

  /// Notes that what is decoded is not as it should be.
  ///
  /// - Throws: the exception, of a coder whose errors are exceptions.
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

/// A decoder that answers what it was given: a nib's objects are read from one.
///
/// A framework declares a class of its own for it, below `NSCoder`.
package final class DictionaryDecoder: NSCoder {
  private var values: [String: Value] = [:]
  /// Makes what it answers under keys that it was not given values for, when it is asked for it.
  package var make: (String) throws -> Value? = { _ in nil }

  /// The keys that it was given values for, in alphabetical order.
  package var keys: [String] { values.keys.sorted() }

  package override var allowsKeyedCoding: Bool { true }

  package override func destruct() {
    fill([:])
    make = { _ in nil }
    super.destruct()
  }

  /// Takes the values that it answers, by their keys.
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
