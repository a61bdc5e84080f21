package import SelectorRuntime

/// Dates as text, by a pattern or by styles, in the language of a locale.
package final class NSDateFormatter: RuntimeObject {
  private var pattern: String?
  /// The numbers of `NSDateFormatterStyle`: none, short, medium, long, full.
  private var dateStyle = 0, timeStyle = 0
  private var zone: TimeZoneRules?
  @Strong private var locale: NSLocale?
  @Strong private var calendar: NSCalendar?
  private var flags: Set<String> = []
  /// Whether it is an `NSISO8601DateFormatter`.
  private var isISO = false
  /// The numbers of `NSISO8601DateFormatOptions`; the default is the date and the time of the
  /// Internet.
  private var options = 1907

  package override func destruct() {
    (locale, calendar) = (nil, nil)
    super.destruct()
  }

  /// The properties that are what they are before anybody set them.
  var unsetProperties: Set<String> {
    var names: Set<String> = []
    if pattern == nil { names.insert("dateFormat") }
    if zone == nil { names.insert("timeZone") }
    return names
  }

  private var rules: TimeZoneRules {
    zone ?? (isISO ? TimeZoneRules(secondsFromGMT: 0) : foundation.timeZone)
  }

  private var localeIdentifier: String { locale?.identifier ?? foundation.deviceSettings.locale }

  /// The names that a script has replaced, by their properties.
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

  /// The pattern of the styles, as the locale has them.
  private var styledPattern: String { names.pattern(date: dateStyle, time: timeStyle) }

  private var isoPattern: String {
    func has(_ option: Int) -> Bool { options & option != 0 }
    var date: [String] = []
    if has(1) { date.append(has(4) ? "YYYY" : "yyyy") }
    if has(2) { date.append("MM") }
    // A week of the year has days of its own; without a month the day is the year's.
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

  private var parts: DatePattern {
    // Weeks of ISO 8601 begin on Monday, and the first one has four days of its year.
    if isISO { return DatePattern(isoPattern, firstWeekday: 2, minimumDays: 4) }
    let locale = LocaleData.find(localeIdentifier)
    return DatePattern(
      pattern ?? styledPattern, firstWeekday: locale.firstWeekday,
      minimumDays: locale.minimumDays, names: names)
  }

  private func text(of date: NSDate?) -> String? {
    guard let date else { return nil }
    let seconds = date.sinceReferenceDate + FoundationWorld.referenceDate
    return parts.text(of: CalendarMoment(seconds, in: rules))
  }

  private func date(of text: String?) throws -> NSDate? {
    guard let text,
      let seconds = parts.seconds(
        of: text, in: rules, isLenient: flags.contains("lenient"))
    else { return nil }
    return try foundation.date(sinceReferenceDate: seconds - FoundationWorld.referenceDate)
  }
}

extension NSDateFormatter {
  static func define(_ formatter: ClassDefinition<NSDateFormatter>) {
    defineConverting(formatter)
    defineCoding(formatter)
    formatter.classSide.method("localizedStringFromDate:dateStyle:timeStyle:") {
      (cls, date: NSDate, dateStyle: Int, timeStyle: Int) -> String? in
      let made = cls.runtime.create(FoundationClasses.dateFormatter)
      (made.dateStyle, made.timeStyle) = (dateStyle, timeStyle)
      return made.text(of: date)
    }
    formatter.classSide.method("dateFormatFromTemplate:options:locale:") {
      (_, template: String, _: Int, locale: RuntimeObject?) -> String? in
      DateTemplate.pattern(of: template, for: (locale as? NSLocale)?.identifier ?? "en_US")
    }
    formatter.method("setLocalizedDateFormatFromTemplate:") { (formatter, template: String) in
      formatter.pattern = DateTemplate.pattern(of: template, for: formatter.localeIdentifier)
    }
    formatter.property(
      "dateFormat", .copy,
      get: { (formatter) -> String? in formatter.pattern ?? formatter.styledPattern },
      set: { $0.pattern = $1 })
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
      "locale", .copy, get: { $0.locale },
      set: { (formatter, locale: NSLocale?) in
        formatter.locale = locale
      })
    formatter.property("calendar", .copy, get: { $0.calendar }, set: { $0.calendar = $1 })
    for (name, flag) in [
      ("lenient", "isLenient"), ("doesRelativeDateFormatting", "doesRelativeDateFormatting"),
      ("generatesCalendarDates", "generatesCalendarDates"),
    ] {
      formatter.property(
        name, getter: flag, get: { $0.flags.contains(name) },
        set: { if $1 { $0.flags.insert(name) } else { $0.flags.remove(name) } })
    }
    defineSymbols(formatter)
  }

  /// The names of months and days, which a script may replace.
  private static func defineSymbols(_ formatter: ClassDefinition<NSDateFormatter>) {
    for (name, list) in DateNames.lists {
      formatter.property(
        name, .copy,
        get: { (formatter) -> [String] in
          formatter.symbols[name] ?? list(formatter.names)
        },
        set: { (formatter, names: [String]?) in formatter.symbols[name] = names })
    }
    for (place, name) in ["AMSymbol", "PMSymbol"].enumerated() {
      formatter.property(
        name, .copy,
        get: { (formatter) -> String in
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
      (formatter, _: Value, text: String?, _: Value) -> Value in
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
  /// The superclass of all formatters, which is declared among the classes of numbers.
  static let formatter: NativeClassDeclaration =
    TextAndNumberClasses.all.first { $0.name == "NSFormatter" } ?? object.declaration

  static let dateFormatter = NativeClass<NSDateFormatter>(
    "NSDateFormatter", superclass: formatter, NSDateFormatter.define)

  static let isoDateFormatter = NativeClass<NSDateFormatter>(
    "NSISO8601DateFormatter", superclass: formatter, NSDateFormatter.defineISO)
}
