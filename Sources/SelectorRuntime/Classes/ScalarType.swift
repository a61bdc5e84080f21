/// The type of a property that is no object: its setter checks and converts the value.
///
/// A number of any size is accepted, since casts of `objc_msgSend` and key-value coding use others
/// than the property's.
enum ScalarType {
  case boolean, integer, number, structure

  /// The type that an encoding describes; nil for objects and pointers.
  init?(_ encoding: String) {
    switch encoding.utf8.first {
    case UInt8(ascii: "B"): self = .boolean
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .number
    case UInt8(ascii: "{"): self = .structure
    case .some(let letter) where "cCsSiIlLqQ".utf8.contains(letter): self = .integer
    default: return nil
    }
  }

  /// The value to store; nil if it has another type.
  func converted(_ value: Value) -> Value? {
    switch (self, value) {
    case (.boolean, .bool), (.integer, .integer), (.integer, .number), (.number, .number),
      (.number, .integer), (.structure, .structure), (.structure, .list), (.structure, .dictionary):
      value
    case (.boolean, .integer(let integer)): .bool(integer != 0)
    case (.boolean, .number(let number)): .bool(number != 0)
    case (.integer, .bool(let bool)), (.number, .bool(let bool)): .integer(bool ? 1 : 0)
    case (.structure, .foreign(let table)): table.isBlock ? nil : value
    case (.structure, _): nil
    default: value.plainForm.flatMap { converted($0) }
    }
  }

  /// The words for it in error messages.
  var expectation: String {
    switch self {
    case .boolean: Bool.expectation
    case .integer: Int.expectation
    case .number: Double.expectation
    case .structure: "a structure"
    }
  }
}
