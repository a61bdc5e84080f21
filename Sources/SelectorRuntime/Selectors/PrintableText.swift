extension String {
  /// The text with escapes in place of control characters, which would be commands to a terminal: a
  /// class may have any name, and a script may log anything.
  ///
  /// Newlines and tabs stay. What has no such characters is answered as it is.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isCommand) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isCommand {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\x" + (digits.count < 2 ? "0" : "") + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the control characters of ASCII or of Latin 1, and neither newline nor tab.
  fileprivate var isCommand: Bool {
    value < 0x20 ? self != "\n" && self != "\t" : (0x7F...0x9F).contains(value)
  }
}
