// no traps of count: max(0, …) is taken above.

/// The width, alignment and sign of a formatted directive.
struct FormatField {
  var width = 0
  var precision: Int?
  var isLeftAligned: Bool
  /// The number format of a locale; nil uses C's format.
  var numbers: FormatNumbers?
  private let padsWithZeros: Bool
  private let isAlternate: Bool
  /// The sign of a non-negative number.
  private let plus: String

  init(_ directive: FormatDirective) {
    isLeftAligned = directive.isLeftAligned
    padsWithZeros = directive.padsWithZeros
    isAlternate = directive.isAlternate
    plus = directive.showsPlus ? "+" : directive.showsBlank ? " " : ""
  }

  /// Returns a text shortened to the precision.
  func cut(_ text: UTF16Text) -> UTF16Text {
    guard let precision, precision < text.count else { return text }
    return text[0..<precision]
  }

  /// Returns a text padded with spaces to the width.
  func padded(_ text: UTF16Text) -> UTF16Text {
    let blanks = UTF16Text(Array(repeating: 0x20, count: max(0, width - text.count)))
    return isLeftAligned ? text + blanks : blanks + text
  }

  /// Returns digits with their sign, padded to the width, with zeros after the sign if the flag is
  /// set.
  private func padded(_ sign: String, _ digits: String, withZeros: Bool) -> UTF16Text {
    guard withZeros, padsWithZeros, !isLeftAligned else { return padded(UTF16Text(sign + digits)) }
    let zeros = max(0, width - sign.utf8.count - digits.utf8.count)
    return UTF16Text(sign + String(repeating: "0", count: zeros) + digits)
  }

  /// Formats an integer with a number of bits.
  func integer(_ bits: UInt64, _ conversion: Character, bits count: Int) -> UTF16Text {
    let shift = UInt64(64 - count)
    let unsigned = (bits << shift) >> shift
    var sign = ""
    var digits: String
    switch conversion {
    case "x": (sign, digits) = (isAlternate && unsigned != 0 ? "0x" : "", hex(unsigned, false))
    case "X": (sign, digits) = (isAlternate && unsigned != 0 ? "0X" : "", hex(unsigned, true))
    case "o", "O":
      digits = String(unsigned, radix: 8)
      if isAlternate && unsigned != 0 { digits = "0" + digits }
    case "u", "U": digits = String(unsigned)
    default:
      let signed = Int64(bitPattern: bits << shift) >> Int64(shift)
      (sign, digits) = (signed < 0 ? "-" : plus, String(signed.magnitude))
    }
    if let precision {
      if precision == 0 && unsigned == 0 { digits = "" }
      digits = String(repeating: "0", count: max(0, precision - digits.utf8.count)) + digits
    }
    if let numbers, "diuDU".contains(conversion) { digits = numbers.text(of: digits) }
    return padded(sign, digits, withZeros: precision == nil)
  }

  private func hex(_ number: UInt64, _ uppercase: Bool) -> String {
    String(number, radix: 16, uppercase: uppercase)
  }

  /// Formats a double in the notation of the conversion.
  func number(_ number: Double, _ conversion: Character) -> UTF16Text {
    let isNegative = number.sign == .minus && !number.isNaN
    let sign = isNegative ? "-" : plus
    var text: String
    if number.isFinite {
      text = FloatText(
        magnitude: number.magnitude, precision: precision, keepsPoint: isAlternate
      ).text(Character(conversion.lowercased()))
    } else {
      text = number.isNaN ? "nan" : "inf"
    }
    if conversion.isUppercase { text = text.uppercased() }
    if conversion.lowercased() == "a", number.isFinite {
      // The zeros follow the sign and the prefix 0x.
      return padded(sign + text.prefix(2), String(text.dropFirst(2)), withZeros: true)
    }
    if let numbers, number.isFinite { text = numbers.text(of: text) }
    return padded(sign, text, withZeros: number.isFinite)
  }
}
