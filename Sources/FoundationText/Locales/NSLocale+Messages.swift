package import FoundationCore
package import SelectorRuntime

extension NSLocale {
  var data: LocaleData { LocaleData.find(identifier) }

  /// Returns the value of `objectForKey:` for the keys of NSLocale.h.
  private func object(_ key: String) -> Value {
    let parts = LocaleData.parts(identifier)
    let data = data
    return switch key {
    case "kCFLocaleIdentifierKey": .string(identifier)
    case "kCFLocaleLanguageCodeKey": .string(parts.language)
    case "kCFLocaleCountryCodeKey": parts.region.messageValue
    case "kCFLocaleScriptCodeKey": parts.script.messageValue
    case "kCFLocaleUsesMetricSystemKey": .bool(data.usesMetricSystem)
    case "kCFLocaleMeasurementSystemKey": .string(data.usesMetricSystem ? "Metric" : "U.S.")
    case "kCFLocaleDecimalSeparatorKey": .string(data.decimalSeparator)
    case "kCFLocaleGroupingSeparatorKey": .string(data.groupingSeparator)
    case "kCFLocaleCurrencySymbolKey": .string(data.currencySymbol)
    case "currency": .string(data.currencyCode)
    case "kCFLocaleQuotationBeginDelimiterKey":
      .string(LocaleNames.quotes(parts.language).outer[0])
    case "kCFLocaleQuotationEndDelimiterKey": .string(LocaleNames.quotes(parts.language).outer[1])
    case "kCFLocaleAlternateQuotationBeginDelimiterKey":
      .string(LocaleNames.quotes(parts.language).inner[0])
    case "kCFLocaleAlternateQuotationEndDelimiterKey":
      .string(LocaleNames.quotes(parts.language).inner[1])
    default: .none
    }
  }

  private static func make(_ identifier: String, in world: FoundationWorld) -> NSLocale {
    world.runtime.create(FoundationClasses.cfLocale).fill(identifier)
  }

  static func define(_ locale: ClassDefinition<NSLocale>) {
    locale.adopt(FoundationProtocols.copying)
    defineCoding(locale)
    let cls = locale.classSide
    for name in ["currentLocale", "autoupdatingCurrentLocale"] {
      cls.method(name) { (cls) -> NSLocale in
        let locale = make(cls.foundation.deviceSettings.locale, in: cls.foundation)
        locale.isOfUser = true
        return locale
      }
    }
    cls.method("systemLocale") { (cls) -> NSLocale in make("", in: cls.foundation) }
    cls.method("localeWithLocaleIdentifier:") { (cls, identifier: String) -> NSLocale in
      make(identifier, in: cls.foundation)
    }
    cls.method("preferredLanguages") { (cls) -> [String] in
      cls.foundation.deviceSettings.preferredLanguages
    }
    cls.method("ISOLanguageCodes") { (_) -> [String] in ISOCodes.languages }
    cls.method("ISOCurrencyCodes") { (_) -> [String] in
      (ISOCodes.currencies + ISOCodes.formerCurrencies).sorted()
    }
    cls.method("commonISOCurrencyCodes") { (_) -> [String] in ISOCodes.currencies }
    // 3 is NSLocaleLanguageDirectionTopToBottom.
    cls.method("lineDirectionForLanguage:") { (_, _: String) -> Int in 3 }
    cls.method("ISOCountryCodes") { (_) -> [String] in ISOCodes.regions }
    cls.method("localeIdentifierFromComponents:") { (cls, parts: Value) -> String in
      let entries = try cls.foundation.entries(of: parts) ?? []
      let keys = ["kCFLocaleLanguageCodeKey", "kCFLocaleScriptCodeKey", "kCFLocaleCountryCodeKey"]
      return keys.compactMap { key in
        entries.first { $0.key.isText(key) }.flatMap { String.from($0.value, in: cls.runtime) }
      }.joined(separator: "_")
    }
    cls.method("availableLocaleIdentifiers") { (_) -> [String] in LocaleData.identifiers }
    for name in ["canonicalLocaleIdentifierFromString:", "canonicalLanguageIdentifierFromString:"] {
      cls.method(name) { (_, text: String) -> String in
        name.contains("Locale")
          ? text.replacing("-", with: "_") : text.replacing("_", with: "-")
      }
    }
    cls.method("componentsFromLocaleIdentifier:") { (_, text: String) -> Value in
      let parts = LocaleData.parts(text)
      let pairs: [(String, String?)] = [
        ("kCFLocaleLanguageCodeKey", parts.language), ("kCFLocaleScriptCodeKey", parts.script),
        ("kCFLocaleCountryCodeKey", parts.region),
      ]
      return .dictionary(
        pairs.compactMap { key, value in
          value.map { .init(key: .string(key), value: .string($0)) }
        })
    }
    // The left-to-right and right-to-left values of NSLocaleLanguageDirection.
    cls.method("characterDirectionForLanguage:") { (_, language: String) -> Int in
      ["ar", "he", "fa", "ur"].contains { language.hasPrefix($0) } ? 2 : 1
    }
    locale.method("initWithLocaleIdentifier:") { (locale, identifier: String) -> NSLocale in
      make(identifier, in: locale.foundation)
    }
    defineParts(locale)
  }

