// no traps of stop: types and numbers come from the same declaration.

/// The layout of a C structure that is passed in messages, such as `CGRect` or `NSRange`.
public final class StructureType: Sendable {
  /// One field: a number, or a nested structure.
  package struct Field: Sendable {
    package let name: String
    /// The nested structure's type; nil for a number.
    package let type: StructureType?

    package init(_ name: String, _ type: StructureType? = nil) {
      self.name = name
      self.type = type
    }
  }

  /// The C name, such as `CGRect`.
  package let name: String
  package let fields: [Field]
  /// Whether the numbers are integers (`NSRange`) instead of doubles.
  package let isIntegral: Bool
  /// The count of numbers, including those of nested structures.
  package let count: Int
  /// The type encoding, such as `{CGPoint=dd}`.
  package let encoding: String

  package init(_ name: String, _ fields: [Field], isIntegral: Bool = false) {
    self.name = name
    self.fields = fields
    self.isIntegral = isIntegral
    count = fields.reduce(0) { $0 + ($1.type?.count ?? 1) }
    let scalar = isIntegral ? "Q" : "d"
    var encoding = "{\(name)="
    for field in fields { encoding += field.type?.encoding ?? scalar }
    self.encoding = encoding + "}"
  }

  /// The tables that a script can pass for it, for error messages: `{x =, y =} or {x, y}`.
  package var shapes: String { "\(namedShape) or {\(numberNames.joined(separator: ", "))}" }

  private var namedShape: String {
    let fields = fields.map { field in
      field.type.map { "\(field.name) = \($0.namedShape)" } ?? "\(field.name) ="
    }
    return "{\(fields.joined(separator: ", "))}"
  }

  private var numberNames: [String] { fields.flatMap { $0.type?.numberNames ?? [$0.name] } }
}

/// A structure value: its numbers in field order, those of nested structures included.
public struct Structure {
  package let type: StructureType
  private let doubles: [Double]
  /// The numbers of an integral structure; empty for others.
  ///
  /// They are not stored as doubles, which represent no integer above 2⁵³ exactly. An unsigned
  /// number has the bits of the signed one.
  package let integers: [Int64]

  /// The numbers as doubles, which are rounded if they are larger integers.
  package var numbers: [Double] { type.isIntegral ? integers.map { Double($0) } : doubles }

  package init(_ type: StructureType, _ numbers: [Double]) {
    precondition(numbers.count == type.count, "\(type.name) has \(type.count) numbers")
    self.type = type
    let isIntegral = type.isIntegral
    doubles = isIntegral ? [] : numbers
    integers =
      isIntegral
      ? numbers.map { Int64(exactly: $0.rounded(.towardZero)) ?? ($0 < 0 ? .min : .max) } : []
  }

  /// Creates a structure of a type whose numbers are integers.
  package init(_ type: StructureType, integers: [Int64]) {
    precondition(
      type.isIntegral && integers.count == type.count, "\(type.name) has \(type.count) numbers")
    self.type = type
    doubles = []
    self.integers = integers
  }
}
