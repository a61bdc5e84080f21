internal import FoundationCore
import StringSearch

// no traps of count: counts are numbers of letters.

/// Whether hours are counted to 12 or to 24, against a locale's own patterns.
///
/// The user's switch (QA1480) and the keyword `hours` of a locale identifier choose one.
enum HourCycle {
  case twelve, twentyFour

  /// Returns the cycle that an identifier names: `en_GB@hours=h12`.
  init?(identifier: String) {
    guard let keywords = identifier.split(separator: "@").dropFirst().first else { return nil }
    let pairs = keywords.split(separator: ";").map { $0.split(separator: "=") }
    switch pairs.first(where: { $0.first == "hours" })?.last {
    case "h11", "h12": self = .twelve
    case "h23", "h24": self = .twentyFour
    default: return nil
    }
  }

  /// Returns the cycle of the user's switch.
  init?(_ setting: DeviceSettings.HourFormat) {
    switch setting {
    case .ofLocale: return nil
    case .twelve: self = .twelve
    case .twentyFour: self = .twentyFour
    }
  }

  /// Returns a date pattern with hours of this cycle.
  ///
  /// Twelve hours get the field `a` at the end of the time; with twenty-four, it is removed.
  func pattern(_ pattern: String) -> String {
    var pieces = DatePattern(pattern).pieces
    func isField(_ piece: DatePattern.Piece, _ letters: String) -> Bool {
      if case .field(let letter, _) = piece { letters.contains(letter) } else { false }
    }
    guard
      let hour = pieces.firstIndex(where: { isField($0, self == .twelve ? "Hk" : "hK") }),
      case .field(_, let count) = pieces[hour]
    else { return pattern }
    switch self {
    case .twelve:
      pieces[hour] = .field("h", 1)
      if !pieces.contains(where: { isField($0, "a") }) {
        let last = pieces.lastIndex { isField($0, "hmsS") } ?? hour
        pieces.insert(contentsOf: [.text("\u{202F}"), .field("a", 1)], at: last + 1)
      }
    case .twentyFour:
      pieces[hour] = .field("H", max(count, 2))
      while let half = pieces.firstIndex(where: { isField($0, "a") }) {
        pieces.remove(at: half)
        // The space before or after the field is removed too.
        let place = [half - 1, half].first { place in
          guard pieces.indices.contains(place), case .text(let text) = pieces[place] else {
            return false
          }
          return text.allSatisfy(\.isWhitespace)
        }
        if let place { pieces.remove(at: place) }
      }
    }
    return pieces.map(\.text).joined()
  }
}

extension DatePattern.Piece {
  /// The piece as it is written in a pattern; letters of literal text are quoted.
  fileprivate var text: String {
    switch self {
    case .field(let letter, let count): String(repeating: letter, count: count)
    case .text(let text):
      text == "'"
        ? "''"
        : text.contains { $0.isASCII && $0.isLetter }
          ? "'" + text.replacing("'", with: "''") + "'" : text
    }
  }
}
