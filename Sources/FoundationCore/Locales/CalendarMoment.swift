internal import SelectorRuntime

/// A time as a Gregorian calendar shows it in a time zone.
package struct CalendarMoment {
  /// The calendar units with the numbers of NSCalendarUnit, in NSCalendar.h.
  package enum Unit: Int, CaseIterable {
    case era = 2, year = 4, month = 8, day = 16, hour = 32, minute = 64, second = 128
    /// The week unit from before iOS 7, which is distinct from `weekOfYear`.
    case week = 256
    case weekday = 512, weekdayOrdinal = 1024, quarter = 2048, weekOfMonth = 4096
    case weekOfYear = 8192, yearForWeekOfYear = 16_384, nanosecond = 32_768, dayOfYear = 65_536

    /// The name of the property in NSDateComponents.
    package var name: String { "\(self)" }
  }

  package let zone: TimeZoneRules
  /// The time in seconds since 1970.
  package let seconds: Double
  package let date: CalendarDate

  /// Creates the time; one beyond the limits of calendars becomes the nearest one.
  package init(_ time: Double, in zone: TimeZoneRules) {
    let seconds = CalendarDate.calculable(time)
    self.seconds = seconds
    self.zone = zone
    date = CalendarDate(
      secondsSince1970: (seconds + Double(zone.offset(at: seconds))).rounded(.down))
  }

  /// Creates the time of a zone's local clock.
  ///
  /// A repeated local time is the first one; a skipped local time is moved to after the change.
  package init(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, fraction: Double = 0,
    in zone: TimeZoneRules
  ) {
    // No calculation with these overflows.
    let (months, day) = (Self.limited(year) * 12 + Self.limited(month) - 1, Self.limited(day))
    // Months outside 1 to 12 change the year; the other units are only added.
    let (year, month) = (
      months >= 0 ? months / 12 : (months - 11) / 12, ((months % 12) + 12) % 12 + 1
    )
    let local =
      CalendarDate.secondsSince1970([year, month, 1, 0, 0, 0]) + Double(day - 1) * 86_400
      + Double(hour) * 3600 + Double(minute) * 60 + Double(second) + fraction
    // Around a change of the clocks, the offsets a day before and a day after differ.
    let (before, after) = (zone.offset(at: local - 86_400), zone.offset(at: local + 86_400))
    let early = local - Double(max(before, after))
    let moment =
      zone.offset(at: early) == max(before, after) ? early : local - Double(min(before, after))
    self.init(moment, in: zone)
  }

  /// Returns a number that can be calculated with: far beyond any calendar, it is cut off.
  private static func limited(_ number: Int) -> Int { min(max(number, -1 << 50), 1 << 50) }

  /// The weekday, 1 is Sunday.
  package var weekday: Int { (dayNumber % 7 + 11) % 7 + 1 }

  /// The number of days since 1970.
  package var dayNumber: Int {
    Int(
      nearestTo: (CalendarDate.secondsSince1970([date.year, date.month, date.day, 0, 0, 0]) / 86_400)
        .rounded(
          .down))
  }

  package var dayOfYear: Int {
    dayNumber
      - Int(nearestTo: CalendarDate.secondsSince1970([date.year, 1, 1, 0, 0, 0]) / 86_400) + 1
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func days(in month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the week of the year and the year that the week belongs to.
  package func week(firstWeekday: Int, minimumDays: Int) -> (week: Int, year: Int) {
    func number(_ dayOfYear: Int, _ weekday: Int) -> Int {
      let first = ((weekday - firstWeekday + 7) - (dayOfYear - 1) % 7 + 7) % 7
      let week = (dayOfYear - 1 + first) / 7
      return 7 - first >= minimumDays ? week + 1 : week
    }
    let week = number(dayOfYear, weekday)
    if week == 0 {
      let year = date.year - 1
      return (number(dayOfYear + (CalendarMoment.isLeap(year) ? 366 : 365), weekday), year)
    }
    let rest = (CalendarMoment.isLeap(date.year) ? 366 : 365) - dayOfYear
    let place = (weekday - firstWeekday + 7) % 7
    // The last days are in the first week of the next year if enough days of it are in that year.
    if week >= 52, place + rest < 6, 6 - place - rest >= minimumDays { return (1, date.year + 1) }
    return (week, date.year)
  }

  package func value(_ unit: Unit, firstWeekday: Int, minimumDays: Int) -> Int {
    switch unit {
    case .era: return 1
    case .year: return date.year
    case .month: return date.month
    case .day: return date.day
    case .hour: return date.hour
    case .minute: return date.minute
    case .second: return date.second
    case .weekday: return weekday
    case .weekdayOrdinal: return (date.day - 1) / 7 + 1
    case .quarter: return (date.month - 1) / 3 + 1
    case .weekOfMonth:
      let first = ((weekday - firstWeekday + 7) - (date.day - 1) % 7 + 7) % 7
      return (date.day - 1 + first) / 7 + (7 - first >= minimumDays ? 1 : 0)
    case .week, .weekOfYear:
      return week(firstWeekday: firstWeekday, minimumDays: minimumDays).week
    case .yearForWeekOfYear:
      return week(firstWeekday: firstWeekday, minimumDays: minimumDays).year
    case .nanosecond: return Int(nearestTo: ((seconds - seconds.rounded(.down)) * 1e9).rounded())
    case .dayOfYear: return dayOfYear
    }
  }

  /// Returns the time some units later; a day beyond the end of a month is its last day.
  package func adding(_ given: Int, _ unit: Unit) -> CalendarMoment {
    let count = Self.limited(given)
    let fraction = seconds - seconds.rounded(.down)
    func shifted(months: Int = 0, days: Int = 0) -> CalendarMoment {
      let total = date.year * 12 + date.month - 1 + months
      let (year, month) = (total / 12, total % 12 + 1)
      let day = min(date.day, CalendarMoment.days(in: month, year)) + days
      return CalendarMoment(
        year: year, month: month, day: day, hour: date.hour, minute: date.minute,
        second: date.second, fraction: fraction, in: zone)
    }
    switch unit {
    case .era: return self
    case .year, .yearForWeekOfYear: return shifted(months: 12 * count)
    case .quarter: return shifted(months: 3 * count)
    case .month: return shifted(months: count)
    case .day, .weekday, .dayOfYear: return shifted(days: count)
    case .week, .weekOfYear, .weekOfMonth, .weekdayOrdinal: return shifted(days: 7 * count)
    case .hour: return CalendarMoment(seconds + Double(count) * 3600, in: zone)
    case .minute: return CalendarMoment(seconds + Double(count) * 60, in: zone)
    case .second: return CalendarMoment(seconds + Double(count), in: zone)
    case .nanosecond: return CalendarMoment(seconds + Double(given) / 1e9, in: zone)
    }
  }

  /// Returns the beginning of the unit that contains the time.
  package func start(of unit: Unit, firstWeekday: Int) -> CalendarMoment {
    func at(_ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
      -> CalendarMoment
    {
      CalendarMoment(
        year: date.year, month: month, day: day, hour: hour, minute: minute, second: second,
        in: zone)
    }
    switch unit {
    case .era, .year, .yearForWeekOfYear: return at(1, 1)
    case .quarter: return at((date.month - 1) / 3 * 3 + 1, 1)
    case .month: return at(date.month, 1)
    case .week, .weekOfYear, .weekOfMonth:
      return at(date.month, date.day - (weekday - firstWeekday + 7) % 7)
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: return at(date.month, date.day)
    case .hour:
      return CalendarMoment(seconds - Double(date.minute * 60 + date.second) - fraction, in: zone)
    case .minute: return CalendarMoment(seconds - Double(date.second) - fraction, in: zone)
    case .second: return CalendarMoment(seconds.rounded(.down), in: zone)
    case .nanosecond: return self
    }
  }

  private var fraction: Double { seconds - seconds.rounded(.down) }
}
