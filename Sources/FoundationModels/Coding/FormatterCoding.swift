internal import SelectorRuntime

/// How formatters, and other objects that are their properties, are written: each property that was
/// set, as an object under its name.
extension NSCoder {
  /// Writes some of an object's properties, by key-value coding.
  func encodeProperties(_ names: [String], of object: RuntimeObject) throws {
    for name in names {
      let value = try foundation.value(forKeyPath: name, of: .object(object))
      if !value.isNone { try encodeObject(value, forKey: "NS." + name, isConditional: false) }
    }
  }

  /// Reads those that were written, in the order of the names.
  func decodeProperties(_ names: [String], of object: RuntimeObject) throws {
    for name in names {
      guard let value = try decodeProperty(name) else { continue }
      _ = try object.send("setValue:forKey:", value, name)
    }
  }

  /// The value of a property, or nil when it was not written.
  fileprivate func decodeProperty(_ name: String) throws -> Value? {
    guard try containsValue(forKey: "NS." + name) else { return nil }
    let classes = Self.propertyClasses.compactMap { runtime.lookUpClass($0) }
    return try decodeObject(forKey: "NS." + name, of: classes)
  }

  /// The classes that properties of such objects have.
  private static let propertyClasses = [
    "NSString", "NSNumber", "NSArray", "NSDictionary", "NSFormatter", "NSLocale", "NSTimeZone",
    "NSCalendar", "NSDate", "NSDateComponents", "NSPersonNameComponents", "NSURL", "NSData",
  ]
}

extension ClassDefinition where Instance == FieldedObject {
  /// Lets objects be archived by the properties that were set.
  func fieldsAreCoded() {
    coding { object, coder in
      for property in object.storedProperties
      where property.setter != nil || object.has(property.name) {
        try coder.encodeObject(
          object[property.name], forKey: "NS." + property.name, isConditional: false)
      }
    } decode: { object, coder in
      for property in object.storedProperties {
        guard let value = try coder.decodeProperty(property.name), !value.isNone else { continue }
        object[property.name] = value
      }
      return .object(object)
    }
  }
}

extension FieldedObject {
  /// The properties of its class, in alphabetical order.
  fileprivate var storedProperties: [DeclaredProperty] {
    var found: [DeclaredProperty] = []
    var cls: RuntimeClass? = apparentClass
    while let next = cls, next.superclass != nil {
      found += next.nativeProperties
      cls = next.superclass
    }
    return found.sorted { $0.name < $1.name }
  }
}

extension NSNumberFormatter {
  /// The properties in an archive; the style comes first, since it sets others.
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
  /// The parts of a match: the type, the ranges and their names.
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
