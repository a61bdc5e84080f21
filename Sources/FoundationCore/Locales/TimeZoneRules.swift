internal import SelectorRuntime

// no traps of abs: offsets are less than a day.

/// The offsets of a time zone from UTC.
///
/// Named zones are read from the system's time zone database, with all their changes; see
/// ``ZoneHistory``. Without a database there are the most common zones, with today's rules for
/// daylight saving. Any other zone is named by its offset, as in `GMT+0530`.
package struct TimeZoneRules: Equatable {
  /// The rule for the beginning and the end of daylight saving.
  enum Saving: Equatable {
    case none
    /// The last Sundays of March and October, at 01:00 UTC.
    case europe
    /// The second Sunday of March and the first of November, at 02:00 local time.
    case america
    /// The first Sundays of October and April, at 02:00 and 03:00 local time.
    case australia
  }

  package let name: String
  /// Seconds east of UTC, without daylight saving.
  package let offset: Int
  let saving: Saving
  /// The abbreviations without and with daylight saving.
  package let abbreviations: (standard: String, saving: String)?
  /// All changes of the offset, if they are known.
  let history: ZoneHistory?

  package static func == (left: TimeZoneRules, right: TimeZoneRules) -> Bool {
    left.name == right.name
      && (left.history === right.history || left.history?.bytes == right.history?.bytes)
  }

  private init(
    _ name: String, _ offset: Int, _ saving: Saving = .none,
    _ abbreviations: (standard: String, saving: String)? = nil, history: ZoneHistory? = nil
  ) {
    (self.name, self.offset, self.saving) = (name, offset, saving)
    (self.abbreviations, self.history) = (abbreviations, history)
  }

  /// The built-in zones, by their names in the IANA's database.
  private static let known: [TimeZoneRules] = [
    .init("UTC", 0, .none, ("UTC", "UTC")), .init("GMT", 0, .none, ("GMT", "GMT")),
    .init("WET", 0, .europe), .init("CET", 3600, .europe), .init("MET", 3600, .europe),
    .init("EET", 7200, .europe),
    .init("Europe/London", 0, .europe, ("GMT", "BST")),
    .init("Europe/Lisbon", 0, .europe), .init("Europe/Berlin", 3600, .europe),
    .init("Europe/Paris", 3600, .europe), .init("Europe/Madrid", 3600, .europe),
    .init("Europe/Rome", 3600, .europe), .init("Europe/Vienna", 3600, .europe),
    .init("Europe/Zurich", 3600, .europe), .init("Europe/Amsterdam", 3600, .europe),
    .init("Europe/Stockholm", 3600, .europe), .init("Europe/Warsaw", 3600, .europe),
    .init("Europe/Brussels", 3600, .europe), .init("Europe/Copenhagen", 3600, .europe),
    .init("Europe/Oslo", 3600, .europe), .init("Europe/Prague", 3600, .europe),
    .init("Europe/Budapest", 3600, .europe), .init("Europe/Dublin", 0, .europe),
    .init("Europe/Kiev", 7200, .europe), .init("Europe/Bucharest", 7200, .europe),
    .init("Europe/Sofia", 7200, .europe), .init("Atlantic/Reykjavik", 0),
    .init("Europe/Athens", 7200, .europe), .init("Europe/Helsinki", 7200, .europe),
    .init("Europe/Moscow", 10_800), .init("Europe/Istanbul", 10_800),
    .init("America/New_York", -18_000, .america, ("EST", "EDT")),
    .init("America/Toronto", -18_000, .america, ("EST", "EDT")),
    .init("America/Chicago", -21_600, .america, ("CST", "CDT")),
    .init("America/Denver", -25_200, .america, ("MST", "MDT")),
    .init("America/Phoenix", -25_200, .none, ("MST", "MST")),
    .init("America/Los_Angeles", -28_800, .america, ("PST", "PDT")),
    .init("America/Vancouver", -28_800, .america, ("PST", "PDT")),
    .init("America/Anchorage", -32_400, .america, ("AKST", "AKDT")),
    .init("America/Juneau", -32_400, .america, ("AKST", "AKDT")),
    .init("America/Halifax", -14_400, .america, ("AST", "ADT")),
    .init("America/St_Johns", -12_600, .america), .init("America/Mexico_City", -21_600),
    .init("America/Bogota", -18_000), .init("America/Lima", -18_000),
    .init("America/Caracas", -14_400),
    .init("Pacific/Honolulu", -36_000, .none, ("HST", "HST")),
    .init("America/Sao_Paulo", -10_800), .init("America/Argentina/Buenos_Aires", -10_800),
    .init("Asia/Tokyo", 32_400), .init("Asia/Seoul", 32_400), .init("Asia/Shanghai", 28_800),
    .init("Asia/Hong_Kong", 28_800), .init("Asia/Singapore", 28_800), .init("Asia/Taipei", 28_800),
    .init("Asia/Kolkata", 19_800), .init("Asia/Calcutta", 19_800), .init("Asia/Manila", 28_800),
    .init("Asia/Karachi", 18_000), .init("Asia/Dhaka", 21_600), .init("Asia/Tehran", 12_600),
    .init("Asia/Kathmandu", 20_700), .init("Asia/Riyadh", 10_800), .init("Asia/Kuwait", 10_800),
    .init("Africa/Addis_Ababa", 10_800), .init("Africa/Nairobi", 10_800),
    .init("Africa/Harare", 7200), .init("Australia/Melbourne", 36_000, .australia),
    .init("Australia/Perth", 28_800), .init("Asia/Dubai", 14_400), .init("Asia/Bangkok", 25_200),
    .init("Asia/Jakarta", 25_200), .init("Africa/Cairo", 7200), .init("Africa/Lagos", 3600),
    .init("Africa/Johannesburg", 7200), .init("Australia/Sydney", 36_000, .australia),
    .init("Australia/Brisbane", 36_000), .init("Pacific/Auckland", 43_200),
  ]

  /// Returns the names of the zones in the system's database, or of the built-in zones without one.
  package static func names() -> [String] {
    let listed = ZoneHistory.names()
    return listed.isEmpty ? known.map(\.name).sorted() : (listed + ["GMT"]).sorted()
  }

  /// Creates the zone of a name, an abbreviation or an offset.
  package init?(named name: String) {
    // The default zone needs no file.
    if name != "UTC", name != "GMT", let history = ZoneHistory(named: name) {
      self.init(name, history: history)
    } else if let found = TimeZoneRules.known.first(where: { $0.name == name }) {
      self = found
    } else if let seconds = TimeZoneRules.distance(name) {
      self.init(secondsFromGMT: seconds)
    } else {
      return nil
    }
  }

  /// Returns the same zone with another name.
  package func called(_ name: String) -> TimeZoneRules {
    TimeZoneRules(name, offset, saving, abbreviations, history: history)
  }

  /// Creates a zone with a name and the changes of a file.
  package init(_ name: String, history: ZoneHistory) {
    let (winter, summer) = (history.latest(in: 1), history.latest(in: 7))
    let standard = winter.savesDaylight ? summer : winter
    let season = winter.savesDaylight ? winter : summer
    let known = TimeZoneRules.known.first { $0.name == name }
    let americans = TimeZoneNames.hasAmericanAbbreviations(name, standard.abbreviation)
    let saving: Saving =
      !season.savesDaylight
      ? .none : winter.savesDaylight ? .australia : americans ? .america : .europe
    self.init(
      name, standard.offset, saving,
      americans ? (standard.abbreviation, season.abbreviation) : known?.abbreviations,
      history: history)
  }

  /// Creates the zone of an abbreviation, such as `PST`.
  package init?(abbreviation: String) {
    let found = TimeZoneRules.known.first {
      $0.abbreviations?.standard == abbreviation || $0.abbreviations?.saving == abbreviation
    }
    if let found { self = found } else { self.init(named: abbreviation) }
  }

  /// Creates the zone of an offset from UTC.
  package init(secondsFromGMT seconds: Int) {
    // Rounded to the nearest minute, halves away from zero.
    let whole = (seconds + (seconds < 0 ? -30 : 30)) / 60 * 60
    self.init(whole == 0 ? "GMT" : "GMT" + TimeZoneRules.text(whole), whole)
  }

  /// Returns an offset as text, such as `+0530`.
  package static func text(_ seconds: Int, separator: String = "") -> String {
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return (seconds < 0 ? "-" : "+") + two(minutes / 60) + separator + two(minutes % 60)
  }

  /// Returns the seconds of an offset: `GMT+5`, `GMT+0530`, `+05:30`.
  private static func distance(_ text: String) -> Int? {
    let text = text.hasPrefix("GMT") || text.hasPrefix("UTC") ? text.dropFirst(3) : Substring(text)
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard !digits.isEmpty, digits.count <= 4, let number = Int(digits) else { return nil }
    let (hours, minutes) = digits.count <= 2 ? (number, 0) : (number / 100, number % 100)
    guard hours <= 18, minutes < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  // MARK: Daylight saving

  /// Returns the seconds east of UTC at a time, in seconds since 1970.
  package func offset(at moment: Double) -> Int {
    history?.kind(at: moment).offset ?? offset + (savesDaylight(at: moment) ? 3600 : 0)
  }

  /// Returns the seconds that the clocks are ahead of standard time at a time.
  package func savingOffset(at moment: Double) -> Int {
    history?.saving(at: moment) ?? (savesDaylight(at: moment) ? 3600 : 0)
  }

  package func savesDaylight(at moment: Double) -> Bool {
    if let history { return history.kind(at: moment).savesDaylight }
    guard saving != .none else { return false }
    let year = CalendarDate(secondsSince1970: moment + Double(offset)).year
    let (begin, end) = changes(in: year)
    return saving == .australia
      ? moment >= end || moment < begin : moment >= begin && moment < end
  }

  /// Returns the times in a year of the two changes.
  ///
  /// The clocks go forward first; in the southern hemisphere they go back first.
  private func changes(in year: Int) -> (Double, Double) {
    switch saving {
    case .none: (0, 0)
    case .europe:
      (
        TimeZoneRules.sunday(last: 3, year) + 3600, TimeZoneRules.sunday(last: 10, year) + 3600
      )
    case .america:
      (
        TimeZoneRules.sunday(2, of: 3, year) + 7200 - Double(offset),
        TimeZoneRules.sunday(1, of: 11, year) + 3600 - Double(offset)
      )
    case .australia:
      (
        TimeZoneRules.sunday(1, of: 4, year) + 7200 - Double(offset),
        TimeZoneRules.sunday(1, of: 10, year) + 7200 - Double(offset)
      )
    }
  }

  /// Returns the time of the next change, or nil.
  package func change(after moment: Double) -> Double? {
    if let history { return history.change(after: moment) }
    guard saving != .none else { return nil }
    let year = CalendarDate(secondsSince1970: moment).year
    return [year, year + 1].flatMap { year in
      let (first, second) = changes(in: year)
      return [first, second]
    }
    .filter { $0 > moment }.min()
  }

  private static func midnight(_ year: Int, _ month: Int, _ day: Int) -> Double {
    CalendarDate.secondsSince1970([year, month, day, 0, 0, 0])
  }

  /// Returns midnight of the nth Sunday of a month; 1 January 1970 was a Thursday.
  private static func sunday(_ count: Int, of month: Int, _ year: Int) -> Double {
    let first = midnight(year, month, 1)
    let weekday = (Int(nearestTo: first / 86_400) % 7 + 11) % 7
    return first + Double((7 - weekday) % 7 + 7 * (count - 1)) * 86_400
  }

  private static func sunday(last month: Int, _ year: Int) -> Double {
    let next = midnight(month == 12 ? year + 1 : year, month % 12 + 1, 1)
    let weekday = (Int(nearestTo: next / 86_400) % 7 + 11) % 7
    return next - Double(weekday == 0 ? 7 : weekday) * 86_400
  }

  /// Returns whether the offset at a time is that of today's rules.
  private func isUsual(at moment: Double) -> Bool {
    guard let kind = history?.kind(at: moment) else { return true }
    return kind.offset == offset + (kind.savesDaylight ? 3600 : 0)
  }

  /// Returns the abbreviation at a time.
  package func abbreviation(at moment: Double) -> String {
    if let abbreviations, isUsual(at: moment) {
      return savesDaylight(at: moment) ? abbreviations.saving : abbreviations.standard
    }
    let seconds = offset(at: moment)
    if seconds == 0 { return "GMT" }
    let minutes = abs(seconds) / 60
    return "GMT" + (seconds < 0 ? "-" : "+") + String(minutes / 60)
      + (minutes % 60 == 0 ? "" : ":" + (minutes % 60 < 10 ? "0" : "") + String(minutes % 60))
  }
}
