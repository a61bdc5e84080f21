/// The English names of time zones from the CLDR, and Foundation's abbreviations.
package enum TimeZoneNames {
  /// The `NSTimeZoneNameStyle` with its numbers in NSTimeZone.h.
  package enum Style: Int {
    case standard, shortStandard, saving, shortSaving, generic, shortGeneric

    var isShort: Bool { self == .shortStandard || self == .shortSaving || self == .shortGeneric }
    var isSaving: Bool { self == .saving || self == .shortSaving }
  }

  /// The names that several zones share: standard, daylight saving and generic.
  private struct Names {
    let zones: [String]
    let standard: String
    let saving: String
    let generic: String

    /// Creates names from a stem: `Eastern` for `Eastern Standard Time`.
    init(_ stem: String, saving word: String = "Summer", _ zones: String...) {
      self.zones = zones
      standard = stem + " Standard Time"
      saving = stem + " \(word) Time"
      generic = stem + " Time"
    }

    /// Creates names of zones without daylight saving, or with irregular names.
    init(whole name: String, saving: String? = nil, generic: String? = nil, _ zones: String...) {
      self.zones = zones
      standard = name
      self.saving = saving ?? name
      self.generic = generic ?? name
    }
  }

  private static let names: [Names] = [
    Names(whole: "Coordinated Universal Time", "UTC"),
    Names(whole: "Greenwich Mean Time", "GMT"),
    Names(
      whole: "Greenwich Mean Time", saving: "British Summer Time",
      generic: "United Kingdom Time", "Europe/London"),
    Names("Western European", "Europe/Lisbon"),
    Names(
      "Central European", "Europe/Berlin", "Europe/Paris", "Europe/Madrid", "Europe/Rome",
      "Europe/Vienna", "Europe/Zurich", "Europe/Amsterdam", "Europe/Stockholm", "Europe/Warsaw",
      "Europe/Brussels", "Europe/Copenhagen", "Europe/Oslo", "Europe/Prague", "Europe/Budapest"),
    Names(
      "Eastern European", "Europe/Athens", "Europe/Helsinki", "Africa/Cairo", "Europe/Kiev",
      "Europe/Bucharest", "Europe/Sofia"),
    Names("Moscow", "Europe/Moscow"),
    Names("Eastern", saving: "Daylight", "America/New_York", "America/Toronto"),
    Names("Central", saving: "Daylight", "America/Chicago"),
    Names("Mountain", saving: "Daylight", "America/Denver", "America/Phoenix"),
    Names("Pacific", saving: "Daylight", "America/Los_Angeles", "America/Vancouver"),
    Names("Alaska", saving: "Daylight", "America/Anchorage", "America/Juneau"),
    Names("Atlantic", saving: "Daylight", "America/Halifax"),
    Names("Hawaii-Aleutian", saving: "Daylight", "Pacific/Honolulu"),
    Names("Brasilia", "America/Sao_Paulo"),
    Names("Argentina", "America/Argentina/Buenos_Aires"),
    Names("Colombia", "America/Bogota"), Names("Peru", "America/Lima"),
    Names("Japan", saving: "Daylight", "Asia/Tokyo"),
    Names(
      whole: "Korean Standard Time", saving: "Korean Daylight Time", generic: "Korean Time",
      "Asia/Seoul"),
    Names("China", saving: "Daylight", "Asia/Shanghai"),
    Names("Hong Kong", "Asia/Hong_Kong"), Names(whole: "Singapore Standard Time", "Asia/Singapore"),
    Names("Taipei", saving: "Daylight", "Asia/Taipei"),
    Names("Philippine", "Asia/Manila"), Names("Pakistan", "Asia/Karachi"),
    Names("Bangladesh", "Asia/Dhaka"), Names("Iran", saving: "Daylight", "Asia/Tehran"),
    Names(whole: "India Standard Time", "Asia/Kolkata", "Asia/Calcutta"),
    Names(whole: "Gulf Standard Time", "Asia/Dubai"),
    Names(whole: "Indochina Time", "Asia/Bangkok"),
    Names(whole: "Western Indonesia Time", "Asia/Jakarta"),
    Names("West Africa", "Africa/Lagos"),
    Names(whole: "East Africa Time", "Africa/Addis_Ababa", "Africa/Nairobi"),
    Names(whole: "Central Africa Time", "Africa/Harare"),
    Names(whole: "South Africa Standard Time", "Africa/Johannesburg"),
    Names(
      whole: "Australian Eastern Standard Time", saving: "Australian Eastern Daylight Time",
      generic: "Eastern Australia Time", "Australia/Sydney", "Australia/Brisbane",
      "Australia/Melbourne"),
    Names(
      whole: "Australian Western Standard Time", saving: "Australian Western Daylight Time",
      generic: "Western Australia Time", "Australia/Perth"),
    Names("New Zealand", saving: "Daylight", "Pacific/Auckland"),
  ]

  /// Returns the name of a zone, or its offset if it has no name in the language.
  package static func name(of zone: TimeZoneRules, _ style: Style, for locale: String) -> String {
    let offset = zone.offset + (style.isSaving && zone.saving != .none ? 3600 : 0)
    let isEnglish = locale.prefix(while: \.isLetter) == "en"
    if style.isShort {
      if isEnglish, let short = short(zone, style) { return short }
      if isEnglish, isEuropean(locale), let short = european(zone, style) { return short }
      return distance(offset, isShort: true)
    }
    guard isEnglish, let found = entry(for: zone) else {
      return distance(offset, isShort: false)
    }
    return switch style {
    case .saving, .shortSaving: found.saving
    case .generic, .shortGeneric: found.generic
    default: found.standard
    }
  }

  /// Zones that represent others with the same abbreviation in a region, which share their names.
  private static let namesakes: [(abbreviation: String, region: String, zone: String)] = [
    ("EST", "America/", "America/New_York"), ("CST", "America/", "America/Chicago"),
    ("MST", "America/", "America/Denver"), ("PST", "America/", "America/Los_Angeles"),
    ("AKST", "America/", "America/Anchorage"), ("AST", "America/", "America/Halifax"),
    ("AST", "Atlantic/", "America/Halifax"), ("WET", "", "Europe/Lisbon"),
    ("CET", "", "Europe/Berlin"), ("EET", "", "Europe/Athens"), ("MSK", "Europe/", "Europe/Moscow"),
    ("WAT", "Africa/", "Africa/Lagos"), ("CAT", "Africa/", "Africa/Harare"),
    ("EAT", "", "Africa/Nairobi"), ("SAST", "Africa/", "Africa/Johannesburg"),
    ("GMT", "Africa/", "GMT"), ("GMT", "Atlantic/", "GMT"), ("CST", "Asia/", "Asia/Shanghai"),
    ("WIB", "Asia/", "Asia/Jakarta"), ("AEST", "Australia/", "Australia/Sydney"),
    ("AWST", "Australia/", "Australia/Perth"), ("NZST", "", "Pacific/Auckland"),
  ]

  private static func entry(for zone: TimeZoneRules) -> Names? {
    if let found = names.first(where: { $0.zones.contains(zone.name) }) { return found }
    let abbreviation = zone.history?.latest(in: zone.saving == .australia ? 7 : 1).abbreviation
    let namesake = namesakes.first {
      $0.abbreviation == abbreviation && zone.name.hasPrefix($0.region)
    }
    return namesake.flatMap { same in names.first { $0.zones.contains(same.zone) } }
  }

  /// Returns whether a North American zone uses its abbreviation as a name, such as `PST`.
  static func hasAmericanAbbreviations(_ name: String, _ standard: String) -> Bool {
    let isThere = ["America/", "US/", "Canada/"].contains { name.hasPrefix($0) }
    return (isThere || name == "Pacific/Honolulu" || name == "Atlantic/Bermuda")
      && name != "America/Havana"
      && ["EST", "CST", "MST", "PST", "AKST", "HST", "AST"].contains(standard)
  }

  /// Returns `PST`, `PDT` or `PT`; the generic form exists for American zones only.
  private static func short(_ zone: TimeZoneRules, _ style: Style) -> String? {
    guard let known = zone.abbreviations else { return nil }
    if style.isSaving { return known.saving }
    guard style == .shortGeneric, zone.saving == .america else { return known.standard }
    return known.standard.dropLast(2) + "T"
  }

  /// Whether the English of a locale's region has the names of European zones in the CLDR, as that
  /// of the United Kingdom has (en_GB, en_IE, en_150 and its children).
  private static func isEuropean(_ locale: String) -> Bool {
    let parts: [Substring] = locale.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().first { $0.count < 4 }
    return [
      "150", "AT", "BE", "CH", "CY", "DE", "DK", "FI", "GB", "GG", "GI", "IE", "IM", "JE", "MT",
      "NL", "SE", "SI",
    ].contains(region ?? "")
  }

  /// Returns `CET` or `CEST`, of the three zones that the CLDR names so.
  private static func european(_ zone: TimeZoneRules, _ style: Style) -> String? {
    let names = ["CET": "CEST", "EET": "EEST", "WET": "WEST"]
    guard let standard = zone.history?.latest(in: 1).abbreviation, let saving = names[standard]
    else { return nil }
    return style.isSaving ? saving : standard
  }

  /// Returns `GMT+1` or `GMT+01:00`.
  private static func distance(_ seconds: Int, isShort: Bool) -> String {
    if seconds == 0 { return "GMT" }
    let text = TimeZoneRules.text(seconds, separator: ":")
    guard isShort else { return "GMT" + text }
    let hours = text.dropFirst().prefix(2)
    let short = text.prefix(1) + (hours.hasPrefix("0") ? hours.dropFirst() : hours)
    return "GMT" + short + (text.hasSuffix(":00") ? "" : String(text.suffix(3)))
  }

  /// The value of `abbreviationDictionary` on a device.
  package static let abbreviations: [String: String] = [
    "ADT": "America/Halifax", "AKDT": "America/Juneau", "AKST": "America/Juneau",
    "ART": "America/Argentina/Buenos_Aires", "AST": "America/Halifax", "BDT": "Asia/Dhaka",
    "BRST": "America/Sao_Paulo", "BRT": "America/Sao_Paulo", "BST": "Europe/London",
    "CAT": "Africa/Harare", "CDT": "America/Chicago", "CEST": "Europe/Paris",
    "CET": "Europe/Paris", "CLST": "America/Santiago", "CLT": "America/Santiago",
    "COT": "America/Bogota", "CST": "America/Chicago", "EAT": "Africa/Addis_Ababa",
    "EDT": "America/New_York", "EEST": "Europe/Athens", "EET": "Europe/Athens",
    "EST": "America/New_York", "GMT": "GMT", "GST": "Asia/Dubai", "HKT": "Asia/Hong_Kong",
    "HST": "Pacific/Honolulu", "ICT": "Asia/Bangkok", "IRST": "Asia/Tehran",
    "IST": "Asia/Calcutta", "JST": "Asia/Tokyo", "KST": "Asia/Seoul", "MDT": "America/Denver",
    "MSD": "Europe/Moscow", "MSK": "Europe/Moscow", "MST": "America/Phoenix",
    "NDT": "America/St_Johns", "NST": "America/St_Johns", "NZDT": "Pacific/Auckland",
    "NZST": "Pacific/Auckland", "PDT": "America/Los_Angeles", "PET": "America/Lima",
    "PHT": "Asia/Manila", "PKT": "Asia/Karachi", "PST": "America/Los_Angeles",
    "SGT": "Asia/Singapore", "TRT": "Europe/Istanbul", "UTC": "UTC", "WAT": "Africa/Lagos",
    "WEST": "Europe/Lisbon", "WET": "Europe/Lisbon", "WIT": "Asia/Jakarta",
  ]

  /// Returns the zone in the format of RFC 8536: its file, or its standard time if there is no
  /// file.
  package static func data(of zone: TimeZoneRules) -> [UInt8] {
    if let history = zone.history { return history.bytes }
    func word(_ number: Int) -> [UInt8] {
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let name = Array((zone.abbreviations?.standard ?? zone.name).utf8) + [0]
    let counts = [0, 0, 0, 0, 1, name.count].flatMap(word)
    return Array("TZif".utf8) + [UInt8](repeating: 0, count: 16) + counts + word(zone.offset)
      + [0, 0] + name
  }
}
