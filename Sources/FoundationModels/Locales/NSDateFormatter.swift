package import SelectorRuntime

/// Dates as text, by a pattern or by styles, in English.
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

  private var rules: TimeZoneRules {
    zone ?? (isISO ? TimeZoneRules(secondsFromGMT: 0) : foundation.timeZone)
  }

  /// The pattern of the styles, as the CLDR has them for English in the United States.
  private var styledPattern: String {
    let dates = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
    let times = ["", "h:mm a", "h:mm:ss a", "h:mm:ss a z", "h:mm:ss a zzzz"]
    let (date, time) = (dates[min(dateStyle, 4)], times[min(timeStyle, 4)])
    if date.isEmpty || time.isEmpty { return date + time }
    return date + (dateStyle > 2 ? " 'at' " : ", ") + time
  }

  private var isoPattern: String {
    func has(_ option: Int) -> Bool { options & option != 0 }
    var date: [String] = []
    if has(1) { date.append("yyyy") }
    if has(2) { date.append("MM") }
    if has(16) { date.append("dd") }
    var text = date.joined(separator: has(256) ? "-" : "")
    if has(32) {
      let time = has(512) ? "HH:mm:ss" : "HHmmss"
      text += (text.isEmpty ? "" : has(128) ? "' '" : "'T'") + time + (has(2048) ? ".SSS" : "")
    }
    if has(64) { text += has(1024) ? "XXX" : "XX" }
    return text
  }

  private var parts: DatePattern {
    let first = LocaleData.find(locale?.identifier ?? foundation.deviceSettings.locale)
    return DatePattern(
      isISO ? isoPattern : pattern ?? styledPattern, firstWeekday: first.firstWeekday)
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
    formatter.classSide.method("localizedStringFromDate:dateStyle:timeStyle:") {
      (cls, date: NSDate, dateStyle: Int, timeStyle: Int) -> String? in
      let made = cls.runtime.create(FoundationClasses.dateFormatter)
      (made.dateStyle, made.timeStyle) = (dateStyle, timeStyle)
      return made.text(of: date)
    }
    formatter.classSide.method("dateFormatFromTemplate:options:locale:") {
      (_, template: String, _: Int, _: RuntimeObject?) -> String? in
      DateTemplate.pattern(of: template)
    }
    formatter.method("setLocalizedDateFormatFromTemplate:") { (formatter, template: String) in
      formatter.pattern = DateTemplate.pattern(of: template)
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
    for (name, list) in DateNames.ofCalendars {
      formatter.readonly(name, .copy) { (_) -> [String] in list }
    }
  }

  private static func defineConverting(_ formatter: ClassDefinition<NSDateFormatter>) {
    formatter.method("stringFromDate:") { (formatter, date: NSDate?) -> String? in
      formatter.text(of: date)
    }
    formatter.method("stringForObjectValue:") { (formatter, date: Value) -> String? in
      formatter.text(of: date.object as? NSDate)
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

/// The English pattern of a template, which only lists the fields that are wanted.
enum DateTemplate {
  static func pattern(of template: String) -> String {
    func run(_ letters: String) -> String {
      String(template.filter { letters.contains($0) })
    }
    let (weekday, month, day, year) = (run("Ec"), run("ML"), run("d"), run("yY"))
    let (hour, minute, second) = (run("jHhkK"), run("m"), run("s"))
    let isNumeric = month.count < 3
    var date = ""
    if isNumeric {
      date = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
    } else {
      date = [month, day].filter { !$0.isEmpty }.joined(separator: " ")
      if !year.isEmpty { date += (day.isEmpty ? " " : ", ") + year }
    }
    if !weekday.isEmpty { date = weekday + (date.isEmpty ? "" : ", " + date) }
    let clock = hour.first.map { "Hk".contains($0) } == true
    let hours = hour.isEmpty ? "" : clock ? hour : String(repeating: "h", count: hour.count)
    var time = [hours, minute.isEmpty ? "" : "mm", second.isEmpty ? "" : "ss"]
      .filter { !$0.isEmpty }.joined(separator: ":")
    if !hours.isEmpty, !clock { time += " a" }
    return [date, time].filter { !$0.isEmpty }.joined(separator: ", ")
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
