internal import SelectorRuntime
import StringSearch

/// Detects the encoding of text: by a byte order mark, or else by decoding without loss.
///
/// A device uses statistics about character pairs, which do not exist here. Of several single-byte
/// encodings, the first one in which all bytes are valid is used.
enum EncodingDetection {
  /// The keys of the options, from NSString.h.
  private enum Key {
    static let suggested = "NSStringEncodingDetectionSuggestedEncodingsKey"
    static let disallowed = "NSStringEncodingDetectionDisallowedEncodingsKey"
    static let usesSuggestedOnly = "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey"
    static let allowsLoss = "NSStringEncodingDetectionAllowLossyKey"
    static let fromWindows = "NSStringEncodingDetectionFromWindowsKey"
    static let lossySubstitution = "NSStringEncodingDetectionLossySubstitutionKey"
  }

  private static let marks: [([UInt8], StringEncoding, StringEncoding)] = [
    ([0xFF, 0xFE, 0, 0], .utf32, .utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF], .utf32, .utf32BigEndian),
    ([0xEF, 0xBB, 0xBF], .utf8, .utf8), ([0xFF, 0xFE], .utf16, .utf16LittleEndian),
    ([0xFE, 0xFF], .utf16, .utf16BigEndian),
  ]

  /// Returns the encodings to try without a byte order mark, in order.
  private static func usual(_ bytes: [UInt8], isFromWindows: Bool) -> [StringEncoding] {
    // In UTF-16, every second byte of Latin text is zero.
    let zeros = [0, 1].map { start in
      stride(from: start, to: bytes.count, by: 2).count { bytes[$0] == 0 }
    }
    let wide: [StringEncoding] =
      bytes.count % 2 == 0 && max(zeros[0], zeros[1]) * 4 >= bytes.count
      ? [zeros[1] >= zeros[0] ? .utf16LittleEndian : .utf16BigEndian] : []
    // Text with escape sequences that switch character sets is not plain ASCII.
    let escaped: [StringEncoding] = bytes.contains(0x1B) ? [.iso2022JP] : []
    let single: [StringEncoding] = isFromWindows ? [.windows1252] : [.windows1252, .latin1]
    return wide + escaped + [.ascii, .utf8] + single
  }

  static func define(_ cls: ClassDefinition<RuntimeClass>) {
    cls.raw(
      "stringEncodingForData:encodingOptions:convertedString:usedLossyConversion:",
      types: "Q@:@@^@^B"
    ) { receiver, selector, arguments in
      let world = receiver.foundation
      let data = try arguments.value(0, as: ByteArgument.self, receiver, selector)
      let options = try world.entries(of: arguments[1]) ?? []
      func option(_ key: String) -> Value {
        options.first { $0.key.isText(key) }?.value ?? .none
      }
      func encodings(_ key: String) throws -> [StringEncoding] {
        try (world.elements(of: option(key)) ?? []).compactMap {
          Int.from($0, in: world.runtime).flatMap(StringEncoding.init)
        }
      }
      func flag(_ key: String) -> Bool { Bool.from(option(key), in: world.runtime) ?? false }
      let disallowed = Set(try encodings(Key.disallowed))
      let suggested = try encodings(Key.suggested)
      let rest =
        flag(Key.usesSuggestedOnly) ? [] : usual(data.bytes, isFromWindows: flag(Key.fromWindows))
      let found = detected(
        data.bytes, (suggested + rest).filter { !disallowed.contains($0) }, disallowed)
      if let (encoding, text) = found {
        return .foreign(
          OutValues([
            .integer(Int64(encoding.rawValue)), .object(world.string(text)), .bool(false),
          ]))
      }
      guard flag(Key.allowsLoss), !disallowed.contains(.utf8) else {
        return .foreign(OutValues([.integer(0), .none, .bool(false)]))
      }
      let substitute = String.from(option(Key.lossySubstitution), in: world.runtime) ?? "\u{FFFD}"
      let text = String(decoding: data.bytes, as: UTF8.self)
        .replacing("\u{FFFD}", with: substitute)
      return .foreign(
        OutValues([
          .integer(Int64(StringEncoding.utf8.rawValue)), .object(world.string(UTF16Text(text))),
          .bool(true),
        ]))
    }
  }

  private static func detected(
    _ bytes: [UInt8], _ candidates: [StringEncoding], _ disallowed: Set<StringEncoding>
  ) -> (StringEncoding, UTF16Text)? {
    for (mark, encoding, reader) in marks
    where bytes.starts(with: mark) && !disallowed.contains(encoding) {
      if let text = reader.text(of: Array(bytes.dropFirst(mark.count))) { return (encoding, text) }
    }
    for encoding in candidates {
      if let text = encoding.text(of: bytes) { return (encoding, text) }
    }
    return nil
  }
}
