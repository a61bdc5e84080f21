// The standard library normalizes texts to compare them, and keeps the forms themselves to
// Foundation, for which it has this interface. Linking all of Foundation for it would make the
// program several times as large.
@_spi(_Unicode) import Swift

/// The canonical forms of Unicode.
enum CanonicalForm {
  /// Base letters with their accents behind them (NFD).
  static func decomposed(_ string: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: string._nfd)
    return result
  }

  /// Letters and accents in one, where there is such a character (NFC).
  static func composed(_ string: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: string._nfc)
    return result
  }
}
