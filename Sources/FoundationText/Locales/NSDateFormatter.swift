internal import FoundationCore
package import SelectorRuntime
internal import StringSearch
internal import Systems

/// Formats and parses dates by a pattern or by styles, in a locale's language.
package final class NSDateFormatter: RuntimeObject {
  private var pattern: String?
  /// `NSDateFormatterStyle` values: none, short, medium, long, full.
  private var dateStyle = 0, timeStyle = 0
  private var zone: TimeZoneRules?
  @Strong private var locale: NSLocale?
  @Strong private var calendar: NSCalendar?
  private var flags: Set<String> = []
  /// Whether the object is an `NSISO8601DateFormatter`.
  private var isISO = false
  /// `NSISO8601DateFormatOptions`; the default is the internet date and time.
  private var options = 1907

  /// The start of the range of two-digit years.
  @Strong fileprivate var twoDigitStart: NSDate?
  @Strong fileprivate var defaultDate: NSDate?
  @Strong fileprivate var gregorianStart: NSDate?
  /// An `NSFormattingContext`.
  fileprivate var context = 0

  /// The properties that still have their default values.
  var unsetProperties: Set<String> {
    var names: Set<String> = []
    if pattern == nil { names.insert("dateFormat") }
    if zone == nil { names.insert("timeZone") }
    return names
  }

  private var rules: TimeZoneRules {
    zone ?? (isISO ? TimeZoneRules(secondsFromGMT: 0) : foundation.timeZone)
  }

  /// The locale, which is the user's unless one was set.
  private var usedLocale: NSLocale? {
    get throws {
      try locale ?? runtime.cls(FoundationClasses.locale).send("currentLocale").object as? NSLocale
    }
  }

  /// The calendar, which is a Gregorian one with the locale and the time zone unless one was set.
  private var usedCalendar: NSCalendar? {
    get throws {
      if let calendar { return calendar }
      let made = runtime.create(FoundationClasses.calendar)
      made.fill(zone: zone, locale: try usedLocale)
      return made
    }
  }

  private var localeIdentifier: String { locale?.identifier ?? foundation.deviceSettings.locale }

  /// The symbols that a script has replaced, by property.
  private var symbols: [String: [String]] = [:]

  private var names: DateNames {
    var names = DateNames.find(localeIdentifier)
    if symbols.isEmpty { return names }
    func take(_ property: String, _ path: WritableKeyPath<DateNames, [String]>) {
      if let own = symbols[property], own.count == names[keyPath: path].count {
        names[keyPath: path] = own
      }
    }
    take("monthSymbols", \.months)
    take("shortMonthSymbols", \.shortMonths)
    take("weekdaySymbols", \.weekdays)
    take("shortWeekdaySymbols", \.shortWeekdays)
    if let own = symbols["standaloneMonthSymbols"], own.count == 12 { names.standaloneMonths = own }
    for (place, name) in ["AMSymbol", "PMSymbol"].enumerated() {
      if let own = symbols[name]?.first { names.halves[place] = own }
    }
    return names
  }

  /// The locale's pattern of the styles, with the hours that its identifier names.
  private var styledPattern: String {
    let pattern = foundation.spaced(names.pattern(date: dateStyle, time: timeStyle))
    return HourCycle(identifier: localeIdentifier)?.pattern(pattern) ?? pattern
  }

  /// The pattern that is used: the user's switch changes it, unless the locale is a fixed one.
  private var usedPattern: String {
    let pattern = pattern ?? styledPattern
    guard locale?.isOfUser ?? true else { return pattern }
    let setting = locale?.hourSetting ?? foundation.deviceSettings.hourFormat
    return HourCycle(setting)?.pattern(pattern) ?? pattern
  }

  private var isoPattern: String {
    func has(_ option: Int) -> Bool { options & option != 0 }
    var date: [String] = []
    if has(1) { date.append(has(4) ? "YYYY" : "yyyy") }
    if has(2) { date.append("MM") }
    // With a week of the year the day is the weekday; without a month it is the day of the year.
    if has(4) { date.append("'W'ww") }
    if has(16) { date.append(has(4) ? "ee" : has(2) ? "dd" : "DDD") }
    var text = date.joined(separator: has(256) ? "-" : "")
    if has(32) {
      let time = has(512) ? "HH:mm:ss" : "HHmmss"
      text += (text.isEmpty ? "" : has(128) ? "' '" : "'T'") + time + (has(2048) ? ".SSS" : "")
    }
    if has(64) { text += has(1024) ? "XXX" : "XX" }
    return text
  }

  /// The pattern with the name of the date's day, as "Today", where the styles are relative.
  private func relativePattern(of moment: CalendarMoment) -> String? {
    guard flags.contains("doesRelativeDateFormatting"), pattern == nil, dateStyle > 0 else {
      return nil
    }
    let now = CalendarMoment(foundation.absoluteTime + FoundationWorld.referenceDate, in: rules)
    let name = RelativePhrases.find(localeIdentifier).name(moment.dayNumber - now.dayNumber, 3)
    guard let name else { return nil }
    let day = foundation.spaced(names.pattern(date: dateStyle, time: 0))
    // Apple capitalizes the names, which are lowercase in Unicode's data.
    let literal = (name.prefix(1).uppercased() + name.dropFirst()).replacing("'", with: "''")
    return usedPattern.replacing(day, with: "'\(literal)'")
  }

  private func parts(of moment: CalendarMoment? = nil) -> DatePattern {
    // ISO 8601 weeks begin on Monday, and the first one has at least four days of its year.
    if isISO { return DatePattern(isoPattern, firstWeekday: 2, minimumDays: 4) }
    let locale = LocaleData.find(localeIdentifier)
    var parts = DatePattern(
      moment.flatMap(relativePattern) ?? usedPattern, firstWeekday: locale.firstWeekday,
      minimumDays: locale.minimumDays, names: names)
    parts.spellsZeroOffset = foundation.changes[.zeroZoneName] && timeStyle != 0
    return parts
  }

  private func text(of date: NSDate?) -> String? {
    guard let date else { return nil }
    // Dates are rounded to the nearest millisecond.
    let seconds =
      ((date.sinceReferenceDate + FoundationWorld.referenceDate) * 1000).rounded() / 1000
    let moment = CalendarMoment(seconds, in: rules)
    let text = parts(of: moment).text(of: moment)
    // NSFormattingContextBeginningOfSentence
    return context == 4 ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  private var reading: DatePattern.Reading {
    func seconds(_ date: NSDate?) -> Double? {
      date.map { $0.sinceReferenceDate + FoundationWorld.referenceDate }
    }
    return DatePattern.Reading(
      zone: rules, isLenient: flags.contains("lenient"),
      twoDigitStart: seconds(twoDigitStart) ?? DatePattern.Reading.usualTwoDigitStart,
      defaultMoment: seconds(defaultDate))
  }

  private func date(of text: String?) throws -> NSDate? {
    guard let text, text.utf8.count <= FoundationWorld.longestPattern,
      let seconds = parts().seconds(of: text, reading)
    else { return nil }
    return try foundation.date(sinceReferenceDate: seconds - FoundationWorld.referenceDate)
  }

  /// Parses a date at the start of a text; returns it and its length in UTF-16 units.
  fileprivate func start(of text: String) throws -> (date: NSDate, count: Int)? {
    guard let (seconds, count) = parts().start(of: text, reading) else { return nil }
    let date = try foundation.date(sinceReferenceDate: seconds - FoundationWorld.referenceDate)
    return (date, count)
  }
}

extension NSDateFormatter {
  static func define(_ formatter: ClassDefinition<NSDateFormatter>) {
    defineConverting(formatter)
    defineCoding(formatter)
    formatter.classSide.method("localizedStringFromDate:dateStyle:timeStyle:") {
      (cls, date: NSDate, dateStyle: Int, timeStyle: Int) -> String? in
      let made = cls.runtime.create(FoundationClasses.dateFormatter)
      (made.dateStyle, made.timeStyle) = (max(dateStyle, 0), max(timeStyle, 0))
      return made.text(of: date)
    }
    formatter.classSide.method("dateFormatFromTemplate:options:locale:") {
      (cls, template: String, _: Int, locale: RuntimeObject?) -> String? in
      try cls.foundation.checkPattern(
        template, "+[NSDateFormatter dateFormatFromTemplate:options:locale:]")
      return (locale as? NSLocale)?.pattern(ofTemplate: template)
        ?? DateTemplate.pattern(of: template, for: "en_US")
    }
    formatter.method("setLocalizedDateFormatFromTemplate:") { (formatter, template: String) in
      try formatter.foundation.checkPattern(
        template, "-[NSDateFormatter setLocalizedDateFormatFromTemplate:]")
      formatter.pattern = try formatter.usedLocale?.pattern(ofTemplate: template)
    }
    formatter.property(
      "dateFormat", .copy,
      get: { (formatter) -> String? in formatter.usedPattern },
      set: { (formatter, pattern: String?) in
        try formatter.foundation.checkPattern(pattern ?? "", "-[NSDateFormatter setDateFormat:]")
        formatter.pattern = pattern
      })
    formatter.property(
      "dateStyle", get: { $0.dateStyle },
      set: {
        $0.dateStyle = max($1, 0)
        $0.pattern = nil
      })
    formatter.property(
      "timeStyle", get: { $0.timeStyle },
      set: {
        $0.timeStyle = max($1, 0)
        $0.pattern = nil
      })
    formatter.property(
      "locale", .copy, get: { try $0.usedLocale },
      set: { (formatter, locale: NSLocale?) in
        formatter.locale = locale
      })
    formatter.property(
      "calendar", .copy, get: { try $0.usedCalendar }, set: { $0.calendar = $1 })
    for (name, flag) in [
      ("lenient", "isLenient"), ("doesRelativeDateFormatting", "doesRelativeDateFormatting"),
      ("generatesCalendarDates", "generatesCalendarDates"),
    ] {
      formatter.property(
        name, getter: flag, get: { $0.flags.contains(name) },
        set: { if $1 { $0.flags.insert(name) } else { $0.flags.remove(name) } })
    }
    defineSymbols(formatter)
    defineBeginnings(formatter)
  }

  /// Defines the parsing properties, and properties that have one value on iOS.
  private static func defineBeginnings(_ formatter: ClassDefinition<NSDateFormatter>) {
    func date(_ formatter: NSDateFormatter, _ seconds: Double) throws -> NSDate? {
      try formatter.foundation.date(sinceReferenceDate: seconds - FoundationWorld.referenceDate)
    }
    formatter.property(
      "twoDigitStartDate", .copy,
      get: {
        try $0.twoDigitStart ?? date($0, DatePattern.Reading.usualTwoDigitStart)
      },
      set: { (formatter, date: NSDate?) in formatter.twoDigitStart = date })
    formatter.property(
      "defaultDate", .copy, get: { $0.defaultDate }, set: { $0.defaultDate = $1 })
    // 15 October 1582, the start of the Gregorian calendar; earlier dates are Gregorian here too.
    formatter.property(
      "gregorianStartDate", .copy, get: { try $0.gregorianStart ?? date($0, -12_219_292_800) },
      set: { (formatter, date: NSDate?) in formatter.gregorianStart = date })
    formatter.property(
      "formattingContext", get: { $0.context }, set: { $0.context = $1 })
    formatter.property("formatterBehavior", get: { (_) -> Int in 1040 }, set: { (_, _: Int) in })
    formatter.classSide.method("defaultFormatterBehavior") { (_) -> Int in 1040 }
    formatter.classSide.method("setDefaultFormatterBehavior:") { (_, _: Int) in }
    formatter.method("getObjectValue:forString:range:error:") {
      (formatter, first: Value, second: Value, third: Value, _: Value) -> Value in
      let given = FormatterText([first, second, third], in: formatter.runtime)
      let whole = UTF16Text(given.text ?? "")
      let range = given.range ?? IndexRange(location: 0, length: whole.count)
      let part = range.fits(in: whole.count) ? whole[range.bounds] : UTF16Text()
      if let found = try formatter.start(of: part.string) {
        let taken = IndexRange(location: range.location, length: found.count)
        return .foreign(
          OutValues([.bool(true), .object(found.date), taken.messageValue, .none]))
      }
      let error = formatter.foundation.error(
        domain: "NSCocoaErrorDomain", code: 2048, "The value “\(part.string)” is invalid.")
      return .foreign(
        OutValues([.bool(false), .none, range.messageValue, error.messageValue]))
    }
  }

  /// Defines the names of months and days, which a script can replace.
  private static func defineSymbols(_ formatter: ClassDefinition<NSDateFormatter>) {
    for (name, list) in DateNames.lists {
      formatter.property(
        name, .copy,
        get: { (formatter) -> [String]? in
          formatter.symbols[name] ?? list(formatter.names)
        },
        set: { (formatter, names: [String]?) in formatter.symbols[name] = names })
    }
    for (place, name) in ["AMSymbol", "PMSymbol"].enumerated() {
      formatter.property(
        name, .copy,
        get: { (formatter) -> String? in
          formatter.symbols[name]?.first ?? formatter.names.halves[place]
        },
        set: { (formatter, text: String?) in formatter.symbols[name] = text.map { [$0] } })
    }
  }

  private static func defineConverting(_ formatter: ClassDefinition<NSDateFormatter>) {
    formatter.method("stringFromDate:") { (formatter, date: NSDate?) -> String? in
      formatter.text(of: date)
    }
    formatter.method("stringForObjectValue:") { (formatter, date: Value) -> String? in
      formatter.text(of: date.object as? NSDate)
    }
    formatter.method("getObjectValue:forString:errorDescription:") {
      (formatter, first: Value, second: Value, _: Value) -> Value in
      let text = FormatterText([first, second], in: formatter.runtime).text
      let date = try formatter.date(of: text)
      let error: Value =
        date == nil ? .string("The value “\(text ?? "")” is invalid.") : .none
      return .foreign(OutValues([.bool(date != nil), date.messageValue, error]))
    }
    formatter.method("dateFromString:") { (formatter, text: String?) -> NSDate? in
      try formatter.date(of: text)
    }
    formatter.property(
      "timeZone", .copy,
      get: { (formatter) -> NSTimeZone? in formatter.foundation.timeZoneObject(formatter.rules) },
      set: { (formatter, zone: NSTimeZone?) in formatter.zone = zone?.rules })
  }

  static func defineISO(_ formatter: ClassDefinition<NSDateFormatter>) {
    defineConverting(formatter)
    defineISOCoding(formatter)
    formatter.method("init") { (formatter) -> NSDateFormatter in
      formatter.isISO = true
      return formatter
    }
    formatter.property(
      "formatOptions", get: { $0.options }, set: { $0.options = $1 })
    formatter.classSide.method("stringFromDate:timeZone:formatOptions:") {
      (cls, date: NSDate, zone: NSTimeZone, options: Int) -> String? in
      let made = cls.runtime.create(FoundationClasses.isoDateFormatter)
      (made.isISO, made.options, made.zone) = (true, options, zone.rules)
      return made.text(of: date)
    }
  }
}

extension FoundationClasses {
  package static let dateFormatter = NativeClass<NSDateFormatter>(
    "NSDateFormatter", superclass: formatter, NSDateFormatter.define)

  package static let isoDateFormatter = NativeClass<NSDateFormatter>(
    "NSISO8601DateFormatter", superclass: formatter, NSDateFormatter.defineISO)
}
