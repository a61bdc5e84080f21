internal import FoundationCore
package import SelectorRuntime

/// Formats and parses numbers with a locale's symbols, or with those that a script sets.
package final class NSNumberFormatter: RuntimeObject {
  lazy var format = NumberFormat(LocaleData.find(foundation.deviceSettings.locale))
  fileprivate var makesDecimalNumbers = false
  @Strong fileprivate var locale: NSLocale?
  /// The text attributes for categories of numbers, a dictionary by property name.
  @Strong var textAttributes: RuntimeObject?
  /// An `NSFormattingContext`, which has no effect on numbers.
  var context = 0

  /// Formats a number; returns nil for a value that is not a number.
  fileprivate func text(of value: Value) -> String? {
    if case .object(let number as NSDecimalNumber) = value {
      return format.written(number.decimal)
    }
    if value.isNone { return format.symbols.none.isEmpty ? nil : format.symbols.none }
    guard let content = foundation.numberContent(of: value) else { return nil }
    if content.kind.isFloating {
      if content.double.isInfinite {
        return content.double < 0
          ? format.symbols.negativeInfinity : format.symbols.positiveInfinity
      }
      return format.written(DecimalNumber(content.double))
    }
    return format.written(DecimalNumber(content.text))
  }

  /// Throws a memory error if the least digits, or the width, of a text are too many.
  fileprivate func checkWidth() throws {
    try foundation.checkMemory(8 * min(max(format.leastWidth, 0), 1 << 58))
  }

  fileprivate func number(of text: String) throws -> RuntimeObject? {
    guard text.utf8.count <= FoundationWorld.longestPattern,
      let decimal = format.number(of: text), format.takes(decimal)
    else { return nil }
    let world = foundation
    if makesDecimalNumbers { return world.decimalNumber(decimal) }
    if let integer = decimal.integer { return try world.makeNumber(.integer(integer)) }
    return try world.makeNumber(.number(decimal.double))
  }
}

extension NSNumberFormatter {
  static func define(_ formatter: ClassDefinition<NSNumberFormatter>) {
    formatter.method("stringFromNumber:") { (formatter, number: Value) -> String? in
      try formatter.checkWidth()
      return formatter.text(of: number)
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      try formatter.checkWidth()
      return formatter.text(of: value)
    }
    formatter.method("numberFromString:") { (formatter, text: String?) -> RuntimeObject? in
      try text.flatMap { try formatter.number(of: $0) }
    }
    formatter.method("getObjectValue:forString:errorDescription:") {
      (formatter, first: Value, second: Value, _: Value) -> Value in
      let text = FormatterText([first, second], in: formatter.runtime).text
      let number = try text.flatMap { try formatter.number(of: $0) }
      let error: Value =
        number == nil ? .string("The value “\(text ?? "")” is invalid.") : .none
      return .foreign(OutValues([.bool(number != nil), number.messageValue, error]))
    }
    formatter.method("getObjectValue:forString:range:error:") {
      (formatter, first: Value, second: Value, third: Value, _: Value) -> Value in
      let given = FormatterText([first, second, third], in: formatter.runtime)
      let world = formatter.foundation
      let whole = UTF16Text(given.text ?? "")
      let range = given.range ?? IndexRange(location: 0, length: whole.count)
      let part = range.fits(in: whole.count) ? whole[range.bounds] : UTF16Text()
      let number = try formatter.number(of: part.string)
      let error =
        number == nil
        ? world.error(
          domain: "NSCocoaErrorDomain", code: 2048, "The value “\(part.string)” is invalid.") : nil
      return .foreign(
        OutValues([
          .bool(number != nil), number.messageValue, range.messageValue, error.messageValue,
        ]))
    }
    formatter.classSide.method("localizedStringFromNumber:numberStyle:") {
      (cls, number: Value, style: Int) -> String? in
      let made = cls.runtime.createInstance(cls) as? NSNumberFormatter
      made?.format.style = NumberFormat.Style(rawValue: style) ?? .none
      return made?.text(of: number)
    }
    formatter.method("copyWithZone:") { (formatter, _: Value) -> RuntimeObject in
      let copy = formatter.runtime.createInstance(formatter.apparentClass)
      if let copy = copy as? NSNumberFormatter {
        (copy.format, copy.locale) = (formatter.format, formatter.locale)
        copy.makesDecimalNumbers = formatter.makesDecimalNumbers
      }
      return copy
    }
    defineCoding(formatter)
    defineProperties(formatter)
    defineSymbols(formatter)
    defineTextAttributes(formatter)
  }

