internal import FoundationCore
internal import SelectorRuntime

// no traps of abs: fields of dates are bounded by the calendar.
// no traps of count: counts are numbers of letters.

/// A date pattern of Unicode Technical Standard #35, which formats and parses dates.
struct DatePattern {
  /// A run of one pattern letter, or literal text.
  enum Piece {
    case field(Character, Int)
    case text(String)
  }

  let pieces: [Piece]
  let firstWeekday: Int
  let minimumDays: Int
  let names: DateNames
  /// Whether the zone GMT is written with its offset, as since iOS 26.
  var spellsZeroOffset = false

  /// Parses a pattern.
  ///
  /// - Parameters:
  ///   - pattern: the date pattern.
  ///   - firstWeekday: the first day of the week; 1 is Sunday.
  ///   - minimumDays: the minimum number of days in the first week of a year.
  ///   - names: the names of months, weekdays and eras.
  init(
    _ pattern: String, firstWeekday: Int = 1, minimumDays: Int = 1, names: DateNames = .english
  ) {
    self.names = names
    self.minimumDays = minimumDays
    var pieces: [Piece] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        pieces.append(.text(DatePattern.quoted(&rest)))
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        pieces.append(.field(first, run.count))
        rest = rest.dropFirst(run.count)
      } else {
        pieces.append(.text(String(rest.removeFirst())))
      }
    }
    self.pieces = pieces
    self.firstWeekday = firstWeekday
  }

  /// Parses quoted text; two quotes are one literal quote.
  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let character = rest.popFirst() {
      guard character == "'" else {
        text.append(character)
        continue
      }
      guard rest.first == "'" else { break }
      text.append(rest.removeFirst())
    }
    return text
  }

  // MARK: Formatting

  func text(of moment: CalendarMoment) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let letter, let count): field(letter, count, moment)
      }
    }
    .joined()
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "")
      + String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private func named(_ long: [String], _ short: [String], _ index: Int, _ count: Int) -> String {
    switch count {
    case 4: long[index]
    case 5: String(long[index].prefix(1)).uppercased()
    // The form of two letters, where a short name has three.
    case 6: String(short[index].prefix(2))
    default: short[index]
    }
  }

  private func field(_ letter: Character, _ count: Int, _ moment: CalendarMoment) -> String {
    let date = moment.date
    switch letter {
    case "G": return (count == 4 ? names.eras.longEras : names.eras.eras)[date.year > 0 ? 1 : 0]
    case "y", "u": return count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
    case "Y":
      let year = moment.week(firstWeekday: firstWeekday, minimumDays: minimumDays).year
      return count == 2 ? padded(year % 100, 2) : padded(year, count)
    case "M", "L":
      let long = letter == "L" ? names.standaloneMonths ?? names.months : names.months
      if count == 5, let narrow = names.narrowMonths { return narrow[date.month - 1] }
      return count < 3
        ? padded(date.month, count) : named(long, names.shortMonths, date.month - 1, count)
    case "Q", "q":
      let quarter = (date.month - 1) / 3 + 1
      if count < 3 { return padded(quarter, count) }
      return (count == 4 ? names.eras.quarters : names.eras.shortQuarters)[quarter - 1]
    case "w":
      return padded(moment.week(firstWeekday: firstWeekday, minimumDays: minimumDays).week, count)
    case "W":
      let week = moment.value(.weekOfMonth, firstWeekday: firstWeekday, minimumDays: minimumDays)
      return padded(week, count)
    case "F": return padded((date.day - 1) / 7 + 1, count)
    case "A":
      let whole = ((date.hour * 60 + date.minute) * 60 + date.second) * 1000
      let part = moment.seconds - moment.seconds.rounded(.down)
      return padded(whole + Int(nearestTo: (part * 1000).rounded(.down)), count)
    case "d": return padded(date.day, count)
    case "D": return padded(moment.dayOfYear, count)
    case "E":
      if count == 5, let narrow = names.narrowWeekdays { return narrow[moment.weekday - 1] }
      return named(names.weekdays, names.shortWeekdays, moment.weekday - 1, max(count, 3))
    case "e", "c":
      if count == 5, let narrow = names.narrowWeekdays { return narrow[moment.weekday - 1] }
      if count == 4, letter == "c", let full = names.standaloneWeekdays {
        return full[moment.weekday - 1]
      }
      return count < 3
        ? padded((moment.weekday - firstWeekday + 7) % 7 + 1, count)
        : named(names.weekdays, names.shortWeekdays, moment.weekday - 1, count)
    // `b` and `B` are periods of the day; the locale's AM and PM are used.
    case "a", "b", "B": return names.halves[date.hour < 12 ? 0 : 1]
    case "H": return padded(date.hour, count)
    case "k": return padded(date.hour == 0 ? 24 : date.hour, count)
    case "h": return padded(date.hour % 12 == 0 ? 12 : date.hour % 12, count)
    case "K": return padded(date.hour % 12, count)
    case "m": return padded(date.minute, count)
    case "s": return padded(date.second, count)
    case "S":
      let digits = padded(
        Int(nearestTo: ((moment.seconds - moment.seconds.rounded(.down)) * 1000).rounded()), 3)
      return String((digits + String(repeating: "0", count: max(0, count - 3))).prefix(count))
    default: return zone(letter, count, moment) ?? String(repeating: letter, count: count)
    }
  }

  private func zone(_ letter: Character, _ count: Int, _ moment: CalendarMoment) -> String? {
    let seconds = moment.zone.offset(at: moment.seconds)
    switch letter {
    case "z":
      let abbreviation = moment.zone.abbreviation(at: moment.seconds)
      guard spellsZeroOffset, abbreviation == "GMT", seconds == 0 else { return abbreviation }
      return count == 4 ? "GMT+00:00" : "GMT+0"
    case "v", "V": return moment.zone.name
    case "Z":
      if count == 5, seconds == 0 { return "Z" }
      if count == 4 {
        return seconds == 0 ? "GMT" : "GMT" + TimeZoneRules.text(seconds, separator: ":")
      }
      return TimeZoneRules.text(seconds, separator: count == 5 ? ":" : "")
    case "X", "x":
      if seconds == 0, letter == "X" { return "Z" }
      let text = TimeZoneRules.text(seconds, separator: count == 3 || count == 5 ? ":" : "")
      return count == 1 && text.hasSuffix("00") ? String(text.dropLast(2)) : text
    case "O": return seconds == 0 ? "GMT" : "GMT" + TimeZoneRules.text(seconds, separator: ":")
    default: return nil
    }
  }
}
