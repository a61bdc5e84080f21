// no traps of narrow: the values are bytes of UTF-8.

/// The texts that fit in a tagged pointer, whose strings are `NSTaggedPointerString`.
///
/// Of the 64 bits, 60 are for the value, including four for the length. Up to seven characters are
/// stored in eight bits each (ASCII only), up to nine in six bits, up to eleven in five. The
/// character sets of the last two are the most frequent English letters, as Mike Ash found by
/// reading CoreFoundation ("Tagged Pointer Strings", 2015).
enum TaggedText {
  private static let sixBits = "eilotrm.apdnsIc ufkMShjTRxgC4013bDNvwyUL2O856P-B79AFKEWV_zGJ/HYX"
  /// The first 32 characters of the six-bit set.
  private static let fiveBits = String(sixBits.prefix(32))

  static func fits(_ text: UTF16Text) -> Bool {
    switch text.count {
    case 0...7: text.units.allSatisfy { $0 < 0x80 }
    case 8, 9: text.units.allSatisfy { isOne($0, of: sixBits) }
    case 10, 11: text.units.allSatisfy { isOne($0, of: fiveBits) }
    default: false
    }
  }

  private static func isOne(_ unit: UInt16, of letters: String) -> Bool {
    letters.utf8.contains { UInt16($0) == unit }
  }
}