  /// Defines the display names of locales and their components, in English.
  private static func defineNames(_ locale: ClassDefinition<NSLocale>) {
    func name(_ key: String, _ value: String) -> String? {
      switch key {
      case "kCFLocaleIdentifierKey": LocaleNames.name(of: value)
      case "kCFLocaleLanguageCodeKey": LocaleNames.languages[value]
      case "kCFLocaleCountryCodeKey": LocaleNames.regions[value]
      case "currency", "kCFLocaleCurrencyCodeKey": LocaleNames.currencies[value]
      case "kCFLocaleCurrencySymbolKey": LocaleData.find("en_US").symbol(ofCurrency: value)
      case "calendar", "kCFLocaleCalendarKey":
        value == "gregorian" ? "Gregorian Calendar" : nil
      default: nil
      }
    }
    locale.method("displayNameForKey:value:") { (_, key: String, value: String) -> String? in
      name(key, value)
    }
    for (message, key) in [
      ("localizedStringForLocaleIdentifier:", "kCFLocaleIdentifierKey"),
      ("localizedStringForLanguageCode:", "kCFLocaleLanguageCodeKey"),
      ("localizedStringForCountryCode:", "kCFLocaleCountryCodeKey"),
      ("localizedStringForRegionCode:", "kCFLocaleCountryCodeKey"),
      ("localizedStringForCurrencyCode:", "currency"),
      ("localizedStringForCurrencySymbol:", "kCFLocaleCurrencySymbolKey"),
      ("localizedStringForCalendarIdentifier:", "calendar"),
    ] {
      locale.method(message) { (_, value: String) -> String? in name(key, value) }
    }
    for (property, key) in [
      ("quotationBeginDelimiter", "kCFLocaleQuotationBeginDelimiterKey"),
      ("quotationEndDelimiter", "kCFLocaleQuotationEndDelimiterKey"),
      ("alternateQuotationBeginDelimiter", "kCFLocaleAlternateQuotationBeginDelimiterKey"),
      ("alternateQuotationEndDelimiter", "kCFLocaleAlternateQuotationEndDelimiterKey"),
    ] {
      locale.readonly(property, .copy) { (locale) -> String? in
        String.from(try locale.send("objectForKey:", key), in: locale.runtime)
      }
    }
    for property in ["collationIdentifier", "variantCode"] {
      locale.readonly(property, .copy) { (_) -> String? in nil }
    }
  }

  private static func defineParts(_ locale: ClassDefinition<NSLocale>) {
    locale.method("objectForKey:") { (locale, key: String) -> Value in locale.object(key) }
    locale.readonly("localeIdentifier", .copy) { $0.identifier }
    locale.readonly("languageIdentifier", .copy) { (locale) -> String in
      String(locale.identifier.prefix { $0 != "@" }.replacing("_", with: "-"))
    }
    let texts: KeyValuePairs<String, String> = [
      "languageCode": "kCFLocaleLanguageCodeKey", "countryCode": "kCFLocaleCountryCodeKey",
      "regionCode": "kCFLocaleCountryCodeKey", "scriptCode": "kCFLocaleScriptCodeKey",
      "decimalSeparator": "kCFLocaleDecimalSeparatorKey",
      "groupingSeparator": "kCFLocaleGroupingSeparatorKey", "currencyCode": "currency",
      "currencySymbol": "kCFLocaleCurrencySymbolKey",
    ]
    for (name, key) in texts {
      locale.readonly(name, .copy) { (locale) -> String? in
        String.from(try locale.send("objectForKey:", key), in: locale.runtime)
      }
    }
    locale.readonly("usesMetricSystem") { $0.data.usesMetricSystem }
    locale.readonly("calendarIdentifier", .copy) { (_) -> String in "gregorian" }
    defineNames(locale)
    locale.method("isEqual:") { (locale, other: Value) -> Bool in
      (other.object as? NSLocale)?.identifier == locale.identifier
    }
    locale.method("hash") { (locale) -> Int in
      locale.identifier.utf8.reduce(3) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    locale.method("copyWithZone:") { (locale, _: Value) -> NSLocale in locale }
    locale.method("description") { (locale) -> String in
      "<__NSCFLocale: \(locale.address)> {name = \(locale.identifier)}"
    }
  }
}

extension FoundationClasses {
  package static let locale = NativeClass<NSLocale>("NSLocale", superclass: object, NSLocale.define)

  /// The class of every locale.
  package static let cfLocale = NativeClass<NSLocale>("__NSCFLocale", superclass: locale)
}
