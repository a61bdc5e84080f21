internal import SelectorRuntime

/// The rule of a zone for all future years, in the format of the POSIX variable TZ.
///
/// `CET-1CEST,M3.5.0,M10.5.0/3` is one hour ahead of UTC, and two from the last Sunday of March at
/// 2:00 to the last Sunday of October at 3:00.
struct ZoneRule: Sendable {
  /// A day of each year and a time on it.
  private struct Day {
    enum Kind {
      /// A weekday of a month, 0 is Sunday; week 5 is the last one.
      case weekday(month: Int, week: Int, weekday: Int)
      /// A day of the year from 1; 29 February is not counted.
      case plain(Int)
      /// A day of the year from 0.
      case counted(Int)
    }

    let kind: Kind
    /// Seconds after midnight.
    let time: Int

    /// Returns the local time in a year.
    func moment(in year: Int) -> Double { Double(days(in: year)) * 86_400 + Double(time) }

    /// Returns the days since 1970.
    private func days(in year: Int) -> Int {
      switch kind {
      case .counted(let day): return Day.number(year, 1) + day
      case .plain(let day):
        return Day.number(year, 1) + day - 1 + (CalendarMoment.isLeap(year) && day > 59 ? 1 : 0)
      case .weekday(let month, let week, let weekday):
        let first = Day.number(year, month)
        // 1 January 1970 was a Thursday.
        let ahead = (weekday - (first % 7 + 11) % 7 + 7) % 7
        let day = ahead + (week - 1) * 7
        return first + (day >= CalendarMoment.days(in: month, year) ? day - 7 : day)
      }
    }

    private static func number(_ year: Int, _ month: Int) -> Int {
      Int(
        nearestTo: (CalendarDate.secondsSince1970([year, month, 1, 0, 0, 0]) / 86_400).rounded(
          .down))
    }
  }

  private let standard: ZoneHistory.Kind
  private let season: (kind: ZoneHistory.Kind, begin: Day, end: Day)?

  /// Parses a rule; returns nil if the text is invalid.
  init?(_ text: String) {
    var rest = text[...]
    guard let name = ZoneRule.name(&rest), let west = ZoneRule.time(&rest) else { return nil }
    let usual = ZoneHistory.Kind(offset: -west, savesDaylight: false, abbreviation: name)
    guard let name = ZoneRule.name(&rest) else {
      (standard, season) = (usual, nil)
      return
    }
    let offset = ZoneRule.time(&rest).map { -$0 } ?? usual.offset + 3600
    guard let begin = ZoneRule.day(&rest), let end = ZoneRule.day(&rest) else { return nil }
    let other = ZoneHistory.Kind(
      offset: offset, savesDaylight: offset > usual.offset, abbreviation: name)
    if other.savesDaylight {
      (standard, season) = (usual, (other, begin, end))
    } else {
      // By law Ireland's winter time is the exception; here daylight saving is in summer there too.
      standard = other
      season = (
        .init(offset: usual.offset, savesDaylight: true, abbreviation: usual.abbreviation), end,
        begin
      )
    }
  }

  /// The local time types of the rule; empty if it has no daylight saving.
  var kinds: [ZoneHistory.Kind] { season.map { [standard, $0.kind] } ?? [] }

  /// The seconds that the clocks are moved forward.
  var saving: Int { season.map { $0.kind.offset - standard.offset } ?? 0 }

  func kind(at moment: Double) -> ZoneHistory.Kind {
    guard let season else { return standard }
    let (begin, end) = changes(in: year(of: moment), season)
    let isSeason =
      begin < end ? moment >= begin && moment < end : moment >= begin || moment < end
    return isSeason ? season.kind : standard
  }

  func change(after moment: Double) -> Double? {
    guard let season else { return nil }
    let year = year(of: moment)
    return (year - 1...year + 1).flatMap { year in
      let (begin, end) = changes(in: year, season)
      return [begin, end]
    }
    .filter { $0 > moment }.min()
  }

  private func year(of moment: Double) -> Int {
    CalendarDate(secondsSince1970: (moment + Double(standard.offset)).rounded(.down)).year
  }

  private func changes(
    in year: Int, _ season: (kind: ZoneHistory.Kind, begin: Day, end: Day)
  ) -> (begin: Double, end: Double) {
    (
      season.begin.moment(in: year) - Double(standard.offset),
      season.end.moment(in: year) - Double(season.kind.offset)
    )
  }

  // MARK: - Reading

  /// Parses a name: `CEST`, or `<+03>`.
  private static func name(_ rest: inout Substring) -> String? {
    if rest.first == "<", let end = rest.firstIndex(of: ">") {
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[rest.index(after: rest.startIndex)..<end])
    }
    let letters = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(letters.count)
    return letters.isEmpty ? nil : String(letters)
  }

  /// Parses a time: `-3:30:00` in seconds; at most a week, as in RFC 8536.
  private static func time(_ rest: inout Substring) -> Int? {
    let isNegative = rest.first == "-"
    let body = isNegative || rest.first == "+" ? rest.dropFirst() : rest
    let text = body.prefix { $0.isNumber || $0 == ":" }
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard let hours = parts.first, hours < 168, parts.dropFirst().allSatisfy({ $0 < 60 }) else {
      return nil
    }
    rest = body.dropFirst(text.count)
    let seconds = zip(parts, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return isNegative ? -seconds : seconds
  }

  /// Parses a day: `,M3.5.0/2`, `,J60` or `,59`.
  private static func day(_ rest: inout Substring) -> Day? {
    guard rest.first == "," else { return nil }
    rest = rest.dropFirst()
    let text = rest.prefix { $0 != "," && $0 != "/" }
    rest = rest.dropFirst(text.count)
    var seconds = 2 * 3600
    if rest.first == "/" {
      rest = rest.dropFirst()
      guard let given = time(&rest) else { return nil }
      seconds = given
    }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    let kind: Day.Kind
    switch text.first {
    case "M":
      guard numbers.count == 3, (1...12).contains(first), (1...5).contains(numbers[1]),
        numbers[2] < 7
      else { return nil }
      kind = .weekday(month: first, week: numbers[1], weekday: numbers[2])
    case "J":
      guard (1...365).contains(first) else { return nil }
      kind = .plain(first)
    default:
      guard first < 366 else { return nil }
      kind = .counted(first)
    }
    return Day(kind: kind, time: seconds)
  }
}
