package import FoundationCore
package import SelectorRuntime

/// A Gregorian calendar in a time zone; see ``CalendarKind`` for other calendars.
package final class NSCalendar: RuntimeObject {
  private var identifier = "gregorian"
  private var zone: TimeZoneRules?
  private var ownFirstWeekday: Int?
  private var ownMinimumDays: Int?
  @Strong private var locale: NSLocale?

  /// Sets the time zone and the locale.
  func fill(zone: TimeZoneRules?, locale: NSLocale?) {
    (self.zone, self.locale) = (zone, locale)
  }

  var rules: TimeZoneRules { zone ?? foundation.timeZone }

  var firstWeekday: Int {
    if let ownFirstWeekday { return ownFirstWeekday }
    return identifier == "iso8601"
      ? 2
      : LocaleData.find(locale?.identifier ?? foundation.deviceSettings.locale).firstWeekday
  }

  var minimumDays: Int {
    if let ownMinimumDays { return ownMinimumDays }
    return identifier == "iso8601"
      ? 4
      : LocaleData.find(locale?.identifier ?? foundation.deviceSettings.locale).minimumDays
  }

  private var names: DateNames {
    DateNames.find(locale?.identifier ?? foundation.deviceSettings.locale)
  }

  func moment(_ date: NSDate) -> CalendarMoment {
    CalendarMoment(date.sinceReferenceDate + FoundationWorld.referenceDate, in: rules)
  }

  func date(_ moment: CalendarMoment) throws -> NSDate {
    try foundation.date(sinceReferenceDate: moment.seconds - FoundationWorld.referenceDate)
  }

  func value(_ unit: CalendarMoment.Unit, _ moment: CalendarMoment) -> Int {
    switch unit {
    case .year: CalendarKind.year(of: moment.date, in: identifier)
    case .era: CalendarKind.era(of: moment.date, in: identifier)
    default: moment.value(unit, firstWeekday: firstWeekday, minimumDays: minimumDays)
    }
  }

  /// Returns the units whose bits are set.
  private static func units(_ flags: Int) -> [CalendarMoment.Unit] {
    CalendarMoment.Unit.allCases.filter { flags & $0.rawValue != 0 }
  }

  private func components(_ flags: Int, of moment: CalendarMoment) -> FieldedObject {
    let made = runtime.create(FoundationClasses.dateComponents)
    for unit in Self.units(flags) { made[unit.name] = .integer(Int64(value(unit, moment))) }
    // NSCalendarUnitCalendar and NSCalendarUnitTimeZone
    if flags & 1 << 20 != 0 { made["calendar"] = .object(self) }
    if flags & 1 << 21 != 0 { made["timeZone"] = .object(foundation.timeZoneObject(rules)) }
    return made
  }

  /// Returns the date of components; a missing one has its first value.
  func moment(of components: FieldedObject) -> CalendarMoment {
    let zone = (components["timeZone"].object as? NSTimeZone)?.rules ?? rules
    let fraction = Double(components.limitedPart(.nanosecond) ?? 0) / 1e9
    let year =
      components.limitedPart(.year).map {
        CalendarKind.gregorianYear($0, era: components.limitedPart(.era), in: identifier)
      } ?? 1
    let day =
      dayByWeeks(of: components, year: year)
      ?? (year, components.limitedPart(.month) ?? 1, components.limitedPart(.day) ?? 1)
    return CalendarMoment(
      year: day.year, month: day.month, day: day.day, hour: components.limitedPart(.hour) ?? 0,
      minute: components.limitedPart(.minute) ?? 0, second: components.limitedPart(.second) ?? 0,
      fraction: fraction, in: zone)
  }

  private func adding(
    _ components: FieldedObject, to moment: CalendarMoment, _ options: CalendarOptions
  ) -> CalendarMoment {
    let order: [CalendarMoment.Unit] = [
      .year, .yearForWeekOfYear, .quarter, .month, .week, .weekOfYear, .weekOfMonth,
      .weekdayOrdinal, .day, .weekday, .hour, .minute, .second, .nanosecond,
    ]
    return order.reduce(moment) { moment, unit in
      components.limitedPart(unit).map { count in
        options.contains(.wraps) ? rolling(moment, count, unit) : moment.adding(count, unit)
      } ?? moment
    }
  }

  /// Returns the difference of two dates in units, largest first.
  ///
  /// Quarters are always 0, as in every calendar of Foundation: months are not converted to
  /// quarters.
  private func difference(
    _ flags: Int, from start: CalendarMoment, to end: CalendarMoment
  ) -> FieldedObject {
    let made = runtime.create(FoundationClasses.dateComponents)
    var place = start
    let order: [CalendarMoment.Unit] = [
      .year, .quarter, .month, .week, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second,
      .nanosecond,
    ]
    for unit in order where flags & unit.rawValue != 0 {
      let count = unit == .quarter ? 0 : Self.count(unit, from: place, to: end)
      made[unit.name] = .integer(Int64(count))
      place = place.adding(count, unit)
    }
    return made
  }

  /// Returns the number of whole units between two dates.
  static func count(
    _ unit: CalendarMoment.Unit, from start: CalendarMoment, to end: CalendarMoment
  ) -> Int {
    let lengths: [CalendarMoment.Unit: Double] = [
      .year: 31_556_952, .quarter: 7_889_238, .month: 2_629_746, .week: 604_800,
      .weekOfYear: 604_800, .weekOfMonth: 604_800, .day: 86_400, .hour: 3600, .minute: 60,
      .second: 1,
      .nanosecond: 1e-9,
    ]
    let isForward = end.seconds >= start.seconds
    var count = Int(nearestTo: (end.seconds - start.seconds) / (lengths[unit] ?? 1))
    func isBeyond(_ count: Int) -> Bool {
      let reached = start.adding(count, unit).seconds
      return isForward ? reached > end.seconds : reached < end.seconds
    }
    let step = isForward ? 1 : -1
    // A nanosecond is less than the precision of a date that is years away.
    if unit == .nanosecond, count.magnitude > 1 << 53 { return count }
    // The estimate is off by a few units at most, unless a date is beyond those of a calendar.
    let mostSteps = 64
    for _ in 0..<mostSteps where isBeyond(count) { count -= step }
    for _ in 0..<mostSteps where unit != .nanosecond && !isBeyond(count + step) { count += step }
    return count
  }
}

