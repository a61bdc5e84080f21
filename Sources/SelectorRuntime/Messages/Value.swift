/// A value that is passed in a message or stored in an object.
///
/// `NSNumber`, `NSString`, `NSArray` and `NSDictionary` are represented by these values, not by
/// objects.
public enum Value {
  case none
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case object(RuntimeObject)
  case selector(Selector)
  indirect case structure(Structure)
  case list([Value])
  case dictionary([DictionaryEntry])
  /// A runtime entity that is not an object, such as a method or an implementation.
  case opaque(AnyObject)
  /// A value of the host language, such as a block or a table.
  case foreign(ForeignValue)

  /// One key with its value, in the dictionary's order.
  public struct DictionaryEntry {
    /// The key, which is not nil.
    public let key: Value
    /// The value under the key.
    public let value: Value

    /// Creates an entry.
    public init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// Whether it is nil.
  public var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// The object, or nil for another value.
  public var object: RuntimeObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// Retains the object; other values are managed by Swift.
  package func retain() {
    if case .object(let object) = self { object.retain() }
  }

  /// Releases the object.
  package func release() {
    if case .object(let object) = self { object.release() }
  }

  /// Retains the object, or all objects in a list or a dictionary.
  package func retainObjects() {
    switch self {
    case .object(let object): object.retain()
    case .list(let list): for element in list { element.retainObjects() }
    case .dictionary(let entries): for entry in entries { entry.value.retainObjects() }
    default: break
    }
  }

  /// Releases the objects that `retainObjects` retains.
  package func releaseObjects() {
    switch self {
    case .object(let object): object.release()
    case .list(let list): for element in list { element.releaseObjects() }
    case .dictionary(let entries): for entry in entries { entry.value.releaseObjects() }
    default: break
    }
  }
}

/// A value of the host language that the runtime passes on unchanged.
///
/// The host subclasses it; models convert it by these methods.
open class ForeignValue {
  /// Creates a value.
  public init() {}

  /// Whether it is a block, which can be called.
  open var isBlock: Bool { false }

  /// The type name for error messages, such as `table`.
  open var typeName: String { "value" }

  /// The text that is printed for it.
  open var text: String { typeName }

  /// Its bytes when it is a string that is not UTF-8, or nil.
  open func bytes() -> [UInt8]? { nil }

  /// Calls it as a block.
  open func invoke(_ arguments: [Value]) throws -> Value {
    throw RuntimeError(.invalidArgument, "a \(typeName) is not a block")
  }

  /// Returns its numbers as a structure of `type`, or nil when it is not one.
  open func structure(_ type: StructureType) -> Structure? { nil }

  /// Returns the reason why it is not a structure of `type`, for error messages.
  open func mismatch(with type: StructureType) -> String { typeName }

  /// Returns its elements when it is a list, or nil.
  open func list() -> [Value]? { nil }

  /// Returns the first `count` elements as a C array, which may contain nil; or nil.
  ///
  /// Returns nil when it is not a list.
  open func elements(count: Int) -> [Value]? {
    list().map { list in (0..<count).map { list.indices.contains($0) ? list[$0] : .none } }
  }

  /// The hash of its identity.
  open var identityHash: Int { ObjectIdentifier(self).hashValue }

  /// Returns its entries when it is a dictionary, or nil.
  open func dictionary() -> [Value.DictionaryEntry]? { nil }

  /// Returns the contents of a table: a list or a dictionary.
  ///
  /// - Throws: ``RuntimeError`` for a list with holes, and for a table with both indexes and keys.
  open func contents() throws -> Value {
    if let list = list() { return .list(list) }
    return dictionary().map { .dictionary($0) } ?? .none
  }

  /// Returns the value of a key when it is a dictionary, or nil.
  open func entry(_ name: String) -> Value? { nil }

  /// Replaces its elements in place, and returns whether it is a list.
  open func setList(_ elements: [Value]) -> Bool { false }

  /// Sets or removes an entry in place, and returns whether it is a dictionary.
  open func setEntry(_ key: Value, _ value: Value) -> Bool { false }

  /// Returns a shallow copy; a block returns itself.
  open func copy() -> ForeignValue { self }

  /// Returns whether both are the same value of the host language.
  open func isSame(as other: ForeignValue) -> Bool { self === other }
}
