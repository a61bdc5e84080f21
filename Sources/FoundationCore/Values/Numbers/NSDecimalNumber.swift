package import SelectorRuntime
import StringSearch

// no traps of stop: native classes are declared by the host and not by scripts.

/// A decimal number object, with exact decimal arithmetic.
package final class NSDecimalNumber: NSNumber {
  package private(set) var decimal = DecimalNumber(Int128(0))

  package override var plainValue: Value? {
    decimal.integer.map { .integer($0) } ?? .number(decimal.double)
  }

  /// Parses a number with the decimal point of a locale, or of a dictionary of separators.
  private static func decimal(
    of text: String, _ locale: Value, in world: FoundationWorld
  ) throws -> DecimalNumber {
    DecimalNumber(try FormatNumbers(locale, in: world)?.plain(text) ?? text)
  }

  func fill(_ decimal: DecimalNumber) { self.decimal = decimal }

  /// Returns the decimal number of a number for `initWith…:`; doubles are converted by scaling.
  static func decimal(of number: NSNumber) -> DecimalNumber {
    let content = number.counted
    return content.kind.isFloating
      ? DecimalNumber(scaling: content.double)
      : number.foundation.decimal(of: .object(number)) ?? .nan
  }
}

extension FoundationWorld {
  /// Creates a decimal number object from a numeric value.
  package func makeDecimal(_ value: Value) throws -> RuntimeObject {
    guard let decimal = decimal(of: value) else {
      throw RuntimeError(.invalidArgument, "NSDecimalNumber holds no \(value.typeName)")
    }
    return decimalNumber(decimal)
  }

  /// Returns a decimal number object; always the same one for what is not a number.
  package func decimalNumber(_ decimal: DecimalNumber) -> NSDecimalNumber {
    let name = "NSDecimalNumber"
    let made =
      decimal.isNaN
      ? constant("\(name).notANumber", of: name) : runtime.createInstance(valueClass(name))
    guard let number = made as? NSDecimalNumber else {
      preconditionFailure("NSDecimalNumber does not make decimal numbers")
    }
    number.fill(decimal)
    return number
  }

  /// Returns the decimal number of a numeric value; nil for other values.
  package func decimal(of value: Value) -> DecimalNumber? {
    if case .object(let number as NSDecimalNumber) = value { return number.decimal }
    guard let content = numberContent(of: value) else { return nil }
    return content.kind.isFloating
      ? DecimalNumber(content.double)
      : DecimalNumber(
        content.kind == .unsignedLongLong ? Int128(content.unsigned) : Int128(content.integer))
  }
}

extension NSDecimalNumber {
  static func define(_ number: ClassDefinition<NSDecimalNumber>) {
    defineCoding(number)
    defineMaking(number)
    defineArithmetic(number)
    defineStructures(number)
    number.method("compare:") { (number, other: Value) -> Int in
      guard let other = number.foundation.decimal(of: other) else {
        throw RuntimeError(
          .invalidArgument,
          "-[NSDecimalNumber compare:]: argument 1 must be a number, got \(other.typeName)")
      }
      return number.decimal.compare(other)
    }
    number.method("doubleValue") { (number) -> Double in number.decimal.scaledDouble }
    number.method("objCType") { (_) -> String in "d" }
    for name in ["description", "stringValue"] {
      number.method(name) { (number) -> NSString in
        number.foundation.string(UTF16Text(number.decimal.text))
      }
    }
    number.method("descriptionWithLocale:") { (number, locale: Value) -> NSString in
      let text = number.decimal.text
      let point = try FormatNumbers(locale, in: number.foundation)?.point ?? "."
      return number.foundation.string(UTF16Text(text.replacing(".", with: point)))
    }
  }

