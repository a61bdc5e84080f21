internal import FoundationCore
internal import SelectorRuntime
import StringSearch

/// The symbols, widths and limits of a number formatter.
extension NSNumberFormatter {
  static func defineSymbols(_ formatter: ClassDefinition<NSNumberFormatter>) {
    let texts: [(String, WritableKeyPath<NumberSymbols, String>)] = [
      ("nilSymbol", \.none), ("notANumberSymbol", \.notANumber),
      ("positiveInfinitySymbol", \.positiveInfinity),
      ("negativeInfinitySymbol", \.negativeInfinity), ("percentSymbol", \.percent),
      ("perMillSymbol", \.perMill), ("plusSign", \.plus), ("exponentSymbol", \.exponent),
      ("paddingCharacter", \.padding),
    ]
    // nil brings back the symbols that a new formatter has.
    let usual = NumberSymbols()
    for (name, path) in texts {
      formatter.property(
        name, .copy, get: { .some($0.format.symbols[keyPath: path]) },
        set: { (formatter, text: String?) in
          formatter.format.symbols[keyPath: path] = text ?? usual[keyPath: path]
        })
    }
    for name in ["currencyCode", "internationalCurrencySymbol"] {
      formatter.property(
        name, .copy, get: { .some($0.format.symbols.currencyCode) },
        set: { (formatter, code: String?) in
          formatter.format.take(currencyCode: code ?? formatter.format.locale.currencyCode)
        })
    }
    for (name, path, usual) in [
      (
        "currencyGroupingSeparator", \NumberSymbols.currencyGroupSeparator,
        \NumberFormat.groupSeparator
      ), ("currencyDecimalSeparator", \.currencyDecimalSeparator, \.decimalSeparator),
    ] {
      formatter.property(
        name, .copy,
        get: { (formatter) -> String? in
          formatter.format.symbols[keyPath: path] ?? formatter.format[keyPath: usual]
        },
        set: { (formatter, sign: String?) in formatter.format.symbols[keyPath: path] = sign })
    }
    for (name, getter, path) in [
      (
        "alwaysShowsDecimalSeparator", "alwaysShowsDecimalSeparator",
        \NumberSymbols.alwaysShowsPoint
      ),
      ("lenient", "isLenient", \.isLenient),
      (
        "partialStringValidationEnabled", "isPartialStringValidationEnabled",
        \.validatesPartialTexts
      ),
    ] {
      formatter.property(
        name, getter: getter, get: { $0.format.symbols[keyPath: path] },
        set: { $0.format.symbols[keyPath: path] = $1 })
    }
    formatter.property(
      "zeroSymbol", .copy, get: { $0.format.symbols.zero }, set: { $0.format.symbols.zero = $1 })
    formatter.property(
      "minusSign", .copy, get: { .some($0.format.symbols.minus) },
      set: { (formatter, given: String?) in
        let (old, sign) = (formatter.format.symbols.minus, given ?? usual.minus)
        formatter.format.symbols.minus = sign
        formatter.format.negativePrefix = formatter.format.negativePrefix.replacing(old, with: sign)
      })
    let counts: [(String, WritableKeyPath<NumberSymbols, Int>)] = [
      ("formatWidth", \.width), ("paddingPosition", \.paddingPosition),
      ("maximumIntegerDigits", \.mostIntegerDigits),
      ("secondaryGroupingSize", \.secondaryGroupSize),
    ]
    for (name, path) in counts {
      formatter.property(
        name, get: { $0.format.symbols[keyPath: path] },
        set: { $0.format.symbols[keyPath: path] = min(max(0, $1), Int(Int32.max)) })
    }
    for (name, path) in [
      ("minimumSignificantDigits", \NumberSymbols.leastSignificant),
      ("maximumSignificantDigits", \NumberSymbols.mostSignificant),
    ] {
      formatter.property(
        name, get: { $0.format.symbols[keyPath: path] },
        set: { (formatter, count: Int) in
          formatter.format.symbols[keyPath: path] = min(max(1, count), Int(Int32.max))
          formatter.format.symbols.significantDigits = 1...1
        })
    }
    formatter.property(
      "usesSignificantDigits", get: { $0.format.symbols.significantDigits != nil },
      set: { $0.format.symbols.significantDigits = $1 ? 1...1 : nil })
    formatter.property(
      "allowsFloats", get: { $0.format.symbols.allowsFloats },
      set: { $0.format.symbols.allowsFloats = $1 })
    for (name, path) in [
      ("minimum", \NumberSymbols.minimum), ("maximum", \NumberSymbols.maximum),
      ("roundingIncrement", \.increment),
    ] {
      formatter.property(
        name, .copy, of: "NSNumber",
        get: { (formatter) -> Value in
          formatter.format.symbols[keyPath: path].map {
            .object(formatter.foundation.decimalNumber($0))
          } ?? .none
        },
        set: { (formatter, number: Value) in
          formatter.format.symbols[keyPath: path] =
            number.isNone ? nil : formatter.foundation.decimal(of: number)
        })
    }
    formatter.property(
      "positiveFormat", .copy, get: { .some($0.format.pattern) },
      set: { (formatter, given: String?) in
        var styled = NumberFormat(formatter.format.locale)
        styled.style = formatter.format.style
        let pattern = given ?? styled.pattern
        try formatter.foundation.checkPattern(pattern, "-[NSNumberFormatter setPositiveFormat:]")
        // The part after a semicolon is the pattern of negative numbers.
        let parts = pattern.split(separator: ";", maxSplits: 1).map(String.init)
        formatter.format.take(pattern: parts.first ?? "")
        formatter.format.symbols.positivePattern = given == nil ? nil : parts.first
        if parts.count > 1 { formatter.format.take(negativePattern: parts[1]) }
      })
    formatter.property(
      "negativeFormat", .copy,
      get: { (formatter) -> String? in
        let symbols = formatter.format.symbols
        return symbols.negativePattern ?? symbols.minus + formatter.format.pattern
      },
      set: { (formatter, given: String?) in
        let pattern = given ?? formatter.format.symbols.minus + formatter.format.pattern
        try formatter.foundation.checkPattern(pattern, "-[NSNumberFormatter setNegativeFormat:]")
        formatter.format.take(negativePattern: pattern)
      })
    // NSNumberFormatterBehavior10_4 is the only one on a device.
    formatter.property("formatterBehavior", get: { (_) -> Int in 1040 }, set: { (_, _: Int) in })
    formatter.classSide.method("defaultFormatterBehavior") { (_) -> Int in 1040 }
    formatter.classSide.method("setDefaultFormatterBehavior:") { (_, _: Int) in }
  }
}
