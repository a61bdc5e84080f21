// no traps of narrow: a hexadecimal digit is below 16.

/// Percent-encoding, such as `%20`, of characters that a URL cannot contain.
package enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF")
  /// The characters of a path besides letters and digits (RFC 3986, without `;`).
  private static let ofPaths = "-._~!$&'()*+,=:@/"

  /// Returns a path in percent-encoded form.
  package static func encode(path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || ofPaths.contains(character) {
        result.append(character)
      } else {
        result += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return result
  }

  /// Decodes a component of a URL; returns it unchanged if the encoding is invalid.
  package static func decode(_ part: String) -> String {
    guard part.contains("%") else { return part }
    var bytes: [UInt8] = []
    var rest = Substring(part).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else {
        return part
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self) ?? part
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
