extension ReportText {
  /// How often something has to come in a row to be folded, and how many tokens it has at most.
  private static let fewestRepeats = 4
  private static let longestPeriod = 16

  /// Tokens of which those that repeat themselves in a row stand once, with how often they came:
  /// `app`, `analytics × 1,199`, or `(a b) × 600`.
  static func folded(_ tokens: [String]) -> [String] {
    var folded: [String] = []
    var rest = tokens[...]
    while let first = rest.first {
      let (period, count) = longestRepeat(rest)
      guard count >= fewestRepeats else {
        folded.append(first)
        rest = rest.dropFirst()
        continue
      }
      let words = rest.prefix(period).joined(separator: " ")
      folded.append("\(period == 1 ? words : "(\(words))") × \(grouped(count))")
      rest = rest.dropFirst(period * count)
    }
    return folded
  }

  /// The beginning of some tokens that covers most of them by repeating itself: its length, and how
  /// often it is there; of equal ones the shortest.
  private static func longestRepeat(_ tokens: ArraySlice<String>) -> (period: Int, count: Int) {
    var best = (period: 1, count: 1)
    for period in 1...longestPeriod where tokens.count >= fewestRepeats * period {
      let equal = zip(tokens, tokens.dropFirst(period)).prefix { $0 == $1 }.count
      let count = equal / period + 1
      if count >= fewestRepeats, count * period > best.period * best.count {
        best = (period, count)
      }
    }
    return best
  }
}
