internal import SelectorRuntime

// no traps of count: a type has at least no fields.

/// Converts values to the type encodings of an invocation.
enum InvocationValue {
  /// Returns the zero value of a type; nil for a structure that no model declares.
  static func zero(of type: String, in world: FoundationWorld) -> Value {
    switch type.first {
    case "{":
      world.structureTypes[type].map {
        .structure(Structure($0, Array(repeating: 0, count: $0.count)))
      } ?? .none
    case "B": .bool(false)
    case "f", "d", "D": .number(0)
    case "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q", "t", "T": .integer(0)
    default: .none
    }
  }

  /// Converts a value to a type: rounds to the precision of `float`, looks up a selector by its
  /// name.
  ///
  /// For an object type, any object, number, string or table is accepted; pointers are unchanged. A
  /// table for a declared structure becomes that structure, so that its fields have names.
  /// - Parameter place: Returns the name of the argument in the error.
  /// - Throws: `NSInvalidArgumentException` if the type cannot hold the value.
  static func convert(
    _ value: Value, to type: String, in world: FoundationWorld, place: () -> String
  ) throws -> Value {
    guard let first = type.first, let converted = convert(value, first, type, world) else {
      throw RuntimeError(
        .invalidArgument,
        "\(place()) must be \(expectation(of: type)) ('\(type)'), got \(value.typeName)")
    }
    return converted
  }

  private static func convert(
    _ value: Value, _ first: Character, _ type: String, _ world: FoundationWorld
  ) -> Value? {
    let runtime = world.runtime
    switch first {
    case "B": return Bool.answered(value, in: runtime).map { .bool($0) }
    case "c":
      if case .bool = value { return value }
      return integer(value, -0x80...0x7F)
    case "C": return integer(value, 0...0xFF)
    case "s": return integer(value, -0x8000...0x7FFF)
    case "S": return integer(value, 0...0xFFFF)
    case "i": return integer(value, -0x8000_0000...0x7FFF_FFFF)
    case "I": return integer(value, 0...0xFFFF_FFFF)
    // Scripts represent unsigned numbers above `INT64_MAX` as negative ones, as Lua does.
    case "l", "q", "t", "L", "Q", "T": return integer(value, .min ... .max)
    case "f": return Double.answered(value, in: runtime).map { .number(Double(Float($0))) }
    case "d", "D": return Double.answered(value, in: runtime).map { .number($0) }
    case ":":
      return Selector?.from(value, in: runtime).map { $0.map { .selector($0) } ?? .none }
    case "#":
      // An argument is a pointer that is copied: an object that stands in for a class is taken, too.
      if case .object = value { return value }
      return RuntimeClass?.from(value, in: runtime).map { $0.map { .object($0) } ?? .none }
    case "*":
      // A pointer to characters in a source's memory is not a list; neither is a number.
      switch value {
      case .foreign(let pointer) where !pointer.isBlock && pointer.list() == nil: return value
      case .integer: return value
      default: break
      }
      return String?.from(value, in: runtime).map { $0.map { .string($0) } ?? .none }
    case "@" where type.hasPrefix("@?"):
      switch value {
      case .none, .object: return value
      case .foreign(let block): return block.isBlock ? value : nil
      default: return nil
      }
    case "{": return structure(value, type, world)
    default: return value
    }
  }

  private static func structure(_ value: Value, _ type: String, _ world: FoundationWorld) -> Value?
  {
    switch value {
    case .structure, .none: return value
    case .foreign(let table):
      guard let known = world.structureTypes[type] else {
        return table.isBlock ? nil : .foreign(table.copy())
      }
      return table.structure(known).map { .structure($0) }
    default: return nil
    }
  }

  private static func integer(_ value: Value, _ range: ClosedRange<Int64>) -> Value? {
    let number: Int64
    switch value {
    case .none: number = 0
    case .bool(let bool): number = bool ? 1 : 0
    case .integer(let integer): number = integer
    case .number(let double):
      guard let exact = Int64(exactly: double) else { return nil }
      number = exact
    default: return nil
    }
    return range.contains(number) ? .integer(number) : nil
  }

  private static func expectation(of type: String) -> String {
    switch type.first {
    case "B": Bool.expectation
    case "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q", "t", "T": "an integer of that size"
    case "f", "d", "D": Double.expectation
    case ":": Selector?.expectation
    case "#": RuntimeClass?.expectation
    case "*": String?.expectation
    case "{": "a structure"
    default: "a function or nil"
    }
  }
}
