/// Upper and lower case where `i` and `ı` are two letters, each with a capital of its own: in Turkish
/// and Azerbaijani.
enum TurkishCase {
  static func isFor(_ locale: String) -> Bool {
    ["tr", "az"].contains(locale.prefix { $0 != "_" && $0 != "-" })
  }

  /// The text after a change of case that does not know of the two letters.
  ///
  /// Each word's letters are changed as they would be otherwise; where the change makes one of the two
  /// upper or lower case, it becomes its own.
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
