internal import CICU
internal import Synchronization

/// The parts of a locale's number formats that only ICU has.
struct LocaleFormats: Sendable {
  /// The texts before and after a number; `¤` is the currency's symbol.
  struct Affixes: Sendable {
    var prefix, suffix: String
  }

  /// The locale's identifier for ICU.
  let identifier: String
  let minus: String
  /// The digit 0 of the locale's numbering system.
  let zero: Unicode.Scalar
  let groupSize, secondaryGroupSize: Int
  let leastGroupedDigits: Int
  let minimumDays: Int
  let percent, currency: Affixes
  /// The affixes of negative amounts of money, if they are not those of positive ones with a minus.
  let negativeCurrency: Affixes?

  /// Splits the first or the second part of a pattern at its digits; nil if there is none.
  private static func affixes(_ pattern: String, isNegative: Bool = false) -> Affixes? {
    let parts = pattern.split(separator: ";", maxSplits: 1)
    guard let part = isNegative ? parts.dropFirst().first : parts.first,
      let start = part.firstIndex(where: { "#0".contains($0) }),
      let end = part.lastIndex(where: { "#0".contains($0) })
    else { return nil }
    return Affixes(prefix: String(part[..<start]), suffix: String(part[part.index(after: end)...]))
  }

  /// Reads the formats of a locale; nil without ICU.
  init?(_ identifier: String) {
    let library = LocaleLibrary.shared
    // UNumberFormatSymbol, UNumberFormatStyle, UNumberFormatAttribute and UCalendarAttribute
    let (minusSign, zeroDigit, currencyStyle, percentStyle) = (6, 4, 2, 3)
    let (grouping, secondary, minimalDays) = (10, 15, 2)
    guard let minus = library.text(icu_number_symbol, identifier, minusSign),
      let zero = library.text(icu_number_symbol, identifier, zeroDigit)?.unicodeScalars.first,
      let currency = library.text(icu_number_pattern, identifier, currencyStyle),
      let money = Self.affixes(currency),
      let percent = library.text(icu_number_pattern, identifier, percentStyle).flatMap({
        Self.affixes($0)
      })
    else { return nil }
    self.identifier = identifier
    self.minus = minus
    self.zero = zero
    groupSize = library.number(icu_number_attribute, identifier, grouping) ?? 3
    secondaryGroupSize = library.number(icu_number_attribute, identifier, secondary) ?? 0
    leastGroupedDigits = library.number(icu_grouped_digits, identifier) ?? 4
    minimumDays = library.number(icu_calendar_attribute, identifier, minimalDays) ?? 1
    self.percent = percent
    self.currency = money
    negativeCurrency = Self.affixes(currency, isNegative: true)
  }
}

extension LocaleData {
  /// The data that has been read from ICU, by identifier.
  private static let known = Mutex<[String: LocaleData]>([:])

  /// Returns ICU's data of a locale, or nil without ICU.
  static func inLibrary(_ identifier: String) -> LocaleData? {
    if let found = known.withLock({ $0[identifier] }) { return found }
    guard let made = read(identifier) else { return nil }
    known.withLock { $0[identifier] = made }
    return made
  }

  private static func read(_ identifier: String) -> LocaleData? {
    let library = LocaleLibrary.shared
    guard let formats = LocaleFormats(identifier),
      let decimal = library.text(icu_number_symbol, identifier, 0),
      let grouping = library.text(icu_number_symbol, identifier, 1)
    else { return nil }
    let code = library.text(icu_currency, identifier) ?? ""
    let parts = LocaleData.parts(identifier)
    // The measurement system of the United States is 1; weekdays are an attribute.
    return LocaleData(
      language: parts.language, region: parts.region, decimalSeparator: decimal,
      groupingSeparator: grouping, currencyCode: code.isEmpty ? "XXX" : code,
      currencySymbol: code.isEmpty
        ? "¤" : library.text(icu_currency_symbol, identifier, 0, code) ?? "¤",
      usesMetricSystem: library.number(icu_measurement_system, identifier) != 1,
      firstWeekday: library.number(icu_calendar_attribute, identifier, 1) ?? 1, formats: formats)
  }
}

extension DateNames {
  private static let known = Mutex<[String: DateNames]>([:])

  /// Returns ICU's names and patterns of a locale's Gregorian dates, or nil without ICU.
  static func inLibrary(_ identifier: String) -> DateNames? {
    if let found = known.withLock({ $0[identifier] }) { return found }
    guard let made = read(identifier.prefix { $0 != "@" } + "@calendar=gregorian") else {
      return nil
    }
    known.withLock { $0[identifier] = made }
    return made
  }

  private static func read(_ identifier: String) -> DateNames? {
    let library = LocaleLibrary.shared
    func symbols(_ type: Int, _ indexes: Range<Int>) -> [String]? {
      let start = type * 100
      return library.texts(
        icu_date_symbol, identifier,
        start + indexes.lowerBound..<start + indexes.upperBound)
    }
    // The numbers are those of UDateFormatSymbolType; index 0 of weekdays is empty.
    guard let months = symbols(1, 0..<12), let shortMonths = symbols(2, 0..<12),
      let weekdays = symbols(3, 1..<8), let shortWeekdays = symbols(4, 1..<8),
      let halves = symbols(5, 0..<2), let eras = symbols(0, 0..<2),
      let longEras = symbols(7, 0..<2), let quarters = symbols(16, 0..<4),
      let shortQuarters = symbols(17, 0..<4),
      let styles = library.texts(icu_date_pattern, identifier, 1..<25)
    else { return nil }
    var names = DateNames(
      months: months, shortMonths: shortMonths, weekdays: weekdays, shortWeekdays: shortWeekdays,
      standaloneMonths: symbols(10, 0..<12), halves: halves,
      dates: (1...4).map { styles[$0 * 5 - 1] }, times: (1...4).map { styles[$0 - 1] })
    names.eras = EraNames(eras, longEras, quarters: quarters, short: shortQuarters)
    names.styles = [""] + styles
    names.standaloneShortMonths = symbols(11, 0..<12)
    names.standaloneWeekdays = symbols(13, 1..<8)
    names.narrowMonths = symbols(8, 0..<12)
    names.narrowWeekdays = symbols(9, 1..<8)
    return names
  }
}
