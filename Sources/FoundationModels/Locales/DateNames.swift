/// The English names of months and days.
///
/// Dates are written in English for every user; the formats of other languages are not kept here.
enum DateNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let shortMonths = months.map { String($0.prefix(3)) }
  static let shortWeekdays = weekdays.map { String($0.prefix(3)) }

  /// The names that NSCalendar and NSDateFormatter have for the lists.
  static let ofCalendars: KeyValuePairs<String, [String]> = [
    "monthSymbols": months, "shortMonthSymbols": shortMonths,
    "standaloneMonthSymbols": months, "shortStandaloneMonthSymbols": shortMonths,
    "veryShortMonthSymbols": months.map { String($0.prefix(1)) },
    "weekdaySymbols": weekdays, "shortWeekdaySymbols": shortWeekdays,
    "standaloneWeekdaySymbols": weekdays, "shortStandaloneWeekdaySymbols": shortWeekdays,
    "veryShortWeekdaySymbols": weekdays.map { String($0.prefix(1)) },
    "eraSymbols": ["BC", "AD"],
    "quarterSymbols": ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"],
  ]
}
