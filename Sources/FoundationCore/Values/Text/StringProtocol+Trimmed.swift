extension StringProtocol {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    let head = drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}
