internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
import StringSearch

/// Finds links, telephone numbers and dates in texts.
///
/// A device also finds addresses and flights, and dates in words of many languages. Here the dates
/// are those of ``DetectedDate``, and addresses and flights are never found.
final class NSDataDetector: NSRegularExpression {
  private var types = 0

  override func enumerate(
    in text: UTF16Text, _ range: Range<Int>, _ options: RegularExpression.MatchingOptions,
    _ report: (NSTextCheckingResult?, Int) throws -> Bool
  ) throws {
    var found: [NSTextCheckingResult] = []
    // Earlier types take precedence: the digits of a link are not a telephone number.
    for (kind, find) in [
      (NSTextCheckingResult.Kind.link, links), (.date, dates), (.phoneNumber, phoneNumbers),
    ] where types & kind.rawValue != 0 {
      found = Self.merged(found, try find(text, range)) { $0.ranges[0].bounds }
    }
    if options.contains(.anchored) {
      found.removeAll { $0.ranges[0].location != range.lowerBound }
    }
    for result in found where try !report(result, 0) { return }
    // NSMatchingCompleted
    if options.contains(.reportCompletion) { _ = try report(nil, 2) }
  }

  /// Inserts into a list of results those of another list that overlap none of the first.
  ///
  /// - Parameters:
  ///   - earlier: Results in their order in the text, without overlaps.
  ///   - later: Results of the same form.
  ///   - range: Returns the range of a result.
  /// - Complexity: O(results).
  static func merged<Found>(
    _ earlier: [Found], _ later: [Found], range: (Found) -> Range<Int>
  ) -> [Found] {
    var result: [Found] = []
    result.reserveCapacity(earlier.count + later.count)
    var next = 0
    for found in later {
      let own = range(found)
      while next < earlier.count, range(earlier[next]).upperBound <= own.lowerBound {
        result.append(earlier[next])
        next += 1
      }
      let isFree = next == earlier.count || !range(earlier[next]).overlaps(own)
      if isFree { result.append(found) }
    }
    result += earlier[next...]
    return result
  }

  private func places(
    _ pattern: String, _ text: UTF16Text, _ range: Range<Int>
  ) throws -> [(range: Range<Int>, text: String)] {
    try RegularExpression(UTF16Text(pattern), .caseInsensitive)
      .matches(in: text, range, check: foundation.checkStop)
      .compactMap { match in
        guard let whole = match.ranges.first ?? nil else { return nil }
        return (whole, text[whole].string)
      }
  }

  private func result(
    _ kind: NSTextCheckingResult.Kind, _ range: Range<Int>, _ part: String, _ value: Value
  ) -> NSTextCheckingResult {
    let made = foundation.textCheckingResult(kind, [IndexRange(range)])
    made[part] = value
    return made
  }

  // MARK: Links

  // Each text is read a few times at most: an address begins where a word begins, and a name of a
  // host has the lengths of RFC 1035.
  private static let address = #"(?<![\w.+-])[\w.+-]++@[\w-]++(?:\.[\w-]++)++"#
  /// A host without a scheme is a link if it ends with one of these domains.
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|dev|app|co|me|tv|ai|xyz|uk|de|fr|es|it|nl|ch|at|be|se"
    + "|no|dk|fi|pl|ru|ua|cz|pt|gr|ie|us|ca|mx|br|ar|au|nz|jp|cn|kr|in|za|eu"
  private static let link =
    #"(?:(?:https?|ftp|file)://[^\s<>"“”]+)|(?:mailto:"# + address + ")|(?:" + address
    + #")|(?:\b(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,126}(?:"# + domains
    + #")(?![\w@-])(?::\d+)?(?:[/?#][^\s<>"“”]*)?)"#

  private func links(_ text: UTF16Text, _ range: Range<Int>) throws -> [NSTextCheckingResult] {
    try places(Self.link, text, range).compactMap { place in
      let trimmed = Self.trimmed(place.text)
      let lower = trimmed.lowercased()
      let whole =
        if lower.contains("://") || lower.hasPrefix("mailto:") {
          trimmed
        } else if trimmed.contains("@"), !trimmed.contains("/") {
          "mailto:" + trimmed
        } else {
          "http://" + trimmed
        }
      guard let url = NSURL.make(whole, of: runtime.cls(FoundationClasses.url)) else { return nil }
      let end = place.range.lowerBound + trimmed.utf16.count
      return result(.link, place.range.lowerBound..<end, "URL", .object(url))
    }
  }

  /// Returns a link without trailing punctuation of the surrounding sentence.
  private static func trimmed(_ link: String) -> String {
    var units = link[...]
    // The number of closing parentheses without an opening one.
    var unopened = link.reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while let last = units.last {
      guard ".,;:!?'\"".contains(last) || last == ")" && unopened > 0 else { break }
      if last == ")" { unopened -= 1 }
      units.removeLast()
    }
    return String(units)
  }

  // MARK: Telephone numbers and dates

  private static let phone =
    #"(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{1,5}(?:[\s.-]\d{2,5}){0,4}(?![\w-])"#

