internal import FoundationCore
internal import SelectorRuntime

/// `NSCalendarOptions`, with the values of NSCalendar.h.
struct CalendarOptions: OptionSet {
  let rawValue: Int

  static let wraps = CalendarOptions(rawValue: 1)
  static let strictly = CalendarOptions(rawValue: 1 << 1)
  static let backwards = CalendarOptions(rawValue: 1 << 2)
  static let previousTime = CalendarOptions(rawValue: 1 << 8)
  static let nextTimeWithSmaller = CalendarOptions(rawValue: 1 << 9)
  static let nextTime = CalendarOptions(rawValue: 1 << 10)
  static let last = CalendarOptions(rawValue: 1 << 13)

  /// The options for times that do not exist; exactly one of them is required.
  private static let ways: [CalendarOptions] = [
    .strictly, .previousTime, .nextTimeWithSmaller, .nextTime,
  ]

  /// Returns the options of a search.
  ///
  /// - Throws: an `NSInvalidArgumentException` unless exactly one of the required options is set.
  static func ofSearch(_ value: Int, _ receiver: RuntimeObject, _ name: String) throws
    -> CalendarOptions
  {
    let options = CalendarOptions(rawValue: value)
    guard ways.count(where: { options.contains($0) }) == 1 else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(receiver.className) \(name)]: the options must have exactly one of "
          + "NSCalendarMatchStrictly, NSCalendarMatchPreviousTimePreservingSmallerUnits, "
          + "NSCalendarMatchNextTimePreservingSmallerUnits and NSCalendarMatchNextTime")
    }
    return options
  }
}

/// The result of a search: a date, and whether it matches the components exactly.
struct CalendarMatch {
  let moment: CalendarMoment
  let isExact: Bool
}

extension NSCalendar {
  /// The units of the time of day.
  private static let small: [CalendarMoment.Unit] = [.hour, .minute, .second, .nanosecond]

  /// The limit of a search: 30 years of days.
  private static let mostDays = 10_958

  /// Returns the next or previous date that matches the components.
  ///
  /// Units smaller than the smallest given one have their minimum value. The options decide whether
  /// a day or time that does not exist is skipped or replaced by the nearest one.
  func next(
    after moment: CalendarMoment, matching parts: FieldedObject, _ options: CalendarOptions
  ) -> CalendarMatch? {
    let units = CalendarMoment.Unit.allCases.filter { parts.limitedPart($0) != nil }
    guard !units.isEmpty, units.allSatisfy({ Self.canMatch(parts.limitedPart($0), $0) }) else {
      return nil
    }
    let large = units.filter { !Self.small.contains($0) }
    let isForward = !options.contains(.backwards)
    if large.isEmpty, parts.limitedPart(.hour) == nil {
      return nextInAnyHour(after: moment, matching: parts, isForward)
    }
    var day = moment.start(of: .day, firstWeekday: firstWeekday)
    if let year = parts.limitedPart(.year), value(.year, day) != year {
      // The days between the two years cannot match.
      guard (year > value(.year, day)) == isForward else { return nil }
      let first = runtime.create(FoundationClasses.dateComponents)
      for (unit, number) in [(CalendarMoment.Unit.year, year), (.month, isForward ? 1 : 12)] {
        first[unit.name] = .integer(Int64(number))
      }
      if !isForward { first["day"] = .integer(31) }
      day = self.moment(of: first)
    }
    for _ in 0..<Self.mostDays {
      let found = matches(on: day, large, parts, options, moment).filter {
        $0.moment.seconds != moment.seconds
          && ($0.moment.seconds > moment.seconds) == isForward
      }
      let best =
        isForward
        ? found.min { $0.moment.seconds < $1.moment.seconds }
        : found.max { $0.moment.seconds < $1.moment.seconds }
      if let best { return best }
      day = day.adding(isForward ? 1 : -1, .day).start(of: .day, firstWeekday: firstWeekday)
    }
    return nil
  }

  /// Whether a date can have the value of a unit; years, eras and weeks of months have no limits.
  private static func canMatch(_ value: Int?, _ unit: CalendarMoment.Unit) -> Bool {
    guard let value, ![.era, .year, .yearForWeekOfYear, .weekOfMonth].contains(unit)
    else { return true }
    let range = bounds(of: unit, true)
    return value >= range.location && value - range.location < range.length
  }

