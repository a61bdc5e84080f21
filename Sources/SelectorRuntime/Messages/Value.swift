/// A value that a message carries: an argument, a result, or something an object stores.
///
/// `NSNumber`, `NSString`, `NSArray` and `NSDictionary` have no objects here; they are these values.
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
  /// A method, an implementation or another thing of the runtime that is not an object.
  case opaque(AnyObject)
  /// Something of the host language: a block, a table.
  case foreign(ForeignValue)

  /// One key with its value, in the order in which a dictionary lists them.
  public struct DictionaryEntry {
    /// The key, which is not nil.
    public let key: Value
    /// The value under the key.
    public let value: Value

    /// Makes an entry.
    public init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// Whether it is nil.
  public var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// The object in it, if it is one.
  public var object: RuntimeObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// Takes a strong reference on the object in it; any other value is counted by Swift.
  package func retain() {
    if case .object(let object) = self { object.retain() }
  }

  /// Gives up a strong reference on the object in it.
  package func release() {
    if case .object(let object) = self { object.release() }
  }
}

/// A value of the host language that passes through the runtime unchanged.
///
/// The host subclasses it; models ask it for what they need of it.
open class ForeignValue {
  /// Makes one.
  public init() {}

  /// Whether it can be called: a block.
  open var isBlock: Bool { false }

  /// A word for error messages, such as `table`.
  open var typeName: String { "value" }

  /// How it is printed.
  open var text: String { typeName }

  /// Its bytes when it is a string that is not UTF-8, or nil.
  open func bytes() -> [UInt8]? { nil }

  /// Calls it as a block.
  open func invoke(_ arguments: [Value]) throws -> Value {
    throw RuntimeError(.invalidArgument, "a \(typeName) is not a block")
  }

  /// Its numbers as a structure of `type`, or nil when it is not one.
  open func structure(_ type: StructureType) -> Structure? { nil }

  /// Names the reason why it is no structure of `type`, for error messages.
  open func mismatch(with type: StructureType) -> String { typeName }

  /// Its elements when it is a list, or nil.
  open func list() -> [Value]? { nil }

  /// The first `count` elements of a C array, of which some may be nil; nil when it is no list.
  open func elements(count: Int) -> [Value]? {
    list().map { list in (0..<count).map { list.indices.contains($0) ? list[$0] : .none } }
  }

  /// The hash of its identity.
  open var identityHash: Int { ObjectIdentifier(self).hashValue }

  /// Its entries when it is keyed, or nil.
  open func dictionary() -> [Value.DictionaryEntry]? { nil }

  /// All that a table holds: a list or a dictionary.
  ///
  /// - Throws: ``RuntimeError`` for a list with holes, and for a table that is a list and keyed at once.
  open func contents() throws -> Value {
    if let list = list() { return .list(list) }
    return dictionary().map { .dictionary($0) } ?? .none
  }

  /// The value under a name when it is keyed, or nil.
  open func entry(_ name: String) -> Value? { nil }

  /// Changes its elements in place, and answers whether it is a list.
  open func setList(_ elements: [Value]) -> Bool { false }

  /// Sets or removes one of its entries in place, and answers whether it is keyed.
  open func setEntry(_ key: Value, _ value: Value) -> Bool { false }

  /// A copy one level deep; a block is its own copy.
  open func copy() -> ForeignValue { self }

  /// Whether both are the same value of the host language.
  open func isSame(as other: ForeignValue) -> Bool { self === other }
}
