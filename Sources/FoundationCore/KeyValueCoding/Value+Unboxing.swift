package import SelectorRuntime

extension Value {
  /// The value for a setter or a variable of a type, as key-value coding unboxes numbers; nil when
  /// the type is a scalar and there is nothing to unbox.
  ///
  /// - Throws: what is no number is asked for one all the same, and most objects have none.
  func unboxed(as type: String, in runtime: Runtime) throws -> Value? {
    guard let code = type.first, "BcCsSiIlLqQfd{".contains(code) else { return self }
    if isNone || isNull(in: runtime) { return nil }
    switch code {
    case "{":
      guard let world = runtime.world as? FoundationWorld else { return object?.plainValue ?? self }
      return try world.unkeyed(self, type)
    case "B": return try truth.map { .bool($0) } ?? asked("boolValue", runtime)
    case "f": return try number.map { .number($0) } ?? asked("floatValue", runtime)
    case "d": return try number.map { .number($0) } ?? asked("doubleValue", runtime)
    case "i": return try integerPart.map { .integer($0) } ?? asked("intValue", runtime)
    default: return try integerPart.map { .integer($0) } ?? asked("longLongValue", runtime)
    }
  }

  /// The answer of an object to a message of `NSNumber`'s; anything else does not know it.
  private func asked(_ name: String, _ runtime: Runtime) throws -> Value {
    if case .object(let object) = self {
      return try runtime.send(object, runtime.selector(name))
    }
    if number != nil { return self }
    throw RuntimeError(
      .unrecognizedSelector, "-[\(classNameOnDevice) \(name)]: unrecognized selector")
  }

  /// Whether it is the object that stands for nil in lists and dictionaries.
  package func isNull(in runtime: Runtime) -> Bool { object.map { $0 === runtime.null } ?? false }

  /// `boolValue`.
  var truth: Bool? {
    switch self {
    case .bool(let bool): bool
    case .string(let text):
      text.drop { " +-0".contains($0) }.first.map { "YyTt123456789".contains($0) } ?? false
    case .object(let object): object.plainValue?.truth
    default: number.map { $0 != 0 }
    }
  }

  /// `doubleValue`.
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

  /// `longLongValue`: the number without its fraction.
  package var integerPart: Int64? {
    if case .integer(let integer) = self { return integer }
    if case .object(let object) = self { return object.plainValue?.integerPart }
    guard let number else { return nil }
    return Int64(exactly: number.rounded(.towardZero))
  }

  /// The number that a text begins with, or 0.
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
