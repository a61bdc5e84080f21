/// Writes JSON texts; parsing them gives the same values.
package enum JSONWriter {
  /// The line breaks of a text.
  package enum Layout: Sendable {
    /// No line breaks and no spaces.
    case compact
    /// One line for each element of the outermost array or object.
    case lines
  }

  /// The text of a value; in the `lines` layout it ends with a newline.
  ///
  /// A number that is not finite has no JSON representation, and becomes null.
  ///
  /// - Complexity: O(n).
  package static func text(of value: JSON, _ layout: Layout = .compact) -> String {
    var text = ""
    switch (layout, value.content) {
    case (.lines, .array(let elements)) where !elements.isEmpty:
      text += "[\n"
      for (place, element) in elements.enumerated() {
        write(element, spaced: true, into: &text)
        text += place + 1 < elements.count ? ",\n" : "\n"
      }
      text += "]"
    case (.lines, .object(let members)) where !members.isEmpty:
      text += "{\n"
      for (place, member) in members.enumerated() {
        write(member.name, into: &text)
        text += ": "
        write(member.value, spaced: true, into: &text)
        text += place + 1 < members.count ? ",\n" : "\n"
      }
      text += "}"
    default: write(value, spaced: layout == .lines, into: &text)
    }
    if layout == .lines { text += "\n" }
    return text
  }

  private static func write(_ value: JSON, spaced: Bool, into text: inout String) {
    switch value.content {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let integer): text += "\(integer)"
    case .number(let number): write(number, into: &text)
    case .string(let string): write(string, into: &text)
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { text += spaced ? ", " : "," }
        write(element, spaced: spaced, into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += spaced ? ", " : "," }
        write(member.name, into: &text)
        text += spaced ? ": " : ":"
        write(member.value, spaced: spaced, into: &text)
      }
      text += "}"
    }
  }

  /// The shortest digits that parse to the same number; an integer has no decimal point.
  private static func write(_ number: Double, into text: inout String) {
    guard number.isFinite else { return text += "null" }
    if number.magnitude < 9e15, number == number.rounded(), number.sign == .plus || number != 0 {
      text += "\(Int64(number))"
    } else {
      text += "\(number)"
    }
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
