package import SelectorRuntime

extension Value {
  /// Unboxes a number or structure for a setter or an instance variable of a type.
  ///
  /// - Returns: the value, or nil if the type is a scalar and the value is nil or null.
  /// - Throws: an unrecognized selector for an object that does not implement the `NSNumber`
  ///   message.
  package func unboxed(as type: String, in runtime: Runtime) throws -> Value? {
    guard let code = type.first, "BcCsSiIlLqQfd{".contains(code) else { return self }
    if isNone || isNull(in: runtime) { return nil }
    switch code {
    case "{":
      guard let world = runtime.world as? FoundationWorld else { return object?.plainValue ?? self }
      return try world.unkeyed(self, type)
    case "B": return try truth.map { .bool($0) } ?? asked("boolValue", runtime)
    case "f": return try number.map { .number(Double(Float($0))) } ?? asked("floatValue", runtime)
    case "d": return try number.map { .number($0) } ?? asked("doubleValue", runtime)
    default:
      return try integerPart.map { .integer(Value.lowBits(of: $0, as: code)) }
        ?? asked(code == "i" ? "intValue" : "longLongValue", runtime)
    }
  }

  /// Returns the integer that a variable of a type stores.
  private static func lowBits(of integer: Int64, as code: Character) -> Int64 {
    switch code {
    case "c": Int64(Int8(truncatingIfNeeded: integer))
    case "C": Int64(UInt8(truncatingIfNeeded: integer))
    case "s": Int64(Int16(truncatingIfNeeded: integer))
    case "S": Int64(UInt16(truncatingIfNeeded: integer))
    case "i": Int64(Int32(truncatingIfNeeded: integer))
    case "I": Int64(UInt32(truncatingIfNeeded: integer))
    default: integer
    }
  }

  /// Sends a message of `NSNumber` to an object; raises an unrecognized selector for other values.
  private func asked(_ name: String, _ runtime: Runtime) throws -> Value {
    if case .object(let object) = self {
      return try runtime.send(object, runtime.selector(name))
    }
    if number != nil { return self }
    throw RuntimeError(
      .unrecognizedSelector, "-[\(classNameOnDevice) \(name)]: unrecognized selector")
  }

  /// Returns whether it is `NSNull`, which represents nil in collections.
  package func isNull(in runtime: Runtime) -> Bool { object.map { $0 === runtime.null } ?? false }

  /// The result of `boolValue`.
  var truth: Bool? {
    switch self {
    case .bool(let bool): bool
    case .string(let text):
      text.drop { " +-0".contains($0) }.first.map { "YyTt123456789".contains($0) } ?? false
    case .object(let object): object.plainValue?.truth
    default: number.map { $0 != 0 }
    }
  }

  /// The result of `doubleValue`.
  package var number: Double? {
    switch self {
    case .bool(let bool): bool ? 1 : 0
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .string(let text): Value.leadingNumber(of: text)
    case .object(let object): object.plainValue?.number
    default: nil
    }
  }

  /// The result of `longLongValue`: the number without its fraction.
  package var integerPart: Int64? {
    if case .integer(let integer) = self { return integer }
    if case .object(let object) = self { return object.plainValue?.integerPart }
    guard let number else { return nil }
    return Int64(exactly: number.rounded(.towardZero))
  }

  /// Returns the number at the beginning of a string, or 0.
  private static func leadingNumber(of text: String) -> Double {
    let start = text.drop { $0 == " " || $0 == "\t" || $0 == "\n" }
    var end = start.startIndex
    var best = 0.0
    while end < start.endIndex {
      end = start.index(after: end)
      if let number = Double(start[..<end]), number.isFinite { best = number }
    }
    return best
  }
}
