internal import FoundationCore
internal import SelectorRuntime

/// Weekends, and differences of date components.
extension NSCalendar {
  static func defineWeekends(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.raw("rangeOfWeekendStartDate:interval:containingDate:", types: "B@:^@^d@") {
      receiver, selector, arguments in
      let calendar = try ClassDefinition<NSCalendar>.instance(receiver, selector)
      let moment = calendar.moment(try arguments.lastDate(calendar, selector))
      guard [1, 7].contains(moment.weekday) else {
        return .foreign(OutValues([.bool(false), .none, .number(0)]))
      }
      return try calendar.weekend(from: moment.adding(moment.weekday == 1 ? -1 : 0, .day))
    }
    calendar.raw("nextWeekendStartDate:interval:options:afterDate:", types: "B@:^@^dQ@") {
      receiver, selector, arguments in
      let calendar = try ClassDefinition<NSCalendar>.instance(receiver, selector)
      let moment = calendar.moment(try arguments.lastDate(calendar, selector))
      let options = try arguments.value(arguments.count - 2, as: Int.self, calendar, selector)
      // 4 is NSCalendarSearchBackwards; the next weekend is never the current one.
      let days = moment.weekday % 7
      let step = options & 4 == 0 ? 7 - days : days == 0 ? -7 : -days
      return try calendar.weekend(from: moment.adding(step, .day))
    }
    calendar.method("components:fromDateComponents:toDateComponents:options:") {
      (calendar, units: Int, start: FieldedObject, end: FieldedObject, options: Int) -> Value in
      let dates = try [start, end].map { try calendar.send("dateFromComponents:", $0) }
      return try calendar.send(
        "components:fromDate:toDate:options:", units, dates[0], dates[1], options)
    }
  }

  /// Returns the start and the length of the weekend with the Saturday of a date.
  private func weekend(from moment: CalendarMoment) throws -> Value {
    let start = moment.start(of: .day, firstWeekday: firstWeekday)
    let length = start.adding(2, .day).seconds - start.seconds
    return .foreign(OutValues([.bool(true), .object(try date(start)), .number(length)]))
  }
}
