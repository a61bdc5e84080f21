/// The text of numbers in `NSNumber`'s description.
enum NumberText {
  /// Formats a number as `%0.16g`, as documented for `descriptionWithLocale:`.
  static func double(_ number: Double) -> String { text(number, digits: 16) }

  /// Formats a number as `%0.7g`.
  static func float(_ number: Double) -> String { text(number, digits: 7) }

  private static func text(_ number: Double, digits: Int) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    let text = FloatText(magnitude: number.magnitude, precision: digits, keepsPoint: false)
      .text("g")
    return number.sign == .minus ? "-" + text : text
  }
}
