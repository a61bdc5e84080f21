/// Case conversion for Turkish and Azerbaijani.
///
/// In them `i` and `ı` are two letters with separate capitals.
enum TurkishCase {
  static func isFor(_ locale: String) -> Bool {
    ["tr", "az"].contains(locale.prefix { $0 != "_" && $0 != "-" })
  }

  /// Applies a case conversion that does not handle the two letters.
  ///
  /// The other letters are converted as usual. Where the conversion changes the case of one of the
  /// two, the result is replaced by the letter's own counterpart.
  static func changed(_ text: UTF16Text, _ change: (UTF16Text) -> UTF16Text) -> UTF16Text {
    let usual = change(text).units
    guard usual.count == text.count else {
      return UTF16Text(text.units.flatMap { unit in own(unit, change(UTF16Text([unit])).units) })
    }
    return UTF16Text(zip(text.units, usual).flatMap { own($0, [$1]) })
  }

  private static func own(_ unit: UInt16, _ usual: [UInt16]) -> [UInt16] {
    switch (unit, usual.first) {
    case (0x69, 0x49): [0x130]
    case (0x49, 0x69): [0x131]
    case (0x130, 0x69): [0x69]
    default: usual
    }
  }
}
