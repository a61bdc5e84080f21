extension StringProtocol {
  /// The text without white space at both ends.
  package var trimmed: String {
    let head = drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}
