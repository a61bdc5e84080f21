package import SelectorRuntime

/// Boxes and unboxes structures that only a source declares.
///
/// Only the host language knows their fields. Key-value coding nevertheless returns them as
/// `NSValue`, like the structures that models declare.
package struct StructureBoxing {
  /// Returns an `NSValue` of a structure with an encoding; a nil value becomes a structure of
  /// zeros.
  package let box: (_ structure: Value, _ encoding: String) throws -> Value
  /// Returns the structure with an encoding from an `NSValue`.
  package let unbox: (_ value: Value, _ encoding: String) throws -> Value

  /// Creates the conversions.
  package init(
    box: @escaping (Value, String) throws -> Value,
    unbox: @escaping (Value, String) throws -> Value
  ) {
    self.box = box
    self.unbox = unbox
  }
}

extension FoundationWorld {
  /// Returns a value as key-value coding returns it.
  ///
  /// A structure that only a source declares and an unsigned number above `INT64_MAX` are boxed;
  /// other values are unchanged.
  ///
  /// - Parameter type: Returns the type encoding; called only if it is needed.
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

  /// Unboxes a structure that only a source declares; other objects become plain values.
  func unkeyed(_ value: Value, _ type: String) throws -> Value {
    guard let boxing = structureBoxing, let object = value.object, object is NSValue,
      structureTypes[type] == nil
    else { return value.object?.plainValue ?? value }
    return try boxing.unbox(value, type)
  }
}
