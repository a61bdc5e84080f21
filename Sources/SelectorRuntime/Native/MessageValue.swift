// The protocol documents its requirements once for all the types below, which are public only so
// that the conversions of native messages can be inlined into the modules that define them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A Swift type that native methods can accept and return.
public protocol MessageValue: SendableMetatype {
  /// Converts a message's value, or returns nil when it has another type.
  ///
  /// A number, a BOOL and a structure cannot be converted from nil.
  static func from(_ value: Value, in runtime: Runtime) -> Self?

  /// Converts a message's value, or throws if it has another type.
  ///
  /// Code that is not specialized for this type calls it instead of `from`: an optional result would
  /// cost a look-up of the optional's metadata.
  static func converted(
    _ value: Value, for receiver: RuntimeObject
  ) throws(MismatchedValue) -> Self

  /// The value of this type where a method returned nothing: false or 0; nil if that is an error.
  static var ofNothing: Self? { get }

  /// The value to pass in a message.
  var messageValue: Value { get }

  /// The value to pass in a message instead of this one, which is consumed.
  consuming func toMessageValue() -> Value

  /// Its type encoding, such as `@` or `{CGPoint=dd}`.
  static var encoding: String { get }

  /// The noun for an argument of this type in error messages: `an integer`.
  static var expectation: String { get }

  /// The type as headers and editors name it.
  static var declaredType: DeclaredType { get }

  /// The form of the type; types of one form other than `other` have the same layout.
  static var form: MessageForm { get }

  /// Describes a value of another type, for error messages.
  static func mismatch(_ value: Value) -> String
}

/// Thrown if a message's value has another type than a native method expects.
public struct MismatchedValue: Error {
  @inlinable
  public init() {}
}

extension MessageValue {
  public static var ofNothing: Self? { nil }

  public static var form: MessageForm { .other }

  @inlinable
  public static func converted(
    _ value: Value, for receiver: RuntimeObject
  ) throws(MismatchedValue) -> Self {
    let converted = unsafe receiver.uncountedRuntime._withUnsafeGuaranteedRef {
      from(value, in: $0)
    }
    guard let converted else { throw MismatchedValue() }
    return converted
  }

  @inlinable
  public consuming func toMessageValue() -> Value { messageValue }

  public static func mismatch(_ value: Value) -> String { value.typeName }

  /// Converts a method's result, or returns nil when it has another type.
  @inlinable
  public static func answered(_ value: Value, in runtime: Runtime) -> Self? {
    if case .none = value, let nothing = ofNothing { return nothing }
    return from(value, in: runtime)
  }
}

extension Value: MessageValue {
  @inlinable
  public static func from(_ value: Value, in runtime: Runtime) -> Value? { value }
  @inlinable
  public var messageValue: Value { self }
  public static var encoding: String { "@" }
  public static var expectation: String { "anything" }
  public static var declaredType: DeclaredType { .any }
  public static var form: MessageForm { .value }
}

extension Bool: MessageValue {
  @inlinable
  public static func from(_ value: Value, in runtime: Runtime) -> Bool? {
    switch value {
    case .bool(let bool): bool
    case .integer(0), .number(0): false
    case .integer(1), .number(1): true
    default: value.plainForm.flatMap { Bool.from($0, in: runtime) }
    }
  }
  @inlinable
  public var messageValue: Value { .bool(self) }
  public static var ofNothing: Bool? { false }
  public static var encoding: String { "B" }
  public static var expectation: String { "a boolean (or 0 or 1)" }
  public static var declaredType: DeclaredType { .boolean }
  public static var form: MessageForm { .boolean }
}

extension Int: MessageValue {
  @inlinable
  public static func from(_ value: Value, in runtime: Runtime) -> Int? {
    switch value {
    case .integer(let integer): Int(exactly: integer)
    case .number(let number): Int(exactly: number)
    default: value.plainForm.flatMap { Int.from($0, in: runtime) }
    }
  }
  @inlinable
  public var messageValue: Value { .integer(Int64(self)) }
  public static var ofNothing: Int? { 0 }
  public static var encoding: String { "q" }
  public static var expectation: String { "an integer" }
  public static var declaredType: DeclaredType { .integer }
  public static var form: MessageForm { .integer }
}

extension Double: MessageValue {
  @inlinable
  public static func from(_ value: Value, in runtime: Runtime) -> Double? {
    switch value {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: value.plainForm.flatMap { Double.from($0, in: runtime) }
    }
  }
  @inlinable
  public var messageValue: Value { .number(self) }
  public static var ofNothing: Double? { 0 }
  public static var encoding: String { "d" }
  public static var expectation: String { "a number" }
  public static var declaredType: DeclaredType { .number }
  public static var form: MessageForm { .number }
}

extension String: MessageValue {
  @inlinable
  public static func from(_ value: Value, in runtime: Runtime) -> String? {
    if case .string(let string) = value { return string }
    guard case .string(let string)? = value.plainForm else { return nil }
    return string
  }
  @inlinable
  public var messageValue: Value { .string(self) }
  @inlinable
  public consuming func toMessageValue() -> Value { .string(self) }
  public static var encoding: String { "@" }
  public static var expectation: String { "a string" }
  public static var declaredType: DeclaredType { .string }
  public static var form: MessageForm { .string }
}

