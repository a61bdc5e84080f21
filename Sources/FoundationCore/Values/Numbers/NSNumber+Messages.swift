internal import SelectorRuntime

extension NSNumber {
  /// The C types with a factory method, an initializer and a getter.
  private static let integers: [(name: String, bits: Int, isSigned: Bool, NumberContent.Kind)] = [
    ("Char", 8, true, .char), ("UnsignedChar", 8, false, .short), ("Short", 16, true, .short),
    ("UnsignedShort", 16, false, .int), ("Int", 32, true, .int),
    ("UnsignedInt", 32, false, .longLong), ("Long", 64, true, .longLong),
    ("UnsignedLong", 64, false, .longLong), ("LongLong", 64, true, .longLong),
    ("UnsignedLongLong", 64, false, .longLong), ("Integer", 64, true, .longLong),
    ("UnsignedInteger", 64, false, .longLong),
  ]

  static func defineNumber(_ number: ClassDefinition<NSNumber>) {
    definePlaceholders(number.classSide)
    defineCoding(number)
    defineDecimalValue(number)
    for (name, bits, isSigned, kind) in integers {
      define(number, name) { world, value in
        guard let content = world.numberContent(of: value) else { return nil }
        if !isSigned && bits == 64 {
          return world.number(NumberContent(unsigned: content.unsigned))
        }
        return world.number(NumberContent(integer: cut(content.integer, bits, isSigned), kind))
      }
    }
    define(number, "Float") { world, value in
      world.numberContent(of: value).map { world.number(NumberContent(double: $0.double, .float)) }
    }
    define(number, "Double") { world, value in
      world.numberContent(of: value).map { world.number(NumberContent(double: $0.double)) }
    }
    define(number, "Bool") { world, value in
      world.numberContent(of: value).map { world.boolean(!$0.isZero) }
    }
    defineReading(number)
  }

  /// Returns a number truncated to a number of bits, as in C.
  private static func cut(_ integer: Int64, _ bits: Int, _ isSigned: Bool) -> Int64 {
    let shift = 64 - Int64(bits)
    if isSigned { return (integer << shift) >> shift }
    return Int64(bitPattern: (UInt64(bitPattern: integer) << UInt64(shift)) >> UInt64(shift))
  }

  private static func definePlaceholders(_ cls: ClassDefinition<RuntimeClass>) {
    let body: (RuntimeClass) -> RuntimeObject = { cls in
      cls.name == "NSNumber"
        ? cls.foundation.constant("NSPlaceholderNumber", of: "NSPlaceholderNumber")
        : cls.runtime.createInstance(cls)
    }
    cls.method("alloc") { (cls) -> RuntimeObject in body(cls) }
    cls.method("allocWithZone:") { (cls, _: Value) -> RuntimeObject in body(cls) }
  }

  /// Defines `numberWith…:` and `initWith…:` of one type.
  private static func define(
    _ number: ClassDefinition<NSNumber>, _ name: String,
    _ make: @escaping (FoundationWorld, Value) -> NSNumber?
  ) {
    number.classSide.method("numberWith\(name):") { (cls, value: Value) -> NSNumber in
      if let made = make(cls.foundation, value) {
        guard cls.inherits(from: cls.foundation.valueClass("NSDecimalNumber")) else { return made }
        return cls.foundation.decimalNumber(NSDecimalNumber.decimal(of: made))
      }
      throw RuntimeError(
        .invalidArgument,
        "+[\(cls.name) numberWith\(name):]: argument 1 must be a number, got \(value.typeName)")
    }
    number.method("initWith\(name):") { (number, value: Value) -> NSNumber in
      if let made = make(number.foundation, value) {
        guard let decimal = number as? NSDecimalNumber else { return made }
        decimal.fill(NSDecimalNumber.decimal(of: made))
        return decimal
      }
      throw RuntimeError(
        .invalidArgument,
        "-[\(number.className) initWith\(name):]: argument 1 must be a number, "
          + "got \(value.typeName)")
    }
  }

  /// Defines the getters of a number, which the private classes override.
  static func defineReading(_ number: ClassDefinition<NSNumber>) {
    for (name, bits, isSigned, _) in integers {
      let getter = name.prefix(1).lowercased() + name.dropFirst() + "Value"
      number.method(getter) { (number) -> Value in
        let integer = number.counted.integer
        // Scripts have no unsigned integers: those above `INT64_MAX` are doubles.
        if !isSigned && bits == 64 && integer < 0 {
          return .number(Double(number.counted.unsigned))
        }
        return .integer(cut(integer, bits, isSigned))
      }
    }
    // The pointer of the number's bits.
    number.method("pointerValue") { (number) -> Int in Int(number.counted.integer) }
    number.method("floatValue") { (number) -> Double in Double(Float(number.counted.double)) }
    number.method("doubleValue") { (number) -> Double in number.counted.double }
    number.method("boolValue") { (number) -> Bool in !number.counted.isZero }
    number.method("objCType") { (number) -> String in String(number.counted.kind.rawValue) }
    number.method("getValue:") { (number, _: Value) -> Value in number.plainValue ?? .none }
    for name in ["stringValue", "description"] {
      number.method(name) { (number) -> NSString in
        number.foundation.string(UTF16Text(number.text))
      }
    }
    number.method("descriptionWithLocale:") { (number, _: Value) -> NSString in
      number.foundation.string(UTF16Text(number.text))
    }
    number.method("compare:") { (number, other: Value) -> Int in
      guard let other = number.foundation.numberContent(of: other) else {
        throw RuntimeError(
          .invalidArgument,
          other.isNone
            ? "*** -[\(number.className) compare:]: nil argument"
            : "-[\(number.className) compare:]: argument 1 must be a number, got \(other.typeName)")
      }
      return number.counted.compare(other)
    }
    for name in ["isEqualToNumber:", "isEqual:", "isEqualToValue:"] {
      number.method(name) { (number, other: Value) -> Bool in
        number.foundation.numberContent(of: other).map { number.counted.compare($0) == 0 } ?? false
      }
    }
    number.method("hash") { (number) -> Int in number.counted.hashNumber }
    number.method("copyWithZone:") { (number, _: Value) -> NSNumber in number }
  }

  /// The number; for a decimal number, the integer of 64 bits or the nearest double.
  var counted: NumberContent {
    if let decimal = (self as? NSDecimalNumber)?.decimal {
      return decimal.integer.map { NumberContent(integer: $0) }
        ?? decimal.whole.flatMap { UInt64(exactly: $0) }.map { NumberContent(unsigned: $0) }
        ?? NumberContent(double: decimal.double)
    }
    return number
  }

  private var text: String { (self as? NSDecimalNumber)?.decimal.text ?? number.text }
}
