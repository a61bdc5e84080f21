// no traps of count: levels are not negative.
// no traps of narrow: the case limits the value to ASCII.

/// The descriptions of collections, in the format of OpenStep property lists.
enum CollectionText {
  /// Returns a string as an element: unquoted if it has only ASCII letters and digits.
  static func element(_ text: UTF16Text) -> UTF16Text {
    let isBare =
      !text.isEmpty
      && text.units.allSatisfy { unit in
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
      }
    return isBare ? text : quoted(text)
  }

  /// Returns the quoted string, with escapes for all but plain ASCII.
  private static func quoted(_ text: UTF16Text) -> UTF16Text {
    var result = "\""
    for unit in text.units {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x0D: result += "\\r"
      case 0x07: result += "\\a"
      case 0x08: result += "\\b"
      case 0x0B: result += "\\v"
      case 0x0C: result += "\\f"
      case 0x20...0x7E: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case 0..<0x80: result += "\\" + padded(String(unit, radix: 8), to: 3)
      default: result += "\\U" + padded(String(unit, radix: 16), to: 4)
      }
    }
    return UTF16Text(result + "\"")
  }

  private static func padded(_ digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Returns the description of a collection, one element a line.
  ///
  /// - Parameters:
  ///   - level: The number of enclosing collections; each indents by four spaces.
  ///   - lines: The elements without indentation.
  static func lines(
    _ lines: [UTF16Text], _ opening: String, _ closing: String, separator: String, level: Int
  ) -> UTF16Text {
    let blanks = String(repeating: "    ", count: level)
    var result = UTF16Text(blanks + opening + "\n")
    for (index, line) in lines.enumerated() {
      result += UTF16Text(blanks + "    ") + line
      result += UTF16Text(index == lines.count - 1 && separator == "," ? "\n" : separator + "\n")
    }
    return result + UTF16Text(blanks + closing)
  }
}
