internal import CICU
internal import FoundationCore

/// The plural rules of languages, which ICU has.
enum PluralRules {
  /// Returns the plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameter locale: The identifier of the locale whose language has the rules. Without one, as
  ///   in `stringWithFormat:`, devices know only `one` and `other`.
  static func category(of number: Double, locale: String?) -> String {
    guard let locale, let library = unsafe OpaquePointer(bitPattern: ICULibrary.shared.address),
      let text = unsafe icu_plural_category(library, locale, number)
    else { return number == 1 ? "one" : "other" }
    defer { unsafe icu_text_free(text) }
    return unsafe String(cString: text)
  }
}
