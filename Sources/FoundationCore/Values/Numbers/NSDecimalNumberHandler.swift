package import SelectorRuntime

/// `NSDecimalNumberHandler`: the rounding of decimal numbers and the handling of calculation
/// errors.
package final class NSDecimalNumberHandler: RuntimeObject {
  /// The `NSCalculationError` with its numbers in NSDecimal.h.
  enum Failure: Int {
    case lossOfPrecision = 1
    case underflow, overflow, divideByZero

    /// The name and the reason of its exception.
    var exception: (name: String, reason: String) {
      switch self {
      case .lossOfPrecision:
        ("NSDecimalNumberExactnessException", "NSDecimalNumber exactness exception")
      case .underflow: ("NSDecimalNumberUnderflowException", "NSDecimalNumber underflow exception")
      case .overflow: ("NSDecimalNumberOverflowException", "NSDecimalNumber overflow exception")
      case .divideByZero:
        ("NSDecimalNumberDivideByZeroException", "NSDecimalNumber divide by zero exception")
      }
    }
  }

  /// `NSDecimalNoScale`.
  static let noScale = Int(Int16.max)

  private var mode = 0
  private var scale = noScale
  /// The errors that raise an exception; the default handler of a device ignores a loss of
  /// precision.
  private var raising: Set<Failure> = [.underflow, .overflow, .divideByZero]

  private func fill(
    _ arguments: borrowing Arguments, _ receiver: RuntimeObject, _ selector: Selector
  )
    throws
  {
    mode = try arguments.value(0, as: Int.self, receiver, selector)
    scale = try arguments.value(1, as: Int.self, receiver, selector)
    raising = []
    let failures: [Failure] = [.lossOfPrecision, .overflow, .underflow, .divideByZero]
    for (place, failure) in failures.enumerated() {
      if try arguments.value(2 + place, as: Bool.self, receiver, selector) {
        raising.insert(failure)
      }
    }
  }

  static func define(_ handler: ClassDefinition<NSDecimalNumberHandler>) {
    let parts =
      "RoundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:"
    handler.raw("initWith" + parts, types: "@@:QsBBBB") { receiver, selector, arguments in
      let made = try ClassDefinition<NSDecimalNumberHandler>.instance(receiver, selector)
      try made.fill(arguments, receiver, selector)
      return .object(made)
    }
    handler.classSide.raw("decimalNumberHandlerWith" + parts, types: "@@:QsBBBB") {
      receiver, selector, arguments in
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let made = cls.runtime.createInstance(cls)
      try (made as? NSDecimalNumberHandler)?.fill(arguments, receiver, selector)
      return .object(made)
    }
    handler.classSide.method("defaultDecimalNumberHandler") { (cls) -> RuntimeObject in
      cls.foundation.only("NSDecimalNumberHandler")
    }
    handler.method("roundingMode") { (handler) -> Int in handler.mode }
    handler.method("scale") { (handler) -> Int in handler.scale }
    handler.method("exceptionDuringOperation:error:leftOperand:rightOperand:") {
      (handler, _: Selector, error: Int, _: Value, _: Value) -> NSDecimalNumber? in
      guard let failure = Failure(rawValue: error) else { return nil }
      if handler.raising.contains(failure) {
        throw handler.foundation.exception(
          named: failure.exception.name, failure.exception.reason)
      }
      return failure == .lossOfPrecision ? nil : handler.foundation.decimalNumber(.nan)
    }
  }
}

extension NSDecimalNumber {
  /// Applies a behavior to a result: rounds it, or returns the behavior's value for an error.
  ///
  /// - Parameter result: The result; nil after a division by zero.
  func settled(
    _ result: DecimalNumber?, _ behavior: Value, _ selector: String, _ other: Value = .none
  ) throws -> NSDecimalNumber {
    let usual = try behavior.isNone ? apparentClass.send("defaultBehavior").object : nil
    let behavior = behavior.object ?? usual ?? foundation.only("NSDecimalNumberHandler")
    let mode = try runtime.send(behavior, runtime.selector("roundingMode"), as: Int.self)
    let scale = try runtime.send(behavior, runtime.selector("scale"), as: Int.self)
    func answer(_ failure: NSDecimalNumberHandler.Failure) throws -> NSDecimalNumber? {
      try runtime.send(
        behavior, runtime.selector("exceptionDuringOperation:error:leftOperand:rightOperand:"),
        Arguments([
          .selector(runtime.selector(selector)), .integer(Int64(failure.rawValue)), .object(self),
          other,
        ])
      ).object as? NSDecimalNumber
    }
    guard let result else {
      return try answer(.divideByZero) ?? foundation.decimalNumber(.nan)
    }
    if result.exponent > DecimalNumber.exponents.upperBound, result.representable.isNaN {
      return try answer(.overflow) ?? foundation.decimalNumber(.nan)
    }
    if result.exponent < DecimalNumber.exponents.lowerBound, result.representable.isNaN {
      return try answer(.underflow) ?? foundation.decimalNumber(.nan)
    }
    let number = result.representable
    guard scale != NSDecimalNumberHandler.noScale else { return foundation.decimalNumber(number) }
    let rounded = number.rounded(places: scale, mode: mode)
    if rounded != number, let made = try answer(.lossOfPrecision) { return made }
    return foundation.decimalNumber(rounded)
  }
}

extension FoundationClasses {
  package static let decimalNumberHandler = NativeClass<NSDecimalNumberHandler>(
    "NSDecimalNumberHandler", superclass: object, NSDecimalNumberHandler.define)
}
