// no traps of narrow: two hexadecimal digits are a byte.

/// The text form of a UUID: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
package enum UUIDText {
  package static func text(of bytes: [UInt8]) -> String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }

  package static func bytes(of text: String) -> [UInt8]? {
    guard text.utf8.count == 36 else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12] else { return nil }
    let digits = parts.joined().compactMap(\.hexDigitValue)
    guard digits.count == 32 else { return nil }
    return (0..<16).map { UInt8(digits[2 * $0] << 4 | digits[2 * $0 + 1]) }
  }
}
