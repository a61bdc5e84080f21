internal import CStandardLibrary

// no traps of count: offsets inside the file are checked, and its length is a constant.

/// The changes of a zone's offset, read from the system's time zone database.
///
/// The files are those of the IANA's database in the format of RFC 8536. Without a database a zone
/// has today's rules; see ``TimeZoneRules``.
package final class ZoneHistory: Sendable {
  /// One combination of offset, daylight saving and abbreviation.
  struct Kind {
    /// Seconds east of UTC.
    let offset: Int
    let savesDaylight: Bool
    let abbreviation: String
  }

  /// The contents of the file.
  let bytes: [UInt8]
  let kinds: [Kind]
  /// The times of the changes in seconds since 1970, sorted.
  private let moments: [Int]
  private let kindsOfMoments: [Int]
  /// The rule for times after the last change.
  private let rule: ZoneRule?

  /// Reads the file of a zone; returns nil if there is none of that name.
  convenience init?(named name: String) {
    // A valid name is a plain path below the database's folder.
    let plain = name.utf8.allSatisfy {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
        || [0x2B, 0x2D, 0x2F, 0x5F].contains($0)
    }
    guard plain, let first = name.first, first.isUppercase,
      let bytes = ZoneHistory.contents(of: ZoneHistory.folder + name)
    else { return nil }
    self.init(bytes)
  }

  /// Parses the bytes of a file; returns nil if they are invalid.
  package init?(_ bytes: [UInt8]) {
    var reader = ZoneReader(bytes)
    guard var counts = reader.header() else { return nil }
    var width = 4
    if counts.version >= 2 {
      // The first part is the 32-bit data; the second part has all times.
      reader.skip(counts.size(width: 4))
      guard let wide = reader.header() else { return nil }
      (counts, width) = (wide, 8)
    }
    guard counts.kinds > 0, reader.has(counts.size(width: width)) else { return nil }
    let moments = (0..<counts.moments).map { _ in reader.number(width) }
    let indexes = (0..<counts.moments).map { _ in reader.number(1) & 0xFF }
    let raw = (0..<counts.kinds).map { _ in
      (offset: reader.number(4), isSaving: reader.number(1) != 0, name: reader.number(1) & 0xFF)
    }
    let letters = reader.taken(counts.letters)
    guard indexes.allSatisfy({ $0 < raw.count }), moments == moments.sorted() else { return nil }
    reader.skip(counts.leaps * (width + 4) + counts.standards + counts.universals)
    let rule = width == 8 ? ZoneRule(reader.line()) : nil
    kinds = raw.map { kind in
      let name = letters.dropFirst(kind.name).prefix { $0 != 0 }
      let abbreviation = String(decoding: name, as: UTF8.self)
      // The rule decides whether a local time type is daylight saving.
      return rule?.kinds.first { ($0.offset, $0.abbreviation) == (kind.offset, abbreviation) }
        ?? Kind(offset: kind.offset, savesDaylight: kind.isSaving, abbreviation: abbreviation)
    }
    self.rule = rule
    (self.bytes, self.moments, kindsOfMoments) = (bytes, moments, indexes)
  }

  /// Returns the local time type at a time, in seconds since 1970.
  ///
  /// - Complexity: O(log *n*) in the number of changes.
  func kind(at moment: Double) -> Kind {
    guard let last = moments.last else { return rule?.kind(at: moment) ?? kinds[0] }
    if moment >= Double(last), let rule { return rule.kind(at: moment) }
    let place = count(until: moment)
    if place > 0 { return kinds[kindsOfMoments[place - 1]] }
    return kinds.first { !$0.savesDaylight } ?? kinds[0]
  }

  /// Returns the time of the next beginning or end of daylight saving, or nil.
  func change(after moment: Double) -> Double? {
    for place in count(until: moment)..<moments.count {
      let before = place > 0 ? kinds[kindsOfMoments[place - 1]] : kind(at: -.infinity)
      let kind = kinds[kindsOfMoments[place]]
      if before.savesDaylight != kind.savesDaylight { return Double(moments[place]) }
    }
    return rule?.change(after: max(moment, Double(moments.last ?? .min)))
  }

  /// Returns the seconds that the clocks are ahead of standard time at a time.
  func saving(at moment: Double) -> Int {
    let kind = kind(at: moment)
    guard kind.savesDaylight else { return 0 }
    if let rule, moment >= Double(moments.last ?? .min) { return rule.saving }
    // Standard time is the nearest offset without daylight saving, before or else after the time.
    let place = count(until: moment)
    let around = kindsOfMoments[..<max(place - 1, 0)].reversed() + kindsOfMoments[place...]
    let standard = around.lazy.map { self.kinds[$0] }.first { !$0.savesDaylight }
    return standard.map { max(kind.offset - $0.offset, 0) } ?? 3600
  }

  /// Returns the local time type in the middle of a month of the last year in the file.
  func latest(in month: Int) -> Kind {
    kind(at: CalendarDate.secondsSince1970([ZoneHistory.lastYear, month, 15, 0, 0, 0]))
  }

  /// Returns the number of changes up to a time.
  private func count(until moment: Double) -> Int {
    moments.orderedIndex(where: { Double($0) > moment })
  }
}

// MARK: - Files

extension ZoneHistory {
  /// The folder of the system's time zone database.
  private static let folder = "/usr/share/zoneinfo/"

  /// The last year of files that list changes by year.
  private static let lastYear = 2037

  /// The maximum size of a file; real ones are much smaller.
  private static let longest = 65_536

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "re") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe fread($0.baseAddress, 1, longest, file)
    }
    return count > 0 && count < longest ? Array(bytes.prefix(count)) : nil
  }

  /// Returns the sorted names of zones that have a location; empty without a database.
  static func names() -> [String] {
    guard let bytes = contents(of: folder + "zone.tab") else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return line.hasPrefix("#") || columns.count < 3 ? nil : String(columns[2])
    }
    .sorted()
  }
}

/// Reads the big-endian numbers of a time zone file.
private struct ZoneReader {
  /// The counts in the header of a file.
  struct Counts {
    let version, universals, standards, leaps, moments, kinds, letters: Int

    func size(width: Int) -> Int {
      moments * (width + 1) + kinds * 6 + letters + leaps * (width + 4) + standards + universals
    }
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func has(_ count: Int) -> Bool { count >= 0 && place + count <= bytes.count }

  mutating func skip(_ count: Int) { place = min(place + count, bytes.count) }

  mutating func taken(_ count: Int) -> ArraySlice<UInt8> {
    defer { skip(count) }
    return bytes[place..<min(place + count, bytes.count)]
  }

  /// Reads a signed integer.
  mutating func number(_ width: Int) -> Int {
    let digits = taken(width)
    guard let first = digits.first else { return 0 }
    return digits.reduce(first >= 0x80 ? -1 : 0) { $0 << 8 | Int($1) }
  }

  mutating func header() -> Counts? {
    guard has(44), Array(taken(4)) == Array("TZif".utf8) else { return nil }
    let version = taken(16).first.map { Int($0) - 0x30 } ?? 0
    let counts = (0..<6).map { _ in number(4) }
    guard counts.allSatisfy({ $0 >= 0 && $0 <= bytes.count }) else { return nil }
    return Counts(
      version: version, universals: counts[0], standards: counts[1], leaps: counts[2],
      moments: counts[3], kinds: counts[4], letters: counts[5])
  }

  /// Reads the text between two line feeds.
  mutating func line() -> String {
    skip(1)
    return String(decoding: bytes[place...].prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
