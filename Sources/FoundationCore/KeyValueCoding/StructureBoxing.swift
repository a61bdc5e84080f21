package import SelectorRuntime

/// The structures that a source describes by itself, as objects and back.
///
/// Only the host's language knows their fields; key-value coding hands them out as `NSValue` all the
/// same, as it does with the structures that models know.
package struct StructureBoxing {
  /// Makes an `NSValue` of a structure with an encoding; no value is one of zeros.
  package let box: (_ structure: Value, _ encoding: String) throws -> Value
  /// Reads a structure with an encoding from the `NSValue` that has it.
  package let unbox: (_ value: Value, _ encoding: String) throws -> Value

  /// Makes the two ways.
  package init(
    box: @escaping (Value, String) throws -> Value,
    unbox: @escaping (Value, String) throws -> Value
  ) {
    self.box = box
    self.unbox = unbox
  }
}

extension FoundationWorld {
  /// A result or a variable's content as key-value coding answers it, where that is not as it is: a
  /// structure of a source's own, and an unsigned number that is no signed one.
  ///
  /// - Parameter type: The encoding, asked for where it matters.
  func keyed(_ value: Value, _ type: () -> String?) throws -> Value {
    switch value {
    case .integer(let integer) where integer < 0:
      guard let letter = type()?.first, "QL".contains(letter) else { return value }
      return .object(number(NumberContent(unsigned: UInt64(bitPattern: integer))))
    case .foreign(let table) where !table.isBlock: break
    case .none: break
    default: return value
    }
    guard let boxing = structureBoxing, let type = type(), type.hasPrefix("{") else { return value }
    return try boxing.box(value, type)
  }

  /// The structure of a source's own that an object has, or what is asked for as it is.
  func unkeyed(_ value: Value, _ type: String) throws -> Value {
    guard let boxing = structureBoxing, let object = value.object, object is NSValue,
      structureTypes[type] == nil
    else { return value.object?.plainValue ?? value }
    return try boxing.unbox(value, type)
  }
}
