/// The names of months and days in a language, and the patterns of its dates and times.
///
/// The facts are those of the Unicode CLDR 37, which iOS 14 has; they stand in ``DateNames/languages``.
/// Dates of any other language are written in English.
struct DateNames: Sendable {
  var months, shortMonths, weekdays, shortWeekdays: [String]
  /// The months by themselves, where they have another form than in a date.
  var standaloneMonths: [String]?
  /// Before and after noon.
  var halves = ["AM", "PM"]
  /// The patterns of the short, medium, long and full style.
  var dates, times: [String]
  /// The eras and the quarters.
  var eras = EraNames.english
  /// What stands between a date and a time: of the two shorter styles, and of the two longer ones.
  var joints = [", ", ", "]

  /// The names and patterns of a locale.
  static func find(_ identifier: String) -> DateNames {
    let parts = LocaleData.parts(identifier)
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
    times: ["h:mm a", "h:mm:ss a", "h:mm:ss a z", "h:mm:ss a zzzz"],
    joints: [", ", " 'at' "])

  /// The pattern of two styles, by the numbers of `NSDateFormatterStyle`.
  func pattern(date: Int, time: Int) -> String {
    let date = date == 0 ? "" : dates[min(date, 4) - 1]
    let time = time == 0 ? "" : times[min(time, 4) - 1]
    if date.isEmpty || time.isEmpty { return date + time }
    let isLong = dates.firstIndex(of: date).map { $0 > 1 } ?? false
    return date + joints[isLong ? 1 : 0] + time
  }

  /// The names that NSCalendar and NSDateFormatter have for the lists.
  static let lists: KeyValuePairs<String, @Sendable (DateNames) -> [String]> = [
    "monthSymbols": { $0.months }, "shortMonthSymbols": { $0.shortMonths },
    "standaloneMonthSymbols": { $0.standaloneMonths ?? $0.months },
    "shortStandaloneMonthSymbols": { $0.shortMonths },
    "veryShortMonthSymbols": { $0.months.map(initial) },
    "veryShortStandaloneMonthSymbols": { $0.months.map(initial) },
    "weekdaySymbols": { $0.weekdays }, "shortWeekdaySymbols": { $0.shortWeekdays },
    "standaloneWeekdaySymbols": { $0.weekdays },
    "shortStandaloneWeekdaySymbols": { $0.shortWeekdays },
    "veryShortWeekdaySymbols": { $0.weekdays.map(initial) },
    "veryShortStandaloneWeekdaySymbols": { $0.weekdays.map(initial) },
    "eraSymbols": { $0.eras.eras }, "longEraSymbols": { $0.eras.longEras },
    "quarterSymbols": { $0.eras.quarters }, "standaloneQuarterSymbols": { $0.eras.quarters },
    "shortQuarterSymbols": { $0.eras.shortQuarters },
    "shortStandaloneQuarterSymbols": { $0.eras.shortQuarters },
  ]

  private static func initial(_ name: String) -> String { String(name.prefix(1)).uppercased() }
}
