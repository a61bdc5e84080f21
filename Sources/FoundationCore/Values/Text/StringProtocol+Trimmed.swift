extension StringProtocol {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    let head = drop { $0.isWhitespace }
    return head.lastIndex { !$0.isWhitespace }.map { String(head[...$0]) } ?? ""
  }
}
