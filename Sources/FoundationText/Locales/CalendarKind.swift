internal import FoundationCore

/// The calendars by their identifiers, and the years and eras of those that count the Gregorian days.
///
/// The others, whose months are their own, show the Gregorian ones.
enum CalendarKind {
  /// The identifiers of NSCalendar.h.
  static let identifiers: Set<String> = [
    "gregorian", "buddhist", "chinese", "coptic", "ethiopic", "ethiopic-amete-alem", "hebrew",
    "iso8601", "indian", "islamic", "islamic-civil", "islamic-tbla", "islamic-umalqura", "japanese",
    "persian", "roc",
  ]

  /// When Japan's eras began, the last one first, and the numbers that the CLDR gives them.
  private static let eras: [Era] = [
    (236, 2019, 5, 1), (235, 1989, 1, 8), (234, 1926, 12, 25), (233, 1912, 7, 30),
    (232, 1868, 9, 8),
  ]

  /// How far the years of a calendar are ahead of the Gregorian ones.
  private static let ahead = ["buddhist": 543, "roc": -1911]

  /// The year that a calendar shows.
  static func year(of date: CalendarDate, in identifier: String) -> Int {
    if identifier == "japanese", let era = era(of: date) { return date.year - era.year + 1 }
    let year = date.year + (ahead[identifier] ?? 0)
    // Before the first year of the Republic the years are counted backwards.
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

  /// The Gregorian year of one that a calendar shows.
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