  /// Returns the next time with a minute, a second or a nanosecond, in any hour.
  private func nextInAnyHour(
    after moment: CalendarMoment, matching parts: FieldedObject, _ isForward: Bool
  ) -> CalendarMatch? {
    let (minute, second) = (parts.limitedPart(.minute), parts.limitedPart(.second))
    let unit: CalendarMoment.Unit = minute != nil ? .hour : second != nil ? .minute : .second
    let offset =
      Double((minute ?? 0) * 60 + (second ?? 0))
      + Double(parts.limitedPart(.nanosecond) ?? 0) / 1e9
    let start = moment.start(of: unit, firstWeekday: firstWeekday)
    // Clocks may be changed by half an hour, which the second step after it makes up for.
    for step in 0...3 {
      let hour = start.adding(isForward ? step : -step, unit)
        .start(of: unit, firstWeekday: firstWeekday)
      let found = CalendarMoment(hour.seconds + offset, in: rules)
      let isBeyond = isForward ? found.seconds > moment.seconds : found.seconds < moment.seconds
      if isBeyond, minute == nil || found.date.minute == minute {
        return CalendarMatch(moment: found, isExact: true)
      }
    }
    return nil
  }

  private func matches(
    on day: CalendarMoment, _ large: [CalendarMoment.Unit], _ parts: FieldedObject,
    _ options: CalendarOptions, _ start: CalendarMoment
  ) -> [CalendarMatch] {
    func isMatch(_ day: CalendarMoment) -> Bool {
      large.allSatisfy { value($0, day) == parts.limitedPart($0) }
    }
    let hasTime = Self.small.contains { parts.limitedPart($0) != nil }
    if isMatch(day) {
      // If a week, month or year is given without smaller units, only its first day matches.
      if !hasTime, !large.isEmpty, isMatch(day.adding(-1, .day)) { return [] }
      return times(on: day, parts, options)
    }
    guard !options.contains(.strictly), day.date.day == 1, let wanted = parts.limitedPart(.day)
    else {
      return []
    }
    // If the previous month is too short for the day, the first of the next month is the nearest
    // day.
    let before = day.adding(-1, .day)
    guard wanted > before.date.day, wanted <= 31,
      large.allSatisfy({ $0 == .day || value($0, before) == parts.limitedPart($0) })
    else { return [] }
    if options.contains(.nextTime) { return [CalendarMatch(moment: day, isExact: false)] }
    let found = options.contains(.previousTime) ? before : day
    let beside = hasTime ? times(on: found, parts, options) : [timeOfDay(of: start, on: found)]
    return beside.map { CalendarMatch(moment: $0.moment, isExact: false) }
  }

  /// Returns the time of day of a date, on another day.
  private func timeOfDay(of moment: CalendarMoment, on day: CalendarMoment) -> CalendarMatch {
    let time = moment.date
    let kept = CalendarMoment(
      year: day.date.year, month: day.date.month, day: day.date.day, hour: time.hour,
      minute: time.minute, second: time.second,
      fraction: moment.seconds - moment.seconds.rounded(.down), in: rules)
    return CalendarMatch(moment: kept, isExact: false)
  }

  /// Returns the times of a day that match the components.
  private func times(
    on day: CalendarMoment, _ parts: FieldedObject, _ options: CalendarOptions
  ) -> [CalendarMatch] {
    guard Self.small.contains(where: { parts.limitedPart($0) != nil }) else {
      return [CalendarMatch(moment: day, isExact: true)]
    }
    // A missing unit can have any value if a smaller one is given; otherwise it is 0.
    func choices(_ unit: CalendarMoment.Unit, _ count: Int, or smaller: [CalendarMoment.Unit])
      -> [Int]
    {
      if let value = parts.limitedPart(unit) { return (0..<count).contains(value) ? [value] : [] }
      return smaller.contains { parts.limitedPart($0) != nil } ? Array(0..<count) : [0]
    }
    let hours = choices(.hour, 24, or: [.minute, .second])
    let minutes = choices(.minute, 60, or: [.second])
    let seconds = choices(.second, 60, or: [])
    return hours.flatMap { hour in
      minutes.flatMap { minute in
        seconds.compactMap { second in
          time(on: day, hour, minute, second, parts.limitedPart(.nanosecond) ?? 0, options)
        }
      }
    }
  }

