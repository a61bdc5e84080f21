internal import FoundationCore
internal import SelectorRuntime

/// The ranges of units, and the start dates of units.
extension NSCalendar {
  static func defineRanges(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.method("rangeOfUnit:inUnit:forDate:") {
      (calendar, small: Int, large: Int, date: NSDate) -> IndexRange in
      calendar.range(
        CalendarMoment.Unit(rawValue: small), CalendarMoment.Unit(rawValue: large),
        calendar.moment(date))
    }
    for (name, isLargest) in [("minimumRangeOfUnit:", false), ("maximumRangeOfUnit:", true)] {
      calendar.method(name) { (_, unit: Int) -> IndexRange in
        guard let unit = CalendarMoment.Unit(rawValue: unit) else { return .notFound }
        return Self.bounds(of: unit, isLargest)
      }
    }
    calendar.method("ordinalityOfUnit:inUnit:forDate:") {
      (calendar, small: Int, large: Int, date: NSDate) -> Int in
      guard let small = CalendarMoment.Unit(rawValue: small),
        let large = CalendarMoment.Unit(rawValue: large)
      else { return Int.max }
      return calendar.ordinality(small, large, calendar.moment(date))
    }
    calendar.raw("rangeOfUnit:startDate:interval:forDate:", types: "B@:Q^@^d@") {
      receiver, selector, arguments in
      let calendar = try ClassDefinition<NSCalendar>.instance(receiver, selector)
      let unit = try arguments.value(0, as: Int.self, calendar, selector)
      let date = try arguments.lastDate(calendar, selector)
      guard let unit = CalendarMoment.Unit(rawValue: unit) else {
        return .foreign(OutValues([.bool(false), .none, .none]))
      }
      let start = calendar.moment(date).start(of: unit, firstWeekday: calendar.firstWeekday)
      let end = start.adding(1, unit)
      return .foreign(
        OutValues([
          .bool(true), .object(try calendar.date(start)), .number(end.seconds - start.seconds),
        ]))
    }
    let groups: [(String, [CalendarMoment.Unit])] = [
      ("getEra:year:month:day:fromDate:", [.era, .year, .month, .day]),
      (
        "getEra:yearForWeekOfYear:weekOfYear:weekday:fromDate:",
        [.era, .yearForWeekOfYear, .weekOfYear, .weekday]
      ),
      ("getHour:minute:second:nanosecond:fromDate:", [.hour, .minute, .second, .nanosecond]),
    ]
    for (name, units) in groups {
      calendar.raw(name, types: "v@:^q^q^q^q@") { receiver, selector, arguments in
        guard let calendar = receiver as? NSCalendar else { return .none }
        let date = try arguments.lastDate(calendar, selector)
        let moment = calendar.moment(date)
        return .foreign(
          OutValues(units.map { .integer(Int64(calendar.value($0, moment))) }))
      }
    }
  }

