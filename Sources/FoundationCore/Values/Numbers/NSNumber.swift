package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// A number object.
package class NSNumber: NSValue {
  package fileprivate(set) final var number = NumberContent(integer: 0)
  /// Whether it is one of the two BOOL objects.
  package fileprivate(set) final var isBoolean = false

  package override var plainValue: Value? {
    if isBoolean { return .bool(!number.isZero) }
    return number.kind.isFloating || number.kind == .unsignedLongLong
      ? .number(number.double) : .integer(number.integer)
  }

  fileprivate final func fill(_ number: NumberContent, isBoolean: Bool = false) {
    self.number = number
    self.isBoolean = isBoolean
  }
}

extension FoundationWorld {
  /// Creates the number object of a BOOL, an integer or a double.
  package func makeNumber(_ value: Value) throws -> RuntimeObject {
    switch value {
    case .bool(let bool): boolean(bool)
    case .integer(let integer): number(NumberContent(integer: integer))
    case .number(let double): number(NumberContent(double: double))
    default: throw RuntimeError(.invalidArgument, "NSNumber holds no \(value.typeName)")
    }
  }

  /// Returns one of the two objects of class `__NSCFBoolean`.
  package func boolean(_ truth: Bool) -> NSNumber {
    let made = constant(truth ? "kCFBooleanTrue" : "kCFBooleanFalse", of: "__NSCFBoolean") {
      ($0 as? NSNumber)?.fill(NumberContent(integer: truth ? 1 : 0, .char), isBoolean: true)
    }
    guard let boolean = made as? NSNumber else {
      preconditionFailure("__NSCFBoolean does not make numbers")
    }
    return boolean
  }

  /// Returns the object of a number; always the same one if it is a tagged pointer.
  package func number(_ content: NumberContent) -> NSNumber {
    let cls = valueClass("__NSCFNumber")
    let isTagged = content.isTaggable && valueSettings.taggedPointers == .on
    let made =
      isTagged
      ? taggedNumbers.object(for: content) {
        let made = cls.runtime.createConstant(cls)
        (made as? NSNumber)?.fill(content)
        return made
      } : runtime.createInstance(cls)
    guard let number = made as? NSNumber else {
      preconditionFailure("__NSCFNumber does not make numbers")
    }
    if !isTagged { number.fill(content) }
    return number
  }

  /// Returns the number of a numeric value or object; nil for other values.
  package func numberContent(of value: Value) -> NumberContent? {
    switch value {
    case .bool(let bool): NumberContent(integer: bool ? 1 : 0, .char)
    case .integer(let integer): NumberContent(integer: integer)
    case .number(let number): NumberContent(double: number)
    case .object(let number as NSDecimalNumber): NumberContent(double: number.decimal.double)
    case .object(let number as NSNumber): number.number
    default: nil
    }
  }

  /// Creates the number of a C type given by its encoding.
  func number(_ value: Value, ofType types: String) throws -> NSNumber {
    guard let content = numberContent(of: value) else {
      throw RuntimeError(
        .invalidArgument, "a value of type '\(types)' cannot be made of \(value.typeName)")
    }
    switch types {
    case "B": return boolean(!content.isZero)
    case "f": return number(NumberContent(double: content.double, .float))
    case "d": return number(NumberContent(double: content.double))
    case "c": return number(NumberContent(integer: content.integer, .char))
    case "C", "s": return number(NumberContent(integer: content.integer, .short))
    case "S", "i": return number(NumberContent(integer: content.integer, .int))
    case "Q", "L": return number(NumberContent(unsigned: content.unsigned))
    default: return number(NumberContent(integer: content.integer))
    }
  }
}