  private static func defineMaking(_ number: ClassDefinition<NSDecimalNumber>) {
    let cls = number.classSide
    cls.method("alloc") { (cls) -> RuntimeObject in cls.runtime.createInstance(cls) }
    let constants: [(String, DecimalNumber)] = [
      ("zero", DecimalNumber(Int128(0))), ("one", DecimalNumber(Int128(1))),
      ("notANumber", .nan),
      ("maximumDecimalNumber", DecimalNumber(Int128.max / 10, exponent: 128)),
      ("minimumDecimalNumber", DecimalNumber(-(Int128.max / 10), exponent: 128)),
    ]
    for (name, decimal) in constants {
      cls.method(name) { (cls) -> RuntimeObject in
        cls.foundation.constant("NSDecimalNumber.\(name)", of: "NSDecimalNumber") {
          ($0 as? NSDecimalNumber)?.fill(decimal)
        }
      }
    }
    cls.method("decimalNumberWithString:") { (cls, text: StringArgument?) -> NSDecimalNumber in
      cls.foundation.decimalNumber(DecimalNumber(try text?.text().string ?? ""))
    }
    cls.method("decimalNumberWithString:locale:") {
      (cls, text: StringArgument?, locale: Value) -> NSDecimalNumber in
      cls.foundation.decimalNumber(
        try decimal(of: text?.text().string ?? "", locale, in: cls.foundation))
    }
    cls.method("decimalNumberWithMantissa:exponent:isNegative:") {
      (cls, digits: Int, exponent: Int, isNegative: Bool) -> NSDecimalNumber in
      cls.foundation.decimalNumber(
        .init(mantissa: digits, exponent: exponent, isNegative: isNegative))
    }
    number.method("init") { (number) -> NSDecimalNumber in
      number.fill(.nan)
      return number
    }
    number.method("initWithString:") { (number, text: StringArgument?) -> NSDecimalNumber in
      number.fill(DecimalNumber(try text?.text().string ?? ""))
      return number
    }
    number.method("initWithString:locale:") {
      (number, text: StringArgument?, locale: Value) -> NSDecimalNumber in
      number.fill(try decimal(of: text?.text().string ?? "", locale, in: number.foundation))
      return number
    }
    number.method("initWithMantissa:exponent:isNegative:") {
      (number, digits: Int, exponent: Int, isNegative: Bool) -> NSDecimalNumber in
      number.fill(.init(mantissa: digits, exponent: exponent, isNegative: isNegative))
      return number
    }
  }

  /// The key of the default behavior that a script has set.
  private static let behaviorKey = "NSDecimalNumber.defaultBehavior"

  private static func defineArithmetic(_ number: ClassDefinition<NSDecimalNumber>) {
    typealias Operation = (DecimalNumber, DecimalNumber) -> DecimalNumber?
    let operations: [(String, Operation)] = [
      ("decimalNumberByAdding:", { $0 + $1 }),
      ("decimalNumberBySubtracting:", { $0 - $1 }),
      ("decimalNumberByMultiplyingBy:", { $0 * $1 }),
      ("decimalNumberByDividingBy:", { $0 / $1 }),
    ]
    for (name, operation) in operations {
      number.method(name) { (number, other: Value) -> NSDecimalNumber in
        try number.applying(operation, other, .none, name)
      }
      number.method(name + "withBehavior:") {
        (number, other: Value, behavior: Value) -> NSDecimalNumber in
        try number.applying(operation, other, behavior, name + "withBehavior:")
      }
    }
    let powers: [(String, (DecimalNumber, Int) -> DecimalNumber)] = [
      ("decimalNumberByRaisingToPower:", { $0.raised(to: max(0, $1)) }),
      ("decimalNumberByMultiplyingByPowerOf10:", { $0.moved(by: $1) }),
    ]
    for (name, operation) in powers {
      number.method(name) { (number, power: Int) -> NSDecimalNumber in
        try number.settled(operation(number.decimal, power), .none, name)
      }
      number.method(name + "withBehavior:") {
        (number, power: Int, behavior: Value) -> NSDecimalNumber in
        try number.settled(operation(number.decimal, power), behavior, name + "withBehavior:")
      }
    }
    let round = "decimalNumberByRoundingAccordingToBehavior:"
    number.method(round) { (number, behavior: Value) -> NSDecimalNumber in
      try number.settled(number.decimal, behavior, round)
    }
    number.classSide.method("defaultBehavior") { (cls) -> RuntimeObject in
      cls.foundation.onlyInstances[behaviorKey] ?? cls.foundation.only("NSDecimalNumberHandler")
    }
    number.classSide.method("setDefaultBehavior:") { (cls, behavior: RuntimeObject) in
      cls.runtime.noteChange()
      cls.foundation.setOnly(behaviorKey, behavior)
    }
  }

  private func applying(
    _ operation: (DecimalNumber, DecimalNumber) -> DecimalNumber?, _ other: Value,
    _ behavior: Value, _ name: String
  ) throws -> NSDecimalNumber {
    guard let right = foundation.decimal(of: other) else {
      throw RuntimeError(
        .invalidArgument,
        "-[NSDecimalNumber \(name)]: argument 1 must be a number, got \(other.typeName)")
    }
    return try settled(operation(decimal, right), behavior, name, other)
  }
}
