internal import SelectorRuntime

/// Where weekends begin and end, and differences of components.
extension NSCalendar {
  static func defineWeekends(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.method("rangeOfWeekendStartDate:interval:containingDate:") {
      (calendar, _: Value, _: Value, date: NSDate) -> Value in
      let moment = calendar.moment(date)
      guard [1, 7].contains(moment.weekday) else {
        return .foreign(OutValues([.bool(false), .none, .number(0)]))
      }
      return try calendar.weekend(from: moment.adding(moment.weekday == 1 ? -1 : 0, .day))
    }
    calendar.method("nextWeekendStartDate:interval:options:afterDate:") {
      (calendar, _: Value, _: Value, options: Int, date: NSDate) -> Value in
      let moment = calendar.moment(date)
      // 4 is NSCalendarSearchBackwards; a weekend that has begun is none that begins.
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

  /// The weekend whose Saturday a moment is in: its beginning, and its length.
  private func weekend(from moment: CalendarMoment) throws -> Value {
    let start = moment.start(of: .day, firstWeekday: firstWeekday)
    let length = start.adding(2, .day).seconds - start.seconds
    return .foreign(OutValues([.bool(true), .object(try date(start)), .number(length)]))
  }
}