  private func range(
    _ small: CalendarMoment.Unit?, _ large: CalendarMoment.Unit?, _ moment: CalendarMoment
  ) -> IndexRange {
    guard let small, let large else { return .notFound }
    let day = moment.date
    switch (small, large) {
    case (.day, .month), (.day, .era):
      return IndexRange(location: 1, length: CalendarMoment.days(in: day.month, day.year))
    case (.day, .year), (.dayOfYear, .year):
      return IndexRange(location: 1, length: CalendarMoment.isLeap(day.year) ? 366 : 365)
    case (.day, .weekOfMonth), (.day, .weekOfYear):
      let start = moment.start(of: .weekOfYear, firstWeekday: firstWeekday)
      let first = start.date.month == day.month ? start.date.day : 1
      let end = start.adding(6, .day)
      let last =
        end.date.month == day.month ? end.date.day : CalendarMoment.days(in: day.month, day.year)
      return IndexRange(location: first, length: last - first + 1)
    case (.month, .year), (.month, .era): return IndexRange(location: 1, length: 12)
    case (.quarter, .year): return IndexRange(location: 1, length: 4)
    case (.month, .quarter):
      return IndexRange(location: (day.month - 1) / 3 * 3 + 1, length: 3)
    case (.weekday, _): return IndexRange(location: 1, length: 7)
    case (.weekOfYear, .month):
      let first = moment.start(of: .month, firstWeekday: firstWeekday)
      let last = first.adding(CalendarMoment.days(in: day.month, day.year) - 1, .day)
      let weeks = value(.weekOfMonth, last) - value(.weekOfMonth, first) + 1
      return IndexRange(location: value(.weekOfYear, first), length: weeks)
    case (.weekOfMonth, .month):
      let first = value(.weekOfMonth, moment.start(of: .month, firstWeekday: firstWeekday))
      let count = CalendarMoment.days(in: day.month, day.year)
      let last = moment.adding(count - day.day, .day)
      return IndexRange(location: first, length: value(.weekOfMonth, last) - first + 1)
    case (.weekOfMonth, .year), (.weekOfMonth, .era): return IndexRange(location: 1, length: 6)
    case (.weekOfYear, .year), (.weekOfYear, .yearForWeekOfYear):
      let last = value(
        .weekOfYear,
        moment.start(of: .year, firstWeekday: firstWeekday).adding(1, .year).adding(-8, .day))
      return IndexRange(location: 1, length: max(52, last) + (last == 52 ? 1 : 0))
    case (.hour, _): return IndexRange(location: 0, length: 24)
    case (.minute, _), (.second, _): return IndexRange(location: 0, length: 60)
    case (.nanosecond, _): return IndexRange(location: 0, length: 1_000_000_000)
    case (.year, .era): return IndexRange(location: 1, length: 144_683)
    default: return .notFound
    }
  }

  /// Returns the minimum range or the maximum range of a unit.
  static func bounds(of unit: CalendarMoment.Unit, _ isLargest: Bool) -> IndexRange {
    switch unit {
    case .era: IndexRange(location: 0, length: 2)
    case .year, .yearForWeekOfYear: IndexRange(location: 1, length: isLargest ? 144_683 : 140_742)
    case .month: IndexRange(location: 1, length: 12)
    case .day: IndexRange(location: 1, length: isLargest ? 31 : 28)
    case .hour: IndexRange(location: 0, length: 24)
    case .minute, .second: IndexRange(location: 0, length: 60)
    case .weekday: IndexRange(location: 1, length: 7)
    case .weekdayOrdinal: IndexRange(location: 1, length: isLargest ? 5 : 4)
    case .quarter: IndexRange(location: 1, length: 4)
    case .weekOfMonth: IndexRange(location: 1, length: isLargest ? 6 : 4)
    case .week, .weekOfYear: IndexRange(location: 1, length: isLargest ? 53 : 52)
    case .nanosecond: IndexRange(location: 0, length: 1_000_000_000)
    case .dayOfYear: IndexRange(location: 1, length: isLargest ? 366 : 365)
    }
  }

  /// Returns the ordinal number of a unit inside a larger one, from 1.
  private func ordinality(
    _ small: CalendarMoment.Unit, _ large: CalendarMoment.Unit, _ moment: CalendarMoment
  ) -> Int {
    if large == .era {
      switch small {
      case .year: return moment.date.year
      case .month: return (moment.date.year - 1) * 12 + moment.date.month
      default: break
      }
    }
    let start =
      large == .era
      ? CalendarMoment(year: 1, month: 1, day: 1, hour: 0, minute: 0, second: 0, in: rules)
      : moment.start(of: large, firstWeekday: firstWeekday)
    let passed = moment.seconds - start.seconds
    switch small {
    case .month: return moment.date.month - start.date.month + 1
    case .quarter: return (moment.date.month - 1) / 3 + 1
    case .day, .dayOfYear:
      return Int(nearestTo: ((passed + 3600) / 86_400).rounded(.down)) + 1
    case .weekday: return (moment.weekday - firstWeekday + 7) % 7 + 1
    case .weekOfYear, .weekOfMonth: return value(small, moment)
    case .weekdayOrdinal: return value(small, moment)
    case .hour: return Int(nearestTo: passed / 3600) + 1
    case .minute: return Int(nearestTo: passed / 60) + 1
    case .second: return Int(nearestTo: passed) + 1
    default: return Int.max
    }
  }
}

