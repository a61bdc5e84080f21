internal import SelectorRuntime

/// `NSDecimal`, the structure of a decimal number, as a table with the names of its fields.
///
/// The digits are stored in up to eight 16-bit words, the lowest first, as in NSDecimal.h.
enum NSDecimalStructure {
  static let encoding = "{?=b8b4b1b1b18[8S]}"

  static func value(of decimal: DecimalNumber) -> Value {
    var (words, rest): ([Value], UInt128) = ([], decimal.digits.magnitude)
    while rest > 0 {
      words.append(.integer(Int64(rest & 0xFFFF)))
      rest >>= 16
    }
    let count = words.count
    words += [Value](repeating: .integer(0), count: max(0, 8 - count))
    let fields: [(String, Value)] = [
      ("_exponent", .integer(Int64(decimal.exponent))),
      ("_length", .integer(Int64(count))),
      // A negative structure without digits is not a number.
      ("_isNegative", .integer(decimal.isNaN || decimal.digits < 0 ? 1 : 0)),
      ("_isCompact", .integer(decimal.digits == 0 ? 0 : 1)), ("_reserved", .integer(0)),
      ("_mantissa", .list(words)),
    ]
    return .dictionary(fields.map { .init(key: .string($0.0), value: $0.1) })
  }

  /// Returns the number of a table with the structure's fields; nil for other values.
  static func decimal(of value: Value, in world: FoundationWorld) throws -> DecimalNumber? {
    guard let entries = try world.entries(of: value) else { return nil }
    func field(_ name: String) -> Value? { entries.first { $0.key.isText(name) }?.value }
    func integer(_ name: String) -> Int {
      field(name).flatMap { Int.from($0, in: world.runtime) } ?? 0
    }
    guard let words = try field("_mantissa").flatMap({ try world.elements(of: $0) }) else {
      return nil
    }
    let (length, isNegative) = (integer("_length"), integer("_isNegative") != 0)
    if length == 0 { return isNegative ? .nan : DecimalNumber(Int128(0)) }
    var digits = UInt128(0)
    for word in words.prefix(min(length, 8)).reversed() {
      digits = digits << 16 | UInt128((Int.from(word, in: world.runtime) ?? 0) & 0xFFFF)
    }
    guard let magnitude = Int128(exactly: digits) else { return .nan }
    return DecimalNumber(isNegative ? -magnitude : magnitude, exponent: integer("_exponent"))
  }
}

extension NSDecimalNumber {
  static func defineStructures(_ number: ClassDefinition<NSDecimalNumber>) {
    func given(_ arguments: borrowing Arguments, _ receiver: RuntimeObject, _ selector: Selector)
      throws -> DecimalNumber
    {
      let value = arguments[0]
      if let decimal = try NSDecimalStructure.decimal(of: value, in: receiver.foundation) {
        return decimal
      }
      throw RuntimeError(
        .invalidArgument,
        "\(receiver.methodName(selector)): argument 1 must be an NSDecimal, got \(value.typeName)")
    }
    number.raw("initWithDecimal:", types: "@@:" + NSDecimalStructure.encoding) {
      receiver, selector, arguments in
      let number = try ClassDefinition<NSDecimalNumber>.instance(receiver, selector)
      number.fill(try given(arguments, number, selector))
      return .object(number)
    }
    number.classSide.raw("decimalNumberWithDecimal:", types: "@@:" + NSDecimalStructure.encoding) {
      cls, selector, arguments in
      .object(cls.foundation.decimalNumber(try given(arguments, cls, selector)))
    }
  }
}

extension NSNumber {
  /// Defines `decimalValue` of all numbers.
  static func defineDecimalValue(_ number: ClassDefinition<NSNumber>) {
    number.raw("decimalValue", types: NSDecimalStructure.encoding + "@:") { receiver, _, _ in
      let decimal = receiver.foundation.decimal(of: .object(receiver)) ?? .nan
      return NSDecimalStructure.value(of: decimal)
    }
  }
}
