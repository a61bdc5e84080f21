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
  package let numbers: [Double]

  package init(_ type: StructureType, _ numbers: [Double]) {
    precondition(numbers.count == type.count, "\(type.name) has \(type.count) numbers")
    self.type = type
    self.numbers = numbers
  }
}
