internal import FoundationCore

/// A header date such as `Wed, 21 Oct 2026 07:28:00 GMT` (RFC 9110).
enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Parses a date; returns seconds since 1970, or nil if it is invalid.
  static func secondsSince1970(_ text: String) -> Double? {
    let words = text.lowercased().split { " ,-:".contains($0) }.map(String.init)
    guard words.count >= 7, let day = Int(words[1]),
      let month = months.firstIndex(of: String(words[2].prefix(3))), let year = Int(words[3]),
      let hour = Int(words[4]), let minute = Int(words[5]), let second = Int(words[6])
    else { return nil }
    return CalendarDate.secondsSince1970([
      year < 100 ? year + 2000 : year, month + 1, day, hour, minute, second,
    ])
  }
}
