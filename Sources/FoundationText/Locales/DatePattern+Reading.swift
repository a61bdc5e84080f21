internal import FoundationCore

// no traps of count: limits are numbers of letters.

/// Parses dates.
extension DatePattern {
  /// The parameters of parsing.
  struct Reading {
    var zone: TimeZoneRules
    var isLenient = false
    /// The start of the 100 years to which two-digit years belong.
    var twoDigitStart = Reading.usualTwoDigitStart
    /// The date that supplies components missing from the text.
    var defaultMoment: Double?

    /// 1 January 1950, the default of CFDateFormatter.
    static let usualTwoDigitStart = -631_152_000.0
  }

  /// Parses a complete text; returns seconds since 1970, or nil if the text does not match.
  func seconds(of text: String, in zone: TimeZoneRules, isLenient: Bool = false) -> Double? {
    seconds(of: text, Reading(zone: zone, isLenient: isLenient))
  }

  func seconds(of text: String, _ reading: Reading) -> Double? {
    guard let found = start(of: text, reading), found.count == text.utf16.count else { return nil }
    return found.seconds
  }

  /// Parses a date at the start of a text; returns it and its length in UTF-16 units.
  func start(of text: String, _ reading: Reading) -> (seconds: Double, count: Int)? {
    var rest = Substring(text)
    var parts = Parts(reading)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        let wanted = text.allSatisfy(\.isWhitespace) ? " " : text
        if wanted == " ", rest.first?.isWhitespace == true {
          rest = rest.drop { $0.isWhitespace }
        } else if rest.hasPrefix(text) {
          rest = rest.dropFirst(text.count)
        } else {
          return nil
        }
      case .field(let letter, let count):
        // A number directly before another one has exactly as many digits as the pattern.
        var isNextNumber = false
        if index + 1 < pieces.count, case .field(let next, _) = pieces[index + 1] {
          isNextNumber = !"abBEGzZXxOvV".contains(next)
        }
        guard read(letter, count, isExact: isNextNumber, &rest, &parts) else { return nil }
      }
    }
    parts.resolveDay(firstWeekday: firstWeekday, minimumDays: minimumDays)
    guard let seconds = parts.seconds(reading) else { return nil }
    return (seconds, text.utf16.count - rest.utf16.count)
  }

  /// The components that have been parsed.
  private struct Parts {
    var zone: TimeZoneRules
    var year = 2000, month = 1, day = 1, minute = 0, second = 0
    var fraction = 0.0
    var hasTwoDigits = false
    var parsed = ParsedDay()
    var hours = ParsedHours()

    init(_ reading: Reading) {
      zone = reading.zone
      guard let moment = reading.defaultMoment else { return }
      let date = CalendarMoment(moment, in: zone).date
      (year, month, day) = (date.year, date.month, date.day)
      (minute, second) = (date.minute, date.second)
      hours = ParsedHours(date.hour)
    }

    /// Sets the date if a week or a day of the year determines it.
    mutating func resolveDay(firstWeekday: Int, minimumDays: Int) {
      if parsed.isOfWeekYear { (year, hasTwoDigits) = (parsed.weekYear, false) }
      let found = parsed.date(year: year, firstWeekday: firstWeekday, minimumDays: minimumDays)
      if let found { (year, month, day) = (found.year, found.month, found.day) }
    }

    func seconds(_ reading: Reading) -> Double? {
      guard hasTwoDigits else { return seconds(isLenient: reading.isLenient) }
      let start = CalendarMoment(reading.twoDigitStart, in: TimeZoneRules(secondsFromGMT: 0)).date
      var whole = self
      whole.year = start.year - start.year % 100 + year
      let isBefore =
        whole.year < start.year
        || (whole.year == start.year && (month, day) < (start.month, start.day))
      if isBefore { whole.year += 100 }
      return whole.seconds(isLenient: reading.isLenient)
    }

    private func seconds(isLenient: Bool) -> Double? {
      let hour = hours.hour
      let isValid =
        (1...12).contains(month) && (1...CalendarMoment.days(in: month, year)).contains(day)
        && hours.areValid && (0...59).contains(minute) && (0...59).contains(second)
        && parsed.isValid(in: year)
      guard isLenient || isValid else { return nil }
      let moment = CalendarMoment(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second,
        fraction: fraction, in: zone)
      // A time that the zone's clocks skip is invalid, like a day that the month does not have.
      let isSkipped =
        (moment.date.hour, moment.date.minute) != (hour, minute)
      return isLenient || !isSkipped ? moment.seconds : nil
    }
  }

  private func number(_ rest: inout Substring, atMost limit: Int) -> Int? {
    let digits = rest.prefix(limit).prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  /// Parses the longest matching name in any of its forms; the period of a short form is optional.
  private func name(_ forms: [[String]], _ rest: inout Substring) -> Int? {
    let longest = forms.joined().map(\.count).max() ?? 0
    let lower = rest.prefix(longest).lowercased()
    var best: (index: Int, count: Int)?
    for list in forms {
      for (index, name) in list.enumerated() {
        for form in [name, name.hasSuffix(".") ? String(name.dropLast()) : name]
        where lower.hasPrefix(form.lowercased()) && form.count > best?.count ?? 0 {
          best = (index, form.count)
        }
      }
    }
    rest = rest.dropFirst(best?.count ?? 0)
    return best?.index
  }

  private func read(
    _ letter: Character, _ count: Int, isExact: Bool, _ rest: inout Substring, _ parts: inout Parts
  ) -> Bool {
    let limit = isExact ? count : 9
    switch letter {
    case _ where letter == "E" || "ce".contains(letter) && count > 2:
      let forms = [names.weekdays, names.shortWeekdays, names.standaloneWeekdays ?? []]
      guard let weekday = name(forms, &rest) else { return false }
      parts.parsed.note("E", weekday + 1, isShort: false)
      return true
    case "G":
      let english = ["Anno Domini", "Before Christ", "AD", "BC"]
      return name([names.eras.longEras, names.eras.eras, english], &rest) != nil
    case "M" where count > 2, "L" where count > 2:
      let forms = [
        names.months, names.standaloneMonths ?? [], names.shortMonths,
        names.standaloneShortMonths ?? [],
      ]
      guard let month = name(forms, &rest) else { return false }
      parts.month = month + 1
      return true
    case "a", "b", "B":
      guard let half = name([names.halves, ["AM", "PM"]], &rest) else { return false }
      parts.hours.note(isAfternoon: half == 1)
      return true
    case "S":
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(digits.count)
      parts.fraction = Double("0." + digits) ?? 0
      return true
    case "z", "Z", "X", "x", "O", "v", "V": return readZone(&rest, &parts)
    default: break
    }
    let length = rest.utf8.count
    guard let value = number(&rest, atMost: limit) else { return false }
    parts.parsed.note(letter, value, isShort: count == 2)
    switch letter {
    // The number of a weekday counts from the first day of the week.
    case "e", "c": parts.parsed.note("E", (value + firstWeekday - 2) % 7 + 1, isShort: false)
    case "y", "u":
      // Two digits are a year of the current hundred years only if there are exactly two.
      parts.year = value
      parts.hasTwoDigits = letter == "y" && count <= 2 && length - rest.utf8.count == 2
    case "M", "L": parts.month = value
    case "d": parts.day = value
    case "H", "k", "h", "K": parts.hours.note(letter, value)
    case "m": parts.minute = value
    case "s": parts.second = value
    // Milliseconds of the day.
    case "A":
      parts.hours.note("H", value / 3_600_000)
      (parts.minute, parts.second) = (value / 60_000 % 60, value / 1000 % 60)
      parts.fraction = Double(value % 1000) / 1000
    case "Q", "q": parts.month = value * 3 - 2
    default: break
    }
    return true
  }

  private func readZone(_ rest: inout Substring, _ parts: inout Parts) -> Bool {
    if rest.hasPrefix("Z") {
      rest = rest.dropFirst()
      parts.zone = TimeZoneRules(secondsFromGMT: 0)
      return true
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "+-:/_".contains($0) }
    guard let zone = TimeZoneRules(abbreviation: String(word)) else { return false }
    rest = rest.dropFirst(word.count)
    // The abbreviation determines whether it is daylight saving time, regardless of the season.
    let isStandard = zone.abbreviations.map { $0.standard == word && $0.saving != word }
    let isSaving = zone.abbreviations.map { $0.saving == word && $0.standard != word }
    if isStandard == true {
      parts.zone = TimeZoneRules(secondsFromGMT: zone.offset)
    } else if isSaving == true {
      parts.zone = TimeZoneRules(secondsFromGMT: zone.offset + 3600)
    } else {
      parts.zone = zone
    }
    return true
  }
}
