// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

extension ReportText {
  /// The minimum number of repetitions that are folded; the maximum number of repeated tokens.
  private static let fewestRepeats = 4
  private static let longestPeriod = 16

  /// The tokens, with consecutive repetitions replaced by one occurrence and a count.
  ///
  /// Examples are `app`, `analytics × 1,199` and `(a b) × 600`.
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

  /// The repeated prefix that covers the most tokens: its length, and the number of repetitions.
  ///
  /// If several cover the same number, it is the shortest one.
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
