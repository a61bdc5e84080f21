internal import CICU
import StringSearch

/// The data of a locale: its number format and its currency.
///
/// American English is built in; ICU has all other locales. Without ICU, common locales have the
/// data below, and any other locale has the data of its language, or of English.
struct LocaleData: Sendable {
  let language: String
  let region: String?
  let decimalSeparator, groupingSeparator: String
  let currencyCode, currencySymbol: String
  let usesMetricSystem: Bool
  /// The first day of the week; 1 is Sunday.
  let firstWeekday: Int
  /// The data from ICU; nil for a locale that is built in.
  var formats: LocaleFormats?

  private static func of(
    _ language: String, _ region: String, _ decimal: String, _ grouping: String, _ code: String,
    _ symbol: String, metric: Bool = true, first: Int = 2
  ) -> LocaleData {
    LocaleData(
      language: language, region: region, decimalSeparator: decimal, groupingSeparator: grouping,
      currencyCode: code, currencySymbol: symbol, usesMetricSystem: metric, firstWeekday: first)
  }

  private static let known: [LocaleData] = [
    of("en", "US", ".", ",", "USD", "$", metric: false, first: 1),
    of("en", "GB", ".", ",", "GBP", "£"),
    of("en", "CA", ".", ",", "CAD", "$", first: 1), of("en", "AU", ".", ",", "AUD", "$"),
    of("de", "DE", ",", ".", "EUR", "€"), of("de", "AT", ",", "\u{A0}", "EUR", "€"),
    of("de", "CH", ".", "’", "CHF", "CHF"), of("fr", "FR", ",", "\u{202F}", "EUR", "€"),
    of("es", "ES", ",", ".", "EUR", "€"), of("it", "IT", ",", ".", "EUR", "€"),
    of("nl", "NL", ",", ".", "EUR", "€"), of("pt", "BR", ",", ".", "BRL", "R$", first: 1),
    of("ru", "RU", ",", "\u{A0}", "RUB", "₽"), of("ja", "JP", ".", ",", "JPY", "¥", first: 1),
    of("ko", "KR", ".", ",", "KRW", "₩", first: 1),
    of("zh", "CN", ".", ",", "CNY", "¥", first: 2),
    of("sv", "SE", ",", "\u{A0}", "SEK", "kr"), of("pl", "PL", ",", "\u{A0}", "PLN", "zł"),
  ]

  static let builtIn = known.map { "\($0.language)_\($0.region ?? "")" }

  /// The minimum number of days in the first week of a year: four in most of Europe.
  var minimumDays: Int {
    if let formats { return formats.minimumDays }
    let european = ["GB", "AT", "DE", "CH", "FR", "ES", "IT", "NL", "SE", "PL", "RU"]
    return european.contains(region ?? "") ? 4 : 1
  }

  /// The texts before and after a percentage.
  var percentAffixes: LocaleFormats.Affixes {
    formats?.percent ?? .init(prefix: "", suffix: percentSuffix)
  }

  private var percentSuffix: String {
    switch language {
    case "de" where region == "CH": "%"
    case "de", "es", "ru", "sv": "\u{A0}%"
    case "fr": "\u{202F}%"
    default: "%"
    }
  }

  /// The minimum number of integer digits for which a grouping separator is used.
  var leastGroupedDigits: Int {
    formats?.leastGroupedDigits ?? (["es", "pl"].contains(language) ? 5 : 4)
  }

  /// Returns the text before and after an amount of money.
  func currencyAffixes(_ symbol: String) -> (prefix: String, suffix: String) {
    if let formats { return Self.affixes(formats.currency, symbol) }
    if ["de_AT", "nl_NL", "pt_BR", "de_CH"].contains("\(language)_\(region ?? "")") {
      return (symbol + "\u{A0}", "")
    }
    if ["de", "fr", "es", "it", "ru", "sv", "pl", "pt"].contains(language) {
      return ("", "\u{A0}" + symbol)
    }
    // A symbol that ends with a letter is separated from the digits by a no-break space.
    return (symbol + (symbol.last?.isLetter == true ? "\u{A0}" : ""), "")
  }

  /// Returns the texts before and after a negative amount of money, if they are special.
  func negativeCurrencyAffixes(_ symbol: String) -> (prefix: String, suffix: String)? {
    guard let formats, let affixes = formats.negativeCurrency else { return nil }
    let (prefix, suffix) = Self.affixes(affixes, symbol)
    return (prefix.replacing("-", with: formats.minus), suffix.replacing("-", with: formats.minus))
  }

  private static func affixes(
    _ affixes: LocaleFormats.Affixes, _ symbol: String
  ) -> (prefix: String, suffix: String) {
    var (prefix, suffix) = (affixes.prefix, affixes.suffix)
    // A symbol with a letter next to the digits is separated by a no-break space.
    if prefix.hasSuffix("¤"), symbol.last?.isLetter == true { prefix += "\u{A0}" }
    if suffix.hasPrefix("¤"), symbol.first?.isLetter == true { suffix = "\u{A0}" + suffix }
    return (prefix.replacing("¤", with: symbol), suffix.replacing("¤", with: symbol))
  }

  /// Returns the symbol of a currency in this locale.
  func symbol(ofCurrency code: String) -> String {
    if let formats {
      return LocaleLibrary.shared.text(icu_currency_symbol, formats.identifier, 0, code) ?? code
    }
    if code == currencyCode { return currencySymbol }
    let common = [
      "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "CNY": "CN¥",
      "ILS": "₪", "VND": "₫",
    ]
    if let symbol = common[code] { return symbol }
    if code == "USD" { return ["en"].contains(language) && region != "US" ? "US$" : "$" }
    let dollars = [
      "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$", "HKD": "HK$", "TWD": "NT$",
    ]
    return dollars[code] ?? LocaleLibrary.shared.text(icu_currency_symbol, "en_US", 0, code)
      ?? code
  }

  /// Returns the number of decimal places of a currency.
  static func places(ofCurrency code: String) -> Int {
    if ["USD", "EUR", "GBP", "CHF"].contains(code) { return 2 }
    if let places = LocaleLibrary.shared.number(icu_currency_places, "en_US", 0, code) {
      return places
    }
    return ["JPY", "KRW", "VND", "CLP", "ISK", "PYG", "XAF", "XOF", "UGX"].contains(code) ? 0 : 2
  }

  /// Splits an identifier into language, script and region.
  static func parts(_ identifier: String) -> (language: String, script: String?, region: String?) {
    let bare = identifier.prefix { $0 != "@" }
    let parts = bare.split { $0 == "_" || $0 == "-" }.map(String.init)
    let script = parts.dropFirst().first { $0.count == 4 }
    let region = parts.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    return (parts.first ?? "", script, region)
  }

  /// Returns the data of a locale by its identifier.
  static func find(_ identifier: String) -> LocaleData {
    let (language, _, region) = parts(identifier)
    if language.isEmpty || identifier == "en_US" || identifier == "en" { return known[0] }
    if let found = inLibrary(identifier) { return found }
    return known.first { $0.language == language && $0.region == region }
      ?? known.first { $0.language == language } ?? known[0]
  }
}
