internal import SelectorRuntime

// no traps of stop: all callers pass six parts.

/// A date and time in the Gregorian calendar, in UTC.
package struct CalendarDate: Equatable, Sendable {
  /// The limits: the beginning of the year 1, and of the last day of ICU's calendars, of which
  /// Apple's are made: 20 December 5828963.
  private static let knownSeconds = -62_135_596_800.0...183_882_168_921_600.0

  /// Returns the nearest time that a calendar can show, in seconds since 1970; 0 for NaN.
  private static func known(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, knownSeconds.lowerBound), knownSeconds.upperBound)
  }

  /// Returns the nearest time that a calendar calculates with; 0 for NaN.
  ///
  /// The distant past is two days before the year 1, whose Julian calendar is not modelled.
  package static func calculable(_ seconds: Double) -> Double {
    seconds.isNaN
      ? 0 : min(max(seconds, knownSeconds.lowerBound - 259_200), knownSeconds.upperBound)
  }

  package let year, month, day, hour, minute, second, millisecond: Int

  /// Creates a date from a time.
  /// - Parameter seconds: The seconds since 1970; clamped to the limits of calendars.
  package init(secondsSince1970 seconds: Double) {
    let total = Int(nearestTo: (Self.known(seconds) * 1000).rounded())
    let time = total.modulo(86_400_000)
    (year, month, day) = Self.date(daysSince1970: (total - time) / 86_400_000)
    hour = time / 3_600_000
    minute = time / 60_000 % 60
    second = time / 1000 % 60
    millisecond = time % 1000
  }

  /// Returns the date of a day count, computed in eras of 400 years that begin in March.
  ///
  /// A year that begins in March has its leap day at the end, so that the lengths of all earlier
  /// months are the same in every year.
  private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let daysInEra = 146_097, daysBefore1970 = 719_468
    let sinceEras = days + daysBefore1970
    let dayOfEra = sinceEras.modulo(daysInEra)
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + (sinceEras - dayOfEra) / daysInEra * 400
    return (
      month <= 2 ? year + 1 : year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// The largest magnitude of a part of a date that is calculated with, far beyond any calendar.
  private static let largestPart = 1_000_000_000

  /// Returns the seconds since 1970 of a year, a month, a day, an hour, a minute and a second.
  ///
  /// Parts that come from a file or a server can be any integers; they are limited to a thousand
  /// million, so that the calculation cannot overflow.
  package static func secondsSince1970(_ given: [Int]) -> Double {
    precondition(given.count == 6, "a moment has six parts")
    let parts = given.map { min(max($0, -largestPart), largestPart) }
    // As in `date(daysSince1970:)`, a year begins in March.
    let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
    let era = (year - year.modulo(400)) / 400
    let yearOfEra = year.modulo(400)
    let dayOfYear = (153 * (parts[1] + (parts[1] > 2 ? -3 : 9)) + 2) / 5 + parts[2] - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Double(days * 86_400 + parts[3] * 3600 + parts[4] * 60 + parts[5])
  }

  /// The date and the time in the format `2026-01-01 00:00:00`.
  package var text: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2)) "
      + "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
  }

  /// The date and the time with milliseconds, for logs.
  package var textWithMilliseconds: String { "\(text).\(padded(millisecond, 3))" }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  /// Returns the non-negative remainder.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
