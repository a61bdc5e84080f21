// no traps of narrow: pieces and bytes are checked before they are appended.

/// The encodings of text, `NSStringEncoding`, with their numbers in NSString.h.
package enum StringEncoding: Int {
  case ascii = 1
  case utf8 = 4
  case latin1 = 5
  case utf16 = 10
  case utf16BigEndian = 0x9000_0100
  case utf16LittleEndian = 0x9400_0100
  case utf32 = 0x8C00_0100
  case utf32BigEndian = 0x9800_0100
  case utf32LittleEndian = 0x9C00_0100
  case nonLossyASCII = 7
  // Encodings that the C library converts.
  case japaneseEUC = 3, shiftJIS = 8, latin2 = 9, windows1251 = 11, windows1252 = 12
  case windows1253 = 13, windows1254 = 14, windows1250 = 15, iso2022JP = 21, macRoman = 30
  // Core Foundation's encodings: their numbers in CFStringEncodingExt.h plus the highest bit.
  case latin3 = 0x8000_0203, latin4 = 0x8000_0204, latinCyrillic = 0x8000_0205
  case latinGreek = 0x8000_0207, latinHebrew = 0x8000_0208, latin5 = 0x8000_0209
  case latin9 = 0x8000_020F, dosLatinUS = 0x8000_0400, dosJapanese = 0x8000_0420
  case windowsHebrew = 0x8000_0505, windowsArabic = 0x8000_0506, windowsBaltic = 0x8000_0507
  case gbk = 0x8000_0631, gb18030 = 0x8000_0632, koreanEUC = 0x8000_0940, chineseEUC = 0x8000_0930
  case koi8R = 0x8000_0A02, big5 = 0x8000_0A03, big5HKSCS = 0x8000_0A06

  /// All encodings, the default one first.
  static let all: [StringEncoding] =
    [
      .utf8, .ascii, .latin1, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian,
      .utf32LittleEndian, .nonLossyASCII,
    ] + tables.keys.sorted { $0.rawValue < $1.rawValue }

  var localizedName: String {
    switch self {
    case .ascii: "Western (ASCII)"
    case .utf8: "Unicode (UTF-8)"
    case .latin1: "Western (ISO Latin 1)"
    case .utf16: "Unicode (UTF-16)"
    case .utf16BigEndian: "Unicode (UTF-16BE)"
    case .utf16LittleEndian: "Unicode (UTF-16LE)"
    case .utf32: "Unicode (UTF-32)"
    case .utf32BigEndian: "Unicode (UTF-32BE)"
    case .utf32LittleEndian: "Unicode (UTF-32LE)"
    case .nonLossyASCII: "Non-lossy ASCII"
    default: Self.tables[self]?.name ?? ""
    }
  }

  /// Returns the bytes of a text.
  ///
  /// - Parameter isLossy: Whether unsupported characters become question marks.
  /// - Returns: nil if the encoding does not support all characters.
  package func bytes(of text: UTF16Text, isLossy: Bool = false) -> [UInt8]? {
    switch self {
    case .utf8: text.isWellFormed || isLossy ? UTF16Text.utf8(of: text.units[...]) : nil
    case .ascii: single(text, limit: 0x80, isLossy)
    case .latin1: single(text, limit: 0x100, isLossy)
    // The byte order mark defines the byte order.
    case .utf16: [0xFF, 0xFE] + text.units.flatMap { Self.bytes($0) }
    case .utf16LittleEndian: text.units.flatMap { Self.bytes($0) }
    case .utf16BigEndian: text.units.flatMap { Self.bytes($0).reversed() }
    case .utf32: [0xFF, 0xFE, 0, 0] + text.string.unicodeScalars.flatMap { Self.bytes($0.value) }
    case .utf32LittleEndian: text.string.unicodeScalars.flatMap { Self.bytes($0.value) }
    case .utf32BigEndian: text.string.unicodeScalars.flatMap { Self.bytes($0.value).reversed() }
    case .nonLossyASCII: Self.escaped(text)
    default: tableBytes(of: text, isLossy)
    }
  }

  /// The same encoding without a byte order mark.
  var unmarked: StringEncoding {
    switch self {
    case .utf16: .utf16LittleEndian
    case .utf32: .utf32LittleEndian
    default: self
    }
  }

  private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private func single(_ text: UTF16Text, limit: UInt32, _ isLossy: Bool) -> [UInt8]? {
    var result: [UInt8] = []
    for piece in text.scalars(in: 0..<text.count) {
      if piece.value < limit {
        result.append(UInt8(piece.value))
      } else if isLossy {
        result.append(UInt8(ascii: "?"))
      } else {
        return nil
      }
    }
    return result
  }

  /// Returns the text of bytes, or nil if they are invalid in this encoding.
  package func text(of bytes: [UInt8]) -> UTF16Text? {
    switch self {
    // An initial byte order mark is not part of the text.
    case .utf8:
      String(
        validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...],
        as: UTF8.self
      ).map { UTF16Text($0) }
    case .ascii: bytes.allSatisfy { $0 < 0x80 } ? UTF16Text(bytes.map(UInt16.init)) : nil
    case .latin1: UTF16Text(bytes.map(UInt16.init))
    case .utf16:
      // Without a byte order mark the bytes are big-endian, whatever the device's byte order.
      bytes.starts(with: [0xFE, 0xFF])
        ? Self.units(bytes.dropFirst(2), isBigEndian: true)
        : bytes.starts(with: [0xFF, 0xFE])
          ? Self.units(bytes.dropFirst(2), isBigEndian: false)
          : Self.units(bytes[...], isBigEndian: true)
    case .utf16BigEndian: Self.units(bytes[...], isBigEndian: true)
    case .utf16LittleEndian: Self.units(bytes[...], isBigEndian: false)
    case .utf32, .utf32LittleEndian: Self.scalars(bytes, isBigEndian: false)
    case .utf32BigEndian: Self.scalars(bytes, isBigEndian: true)
    case .nonLossyASCII: Self.unescaped(bytes)
    default: tableText(of: bytes)
    }
  }

  private static func units(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> UTF16Text? {
    guard bytes.count % 2 == 0 else { return nil }
    return UTF16Text(
      stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      })
  }

  private static func scalars(_ bytes: [UInt8], isBigEndian: Bool) -> UTF16Text? {
    guard bytes.count % 4 == 0 else { return nil }
    var result = ""
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let four = isBigEndian ? Array(bytes[index..<index + 4]) : bytes[index..<index + 4].reversed()
      let value = four.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      if index == 0 && value == 0xFEFF { continue }
      result.unicodeScalars.append(scalar)
    }
    return UTF16Text(result)
  }
}

extension FoundationWorld {
  /// Returns the text of bytes, or nil if they are invalid in the encoding.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to decode.
  ///   - encoding: An `NSStringEncoding`.
  package func text(of bytes: [UInt8], encoding: Int) -> UTF16Text? {
    StringEncoding(rawValue: encoding)?.text(of: bytes)
  }
}
