internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The calendar, the locale and the time zone by which a date picker shows and changes its date.
///
/// Dates are seconds since the reference date. All questions are messages to Foundation's objects.
struct DatePickerCalendar {
  /// The parts of a date that wheels and days show.
  struct Parts: Equatable {
    var year, month, day, hour, minute, second: Int
  }

  /// NSCalendarUnitYear to …Second, as bits.
  private static let units = 4 | 8 | 16 | 32 | 64 | 128

  private let world: UIKitWorld
  private let calendar: RuntimeObject
  private let formatter: RuntimeObject
  private let locale: RuntimeObject

  private var runtime: Runtime { world.runtime }

  /// Makes the calendar of a picker.
  ///
  /// - Parameters:
  ///   - own: The calendar that was set; nil is the user's.
  ///   - locale: The locale that was set; nil is the user's.
  ///   - zone: The time zone that was set; nil is that of the calendar.
  init(_ own: RuntimeObject?, _ locale: RuntimeObject?, _ zone: RuntimeObject?, _ world: UIKitWorld)
    throws
  {
    self.world = world
    let runtime = world.runtime
    func usual(_ name: String, _ message: String) throws -> RuntimeObject {
      try world.valueClass(name).call(runtime.selector(message))
    }
    calendar = try (own ?? usual("NSCalendar", "currentCalendar")).call(runtime.selector("copy"))
    self.locale = try locale ?? usual("NSLocale", "currentLocale")
    if let zone { try calendar.send(runtime.selector("setTimeZone:"), zone) }
    formatter = try usual("NSDateFormatter", "new")
    try formatter.send(runtime.selector("setLocale:"), self.locale)
    try formatter.send(runtime.selector("setCalendar:"), calendar)
    let inZone: RuntimeObject = try calendar.call(runtime.selector("timeZone"))
    try formatter.send(runtime.selector("setTimeZone:"), inZone)
  }

  // Dates.

  func date(_ seconds: Double) throws -> RuntimeObject {
    try world.valueClass("NSDate").call(
      runtime.selector("dateWithTimeIntervalSinceReferenceDate:"), seconds)
  }

  private func seconds(of date: RuntimeObject) throws -> Double {
    try date.call(runtime.selector("timeIntervalSinceReferenceDate"))
  }

  func parts(of seconds: Double) throws -> Parts {
    let components: RuntimeObject = try calendar.call(
      runtime.selector("components:fromDate:"), Self.units, date(seconds))
    func part(_ name: String) throws -> Int { try components.call(runtime.selector(name)) }
    return Parts(
      year: try part("year"), month: try part("month"), day: try part("day"),
      hour: try part("hour"), minute: try part("minute"), second: try part("second"))
  }

  /// Returns the date of parts; a day that the month does not have becomes its last one.
  func seconds(of parts: Parts) throws -> Double {
    let day = min(parts.day, try dayCount(parts.year, parts.month))
    let components: RuntimeObject = try world.valueClass("NSDateComponents").call(
      runtime.selector("new"))
    for (name, number) in [
      ("setYear:", parts.year), ("setMonth:", parts.month), ("setDay:", day),
      ("setHour:", parts.hour), ("setMinute:", parts.minute), ("setSecond:", parts.second),
    ] { try components.send(runtime.selector(name), number) }
    let date: RuntimeObject = try calendar.call(
      runtime.selector("dateFromComponents:"), components)
    return try seconds(of: date)
  }

  func dayCount(_ year: Int, _ month: Int) throws -> Int {
    let first = Parts(year: year, month: month, day: 1, hour: 12, minute: 0, second: 0)
    // NSCalendarUnitDay in NSCalendarUnitMonth
    let range: IndexRange = try calendar.call(
      runtime.selector("rangeOfUnit:inUnit:forDate:"), 16, 8, date(seconds(ofFirst: first)))
    // A script's calendar may return any length.
    return min(max(1, range.length), 32)
  }

  /// Returns the date of a first day of a month, which every month has.
  private func seconds(ofFirst parts: Parts) throws -> Double {
    let components: RuntimeObject = try world.valueClass("NSDateComponents").call(
      runtime.selector("new"))
    for (name, number) in [
      ("setYear:", parts.year), ("setMonth:", parts.month), ("setDay:", 1), ("setHour:", 12),
    ] { try components.send(runtime.selector(name), number) }
    let date: RuntimeObject = try calendar.call(
      runtime.selector("dateFromComponents:"), components)
    return try seconds(of: date)
  }

  /// Returns a date some days later, at the same time of day.
  func adding(days: Int, to seconds: Double) throws -> Double {
    // NSCalendarUnitDay
    let date: RuntimeObject = try calendar.call(
      runtime.selector("dateByAddingUnit:value:toDate:options:"), 16, days, date(seconds), 0)
    return try self.seconds(of: date)
  }

  /// Returns the number of days between the days of two dates.
  func days(from start: Double, to end: Double) throws -> Int {
    func noon(_ seconds: Double) throws -> Double {
      var parts = try parts(of: seconds)
      (parts.hour, parts.minute, parts.second) = (12, 0, 0)
      return try self.seconds(of: parts)
    }
    return Int(nearestTo: ((try noon(end) - noon(start)) / 86_400).rounded())
  }

  /// Returns the column of the first day of a month, in a week that begins as the calendar's.
  func firstColumn(_ year: Int, _ month: Int) throws -> Int {
    let first = Parts(year: year, month: month, day: 1, hour: 12, minute: 0, second: 0)
    // NSCalendarUnitWeekday
    let weekday: Int = try calendar.call(
      runtime.selector("component:fromDate:"), 512, date(seconds(of: first)))
    let start: Int = try calendar.call(runtime.selector("firstWeekday"))
    return (weekday - start + 7) % 7
  }

  // Texts.

  /// Returns the pattern of a template, such as `yMMMMd`, in the picker's locale.
  func pattern(_ template: String) throws -> String {
    try world.valueClass("NSDateFormatter").call(
      runtime.selector("dateFormatFromTemplate:options:locale:"), template, 0, locale)
  }

  /// Returns the text of a date by a template.
  func text(_ seconds: Double, _ template: String) throws -> String {
    try formatter.send(runtime.selector("setDateFormat:"), try pattern(template))
    return try formatter.call(runtime.selector("stringFromDate:"), date(seconds))
  }

  /// Returns a list of names of the locale, such as `standaloneMonthSymbols`.
  func names(_ list: String) throws -> [String] { try formatter.call(runtime.selector(list)) }

  /// Whether hours are counted to 12, with a wheel for AM and PM.
  func hasHalves() throws -> Bool { try pattern("j").contains("a") }

  func half(_ isAfternoon: Bool) throws -> String {
    try formatter.call(runtime.selector(isAfternoon ? "PMSymbol" : "AMSymbol"))
  }

  /// The names of the days of the week, from the first one of the calendar.
  func weekdays() throws -> [String] {
    let names = try names("shortStandaloneWeekdaySymbols")
    let start: Int = try calendar.call(runtime.selector("firstWeekday"))
    return names.indices.map { names[($0 + start - 1) % names.count] }
  }
}
