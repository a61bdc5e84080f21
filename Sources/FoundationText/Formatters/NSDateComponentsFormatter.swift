package import FoundationCore
package import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Formats durations: `NSDateComponentsFormatter`.
package enum DateComponentsFormatting {
  /// `NSDateComponentsFormatterUnitsStyle`.
  private enum Style: Int {
    case positional, abbreviated, short, full, spellOut, brief
  }

  private struct Unit {
    let unit: CalendarMoment.Unit
    let word: String
    let short: String
    let letter: String
    /// The unit's length in seconds; years and months have their average length.
    let length: Double
  }

  private static let units: [Unit] = [
    Unit(unit: .year, word: "year", short: "yr", letter: "y", length: 31_536_000),
    Unit(unit: .month, word: "month", short: "mth", letter: "mo", length: 2_592_000),
    Unit(unit: .weekOfMonth, word: "week", short: "wk", letter: "w", length: 604_800),
    Unit(unit: .day, word: "day", short: "day", letter: "d", length: 86_400),
    Unit(unit: .hour, word: "hour", short: "hr", letter: "h", length: 3600),
    Unit(unit: .minute, word: "minute", short: "min", letter: "m", length: 60),
    Unit(unit: .second, word: "second", short: "sec", letter: "s", length: 1),
  ]

  static func define(_ formatter: ClassDefinition<FieldedObject>) {
    formatter.field("unitsStyle", usual: 0)
    formatter.field("allowedUnits", usual: 0)
    formatter.field("zeroFormattingBehavior", usual: 1)
    formatter.field("calendar", .copy, of: "NSCalendar", usual: RuntimeObject?.none)
    formatter.field("referenceDate", .copy, of: "NSDate", usual: RuntimeObject?.none)
    formatter.field("allowsFractionalUnits", usual: false)
    formatter.field("maximumUnitCount", usual: 0)
    formatter.field("collapsesLargestUnit", usual: false)
    formatter.field("includesApproximationPhrase", usual: false)
    formatter.field("includesTimeRemainingPhrase", usual: false)
    formatter.field("formattingContext", usual: 0)
    formatter.method("stringFromTimeInterval:") {
      (formatter, seconds: Double) -> String? in
      text(of: parts(of: seconds, formatter), formatter)
    }
    formatter.method("stringFromDate:toDate:") {
      (formatter, start: NSDate, end: NSDate) -> String? in
      let seconds = end.sinceReferenceDate - start.sinceReferenceDate
      return text(of: parts(of: seconds, formatter), formatter)
    }
    formatter.method("stringFromDateComponents:") {
      (formatter, components: FieldedObject) -> String? in
      text(of: parts(of: components, formatter), formatter)
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      guard let components = value.object as? FieldedObject else { return nil }
      return text(of: parts(of: components, formatter), formatter)
    }
    formatter.classSide.method("localizedStringFromDateComponents:unitsStyle:") {
      (cls, components: FieldedObject, style: Int) -> String? in
      guard let made = cls.runtime.createInstance(cls) as? FieldedObject else { return nil }
      made["unitsStyle"] = .integer(Int64(style))
      return text(of: parts(of: components, made), made)
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  private static func allowed(_ formatter: FieldedObject) -> [Unit] {
    let flags = Int(nearestTo: formatter.number("allowedUnits") ?? 0)
    guard flags != 0 else { return units.filter { $0.unit != .weekOfMonth } }
    return units.filter {
      flags & $0.unit.rawValue != 0
        || $0.unit == .weekOfMonth && flags & CalendarMoment.Unit.weekOfYear.rawValue != 0
    }
  }

  /// Splits a number of seconds into the allowed units, largest first.
  private static func parts(
    of seconds: Double, _ formatter: FieldedObject
  ) -> [(unit: Unit, count: Int)] {
    var rest = abs(seconds)
    let sign = seconds < 0 ? -1 : 1
    return allowed(formatter).map { unit in
      let count = (rest / unit.length).rounded(.down)
      rest -= count * unit.length
      return (unit, sign * Int(nearestTo: count))
    }
  }

  /// Returns the parts of components; a disallowed unit is converted to the next smaller one.
  private static func parts(
    of components: FieldedObject, _ formatter: FieldedObject
  ) -> [(unit: Unit, count: Int)] {
    let allowed = allowed(formatter)
    var counts = allowed.map { ($0, components.part($0.unit) ?? 0) }
    var left = 0.0
    for unit in units where !allowed.contains(where: { $0.unit == unit.unit }) {
      left += Double(components.part(unit.unit) ?? 0) * unit.length
    }
    for place in counts.indices where left != 0 {
      let whole = (left / counts[place].0.length).rounded(.towardZero)
      counts[place].1 &+= Int(nearestTo: whole)
      left -= whole * counts[place].0.length
    }
    return counts.map { (unit: $0.0, count: $0.1) }
  }

  private static func text(
    of parts: [(unit: Unit, count: Int)], _ formatter: FieldedObject
  ) -> String? {
    let style = Style(rawValue: Int(nearestTo: formatter.number("unitsStyle") ?? 0)) ?? .positional
    var behavior = Int(nearestTo: formatter.number("zeroFormattingBehavior") ?? 1)
    // By default, the positional style drops leading zeros only; the others drop all zeros.
    if behavior & 1 != 0 { behavior = style == .positional ? 2 : 14 }
    var shown = dropping(parts, behavior)
    let most = Int(nearestTo: formatter.number("maximumUnitCount") ?? 0)
    if most > 0 { shown = Array(shown.prefix(most)) }
    guard !shown.isEmpty else { return nil }
    let pads = behavior & 1 << 16 != 0
    var text = style == .positional ? positional(shown, pads) : worded(shown, style)
    if formatter.flag("includesApproximationPhrase") { text = "About " + text }
    if formatter.flag("includesTimeRemainingPhrase") { text += " remaining" }
    return text
  }

  /// Removes the zeros that a behavior drops; if all parts are zero, the last one remains.
  private static func dropping(
    _ parts: [(unit: Unit, count: Int)], _ behavior: Int
  ) -> [(unit: Unit, count: Int)] {
    guard let first = parts.firstIndex(where: { $0.count != 0 }),
      let last = parts.lastIndex(where: { $0.count != 0 })
    else { return behavior & 14 == 0 ? parts : Array(parts.suffix(1)) }
    return parts.enumerated().filter { place, part in
      if part.count != 0 { return true }
      if place < first { return behavior & 2 == 0 }
      if place > last { return behavior & 8 == 0 }
      return behavior & 4 == 0
    }.map(\.element)
  }

  private static func positional(_ parts: [(unit: Unit, count: Int)], _ pads: Bool) -> String {
    var days: [String] = []
    var clock: [Int] = []
    for (unit, count) in parts {
      if [.hour, .minute, .second].contains(unit.unit) {
        clock.append(count)
      } else {
        days.append("\(count)\(unit.letter)")
      }
    }
    let times = clock.enumerated().map { place, count in
      let digits = String(count.magnitude)
      let isPadded = digits.count == 1 && (place > 0 || pads)
      return (count < 0 && place == 0 ? "-" : "") + (isPadded ? "0" : "") + digits
    }
    return (days + [times.joined(separator: ":")]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func worded(_ parts: [(unit: Unit, count: Int)], _ style: Style) -> String {
    let texts = parts.map { unit, count -> String in
      let isOne = count.magnitude == 1
      switch style {
      case .abbreviated: return "\(count)\(unit.letter)"
      case .brief: return "\(count)\(unit.short)" + (isOne || unit.short != "day" ? "" : "s")
      case .short:
        let plural = ["yr", "mth", "wk", "day"].contains(unit.short) && !isOne
        return "\(count) \(unit.short)" + (plural ? "s" : "")
          + (unit.unit.rawValue <= 16 && unit.short != "day" ? "." : "")
      case .spellOut: return SpelledNumber.text(count) + " " + unit.word + (isOne ? "" : "s")
      default: return "\(count) \(unit.word)" + (isOne ? "" : "s")
      }
    }
    return texts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
  }
}

/// Whole numbers in English words.
enum SpelledNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  static func text(_ number: Int) -> String {
    if number < 0 { return "minus " + text(number == .min ? .max : -number) }
    if number < 20 { return small[number] }
    if number < 100 {
      return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
    }
    let scales = [
      (1_000_000_000_000_000, "quadrillion"), (1_000_000_000_000, "trillion"),
      (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"), (100, "hundred"),
    ]
    for (scale, word) in scales where number >= scale {
      let rest = number % scale
      return text(number / scale) + " " + word + (rest == 0 ? "" : " " + text(rest))
    }
    return small[0]
  }
}

extension FoundationClasses {
  package static let dateComponentsFormatter = NativeClass<FieldedObject>(
    "NSDateComponentsFormatter", superclass: formatter, DateComponentsFormatting.define)
}
