// no traps of narrow: groups have 24 bits, of which 8 or 6 are taken.

/// The base 64 encoding of RFC 4648.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  // The NSDataBase64EncodingOptions and NSDataBase64DecodingOptions, by their bits in NSData.h.
  private static let (lines64, lines76, carriageReturn, lineFeed) = (1, 2, 16, 32)
  private static let ignoresUnknown = 1

  package static func text(of bytes: [UInt8], _ options: Int = 0) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var group = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      group <<= UInt32(3 - part.count) * 8
      for place in 0..<4 {
        let letter = letters[Int(group >> UInt32(18 - 6 * place) & 63)]
        result.append(place <= part.count ? letter : UInt8(ascii: "="))
      }
    }
    let limit = options & lines64 != 0 ? 64 : options & lines76 != 0 ? 76 : 0
    guard limit > 0 else { return String(decoding: result, as: UTF8.self) }
    var end: [UInt8] = []
    if options & carriageReturn != 0 { end.append(0x0D) }
    if options & lineFeed != 0 { end.append(0x0A) }
    if end.isEmpty { end = [0x0D, 0x0A] }
    let lines = stride(from: 0, to: result.count, by: limit).map {
      result[$0..<min($0 + limit, result.count)]
    }
    return String(decoding: Array(lines.joined(separator: end)), as: UTF8.self)
  }

  /// The six bits of a letter, or nil for any other character and for padding.
  static func value(of letter: UInt8) -> UInt32? {
    letters.firstIndex(of: letter).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Returns the decoded bytes, or nil if the text is invalid.
  package static func bytes(of text: [UInt8], _ options: Int = 0) -> [UInt8]? {
    var result: [UInt8] = []
    var group: UInt32 = 0
    var count = 0
    var padding = 0
    for letter in text {
      if letter == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard let value = letters.firstIndex(of: letter) else {
        if options & ignoresUnknown != 0 { continue }
        return nil
      }
      if padding > 0 { return nil }
      group = group << 6 | UInt32(value)
      count += 1
      guard count == 4 else { continue }
      result += [UInt8(group >> 16), UInt8(group >> 8 & 255), UInt8(group & 255)]
      (group, count) = (0, 0)
    }
    guard count == 0 ? padding == 0 : count + padding == 4 && count > 1 else { return nil }
    if count == 2 { result.append(UInt8(group >> 4)) }
    if count == 3 { result += [UInt8(group >> 10), UInt8(group >> 2 & 255)] }
    return result
  }
}
