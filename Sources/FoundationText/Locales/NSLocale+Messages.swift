internal import CICU
package import FoundationCore
package import SelectorRuntime
import StringSearch

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
    case "kCFLocaleQuotationBeginDelimiterKey": .string(mark(0))
    case "kCFLocaleQuotationEndDelimiterKey": .string(mark(1))
    case "kCFLocaleAlternateQuotationBeginDelimiterKey": .string(mark(2))
    case "kCFLocaleAlternateQuotationEndDelimiterKey": .string(mark(3))
    default: .none
    }
  }

  /// Returns an identifier without the script that its region implies: `zh_TW` for `zh-Hant_TW`.
  private static func canonical(_ identifier: String) -> String {
    let implied = [
      "zh-Hans_CN": "zh_CN", "zh-Hans_SG": "zh_SG", "zh-Hant_HK": "zh_HK", "zh-Hant_MO": "zh_MO",
      "zh-Hant_TW": "zh_TW",
    ]
    return implied[identifier] ?? identifier
  }

  private static func make(_ identifier: String, in world: FoundationWorld) -> NSLocale {
    world.runtime.create(FoundationClasses.cfLocale).fill(identifier)
  }

  /// Returns a quotation mark; the index is a `ULocaleDataDelimiterType`.
  private func mark(_ index: Int) -> String {
    if !identifier.isEmpty,
      let mark = LocaleLibrary.shared.text(icu_delimiter, identifier, index), !mark.isEmpty
    {
      return mark
    }
    let quotes = LocaleNames.quotes(LocaleData.parts(identifier).language)
    return (quotes.outer + quotes.inner)[index]
  }

  static func define(_ locale: ClassDefinition<NSLocale>) {
    locale.adopt(FoundationProtocols.copying)
    defineCoding(locale)
    let cls = locale.classSide
    for name in ["currentLocale", "autoupdatingCurrentLocale"] {
      cls.method(name) { (cls) -> NSLocale in
        let locale = make(cls.foundation.deviceSettings.locale, in: cls.foundation)
        locale.isOfUser = true
        if name == "currentLocale" { locale.hourFormat = cls.foundation.deviceSettings.hourFormat }
        return locale
      }
    }
    cls.method("systemLocale") { (cls) -> NSLocale in make("", in: cls.foundation) }
    cls.method("localeWithLocaleIdentifier:") { (cls, identifier: String) -> NSLocale in
      make(canonical(identifier), in: cls.foundation)
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
    cls.method("availableLocaleIdentifiers") { (_) -> [String] in
      let library = LocaleLibrary.shared
      let count = library.number(icu_available_locales, "") ?? 0
      return library.texts(icu_available_locale, "", 0..<count) ?? LocaleData.builtIn
    }
    for name in ["canonicalLocaleIdentifierFromString:", "canonicalLanguageIdentifierFromString:"] {
      cls.method(name) { (_, text: String) -> String in
        let (language, script, region) = LocaleData.parts(text)
        // Former codes of languages.
        let codes = ["in": "id", "iw": "he", "ji": "yi", "jw": "jv", "tl": "fil"]
        var result = codes[language.lowercased()] ?? language.lowercased()
        if let script {
          result += "-" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
        }
        if let region { result += (name.contains("Locale") ? "_" : "-") + region.uppercased() }
        return canonical(result) + text.drop { $0 != "@" }
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
      make(canonical(identifier), in: locale.foundation)
    }
    defineParts(locale)
  }

  /// Defines the display names of locales and their components, in English.
  private static func defineNames(_ locale: ClassDefinition<NSLocale>) {
    func name(_ key: String, _ value: String, _ locale: NSLocale) -> String? {
      // Apple's English names of common codes, some of which differ from the CLDR's.
      let language = LocaleData.parts(locale.identifier).language
      if language == "en" || language.isEmpty, let found = name(key, value) { return found }
      return locale.libraryName(key, value) ?? name(key, value)
    }
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
    locale.method("displayNameForKey:value:") { (locale, key: String, value: String) -> String? in
      name(key, value, locale)
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
      locale.method(message) { (locale, value: String) -> String? in name(key, value, locale) }
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

  /// Returns ICU's name of a code in the locale's language; nil for an unknown code.
  private func libraryName(_ key: String, _ value: String) -> String? {
    let (kind, argument): (icu_text, String)
    switch key {
    case "kCFLocaleIdentifierKey": (kind, argument) = (icu_locale_name, value)
    case "kCFLocaleLanguageCodeKey": (kind, argument) = (icu_language_name, value)
    case "kCFLocaleCountryCodeKey": (kind, argument) = (icu_region_name, "und_" + value)
    case "kCFLocaleScriptCodeKey": (kind, argument) = (icu_script_name, "und_" + value)
    case "currency", "kCFLocaleCurrencyCodeKey": (kind, argument) = (icu_currency_name, value)
    case "kCFLocaleCurrencySymbolKey": (kind, argument) = (icu_currency_symbol, value)
    default: return nil
    }
    let own = identifier.isEmpty ? "en_US" : identifier
    let found = LocaleLibrary.shared.text(kind, own, 0, argument)
    // The library returns an unknown code itself.
    return found == value || found == argument || found?.isEmpty == true ? nil : found
  }

  private static func defineParts(_ locale: ClassDefinition<NSLocale>) {
    locale.method("objectForKey:") { (locale, key: String) -> Value in locale.object(key) }
    locale.readonly("localeIdentifier", .copy) { $0.identifier }
    locale.readonly("languageIdentifier", .copy) { (locale) -> String in
      String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
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
