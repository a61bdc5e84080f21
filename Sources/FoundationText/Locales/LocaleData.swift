/// The data of a locale: its number format and its currency.
///
/// The data is from the Unicode CLDR for common locales. Any other locale has the data of its
/// language, or of English.
struct LocaleData: Sendable {
  let language: String
  let region: String?
  let decimalSeparator, groupingSeparator: String
  let currencyCode, currencySymbol: String
  let usesMetricSystem: Bool
  /// The first day of the week; 1 is Sunday.
  let firstWeekday: Int

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

  static let identifiers = known.map { "\($0.language)_\($0.region ?? "")" }

  /// The minimum number of days in the first week of a year: four in most of Europe.
  var minimumDays: Int {
    ["GB", "AT", "DE", "CH", "FR", "ES", "IT", "NL", "SE", "PL", "RU"].contains(region) ? 4 : 1
  }

  /// The text after a percentage.
  var percentSuffix: String {
    switch language {
    case "de" where region == "CH": "%"
    case "de", "es", "ru", "sv": "\u{A0}%"
    case "fr": "\u{202F}%"
    default: "%"
    }
  }

  /// The minimum number of integer digits for which a grouping separator is used.
  var leastGroupedDigits: Int { ["es", "pl"].contains(language) ? 5 : 4 }

  /// Returns the text before and after an amount of money.
  func currencyAffixes(_ symbol: String) -> (prefix: String, suffix: String) {
    if ["de_AT", "nl_NL", "pt_BR", "de_CH"].contains("\(language)_\(region ?? "")") {
      return (symbol + "\u{A0}", "")
    }
    if ["de", "fr", "es", "it", "ru", "sv", "pl", "pt"].contains(language) {
      return ("", "\u{A0}" + symbol)
    }
    // A symbol that ends with a letter is separated from the digits by a no-break space.
    return (symbol + (symbol.last?.isLetter == true ? "\u{A0}" : ""), "")
  }

  /// Returns the symbol of a currency in this locale.
  func symbol(ofCurrency code: String) -> String {
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
    return dollars[code] ?? code
  }

  /// Returns the number of decimal places of a currency.
  static func places(ofCurrency code: String) -> Int {
    ["JPY", "KRW", "VND", "CLP", "ISK", "PYG", "XAF", "XOF", "UGX"].contains(code) ? 0 : 2
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
    return known.first { $0.language == language && $0.region == region }
      ?? known.first { $0.language == language } ?? known[0]
  }
}