extension NSCalendar {
  static func define(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.adopt(FoundationProtocols.copying)
    defineCoding(calendar)
    calendar.method("isEqual:") { (calendar, other: Value) -> Bool in
      guard let other = other.object as? NSCalendar else { return false }
      return other === calendar
        || other.identifier == calendar.identifier && other.firstWeekday == calendar.firstWeekday
          && other.minimumDays == calendar.minimumDays
          && other.rules.name == calendar.rules.name
          && other.locale?.identifier == calendar.locale?.identifier
    }
    calendar.method("hash") { (calendar) -> Int in
      calendar.identifier.utf8.reduce(3) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    let cls = calendar.classSide
    for name in ["currentCalendar", "autoupdatingCurrentCalendar"] {
      cls.method(name) { (cls) -> NSCalendar in
        let made = cls.runtime.create(FoundationClasses.calendar)
        made.locale =
          try cls.runtime.cls(FoundationClasses.locale).send("currentLocale").object as? NSLocale
        return made
      }
    }
    cls.method("calendarWithIdentifier:") { (cls, identifier: String) -> NSCalendar? in
      guard CalendarKind.identifiers.contains(identifier) else { return nil }
      let made = cls.runtime.create(FoundationClasses.calendar)
      made.identifier = identifier
      return made
    }
    calendar.method("initWithCalendarIdentifier:") {
      (calendar, identifier: String) -> NSCalendar? in
      guard CalendarKind.identifiers.contains(identifier) else { return nil }
      calendar.identifier = identifier
      return calendar
    }
    calendar.readonly("calendarIdentifier", .copy) { $0.identifier }
    calendar.property(
      "timeZone", .copy,
      get: { (calendar) -> NSTimeZone? in
        calendar.foundation.timeZoneObject(calendar.rules)
      }, set: { (calendar, zone: NSTimeZone?) in calendar.zone = zone?.rules })
    calendar.property("locale", .copy, get: { $0.locale }, set: { $0.locale = $1 })
    calendar.property(
      "firstWeekday", get: { $0.firstWeekday }, set: { $0.ownFirstWeekday = min(max($1, 1), 7) })
    calendar.property(
      "minimumDaysInFirstWeek", get: { $0.minimumDays },
      set: { $0.ownMinimumDays = min(max($1, 1), 7) })
    calendar.method("copyWithZone:") { (calendar, _: Value) -> NSCalendar in
      let made = calendar.runtime.create(FoundationClasses.calendar)
      (made.identifier, made.zone) = (calendar.identifier, calendar.zone)
      made.ownFirstWeekday = calendar.ownFirstWeekday
      made.ownMinimumDays = calendar.ownMinimumDays
      made.locale = calendar.locale
      return made
    }
    defineParts(calendar)
    defineReckoning(calendar)
    defineQuestions(calendar)
    defineRanges(calendar)
    defineSearching(calendar)
    defineWeekends(calendar)
    for (name, list) in DateNames.lists {
      calendar.readonly(name, .copy) { (calendar) -> [String] in list(calendar.names) }
    }
    calendar.readonly("AMSymbol", .copy) { $0.names.halves[0] }
    calendar.readonly("PMSymbol", .copy) { $0.names.halves[1] }
  }

  private static func defineParts(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.method("components:fromDate:") {
      (calendar, flags: Int, date: NSDate) -> FieldedObject in
      calendar.components(flags, of: calendar.moment(date))
    }
    calendar.method("componentsInTimeZone:fromDate:") {
      (calendar, zone: NSTimeZone, date: NSDate) -> FieldedObject in
      let moment = CalendarMoment(
        date.sinceReferenceDate + FoundationWorld.referenceDate, in: zone.rules)
      return calendar.components(~0, of: moment)
    }
    calendar.method("component:fromDate:") { (calendar, unit: Int, date: NSDate) -> Int in
      CalendarMoment.Unit(rawValue: unit).map { calendar.value($0, calendar.moment(date)) }
        ?? NSDateComponentsClass.undefined
    }
    calendar.method("components:fromDate:toDate:options:") {
      (calendar, flags: Int, start: NSDate, end: NSDate, _: Int) -> FieldedObject in
      calendar.difference(flags, from: calendar.moment(start), to: calendar.moment(end))
    }
    calendar.method("dateFromComponents:") {
      (calendar, components: FieldedObject) -> NSDate in
      try calendar.date(calendar.moment(of: components))
    }
    calendar.raw(
      "dateWithEra:yearForWeekOfYear:weekOfYear:weekday:hour:minute:second:nanosecond:",
      types: "@@:qqqqqqqq"
    ) { receiver, selector, arguments in
      let names = ["yearForWeekOfYear", "weekOfYear", "weekday", "hour", "minute", "second"]
      let parts = receiver.runtime.create(FoundationClasses.dateComponents)
      for (place, name) in names.enumerated() {
        let part = try arguments.value(place + 1, as: Int.self, receiver, selector)
        parts[name] = .integer(Int64(limitedPart(part)))
      }
      return try receiver.send("dateFromComponents:", parts)
    }
    calendar.raw(
      "dateWithEra:year:month:day:hour:minute:second:nanosecond:", types: "@@:qqqqqqqq"
    ) { receiver, selector, arguments in
      guard let calendar = receiver as? NSCalendar else { return .none }
      let parts = try (1...6).map {
        limitedPart(try arguments.value($0, as: Int.self, calendar, selector))
      }
      return .object(
        try calendar.date(
          CalendarMoment(
            year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
            second: parts[5], in: calendar.rules)))
    }
  }

  /// A part of a date, limited to a thousand million, so that no calculation overflows.
  private static func limitedPart(_ part: Int) -> Int {
    min(max(part, -1_000_000_000), 1_000_000_000)
  }

  private static func defineReckoning(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.method("dateByAddingComponents:toDate:options:") {
      (calendar, components: FieldedObject, date: NSDate, options: Int) -> NSDate in
      try calendar.date(
        calendar.adding(
          components, to: calendar.moment(date), CalendarOptions(rawValue: options)))
    }
    calendar.method("dateByAddingUnit:value:toDate:options:") {
      (calendar, unit: Int, count: Int, date: NSDate, options: Int) -> NSDate? in
      guard let unit = CalendarMoment.Unit(rawValue: unit) else { return nil }
      let moment = calendar.moment(date)
      return try calendar.date(
        CalendarOptions(rawValue: options).contains(.wraps)
          ? calendar.rolling(moment, count, unit) : moment.adding(count, unit))
    }
    calendar.method("startOfDayForDate:") { (calendar, date: NSDate) -> NSDate in
      try calendar.date(
        calendar.moment(date).start(of: .day, firstWeekday: calendar.firstWeekday))
    }
    calendar.raw("dateBySettingHour:minute:second:ofDate:options:", types: "@@:qqq@Q") {
      receiver, selector, arguments in
      guard let calendar = receiver as? NSCalendar else { return .none }
      let parts = try (0...2).map { try arguments.value($0, as: Int.self, calendar, selector) }
      let date = try arguments.value(3, as: NSDate.self, calendar, selector)
      let options = CalendarOptions(
        rawValue: try arguments.value(4, as: Int.self, calendar, selector))
      // As in Foundation, a time that does not exist is left out or replaced by the next one.
      let found = try calendar.next(
        after: calendar.moment(date).start(of: .day, firstWeekday: calendar.firstWeekday)
          .adding(-1, .second),
        [(.hour, parts[0]), (.minute, parts[1]), (.second, parts[2])],
        options.intersection([.backwards, .last])
          .union(options.contains(.strictly) ? .strictly : .nextTime))
      return found.map { .object($0) } ?? .none
    }
  }

  private static func defineQuestions(_ calendar: ClassDefinition<NSCalendar>) {
    func isSameDay(_ calendar: NSCalendar, _ one: NSDate, _ other: CalendarMoment) -> Bool {
      let one = calendar.moment(one).date
      return (one.year, one.month, one.day) == (other.date.year, other.date.month, other.date.day)
    }
    calendar.method("isDate:inSameDayAsDate:") {
      (calendar, one: NSDate, other: NSDate) -> Bool in
      isSameDay(calendar, one, calendar.moment(other))
    }
    for (name, days) in [
      ("isDateInToday:", 0), ("isDateInTomorrow:", 1), ("isDateInYesterday:", -1),
    ] {
      calendar.method(name) { (calendar, date: NSDate) -> Bool in
        let now = calendar.foundation.absoluteTime + FoundationWorld.referenceDate
        return isSameDay(
          calendar, date, CalendarMoment(now, in: calendar.rules).adding(days, .day))
      }
    }
    calendar.method("isDateInWeekend:") { (calendar, date: NSDate) -> Bool in
      [1, 7].contains(calendar.moment(date).weekday)
    }
    calendar.method("isDate:equalToDate:toUnitGranularity:") {
      (calendar, one: NSDate, other: NSDate, unit: Int) -> Bool in
      guard let unit = CalendarMoment.Unit(rawValue: unit) else { return false }
      let first = calendar.firstWeekday
      return calendar.moment(one).start(of: unit, firstWeekday: first).seconds
        == calendar.moment(other).start(of: unit, firstWeekday: first).seconds
    }
    calendar.method("compareDate:toDate:toUnitGranularity:") {
      (calendar, one: NSDate, other: NSDate, unit: Int) -> Int in
      guard let unit = CalendarMoment.Unit(rawValue: unit) else { return 0 }
      let first = calendar.firstWeekday
      let left = calendar.moment(one).start(of: unit, firstWeekday: first).seconds
      let right = calendar.moment(other).start(of: unit, firstWeekday: first).seconds
      return left < right ? -1 : left > right ? 1 : 0
    }
  }
}

extension FoundationWorld {
  /// Returns the seconds until the components next match; nil if they never do.
  package func secondsUntilMatch(of parts: FieldedObject) -> Double? {
    let calendar = runtime.create(FoundationClasses.calendar)
    let now = absoluteTime + FoundationWorld.referenceDate
    let moment = CalendarMoment(now, in: calendar.rules)
    return calendar.next(after: moment, matching: parts, .nextTimeWithSmaller)
      .map { $0.moment.seconds - now }
  }
}

extension FoundationClasses {
  package static let calendar = NativeClass<NSCalendar>(
    "NSCalendar", superclass: object, NSCalendar.define)
}
