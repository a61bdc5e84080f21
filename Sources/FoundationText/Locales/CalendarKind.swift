internal import FoundationCore

/// The calendar identifiers, and the years and eras of calendars with Gregorian months.
///
/// Calendars with months of their own show Gregorian dates.
enum CalendarKind {
  /// The identifiers of NSCalendar.h.
  static let identifiers: Set<String> = [
    "gregorian", "buddhist", "chinese", "coptic", "ethiopic", "ethiopic-amete-alem", "hebrew",
    "iso8601", "indian", "islamic", "islamic-civil", "islamic-tbla", "islamic-umalqura", "japanese",
    "persian", "roc",
  ]

  /// The start dates of the Japanese eras, latest first, and their CLDR numbers.
  private static let eras: [Era] = [
    (236, 2019, 5, 1), (235, 1989, 1, 8), (234, 1926, 12, 25), (233, 1912, 7, 30),
    (232, 1868, 9, 8),
  ]

  /// The offset of each calendar's years from Gregorian years.
  private static let ahead = ["buddhist": 543, "roc": -1911]

  /// Returns the year that a calendar shows.
  static func year(of date: CalendarDate, in identifier: String) -> Int {
    if identifier == "japanese", let era = era(of: date) { return date.year - era.year + 1 }
    let year = date.year + (ahead[identifier] ?? 0)
    // Years before the first year of the Republic are counted backwards.
    return identifier == "roc" && year < 1 ? 1 - year : year
  }

  static func era(of date: CalendarDate, in identifier: String) -> Int {
    switch identifier {
    case "japanese": era(of: date)?.number ?? 1
    case "buddhist": 0
    case "roc": date.year > 1911 ? 1 : 0
    default: 1
    }
  }

  /// Returns the Gregorian year of a calendar's year.
  static func gregorianYear(_ year: Int, era: Int?, in identifier: String) -> Int {
    if identifier == "japanese" {
      let begun = eras.first { $0.number == era } ?? (era == nil ? eras.first : nil)
      return begun.map { $0.year + year - 1 } ?? year
    }
    if identifier == "roc", era == 0 { return 1912 - year }
    return year - (ahead[identifier] ?? 0)
  }

  private typealias Era = (number: Int, year: Int, month: Int, day: Int)

  private static func era(of date: CalendarDate) -> Era? {
    eras.first { (date.year, date.month, date.day) >= ($0.year, $0.month, $0.day) }
  }
}
