internal import FoundationCore
internal import SelectorRuntime

/// Archives formatters and the results of regular expressions.
extension NSNumberFormatter {
  /// The archived properties; the style comes first, since it sets others.
  private static let codedProperties = [
    "numberStyle", "locale", "generatesDecimalNumbers", "usesGroupingSeparator", "multiplier",
    "minimumFractionDigits", "maximumFractionDigits", "minimumIntegerDigits",
    "maximumIntegerDigits", "groupingSize", "secondaryGroupingSize", "roundingMode",
    "roundingIncrement", "groupingSeparator", "decimalSeparator", "currencyGroupingSeparator",
    "currencyDecimalSeparator", "currencyCode", "currencySymbol", "positivePrefix",
    "positiveSuffix", "negativePrefix", "negativeSuffix", "nilSymbol", "notANumberSymbol",
    "positiveInfinitySymbol", "negativeInfinitySymbol", "percentSymbol", "perMillSymbol",
    "plusSign", "exponentSymbol", "paddingCharacter", "paddingPosition", "formatWidth",
    "zeroSymbol", "minimum", "maximum", "allowsFloats", "lenient",
    "partialStringValidationEnabled", "alwaysShowsDecimalSeparator",
  ]
  private static let significantDigits = [
    "minimumSignificantDigits", "maximumSignificantDigits", "usesSignificantDigits",
  ]

  static func defineCoding(_ formatter: ClassDefinition<NSNumberFormatter>) {
    formatter.coding { formatter, coder in
      let symbols = formatter.format.symbols
      try coder.encodeProperties(codedProperties, of: formatter)
      if symbols.significantDigits != nil {
        try coder.encodeProperties(significantDigits, of: formatter)
      }
      if symbols.positivePattern != nil {
        try coder.encodeProperties(["positiveFormat"], of: formatter)
      }
      if symbols.negativePattern != nil {
        try coder.encodeProperties(["negativeFormat"], of: formatter)
      }
    } decode: { formatter, coder in
      try coder.decodeProperties(
        ["numberStyle", "positiveFormat", "negativeFormat"], of: formatter)
      try coder.decodeProperties(
        Array(codedProperties.dropFirst()) + significantDigits, of: formatter)
      return .object(formatter)
    }
  }
}

extension NSDateFormatter {
  private static let codedProperties = [
    "dateStyle", "timeStyle", "locale", "calendar", "dateFormat", "timeZone", "lenient",
    "doesRelativeDateFormatting", "generatesCalendarDates",
  ]

  static func defineCoding(_ formatter: ClassDefinition<NSDateFormatter>) {
    formatter.coding { formatter, coder in
      let isPlain = formatter.unsetProperties
      try coder.encodeProperties(
        codedProperties.filter { !isPlain.contains($0) }, of: formatter)
    } decode: { formatter, coder in
      try coder.decodeProperties(codedProperties, of: formatter)
      return .object(formatter)
    }
  }

  static func defineISOCoding(_ formatter: ClassDefinition<NSDateFormatter>) {
    formatter.coding { formatter, coder in
      try coder.encodeProperties(["formatOptions", "timeZone"], of: formatter)
    } decode: { formatter, coder in
      let made = try formatter.send("init").object ?? formatter
      try coder.decodeProperties(["formatOptions", "timeZone"], of: made)
      return .object(made)
    }
  }
}

extension NSRegularExpression {
  /// The parts of a match: the type, the ranges and the expression.
  static func defineResultCoding(_ result: ClassDefinition<NSTextCheckingResult>) {
    result.coding { result, coder in
      try coder.encodeScalar(.integer(1 << 10), forKey: "NSResultType")
      let bounds = result.ranges.flatMap { [$0.location, $0.length] }
      try coder.encodeObjects(bounds.map { .integer(Int64($0)) }, forKey: "NSRangeArray")
      try coder.encodeObject(
        result.expression.map { .object($0) } ?? .none, forKey: "NSRegularExpression",
        isConditional: false)
    } decode: { result, coder in
      let bounds = try coder.decodeObjects(forKey: "NSRangeArray").map { $0.integerPart ?? 0 }
      let ranges = stride(from: 0, to: bounds.count / 2 * 2, by: 2).map { place in
        IndexRange(location: Int(bounds[place]), length: Int(bounds[place + 1]))
      }
      let expression = try coder.decodeObject(
        forKey: "NSRegularExpression", of: [coder.foundation.valueClass("NSRegularExpression")])
      result.fill(ranges: ranges)
      result.expression = expression.object as? NSRegularExpression
      return .object(result)
    }
  }
}
