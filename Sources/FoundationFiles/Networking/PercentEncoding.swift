// no traps of narrow: a hexadecimal digit is below 16.

internal import FoundationCore

/// Percent-encoding, such as `%20`, of characters that a URL cannot contain.
package enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)
  /// The characters of a path besides letters and digits (RFC 3986, without `;`).
  private static let ofPaths = "-._~!$&'()*+,=:@/"

  /// Returns a path in percent-encoded form.
  package static func encode(path: String) -> String { encode(path, allowing: ofPaths) }

  /// Percent-encodes a text, except for letters, digits and the allowed characters.
  package static func encode(_ text: String, allowing others: String) -> String {
    encode(Array(text.utf8), bytes(others))
  }

  /// Percent-encodes the bytes of a text that are not allowed.
  /// - Parameters:
  ///   - text: The UTF-8 bytes.
  ///   - isAllowed: For each byte, whether it is kept.
  static func encode(_ text: [UInt8], _ isAllowed: [Bool]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      if isAllowed[Int(byte)] {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns for each byte whether it is a letter, a digit or a sign of a text.
  static func bytes(_ signs: String) -> [Bool] {
    let kept = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" + signs
    var result = [Bool](repeating: false, count: 256)
    for byte in kept.utf8 { result[Int(byte)] = true }
    return result
  }

  /// Returns whether all bytes are allowed, or are `%` and two hexadecimal digits.
  static func isValid(_ text: [UInt8], _ isAllowed: [Bool]) -> Bool {
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.count, text[index + 1].hexDigitValue != nil,
          text[index + 2].hexDigitValue != nil
        else { return false }
        index += 2
      } else if !isAllowed[Int(text[index])] {
        return false
      }
      index += 1
    }
    return true
  }

  /// Decodes a component of a URL; returns it unchanged if the encoding is invalid.
  package static func decode(_ part: String) -> String {
    guard part.utf8.contains(UInt8(ascii: "%")), let bytes = part.percentDecodedBytes else {
      return part
    }
    return String(validating: bytes, as: UTF8.self) ?? part
  }
}
