internal import CICU
internal import FoundationCore

// no traps of narrow: indexes are those of short lists of the locale.

/// The locales of ICU, which has the data of every locale of the Unicode CLDR.
///
/// ICU is loaded with the first locale that is not American English. Without it, a few languages
/// have data of their own, see ``LocaleData`` and ``DateNames``.
final class LocaleLibrary: Sendable {
  static let shared = LocaleLibrary()

  private let address = ICULibrary.shared.address

  private init() {
    if !isAvailable { icu_report_few_locales() }
  }

  /// Whether ICU is installed.
  var isAvailable: Bool { address != 0 }

  /// Returns a text of a locale, or nil if ICU has none.
  func text(
    _ kind: icu_text, _ locale: String, _ index: Int = 0, _ argument: String = ""
  ) -> String? {
    guard let library = unsafe OpaquePointer(bitPattern: address),
      let text = unsafe icu_locale_text(library, kind, locale, Int32(index), argument)
    else { return nil }
    defer { unsafe icu_text_free(text) }
    return unsafe String(cString: text)
  }

  /// Returns texts with consecutive indexes, or nil if ICU does not have all of them.
  func texts(_ kind: icu_text, _ locale: String, _ indexes: Range<Int>) -> [String]? {
    let found = indexes.compactMap { text(kind, locale, $0) }
    return found.count == indexes.count ? found : nil
  }

  /// Returns a number of a locale, or nil if ICU has none.
  func number(
    _ kind: icu_number, _ locale: String, _ index: Int = 0, _ argument: String = ""
  ) -> Int? {
    guard let library = unsafe OpaquePointer(bitPattern: address) else { return nil }
    let number = unsafe icu_locale_number(library, kind, locale, Int32(index), argument)
    return number < 0 ? nil : Int(number)
  }
}
