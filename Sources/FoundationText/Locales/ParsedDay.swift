internal import FoundationCore

/// The fields of a parsed text that determine the day, and the order in which they were parsed.
///
/// As in ICU, the field that was parsed last decides between a day of the month, a day of the year
/// and a day of a week: `YYYY-MM-dd` yields the 10th of February 2020 and `dd/MM/YYYY` the first day
/// of the week before the first one of 2020, because the year of the week is newer than the day.
/// The corresponding ICU function is `Calendar::resolveFields`.
struct ParsedDay {
  /// The parsed letters in order; variants are replaced by one letter each.
  private var letters: [Character] = []
  /// The year of the week.
  private(set) var weekYear = 2000
  /// ICU's value of a week that was not parsed is zero.
  private var week = 0
  /// The day of the week; 1 is Sunday.
  private var weekday: Int?
  private var dayOfYear = 1

  /// Records a parsed field; a weekday is counted from Sunday, which is 1.
  mutating func note(_ letter: Character, _ value: Int, isShort: Bool) {
    switch letter {
    case "y", "u": letters.append("y")
    case "Y":
      letters.append("Y")
      weekYear = isShort && value < 100 ? value + (value < 50 ? 2000 : 1900) : value
    case "d": letters.append("d")
    case "D":
      letters.append("D")
      dayOfYear = value
    case "w":
      letters.append("w")
      week = value
    case "E":
      letters.append("E")
      weekday = value
    default: break
    }
  }

  /// Whether the year of the week is the newest year.
  var isOfWeekYear: Bool { stamp("Y") > stamp("y") }

  /// Whether the day of the year exists.
  func isValid(in year: Int) -> Bool {
    stamp("D") < 0 || (1...(CalendarMoment.days(in: 2, year) + 337)).contains(dayOfYear)
  }

  /// Returns the date of fields other than the day of a month, or nil if the day of a month decides.
  ///
  /// - Parameters:
  ///   - year: the year.
  ///   - firstWeekday: the first day of the week; 1 is Sunday.
  ///   - minimumDays: the minimum number of days in the first week of a year.
  func date(year: Int, firstWeekday: Int, minimumDays: Int) -> CalendarDate? {
    let (ofMonth, ofYear) = (max(stamp("d"), stamp("y")), stamp("D"))
    let hasWeekday = stamp("w") >= 0 && stamp("E") >= 0
    let ofWeek = max(stamp("Y"), hasWeekday ? max(stamp("w"), stamp("E")) : -1)
    let isOnlyWeek = ofMonth < 0 && ofYear < 0 && stamp("w") >= 0
    if ofYear > max(ofMonth, ofWeek) { return january(dayOfYear, year).date }
    guard ofWeek > max(ofMonth, ofYear) || isOnlyWeek else { return nil }
    let passed = (january(1, year).weekday - firstWeekday + 7) % 7
    let start = 7 - passed >= minimumDays ? 1 - passed : 8 - passed
    let place = ((weekday ?? firstWeekday) - firstWeekday + 7) % 7
    return january(start + (week - 1) * 7 + place, year).date
  }

  /// The day with a number counted from the first of January, which may be in another year.
  private func january(_ day: Int, _ year: Int) -> CalendarMoment {
    CalendarMoment(
      year: year, month: 1, day: day, hour: 0, minute: 0, second: 0, fraction: 0,
      in: TimeZoneRules(secondsFromGMT: 0))
  }

  /// The position of the last field with a letter; -1 without one.
  private func stamp(_ letter: Character) -> Int { letters.lastIndex(of: letter) ?? -1 }
}
