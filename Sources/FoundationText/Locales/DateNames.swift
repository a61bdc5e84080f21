/// The names of months and days in a language, and the patterns of its dates and times.
///
/// American English is built in; ICU has all other locales. Without ICU, the languages in
/// ``DateNames/languages`` have the data of Unicode CLDR 37, and any other language is English.
struct DateNames: Sendable {
  var months, shortMonths, weekdays, shortWeekdays: [String]
  /// The standalone forms of the months, if they differ from the forms in dates.
  var standaloneMonths: [String]?
  /// The AM and PM symbols.
  var halves = ["AM", "PM"]
  /// The patterns of the short, medium, long and full styles.
  var dates, times: [String]
  /// The names of eras and quarters.
  var eras = EraNames.english
  /// The separators of date and time: for the two shorter and the two longer styles.
  var joints = [", ", ", "]
  /// ICU's patterns of all styles: the style of the date times 5 plus the style of the time.
  var styles: [String]?
  /// More forms of names, which only ICU has.
  var standaloneShortMonths, standaloneWeekdays, narrowMonths, narrowWeekdays: [String]?

  /// Returns the names and patterns of a locale.
  static func find(_ identifier: String) -> DateNames {
    let parts = LocaleData.parts(identifier)
    if parts.language.isEmpty || identifier == "en_US" || identifier == "en" { return english }
    if let found = inLibrary(identifier) { return found }
    var names =
      languages["\(parts.language)_\(parts.region ?? "")"] ?? languages[parts.language] ?? english
    names.eras = EraNames.find(identifier)
    return names
  }

  static let english = DateNames(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    dates: ["M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"],
    // Since iOS 17 the space before AM and PM is a narrow no-break space.
    times: [
      "h:mm\u{202F}a", "h:mm:ss\u{202F}a", "h:mm:ss\u{202F}a z", "h:mm:ss\u{202F}a zzzz",
    ],
    joints: [", ", " 'at' "])

  /// Returns the pattern of two `NSDateFormatterStyle` values.
  func pattern(date: Int, time: Int) -> String {
    if let styles { return styles[min(date, 4) * 5 + min(time, 4)] }
    let date = date == 0 ? "" : dates[min(date, 4) - 1]
    let time = time == 0 ? "" : times[min(time, 4) - 1]
    if date.isEmpty || time.isEmpty { return date + time }
    let isLong = dates.firstIndex(of: date).map { $0 > 1 } ?? false
    return date + joints[isLong ? 1 : 0] + time
  }

  /// The property names of NSCalendar and NSDateFormatter for the lists of symbols.
  static let lists: KeyValuePairs<String, @Sendable (DateNames) -> [String]> = [
    "monthSymbols": { $0.months }, "shortMonthSymbols": { $0.shortMonths },
    "standaloneMonthSymbols": { $0.standaloneMonths ?? $0.months },
    "shortStandaloneMonthSymbols": { $0.standaloneShortMonths ?? $0.shortMonths },
    "veryShortMonthSymbols": { $0.narrowMonths ?? $0.months.map(initial) },
    "veryShortStandaloneMonthSymbols": { $0.narrowMonths ?? $0.months.map(initial) },
    "weekdaySymbols": { $0.weekdays }, "shortWeekdaySymbols": { $0.shortWeekdays },
    "standaloneWeekdaySymbols": { $0.standaloneWeekdays ?? $0.weekdays },
    "shortStandaloneWeekdaySymbols": { $0.shortWeekdays },
    "veryShortWeekdaySymbols": { $0.narrowWeekdays ?? $0.weekdays.map(initial) },
    "veryShortStandaloneWeekdaySymbols": { $0.narrowWeekdays ?? $0.weekdays.map(initial) },
    "eraSymbols": { $0.eras.eras }, "longEraSymbols": { $0.eras.longEras },
    "quarterSymbols": { $0.eras.quarters }, "standaloneQuarterSymbols": { $0.eras.quarters },
    "shortQuarterSymbols": { $0.eras.shortQuarters },
    "shortStandaloneQuarterSymbols": { $0.eras.shortQuarters },
  ]

  private static func initial(_ name: String) -> String { String(name.prefix(1)).uppercased() }
}
