// The standard library normalizes strings to compare them, and exposes the forms only to
// Foundation, through this interface. Linking all of Foundation for it would make the program
// several times as large.
import StringSearch
@_spi(_Unicode) import Swift

/// The canonical normalization forms of Unicode.
enum CanonicalForm {
  /// Returns base letters followed by their accents (NFD).
  static func decomposed(_ string: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: string.withOrderedAccents._nfd)
    return result
  }

  /// Returns precomposed characters where they exist (NFC).
  static func composed(_ string: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: string.withOrderedAccents._nfc)
    return result
  }
}