/// Creates and compares dates by their components.
extension NSCalendar {
  static func defineSearching(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.method("date:matchesComponents:") {
      (calendar, date: NSDate, parts: FieldedObject) -> Bool in
      let moment = calendar.moment(date)
      return CalendarMoment.Unit.allCases.allSatisfy { unit in
        parts.limitedPart(unit).map { calendar.value(unit, moment) == $0 } ?? true
      }
    }
    let byParts = "nextDateAfterDate:matchingComponents:options:"
    calendar.method(byParts) {
      (calendar, date: NSDate, parts: FieldedObject, options: Int) -> NSDate? in
      try calendar.next(
        after: calendar.moment(date), matching: parts, .ofSearch(options, calendar, byParts)
      )
      .map { try calendar.date($0.moment) }
    }
    let byUnit = "nextDateAfterDate:matchingUnit:value:options:"
    calendar.method(byUnit) {
      (calendar, date: NSDate, unit: Int, value: Int, options: Int) -> NSDate? in
      guard let unit = CalendarMoment.Unit(rawValue: unit) else { return nil }
      return try calendar.next(
        after: calendar.moment(date), [(unit, value)], .ofSearch(options, calendar, byUnit))
    }
    calendar.raw("nextDateAfterDate:matchingHour:minute:second:options:", types: "@@:@qqqQ") {
      receiver, selector, arguments in
      guard let calendar = receiver as? NSCalendar else { return .none }
      let date = try arguments.value(0, as: NSDate.self, calendar, selector)
      let parts = try (1...3).map { try arguments.value($0, as: Int.self, calendar, selector) }
      let options = try arguments.value(4, as: Int.self, calendar, selector)
      let found = try calendar.next(
        after: calendar.moment(date),
        [(.hour, parts[0]), (.minute, parts[1]), (.second, parts[2])],
        .ofSearch(options, calendar, selector.name))
      return found.map { .object($0) } ?? .none
    }
    calendar.method("dateBySettingUnit:value:ofDate:options:") {
      (calendar, unit: Int, value: Int, date: NSDate, _: Int) -> NSDate? in
      guard let unit = CalendarMoment.Unit(rawValue: unit) else { return nil }
      let moment = calendar.moment(date)
      if calendar.value(unit, moment) == value { return date }
      return try calendar.next(after: moment, [(unit, value)], .nextTime)
    }
    let enumeration = "enumerateDatesStartingAfterDate:matchingComponents:options:usingBlock:"
    calendar.method(enumeration) {
      (calendar, date: NSDate, parts: FieldedObject, options: Int, block: Block) in
      let options = try CalendarOptions.ofSearch(options, calendar, enumeration)
      var moment = calendar.moment(date)
      let stop = EnumerationStop()
      while !stop.isSet, let next = calendar.next(after: moment, matching: parts, options) {
        try block(.object(try calendar.date(next.moment)), .bool(next.isExact), .foreign(stop))
        moment = next.moment
      }
    }
  }

  func next(
    after moment: CalendarMoment, _ parts: [(CalendarMoment.Unit, Int)],
    _ options: CalendarOptions
  ) throws -> NSDate? {
    let wanted = runtime.create(FoundationClasses.dateComponents)
    for (unit, value) in parts { wanted[unit.name] = .integer(Int64(value)) }
    return try next(after: moment, matching: wanted, options)
      .map { try self.date($0.moment) }
  }
}

extension Arguments {
  /// Returns the date argument of a method whose preceding arguments are pointers.
  ///
  /// Translated sources omit these pointers, so the date is always the last argument.
  func lastDate(_ receiver: RuntimeObject, _ selector: Selector) throws -> NSDate {
    try value(count - 1, as: NSDate.self, receiver, selector)
  }
}
