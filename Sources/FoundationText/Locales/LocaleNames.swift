/// The English names of languages, regions and currencies.
///
/// The common names of the CLDR are included. Other codes have no name, and the result is nil, as
/// for an unknown code.
enum LocaleNames {
  static let languages: [String: String] = [
    "ar": "Arabic", "ca": "Catalan", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
    "en": "English", "es": "Spanish", "fa": "Persian", "fi": "Finnish", "fr": "French",
    "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian",
    "it": "Italian", "ja": "Japanese", "ko": "Korean", "ms": "Malay", "nb": "Norwegian Bokmål",
    "nl": "Dutch", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
    "sk": "Slovak", "sv": "Swedish", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian",
    "vi": "Vietnamese", "zh": "Chinese",
  ]

  static let regions: [String: String] = [
    "AR": "Argentina", "AT": "Austria", "AU": "Australia", "BE": "Belgium", "BR": "Brazil",
    "CA": "Canada", "CH": "Switzerland", "CN": "China mainland", "CZ": "Czechia", "DE": "Germany",
    "DK": "Denmark", "EG": "Egypt", "ES": "Spain", "FI": "Finland", "FR": "France",
    "GB": "United Kingdom", "GR": "Greece", "HK": "Hong Kong", "HU": "Hungary", "IE": "Ireland",
    "IL": "Israel", "IN": "India", "IT": "Italy", "JP": "Japan", "KR": "South Korea",
    "MX": "Mexico", "NL": "Netherlands", "NO": "Norway", "NZ": "New Zealand", "PL": "Poland",
    "PT": "Portugal", "RO": "Romania", "RU": "Russia", "SA": "Saudi Arabia", "SE": "Sweden",
    "SG": "Singapore", "TH": "Thailand", "TR": "Turkey", "TW": "Taiwan", "UA": "Ukraine",
    "US": "United States", "VN": "Vietnam", "ZA": "South Africa",
  ]

  static let currencies: [String: String] = [
    "AUD": "Australian Dollar", "BRL": "Brazilian Real", "CAD": "Canadian Dollar",
    "CHF": "Swiss Franc", "CNY": "Chinese Yuan", "DKK": "Danish Krone", "EUR": "Euro",
    "GBP": "British Pound", "INR": "Indian Rupee", "JPY": "Japanese Yen",
    "KRW": "South Korean Won", "MXN": "Mexican Peso", "NOK": "Norwegian Krone",
    "NZD": "New Zealand Dollar", "PLN": "Polish Zloty", "RUB": "Russian Ruble",
    "SEK": "Swedish Krona", "TRY": "Turkish Lira", "USD": "US Dollar",
  ]

  private static let scripts = [
    "Hans": "Simplified", "Hant": "Traditional", "Latn": "Latin", "Cyrl": "Cyrillic",
  ]

  /// Returns a name such as `English (United States)`; nil if the language has no name.
  static func name(of identifier: String) -> String? {
    let parts = LocaleData.parts(identifier)
    guard let language = languages[parts.language] else { return nil }
    let details = [
      parts.script.map { scripts[$0] ?? $0 }, parts.region.map { regions[$0] ?? $0 },
    ].compactMap { $0 }
    return details.isEmpty ? language : "\(language) (\(details.joined(separator: ", ")))"
  }

  /// Returns the quotation marks of a language, and those of nested quotations.
  static func quotes(_ language: String) -> (outer: [String], inner: [String]) {
    switch language {
    case "de", "cs": (["„", "“"], ["‚", "‘"])
    case "fr": (["«", "»"], ["«", "»"])
    case "es", "it", "pt": (["«", "»"], ["“", "”"])
    case "ru", "uk": (["«", "»"], ["„", "“"])
    case "ja": (["「", "」"], ["『", "』"])
    case "sv", "fi": (["”", "”"], ["’", "’"])
    case "pl": (["„", "”"], ["«", "»"])
    default: (["“", "”"], ["‘", "’"])
    }
  }
}