  private static func defineProperties(_ formatter: ClassDefinition<NSNumberFormatter>) {
    formatter.property(
      "numberStyle", get: { $0.format.style.rawValue },
      set: { $0.format.style = NumberFormat.Style(rawValue: $1) ?? .none })
    formatter.property(
      "roundingMode", get: { $0.format.rounding.rawValue },
      set: { $0.format.rounding = NumberFormat.Rounding(rawValue: $1) ?? .halfEven })
    formatter.property(
      "generatesDecimalNumbers", get: { $0.makesDecimalNumbers },
      set: { $0.makesDecimalNumbers = $1 })
    formatter.property(
      "locale", .copy, of: "NSLocale",
      get: { (formatter) -> NSLocale? in
        if let own = formatter.locale { return own }
        let cls = formatter.runtime.cls(FoundationClasses.locale)
        return try cls.send("currentLocale").object as? NSLocale
      },
      set: { (formatter, locale: NSLocale?) in
        formatter.locale = locale
        let identifier = locale?.identifier ?? formatter.foundation.deviceSettings.locale
        formatter.format.take(LocaleData.find(identifier))
      })
    formatter.property(
      "usesGroupingSeparator", get: { $0.format.usesGroups },
      set: { $0.format.set(\.usesGroups, $1) })
    formatter.property(
      "multiplier", .copy, of: "NSNumber", get: { Value.number($0.format.multiplier.double) },
      set: {
        $0.format.set(\.multiplier, DecimalNumber(Double.from($1, in: $0.runtime) ?? 1))
      })
    let counts: [(String, WritableKeyPath<NumberFormat, Int>)] = [
      ("minimumFractionDigits", \.leastFractionDigits),
      ("maximumFractionDigits", \.mostFractionDigits),
      ("minimumIntegerDigits", \.leastIntegerDigits), ("groupingSize", \.groupSize),
    ]
    for (name, path) in counts {
      formatter.property(
        name, get: { $0.format[keyPath: path] },
        set: { formatter, given in
          let count = min(max(path == \.groupSize ? 1 : 0, given), Int(Int32.max))
          formatter.format.set(path, count)
          // Setting the minimum or maximum of fraction digits adjusts the other one if necessary.
          let format = formatter.format
          if path == \.leastFractionDigits {
            formatter.format.mostFractionDigits = max(count, format.mostFractionDigits)
          } else if path == \.mostFractionDigits {
            formatter.format.leastFractionDigits = min(count, format.leastFractionDigits)
          }
        })
    }
    let signs: [(String, WritableKeyPath<NumberFormat, String>)] = [
      ("groupingSeparator", \.groupSeparator), ("decimalSeparator", \.decimalSeparator),
      ("positivePrefix", \.positivePrefix), ("positiveSuffix", \.positiveSuffix),
      ("negativePrefix", \.negativePrefix), ("negativeSuffix", \.negativeSuffix),
      ("currencySymbol", \.currencySymbol),
    ]
    for (name, path) in signs {
      formatter.property(
        name, .copy, get: { .some($0.format[keyPath: path]) },
        set: { (formatter, text: String?) in
          guard let text else { return formatter.format.reset(path) }
          formatter.format.set(path, text)
        })
    }
  }
}
