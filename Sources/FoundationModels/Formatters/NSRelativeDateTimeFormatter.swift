internal import SelectorRuntime

/// Writes how far a moment is from another one, in English: `NSRelativeDateTimeFormatter`.
enum RelativeDateFormatting {
  private typealias Unit = (unit: CalendarMoment.Unit, word: String, short: String)

  /// The largest first, with the words of the full and the short style.
  private static let units: [Unit] = [
    (.year, "year", "yr."), (.month, "month", "mo."), (.weekOfMonth, "week", "wk."),
    (.day, "day", "day"), (.hour, "hour", "hr."), (.minute, "minute", "min."),
    (.second, "second", "sec."),
  ]

  static func define(_ formatter: ClassDefinition<FieldedObject>) {
    // Numeric or named, and full, spelled out, short or abbreviated.
    formatter.field("dateTimeStyle", usual: 0)
    formatter.field("unitsStyle", usual: 0)
    formatter.field("formattingContext", usual: 0)
    formatter.field("calendar", .copy, of: "NSCalendar", usual: RuntimeObject?.none)
    formatter.field("locale", .copy, of: "NSLocale", usual: RuntimeObject?.none)
    formatter.method("localizedStringFromTimeInterval:") {
      (formatter, seconds: Double) -> String in
      let now = formatter.foundation.absoluteTime
      return text(from: now, to: now + seconds, formatter)
    }
    formatter.method("localizedStringForDate:relativeToDate:") {
      (formatter, date: NSDate, reference: NSDate) -> String in
      text(from: reference.sinceReferenceDate, to: date.sinceReferenceDate, formatter)
    }
    formatter.method("localizedStringFromDateComponents:") {
      (formatter, components: FieldedObject) -> String in
      let set = units.first { components.part($0.unit) ?? 0 != 0 } ?? units[units.count - 1]
      return phrase(components.part(set.unit) ?? 0, set, formatter)
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      guard let date = value.object as? NSDate else { return nil }
      return text(from: formatter.foundation.absoluteTime, to: date.sinceReferenceDate, formatter)
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  /// The largest unit of which there is at least one between the moments.
  private static func text(
    from start: Double, to end: Double, _ formatter: FieldedObject
  ) -> String {
    let rules =
      (formatter["calendar"].object as? NSCalendar)?.rules ?? formatter.foundation.timeZone
    func moment(_ time: Double) -> CalendarMoment {
      CalendarMoment(time + FoundationWorld.referenceDate, in: rules)
    }
    for unit in units {
      let count = NSCalendar.count(unit.unit, from: moment(start), to: moment(end))
      if count != 0 { return phrase(count, unit, formatter) }
    }
    return phrase(0, units[units.count - 1], formatter)
  }

  private static func phrase(_ count: Int, _ unit: Unit, _ formatter: FieldedObject) -> String {
    if formatter.number("dateTimeStyle") == 1, let name = name(count, unit) { return name }
    let amount = abs(count)
    let isFull = (formatter.number("unitsStyle") ?? 0) < 2
    var words = isFull ? unit.word : unit.short
    if amount != 1, isFull || unit.unit == .day { words += "s" }
    let number =
      formatter.number("unitsStyle") == 1 ? SpelledNumber.text(amount) : String(amount)
    return count < 0 ? "\(number) \(words) ago" : "in \(number) \(words)"
  }

  /// The word for a near moment: yesterday, next week, now.
  private static func name(_ count: Int, _ unit: Unit) -> String? {
    switch (unit.unit, count) {
    case (.second, 0): "now"
    case (.day, -1): "yesterday"
    case (.day, 0): "today"
    case (.day, 1): "tomorrow"
    case (.hour, 0), (.minute, 0): "this \(unit.word)"
    case (.year, -1...1), (.month, -1...1), (.weekOfMonth, -1...1):
      ["last", "this", "next"][count + 1] + " \(unit.word)"
    default: nil
    }
  }
}

extension FoundationClasses {
  static let relativeDateFormatter = NativeClass<FieldedObject>(
    "NSRelativeDateTimeFormatter", superclass: formatter, RelativeDateFormatting.define)
}
