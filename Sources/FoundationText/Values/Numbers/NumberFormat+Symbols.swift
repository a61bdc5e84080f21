internal import FoundationCore
import StringSearch

/// The texts of special values, and the limits and padding of a number formatter.
struct NumberSymbols {
  var zero: String?
  var none = ""
  var notANumber = "NaN"
  var positiveInfinity = "+∞", negativeInfinity = "-∞"
  var percent = "%", perMill = "‰"
  /// The digit 0, whose successors are the other digits.
  var zeroDigit: Unicode.Scalar = "0"
  var minus = "-", plus = "+", exponent = "E"
  var currencyCode = "USD"
  /// The range of significant digits; nil if they are not used.
  var significantDigits: ClosedRange<Int>?
  var leastSignificant = 1, mostSignificant = 6
  /// The minimum length of the text, and the padding character.
  var width = 0
  var padding = " "
  /// `NSNumberFormatterPadPosition`.
  var paddingPosition = 0
  var mostIntegerDigits = NumberFormat.Style.none.mostIntegerDigits
  var secondaryGroupSize = 0
  var minimum: DecimalNumber?
  var maximum: DecimalNumber?
  var allowsFloats = true
  /// The separators of currency amounts, if a script has set them.
  var currencyGroupSeparator: String?
  var currencyDecimalSeparator: String?
  /// The rounding increment.
  var increment: DecimalNumber?
  var alwaysShowsPoint = false
  var isLenient = false
  var validatesPartialTexts = false
  var positivePattern: String?
  /// The minimum number of exponent digits, if the pattern has an exponent.
  var exponentDigits: Int?
  var showsExponentPlus = false
  var negativePattern: String?
}

extension NumberSymbols {
  /// Returns a text with the locale's digits in place of ASCII digits.
  func localized(_ text: String) -> String {
    guard zeroDigit != "0" else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("0"..."9").contains(scalar)
            ? Unicode.Scalar(scalar.value - 0x30 + zeroDigit.value) ?? scalar : scalar
        }))
  }

  /// Returns a text with ASCII digits in place of the locale's.
  func plain(_ text: Substring) -> Substring {
    guard zeroDigit != "0" else { return text }
    return Substring(
      text.map { character in
        character.wholeNumberValue.map { Character("\($0 % 10)") } ?? character
      })
  }
}

extension NumberFormat {
  /// Formats a number with the formatter's symbols.
  func written(_ number: DecimalNumber) -> String {
    if number.isNaN { return symbols.notANumber }
    if number.digits == 0, let zero = symbols.zero { return zero }
    if style == .spellOut { return spelled(number) }
    var format = self
    var number = number
    if symbols.significantDigits != nil { format.takeSignificantDigits(&number) }
    return padded(format.text(of: number))
  }

  /// The least number of characters, limited to 2⁵⁸.
  var leastWidth: Int {
    let most = 1 << 58
    return [leastIntegerDigits, leastFractionDigits, symbols.leastSignificant, symbols.width]
      .reduce(0) { min($0 + min(max($1, 0), most), most) }
  }

  /// Rounds to the significant digits, and sets the number of decimal places accordingly.
  private mutating func takeSignificantDigits(_ number: inout DecimalNumber) {
    let scaled = number * multiplier
    let digits = String(scaled.digits.magnitude).count
    let whole = scaled.digits == 0 ? 1 : digits + scaled.exponent
    let places = symbols.mostSignificant - whole
    if places < 0 { number = number.rounded(places: places, mode: 0) }
    mostFractionDigits = max(0, places)
    leastFractionDigits = max(0, symbols.leastSignificant - max(whole, 1))
  }

  private func spelled(_ number: DecimalNumber) -> String {
    let text = number.text
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    var words = SpelledNumber.text(Int(parts.first ?? "0") ?? 0)
    if parts.count > 1 {
      let digits = parts[1].compactMap(\.wholeNumberValue).map { SpelledNumber.text($0) }
      words += " point " + digits.joined(separator: " ")
    }
    return text.hasPrefix("-") ? "minus " + words : words
  }

  /// The width above which a text is not padded any further.
  private static let mostWidth = 1 << 20

  private func padded(_ text: String) -> String {
    let missing = min(symbols.width, Self.mostWidth) - text.count
    guard missing > 0 else { return text }
    let filling = String(repeating: symbols.padding, count: missing)
    let prefix =
      text.hasPrefix(negativePrefix) && !negativePrefix.isEmpty
      ? negativePrefix : text.hasPrefix(positivePrefix) ? positivePrefix : ""
    let suffix = text.hasSuffix(positiveSuffix) ? positiveSuffix : ""
    return switch symbols.paddingPosition {
    case 1: prefix + filling + text.dropFirst(prefix.count)
    case 2: text.dropLast(suffix.count) + filling + suffix
    case 3: text + filling
    default: filling + text
    }
  }

  /// Whether a parsed number is within the formatter's limits.
  func takes(_ number: DecimalNumber) -> Bool {
    if !symbols.allowsFloats, number.exponent < 0 { return false }
    if let minimum = symbols.minimum, number.compare(minimum) < 0 { return false }
    if let maximum = symbols.maximum, number.compare(maximum) > 0 { return false }
    return true
  }

  /// The pattern that is derived from the properties if none was set.
  var pattern: String {
    if let known = symbols.positivePattern { return known }
    var whole = String(repeating: "0", count: max(0, min(leastIntegerDigits, Self.mostDigits)))
    if usesGroups {
      whole =
        String(repeating: "#", count: max(0, min(groupSize, Self.mostDigits) + 1 - whole.count))
        + whole
      whole.insert(",", at: whole.index(whole.endIndex, offsetBy: -min(groupSize, Self.mostDigits)))
    } else if whole.isEmpty {
      whole = "#"
    }
    let fraction =
      String(repeating: "0", count: max(0, min(leastFractionDigits, Self.mostDigits)))
      + String(
        repeating: "#",
        count: max(0, min(mostFractionDigits, Self.mostDigits) - leastFractionDigits))
    let pattern = positivePrefix + whole + (fraction.isEmpty ? "" : "." + fraction) + positiveSuffix
    // The pattern of a style has the currency sign for every currency.
    guard style.isCurrency, style != .currencyPlural else { return pattern }
    return style == .currencyISOCode
      ? pattern.replacing(symbols.currencyCode, with: "¤¤")
      : pattern.replacing(currencySymbol, with: "¤")
  }
}