extension Selector: MessageValue {
  public static func from(_ value: Value, in runtime: Runtime) -> Self? {
    switch value {
    case .selector(let selector): selector as? Self
    case .string(let name): runtime.selector(name) as? Self
    default: String.from(value, in: runtime).flatMap { runtime.selector($0) as? Self }
    }
  }
  public var messageValue: Value { .selector(self) }
  public static var encoding: String { ":" }
  public static var expectation: String { "a selector or its exact name" }
  public static var declaredType: DeclaredType { .selector }
}

extension MessageValue where Self: RuntimeObject {
  public static func from(_ value: Value, in runtime: Runtime) -> Self? {
    if case .object(let object) = value, let found = object as? Self { return found }
    if Self.self == RuntimeClass.self, let name = String.from(value, in: runtime) {
      return runtime.lookUpClass(name) as? Self
    }
    if Self.self == RuntimeProtocol.self, let name = String.from(value, in: runtime) {
      return runtime.lookUpProtocol(name) as? Self
    }
    return nil
  }
  public var messageValue: Value { .object(self) }
  public consuming func toMessageValue() -> Value { .object(self) }
  public static var encoding: String { Self.self == RuntimeClass.self ? "#" : "@" }
  public static var expectation: String {
    if Self.self == RuntimeClass.self { return "a class or its name" }
    if Self.self == RuntimeProtocol.self { return "a protocol or its name" }
    return Self.self == RuntimeObject.self ? "an object" : "\(article(of: declaredName))"
  }
  public static var declaredType: DeclaredType {
    Self.self == RuntimeClass.self
      ? .cls : Self.self == RuntimeObject.self ? .any : .object(declaredName)
  }
  public static var form: MessageForm { .object }
}

extension RuntimeObject: MessageValue {}

/// Returns a name with its article: `a UIView`, `an NSIndexPath`.
func article(of name: String) -> String {
  let vowelSound = name.hasPrefix("NS") || "AEIO".contains(name.first ?? "x")
  return (vowelSound ? "an " : "a ") + name
}

extension Optional: MessageValue where Wrapped: MessageValue {
  @inlinable
  public static func from(_ value: Value, in runtime: Runtime) -> Wrapped?? {
    if case .none = value { return .some(.none) }
    return Wrapped.from(value, in: runtime).map { .some($0) }
  }
  @inlinable
  public static func converted(
    _ value: Value, for receiver: RuntimeObject
  ) throws(MismatchedValue) -> Wrapped? {
    if case .none = value { return nil }
    return .some(try Wrapped.converted(value, for: receiver))
  }
  @inlinable
  public consuming func toMessageValue() -> Value {
    switch consume self {
    case .none: .none
    case .some(let wrapped): wrapped.toMessageValue()
    }
  }
  @inlinable
  public var messageValue: Value { self?.messageValue ?? .none }
  public static var encoding: String { Wrapped.encoding }
  public static var expectation: String { "\(Wrapped.expectation) or nil" }
  public static var declaredType: DeclaredType { .optional(Wrapped.declaredType) }
  public static var form: MessageForm {
    switch Wrapped.form {
    case .object: .optionalObject
    case .string: .optionalString
    default: .other
    }
  }
}

extension Array: MessageValue where Element: MessageValue {
  public static func from(_ value: Value, in runtime: Runtime) -> [Element]? {
    let values: [Value]
    switch value {
    case .list(let list): values = list
    case .foreign(let foreign):
      guard let list = foreign.list() else { return nil }
      values = list
    case .object(let object):
      guard let list = object.listedElements else { return nil }
      values = list
    default: return nil
    }
    var result: [Element] = []
    for value in values {
      guard let element = Element.from(value, in: runtime) else { return nil }
      result.append(element)
    }
    return result
  }
  public var messageValue: Value { .list(map { $0.messageValue }) }
  public static var encoding: String { "@" }
  public static var expectation: String { "a list (each \(Element.expectation))" }
  public static var declaredType: DeclaredType { .list(Element.declaredType) }
}

/// A block: a function of the host language, or the block object created from one.
public struct Block: MessageValue {
  private let function: ForeignValue

  public static func from(_ value: Value, in runtime: Runtime) -> Block? {
    switch value {
    case .foreign(let foreign) where foreign.isBlock: Block(function: foreign)
    case .object(let object): object.blockToCall.map { Block(function: $0) }
    default: nil
    }
  }
  public var messageValue: Value { .foreign(function) }
  public static var encoding: String { "@?" }
  public static var expectation: String { "a function" }
  public static var declaredType: DeclaredType { .block }

  /// Calls the block.
  @discardableResult
  public func callAsFunction(_ arguments: Value...) throws -> Value {
    try function.invoke(arguments)
  }
}

extension Value {
  /// The value an object represents, as a string or a number does; nil for other values.
  @usableFromInline @inline(never)
  var plainForm: Value? {
    if case .object(let object) = self { object.plainValue } else { nil }
  }

  /// A description of the value for error messages.
  public var typeName: String {
    switch self {
    case .none: "nil"
    case .bool: "boolean"
    case .integer(let integer): "integer \(integer)"
    case .number(let number): "number \(number)"
    case .string(let string): "string \"\(string.prefix(40))\""
    case .object(let object):
      object is RuntimeClass ? "class \(object.className)" : article(of: object.className)
    case .selector(let selector): "selector \(selector)"
    case .structure(let structure): structure.type.name
    case .list, .dictionary: "table"
    case .opaque: "userdata"
    case .foreign(let foreign): foreign.typeName
    }
  }
}
