internal import FoundationCore

/// A header date such as `Wed, 21 Oct 2026 07:28:00 GMT` (RFC 9110).
enum HTTPDate {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns the index of a month; `Jan`, `jan` and `January` are names, `JAN` and `january` are
  /// not (measured with CFNetwork by WebKit/WebKit #72744).
  private static func month(_ word: String) -> Int? {
    months.firstIndex { name in
      let short = name.prefix(3)
      return word == name || word == short || word == short.lowercased()
    }
  }

  /// Parses a date; returns seconds since 1970, or nil if it is invalid.
  static func secondsSince1970(_ text: String) -> Double? {
    let words = text.split { " ,-:".contains($0) }.map(String.init)
    guard words.count >= 7, let day = Int(words[1]),
      let month = month(words[2]), let year = Int(words[3]),
      let hour = Int(words[4]), let minute = Int(words[5]), let second = Int(words[6])
    else { return nil }
    return CalendarDate.secondsSince1970([
      year < 100 ? year + 2000 : year, month + 1, day, hour, minute, second,
    ])
  }
}
