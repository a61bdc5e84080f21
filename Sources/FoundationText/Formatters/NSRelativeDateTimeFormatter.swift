package import FoundationCore
package import SelectorRuntime

/// Formats the time between two dates: `NSRelativeDateTimeFormatter`.
package enum RelativeDateFormatting {
  /// The units, largest first, in the order of ``RelativePhrases``.
  private static let units: [CalendarMoment.Unit] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  static func define(_ formatter: ClassDefinition<FieldedObject>) {
    // The date style is numeric or named; the units style full, spelled out, short or abbreviated.
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
      let set = units.indices.first { components.part(units[$0]) ?? 0 != 0 } ?? units.count - 1
      return phrase(components.part(units[set]) ?? 0, set, formatter)
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      guard let date = value.object as? NSDate else { return nil }
      return text(from: formatter.foundation.absoluteTime, to: date.sinceReferenceDate, formatter)
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  /// Returns the phrase in the largest unit of which the interval has at least one.
  private static func text(
    from start: Double, to end: Double, _ formatter: FieldedObject
  ) -> String {
    let rules =
      (formatter["calendar"].object as? NSCalendar)?.rules ?? formatter.foundation.timeZone
    func moment(_ time: Double) -> CalendarMoment {
      CalendarMoment(time + FoundationWorld.referenceDate, in: rules)
    }
    for (place, unit) in units.enumerated() {
      let count = NSCalendar.count(unit, from: moment(start), to: moment(end))
      if count != 0 { return phrase(count, place, formatter) }
    }
    return phrase(0, units.count - 1, formatter)
  }

  private static func phrase(_ count: Int, _ unit: Int, _ formatter: FieldedObject) -> String {
    let identifier =
      (formatter["locale"].object as? NSLocale)?.identifier
      ?? formatter.foundation.deviceSettings.locale
    let phrases = RelativePhrases.find(identifier)
    if formatter.number("dateTimeStyle") == 1, let name = phrases.name(count, unit) { return name }
    let style = formatter.number("unitsStyle") ?? 0
    // Numbers are spelled out in English only.
    let isSpelled = style == 1 && LocaleData.parts(identifier).language == "en"
    let number =
      isSpelled ? SpelledNumber.text(Int(clamping: count.magnitude)) : String(count.magnitude)
    return phrases.text(count, unit, isShort: style > 1, number: number)
  }
}

extension FoundationClasses {
  package static let relativeDateFormatter = NativeClass<FieldedObject>(
    "NSRelativeDateTimeFormatter", superclass: formatter, RelativeDateFormatting.define)
}
