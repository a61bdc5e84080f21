package import FoundationCore
internal import FoundationFiles
package import SelectorRuntime

/// Formats two dates as an interval: `NSDateIntervalFormatter`.
package enum DateIntervalFormatting {
  static func define(_ formatter: ClassDefinition<FieldedObject>) {
    formatter.field("locale", .copy, of: "NSLocale", usual: RuntimeObject?.none)
    formatter.field("timeZone", .copy, of: "NSTimeZone", usual: RuntimeObject?.none)
    // NSDateIntervalFormatterShortStyle
    formatter.field("dateStyle", usual: 1)
    formatter.field("timeStyle", usual: 1)
    formatter.property(
      "calendar", .copy, of: "NSCalendar",
      get: { (formatter) -> RuntimeObject? in
        formatter["calendar"].object ?? formatter.runtime.create(FoundationClasses.calendar)
      },
      set: { (formatter, calendar: RuntimeObject?) in
        formatter["calendar"] = calendar.map { .object($0) } ?? .none
      })
    formatter.property(
      "dateTemplate", .copy,
      get: { (formatter) -> String? in
        let template = formatter.text("dateTemplate")
        return template.isEmpty ? "yMd" : template
      },
      set: { (formatter, template: String?) in
        formatter["dateTemplate"] = template.map { .string($0) } ?? .none
      })
    formatter.method("stringFromDate:toDate:") {
      (formatter, start: NSDate, end: NSDate) -> String? in
      try text(start, end, formatter)
    }
    formatter.method("stringFromDateInterval:") {
      (formatter, interval: NSDateInterval) -> String? in
      let world = formatter.foundation
      return try text(
        world.date(sinceReferenceDate: interval.startTime),
        world.date(sinceReferenceDate: interval.endTime), formatter)
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> Value in
      guard let interval = value.object as? NSDateInterval else { return .none }
      return try formatter.runtime.send(
        formatter, formatter.runtime.selector("stringFromDateInterval:"),
        Arguments(.object(interval)))
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  private static func text(
    _ start: NSDate, _ end: NSDate, _ formatter: FieldedObject
  ) throws -> String? {
    let runtime = formatter.runtime
    func part(_ date: NSDate, _ dateStyle: Int, _ timeStyle: Int) throws -> String {
      let made = runtime.create(FoundationClasses.dateFormatter)
      for name in ["locale", "timeZone"] where formatter[name].object != nil {
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
        _ = try made.send(setter, formatter[name])
      }
      let template = formatter.text("dateTemplate")
      if template.isEmpty {
        try _ = made.send("setDateStyle:", dateStyle)
        _ = try made.send("setTimeStyle:", timeStyle)
      } else {
        _ = try made.send("setLocalizedDateFormatFromTemplate:", template)
      }
      return String.from(try made.send("stringFromDate:", date), in: runtime) ?? ""
    }
    let (dateStyle, timeStyle) = (
      Int(nearestTo: formatter.number("dateStyle") ?? 1),
      Int(nearestTo: formatter.number("timeStyle") ?? 1)
    )
    let first = try part(start, dateStyle, timeStyle)
    let calendar = runtime.create(FoundationClasses.calendar)
    let (one, other) = (calendar.moment(start).date, calendar.moment(end).date)
    let isSameDay = (one.year, one.month, one.day) == (other.year, other.month, other.day)
    if isSameDay && (timeStyle == 0 || start.sinceReferenceDate == end.sinceReferenceDate) {
      return first
    }
    let hidesDate = isSameDay && formatter.text("dateTemplate").isEmpty
    let last = try part(end, hidesDate ? 0 : dateStyle, timeStyle)
    return first == last ? first : first + " – " + last
  }
}

extension FoundationClasses {
  package static let dateIntervalFormatter = NativeClass<FieldedObject>(
    "NSDateIntervalFormatter", superclass: formatter, DateIntervalFormatting.define)
}
