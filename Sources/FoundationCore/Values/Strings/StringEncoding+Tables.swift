// no traps of narrow: the values are bytes.

/// The encodings that the C library converts, and NSNonLossyASCIIStringEncoding.
extension StringEncoding {
  /// The C library's name of an encoding, and a device's localized name.
  typealias Table = (charset: String, name: String)

  static let tables: [StringEncoding: Table] = [
    .japaneseEUC: ("EUC-JP", "Japanese (EUC)"),
    .shiftJIS: ("CP932", "Japanese (Windows, DOS)"),
    .latin2: ("ISO-8859-2", "Central European (ISO Latin 2)"),
    .windows1250: ("CP1250", "Central European (Windows Latin 2)"),
    .windows1251: ("CP1251", "Cyrillic (Windows)"),
    .windows1252: ("CP1252", "Western (Windows Latin 1)"),
    .windows1253: ("CP1253", "Greek (Windows)"),
    .windows1254: ("CP1254", "Turkish (Windows Latin 5)"),
    .iso2022JP: ("ISO-2022-JP", "Japanese (ISO 2022-JP)"),
    .macRoman: ("MACINTOSH", "Western (Mac OS Roman)"),
    .latin3: ("ISO-8859-3", "Western (ISO Latin 3)"),
    .latin4: ("ISO-8859-4", "Central European (ISO Latin 4)"),
    .latinCyrillic: ("ISO-8859-5", "Cyrillic (ISO 8859-5)"),
    .latinGreek: ("ISO-8859-7", "Greek (ISO 8859-7)"),
    .latinHebrew: ("ISO-8859-8", "Hebrew (ISO 8859-8)"),
    .latin5: ("ISO-8859-9", "Turkish (ISO Latin 5)"),
    .latin9: ("ISO-8859-15", "Western (ISO Latin 9)"),
    .dosLatinUS: ("CP437", "Latin-US (DOS)"),
    .dosJapanese: ("CP932", "Japanese (Windows, DOS)"),
    .windowsHebrew: ("CP1255", "Hebrew (Windows)"),
    .windowsArabic: ("CP1256", "Arabic (Windows)"),
    .windowsBaltic: ("CP1257", "Baltic (Windows)"),
    .gbk: ("GBK", "Chinese (GBK)"), .gb18030: ("GB18030", "Chinese (GB 18030)"),
    .koreanEUC: ("EUC-KR", "Korean (EUC)"),
    .chineseEUC: ("GB2312", "Simplified Chinese (EUC)"),
    .koi8R: ("KOI8-R", "Cyrillic (KOI8-R)"),
    .big5: ("BIG5", "Traditional Chinese (Big 5)"),
    .big5HKSCS: ("BIG5-HKSCS", "Traditional Chinese (Big 5 HKSCS)"),
  ]

  /// Returns the bytes of a text in an encoding of the C library.
  func tableBytes(of text: UTF16Text, _ isLossy: Bool) -> [UInt8]? {
    guard let charset = Self.tables[self]?.charset,
      let converter = TextConverter(from: "UTF-8", to: charset)
    else { return nil }
    if text.isWellFormed, let whole = converter.converted(UTF16Text.utf8(of: text.units[...])) {
      return whole
    }
    guard isLossy else { return nil }
    return text.string.unicodeScalars.flatMap { scalar in
      converter.converted(Array(String(scalar).utf8)) ?? [UInt8(ascii: "?")]
    }
  }

  /// Returns the text of bytes in an encoding of the C library; nil if they are invalid.
  func tableText(of bytes: [UInt8]) -> UTF16Text? {
    guard let charset = Self.tables[self]?.charset,
      let converter = TextConverter(from: charset, to: "UTF-8"),
      let text = converter.converted(bytes)
    else { return nil }
    return UTF16Text(String(decoding: text, as: UTF8.self))
  }

  // MARK: Escapes

  /// Returns ASCII text in which backslashes and other characters are escaped.
  ///
  /// Characters up to U+00FF are octal escapes, other UTF-16 units hexadecimal ones.
  static func escaped(_ text: UTF16Text) -> [UInt8] {
    var result = ""
    for unit in text.units {
      switch unit {
      case 0x5C: result += "\\\\"
      case ..<0x80: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case ..<0x100: result += "\\" + String(unit, radix: 8)
      default:
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return Array(result.utf8)
  }

  /// Returns the text of escaped bytes; nil for a byte outside ASCII or an invalid escape.
  static func unescaped(_ bytes: [UInt8]) -> UTF16Text? {
    var units: [UInt16] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte < 0x80 else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        units.append(UInt16(byte))
        continue
      }
      guard let next = rest.first else { return nil }
      if next == UInt8(ascii: "\\") {
        rest.removeFirst()
        units.append(0x5C)
        continue
      }
      let isUnicode = next == UInt8(ascii: "u")
      if isUnicode { rest.removeFirst() }
      let digits = rest.prefix(isUnicode ? 4 : 3)
      guard digits.count == (isUnicode ? 4 : 3),
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: isUnicode ? 16 : 8)
      else { return nil }
      units.append(unit)
      rest = rest.dropFirst(digits.count)
    }
    return UTF16Text(units)
  }
}
