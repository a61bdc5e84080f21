extension String {
  /// The text with control characters escaped, which a terminal would execute.
  ///
  /// A class can have any name, and a script can log anything. Newlines and tabs are kept.
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
  /// Whether it is a control character of ASCII or Latin-1, other than newline and tab.
  fileprivate var isCommand: Bool {
    value < 0x20 ? self != "\n" && self != "\t" : (0x7F...0x9F).contains(value)
  }
}