  private func time(
    on day: CalendarMoment, _ hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int,
    _ options: CalendarOptions
  ) -> CalendarMatch? {
    let moment = CalendarMoment(
      year: day.date.year, month: day.date.month, day: day.date.day, hour: hour, minute: minute,
      second: second, fraction: Double(nanosecond) / 1e9, in: rules)
    if (moment.date.hour, moment.date.minute) == (hour, minute) {
      guard options.contains(.last) else { return CalendarMatch(moment: moment, isExact: true) }
      // An hour occurs twice when daylight saving time ends.
      let again = moment.adding(1, .hour)
      let isSame = (again.date.hour, again.date.minute) == (hour, minute)
      return CalendarMatch(moment: isSame ? again : moment, isExact: true)
    }
    if options.contains(.strictly) { return nil }
    let beside =
      options.contains(.previousTime)
      ? moment.adding(-1, .hour)
      : options.contains(.nextTime)
        ? moment.start(of: .hour, firstWeekday: firstWeekday) : moment
    return CalendarMatch(moment: beside, isExact: false)
  }
}

// MARK: - Weeks

extension NSCalendar {
  /// Resolves components with weeks, weekdays or a day of the year; nil if there are none.
  func dayByWeeks(of components: FieldedObject, year: Int) -> (year: Int, month: Int, day: Int)? {
    guard components.limitedPart(.day) == nil else { return nil }
    if let day = components.limitedPart(.dayOfYear) { return (year, 1, day) }
    func weekday(_ month: Int, in year: Int) -> Int {
      CalendarMoment(year: year, month: month, day: 1, hour: 12, minute: 0, second: 0, in: rules)
        .weekday
    }
    /// Returns the first day of the first week of a month or year, relative to its first day.
    func firstWeek(_ first: Int) -> Int {
      let passed = (first - firstWeekday + 7) % 7
      return 7 - passed >= minimumDays ? 1 - passed : 8 - passed
    }
    let place = ((components.limitedPart(.weekday) ?? firstWeekday) - firstWeekday + 7) % 7
    let weekYear = components.limitedPart(.yearForWeekOfYear)
    if let week = components.limitedPart(.weekOfYear) ?? components.limitedPart(.week)
      ?? weekYear.map({ _ in 1 })
    {
      let year = weekYear ?? year
      return (year, 1, firstWeek(weekday(1, in: year)) + (week - 1) * 7 + place)
    }
    guard let month = components.limitedPart(.month) else { return nil }
    if let ordinal = components.limitedPart(.weekdayOrdinal),
      let wanted = components.limitedPart(.weekday)
    {
      if ordinal < 0 {
        let count = CalendarMoment.days(in: (month - 1) % 12 + 1, year)
        let last = (weekday(month, in: year) + count - 2) % 7 + 1
        return (year, month, count - (last - wanted + 7) % 7 + (ordinal + 1) * 7)
      }
      return (year, month, 1 + (wanted - weekday(month, in: year) + 7) % 7 + (ordinal - 1) * 7)
    }
    return components.limitedPart(.weekOfMonth).map {
      (year, month, firstWeek(weekday(month, in: year)) + ($0 - 1) * 7 + place)
    }
  }
}

// MARK: - Wrapping

extension NSCalendar {
  /// Adds to one component, which wraps around at the end of its range; no larger one changes.
  func rolling(_ moment: CalendarMoment, _ count: Int, _ unit: CalendarMoment.Unit)
    -> CalendarMoment
  {
    let date = moment.date
    func wrapped(_ value: Int, _ first: Int, _ length: Int) -> Int {
      let passed = (value - first + count % length) % length
      return first + (passed + length) % length
    }
    switch unit {
    case .month: return moment.adding(wrapped(date.month, 1, 12) - date.month, .month)
    case .day:
      let length = CalendarMoment.days(in: date.month, date.year)
      return moment.adding(wrapped(date.day, 1, length) - date.day, .day)
    case .weekday:
      let place = (moment.weekday - firstWeekday + 7) % 7
      return moment.adding(wrapped(place, 0, 7) - place, .day)
    case .hour: return moment.adding(wrapped(date.hour, 0, 24) - date.hour, .hour)
    case .minute: return moment.adding(wrapped(date.minute, 0, 60) - date.minute, .minute)
    case .second: return moment.adding(wrapped(date.second, 0, 60) - date.second, .second)
    default: return moment.adding(count, unit)
    }
  }
}
