public import SelectorRuntime

/// A structure of numbers that messages pass, such as `CGRect`.
public protocol GeometryValue: MessageValue, Hashable, Sendable {
  /// Its C layout.
  static var structureType: StructureType { get }

  /// Creates a value from its numbers, in the order of its fields.
  init(numbers: [Double])

  /// Its numbers, in the order of its fields.
  var numbers: [Double] { get }

  /// Whether none of its numbers is NaN or infinite.
  var isFinite: Bool { get }
}

extension GeometryValue {
  /// Converts a value of a message; nil for another type.
  public static func from(_ value: Value, in runtime: Runtime) -> Self? {
    switch value {
    case .structure(let structure):
      structure.type === structureType ? Self(numbers: structure.numbers) : nil
    case .foreign(let foreign):
      foreign.structure(structureType).map { Self(numbers: $0.numbers) }
    default: nil
    }
  }

  /// The value as messages pass it.
  public var messageValue: Value { .structure(Structure(Self.structureType, numbers)) }
  /// The type encoding.
  public static var encoding: String { structureType.encoding }
  /// The expected value, for error messages.
  public static var expectation: String { "a \(structureType.name), \(structureType.shapes)" }

  /// The type in declarations.
  public static var declaredType: DeclaredType { .structure(structureType.name) }

  /// Describes a value that cannot be converted, for error messages.
  public static func mismatch(_ value: Value) -> String {
    if case .foreign(let foreign) = value { return foreign.mismatch(with: structureType) }
    return value.typeName
  }

  /// Whether none of its numbers is NaN or infinite.
  public var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The numbers in braces; `nan` has no sign.
  package var text: String {
    "{" + numbers.map { "\($0.isNaN ? .nan : $0)" }.joined(separator: ", ") + "}"
  }
}
