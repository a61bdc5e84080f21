internal import CICU

/// Case conversion in the languages that have their own rules, as Core Foundation applies them.
///
/// In Turkish and Azerbaijani, `i` and `ı` are two letters with separate capitals; Lithuanian keeps
/// the dot of an accented `i`; Greek capitals have no accents; Dutch capitalizes `ij` as one letter.
enum LocalCase {
  /// A conversion of `NSString`.
  enum Conversion {
    case upper, lower, capitalized

    fileprivate var languages: [String] {
      switch self {
      case .upper: ["tr", "az", "lt", "el"]
      case .lower: ["tr", "az", "lt"]
      case .capitalized: ["tr", "az", "lt", "nl"]
      }
    }

    fileprivate var change: icu_change {
      switch self {
      case .upper: icu_uppercase
      case .lower: icu_lowercase
      case .capitalized: icu_titlecase
      }
    }
  }

  /// Converts a text, or returns nil if the language has no rules of its own.
  static func converted(
    _ text: UTF16Text, _ conversion: Conversion, locale: String, check: () throws -> Void
  ) throws -> UTF16Text? {
    let language = String(locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" })
    guard conversion.languages.contains(language) else { return nil }
    return try TextRules.shared.changed(
      text, conversion.change, locale: language, for: "uppercaseStringWithLocale:", check: check)
  }
}

extension UTF16Text {
  /// Returns the text with its letters I in lowercase, if a locale has other rules for them.
  ///
  /// In Turkish and Azerbaijani, the lowercase of `I` is `ı`, and that of `İ` is `i`. The length is
  /// unchanged.
  func withLocalCase(_ locale: String?, _ options: ComparisonOptions) -> UTF16Text {
    guard options.contains(.caseInsensitive), let locale,
      ["tr", "az"].contains(locale.prefix { $0.isLetter }), !isASCII || units.contains(0x49)
    else { return self }
    return UTF16Text(units.map { $0 == 0x49 ? 0x131 : $0 == 0x130 ? 0x69 : $0 })
  }
}
