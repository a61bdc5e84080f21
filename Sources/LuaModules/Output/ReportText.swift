// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

import StringSearch

/// Prepares texts of scripts for reports: limits their length, and makes them reproducible.
package enum ReportText {
  /// The maximum number of tokens of a trace, and of characters of each token.
  private static let tokens = 500
  private static let tokenLength = 200

  /// A text without the addresses of objects, truncated to a number of characters.
  package static func shortened(_ text: String, limit: Int) -> String {
    var result = ""
    var rest = Substring(text)
    while let place = rest.firstRange(of: "0x") {
      result += rest[..<place.upperBound]
      rest = rest[place.upperBound...]
      let digits = rest.prefix { $0.isHexDigit }
      if digits.isEmpty { continue }
      result += "…"
      rest = rest[digits.endIndex...]
    }
    return cut(result + rest, limit)
  }

  /// A trace with repetitions folded, truncated to the maximum number of tokens.
  static func shortened(_ trace: [String]) -> [String] {
    let trace = folded(trace)
    let kept = trace.prefix(tokens).map { shortened($0, limit: tokenLength) }
    return trace.count > tokens ? kept + ["… and \(trace.count - tokens) more"] : kept
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    // The characters of a long text are counted only if its bytes exceed the limit.
    guard text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(limit) + "… (\(text.count - limit) more characters)"
  }

  /// A text for a terminal, with control characters escaped.
  package static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += " "
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A count with commas between thousands.
  package static func grouped(_ count: Int) -> String {
    var digits = String(count)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }

  /// `1 order`, `2 orders`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
