internal import Glibc

/// The changes of a zone's clocks, as the system's table of time zones tells them.
///
/// The files are those of the IANA's database in the form of RFC 8536. Where a system has no such
/// table, a zone keeps the rules of today; see ``TimeZoneRules``.
package final class ZoneHistory: Sendable {
  /// One way in which the clocks of a zone may go.
  struct Kind {
    /// Seconds east of UTC.
    let offset: Int
    let savesDaylight: Bool
    let abbreviation: String
  }

  /// The file as it was read.
  let bytes: [UInt8]
  let kinds: [Kind]
  /// When another kind begins, in seconds since 1970, in order.
  private let moments: [Int]
  private let kindsOfMoments: [Int]
  /// The rule for the moments behind the last change.
  private let rule: ZoneRule?

  /// Reads the file of a zone; nil when there is none of that name.
  convenience init?(named name: String) {
    // A name is a path below the table's folder, and nothing else.
    let plain = name.utf8.allSatisfy {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
        || [0x2B, 0x2D, 0x2F, 0x5F].contains($0)
    }
    guard plain, let first = name.first, first.isUppercase,
      let bytes = ZoneHistory.contents(of: ZoneHistory.folder + name)
    else { return nil }
    self.init(bytes)
  }

  /// Reads the bytes of such a file; nil when they are none.
  package init?(_ bytes: [UInt8]) {
    var reader = ZoneReader(bytes)
    guard var counts = reader.header() else { return nil }
    var width = 4
    if counts.version >= 2 {
      // The first part is for readers of 32 bits; the second one has all of the moments.
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
      // What saves daylight is as the rule has it.
      return rule?.kinds.first { ($0.offset, $0.abbreviation) == (kind.offset, abbreviation) }
        ?? Kind(offset: kind.offset, savesDaylight: kind.isSaving, abbreviation: abbreviation)
    }
    self.rule = rule
    (self.bytes, self.moments, kindsOfMoments) = (bytes, moments, indexes)
  }

  /// How the clocks go at a moment, in seconds since 1970.
  ///
  /// - Complexity: O(log *n*) in the number of changes.
  func kind(at moment: Double) -> Kind {
    guard let last = moments.last else { return rule?.kind(at: moment) ?? kinds[0] }
    if moment >= Double(last), let rule { return rule.kind(at: moment) }
    let place = count(until: moment)
    if place > 0 { return kinds[kindsOfMoments[place - 1]] }
    return kinds.first { !$0.savesDaylight } ?? kinds[0]
  }

  /// The next moment at which daylight begins or ends to be saved, or nil.
  func change(after moment: Double) -> Double? {
    for place in count(until: moment)..<moments.count {
      let before = place > 0 ? kinds[kindsOfMoments[place - 1]] : kind(at: -.infinity)
      let kind = kinds[kindsOfMoments[place]]
      if before.savesDaylight != kind.savesDaylight { return Double(moments[place]) }
    }
    return rule?.change(after: max(moment, Double(moments.last ?? .min)))
  }

  /// How many seconds the clocks are ahead of standard time at a moment.
  func saving(at moment: Double) -> Int {
    let kind = kind(at: moment)
    guard kind.savesDaylight else { return 0 }
    if let rule, moment >= Double(moments.last ?? .min) { return rule.saving }
    // Standard time is what it was before the season, or is after it.
    let place = count(until: moment)
    let around = kindsOfMoments[..<max(place - 1, 0)].reversed() + kindsOfMoments[place...]
    let standard = around.lazy.map { self.kinds[$0] }.first { !$0.savesDaylight }
    return standard.map { max(kind.offset - $0.offset, 0) } ?? 3600
  }

  /// How the clocks go in the middle of a month of the last year that the table tells of.
  func latest(in month: Int) -> Kind {
    kind(at: CalendarDate.secondsSince1970([ZoneHistory.lastYear, month, 15, 0, 0, 0]))
  }

  /// How many changes there have been at a moment.
  private func count(until moment: Double) -> Int {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if Double(moments[middle]) <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - Files

extension ZoneHistory {
  /// Where a system keeps the table.
  private static let folder = "/usr/share/zoneinfo/"

  /// Files that list changes year by year end with this one.
  private static let lastYear = 2037

  /// No zone's file is near as long.
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

  /// The names of the zones that places have, in order; empty where a system has no table.
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

/// Reads the numbers of a zone's file, the highest byte first.
private struct ZoneReader {
  /// How many of each there are.
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

  /// A whole number with its sign.
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

  /// The text between two line feeds.
  mutating func line() -> String {
    skip(1)
    return String(decoding: bytes[place...].prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
