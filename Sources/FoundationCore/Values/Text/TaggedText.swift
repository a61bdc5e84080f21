/// Which texts fit into a pointer, so that the string is an `NSTaggedPointerString`.
///
/// Of the 64 bits 60 are for the value, four of them for the length. Up to seven characters are
/// stored in eight bits each (ASCII alone), up to nine in six bits, up to eleven in five; the letters
/// of the last two are the most frequent ones of English, as Mike Ash found by reading
/// CoreFoundation ("Tagged Pointer Strings", 2015).
enum TaggedText {
  private static let sixBits = "eilotrm.apdnsIc ufkMShjTRxgC4013bDNvwyUL2O856P-B79AFKEWV_zGJ/HYX"
  /// The first 32 of those.
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