  private func phoneNumbers(
    _ text: UTF16Text, _ range: Range<Int>
  ) throws -> [NSTextCheckingResult] {
    try places(Self.phone, text, range).compactMap { place in
      let digits = place.text.filter(\.isNumber).count
      let isGrouped = place.text.contains { !$0.isNumber }
      // A grouped number needs at least seven digits; an ungrouped one needs ten.
      guard (isGrouped ? 7 : 10)...15 ~= digits, !isPart(place.range.lowerBound, of: text) else {
        return nil
      }
      return result(
        .phoneNumber, place.range, "phoneNumber", .object(foundation.string(UTF16Text(place.text))))
    }
  }

  /// Whether a match continues a preceding word, number or amount.
  private func isPart(_ start: Int, of text: UTF16Text) -> Bool {
    guard start > 0, let before = Unicode.Scalar(text.units[start - 1]) else { return false }
    return Character(before).isLetter || Character(before).isNumber
      || "+.-_".contains(Character(before))
  }

  private func dates(_ text: UTF16Text, _ range: Range<Int>) throws -> [NSTextCheckingResult] {
    try places(DetectedDate.pattern, text, range).compactMap { place in
      guard let seconds = try DetectedDate.seconds(of: place.text, in: foundation) else {
        return nil
      }
      let date = try foundation.date(
        sinceReferenceDate: seconds - FoundationWorld.referenceDate)
      return result(.date, place.range, "date", .object(date))
    }
  }

  // MARK: Messages

  static func defineDetector(_ detector: ClassDefinition<NSDataDetector>) {
    detector.classSide.method("dataDetectorWithTypes:error:") {
      (cls, types: Int, error: Value) -> Value in
      try cls.runtime.createInstance(cls).send("initWithTypes:error:", types, error)
    }
    detector.method("initWithTypes:error:") { (detector, types: Int, _: Value) -> Value in
      let world = detector.foundation
      // The supported types: date, address, link, telephone number, flight.
      guard types & 0x1838 != 0 else {
        return world.answer(
          .none,
          world.error(
            domain: "NSCocoaErrorDomain", code: 2048,
            "The value “\(types)” is invalid."))
      }
      detector.types = types & 0x1838
      return world.answer(.object(detector), nil)
    }
    detector.readonly("checkingTypes") { $0.types }
  }
}

/// The dates that a detector recognizes: numeric dates, or dates with an English month.
enum DetectedDate {
  private static let months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
  private static let month = "(?:" + months + ")[a-z]*\\.?"
  private static let time =
    #"(?:\s*+(?:(?:,|at)\s*+)?\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\b\.?)?)?"#

  static let pattern =
    #"\b(?:\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?|\d{1,2}/\d{1,2}/\d{2,4}"# + time
    + "|" + month + #"\s++\d{1,2}(?:st|nd|rd|th)?,?(?:\s+\d{4})?"# + time
    + #"|\d{1,2}(?:st|nd|rd|th)?\s+"# + month + #",?(?:\s+\d{4})?"# + time
    + #"|(?:today|tomorrow|yesterday)"# + time + #")(?!\w)"#

  /// Parses a matched date; a date without a time is at noon.
  static func seconds(of text: String, in world: FoundationWorld) throws -> Double? {
    let rules = world.timeZone
    let now = CalendarMoment(
      world.absoluteTime + FoundationWorld.referenceDate, in: rules
    ).date
    let lower = text.lowercased()
    var numbers = lower.split { !$0.isNumber }.compactMap { Int($0) }
    var (year, month, day) = (now.year, now.month, now.day)
    let names = months.split(separator: "|")
    if let word = ["today", "tomorrow", "yesterday"].first(where: { lower.hasPrefix($0) }) {
      day += word == "tomorrow" ? 1 : word == "yesterday" ? -1 : 0
    } else if lower.contains("/"), numbers.count >= 3 {
      (month, day, year) = (numbers[0], numbers[1], numbers[2])
      if year < 100 { year += 2000 }
      numbers.removeFirst(3)
    } else if let place = names.firstIndex(where: { name in
      lower.split { !$0.isLetter }.contains { $0.hasPrefix(name) }
    }), !numbers.isEmpty {
      (month, day) = (place + 1, numbers.removeFirst())
      if let next = numbers.first, next >= 1000 { year = numbers.removeFirst() }
    } else if numbers.count >= 3 {
      (year, month, day) = (numbers[0], numbers[1], numbers[2])
      numbers.removeFirst(3)
    }
    var hour = numbers.first ?? 12
    let minute = numbers.count > 1 ? numbers[1] : 0
    if !numbers.isEmpty, lower.contains("m"), let half = lower.last(where: { "ap".contains($0) }),
      lower.hasSuffix("m") || lower.hasSuffix("m.")
    {
      hour = hour % 12 + (half == "p" ? 12 : 0)
    }
    guard (1...12).contains(month), (0...32).contains(day), (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    return CalendarMoment(
      year: year, month: month, day: day, hour: hour, minute: minute, second: 0, in: rules
    ).seconds
  }
}
