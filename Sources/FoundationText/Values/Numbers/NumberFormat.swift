internal import FoundationCore
import StringSearch

// no traps of count: places are made positive by the branch above.

/// The format of numbers: digits, separators, symbols, prefixes and suffixes.
struct NumberFormat {
  /// `NSNumberFormatterStyle`, with the values of NSNumberFormatter.h.
  enum Style: Int {
    case none, decimal, currency, percent, scientific, spellOut, ordinal
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10

    var isCurrency: Bool { rawValue >= 8 || self == .currency }

    /// The default maximum number of integer digits.
    var mostIntegerDigits: Int { self == .none ? 42 : 2_000_000_000 }
  }

  /// `NSNumberFormatterRoundingMode`, with the values of NSNumberFormatter.h.
  enum Rounding: Int {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp

    /// Whether a remainder rounds the number away from zero.
    func isAway(rest: Int128, of unit: Int128, isOdd: Bool, isNegative: Bool) -> Bool {
      let twice = rest * 2
      return switch self {
      case .ceiling: rest > 0 && !isNegative
      case .floor: rest > 0 && isNegative
      case .down: false
      case .up: rest > 0
      case .halfEven: twice > unit || (twice == unit && isOdd)
      case .halfDown: twice > unit
      case .halfUp: twice >= unit
      }
    }
  }

  var style = Style.none {
    didSet {
      if symbols.mostIntegerDigits == oldValue.mostIntegerDigits {
        symbols.mostIntegerDigits = style.mostIntegerDigits
      }
      take(style)
      applyExplicit()
    }
  }
  /// The settings that were made explicitly, which survive a change of the style or the locale.
  private var explicit: [PartialKeyPath<NumberFormat>: (inout NumberFormat) -> Void] = [:]
  var leastFractionDigits = 0
  var mostFractionDigits = 0
  var leastIntegerDigits = 1
  var usesGroups = false
  var groupSize = 3
  /// The minimum number of digits before the first separator.
  var leastGroupedDigits = 1
  var groupSeparator = ","
  var decimalSeparator = "."
  var multiplier = DecimalNumber(Int128(1))
  var rounding = Rounding.halfEven
  var symbols = NumberSymbols()
  var positivePrefix = "", positiveSuffix = ""
  var negativePrefix = "-", negativeSuffix = ""
  var currencySymbol = "$" { didSet { if style.isCurrency { takeAffixes() } } }
  /// The locale that provides the symbols and the patterns of the styles.
  private(set) var locale = LocaleData.find("en_US")

  init() {}

  /// Creates a format with the symbols of a locale.
  init(_ locale: LocaleData) { take(locale) }

  /// Applies a locale's symbols, and its pattern of the style.
  mutating func take(_ locale: LocaleData) {
    self.locale = locale
    groupSeparator = locale.groupingSeparator
    decimalSeparator = locale.decimalSeparator
    leastGroupedDigits = locale.leastGroupedDigits - 3
    symbols.minus = locale.formats?.minus ?? "-"
    symbols.zeroDigit = locale.formats?.zero ?? "0"
    // A locale without separators, such as en_US_POSIX, has groups of size 0.
    groupSize = max(1, locale.formats?.groupSize ?? 3)
    symbols.secondaryGroupSize = locale.formats?.secondaryGroupSize ?? 0
    usesGroups = groups(style)
    symbols.currencyCode = locale.currencyCode
    currencySymbol = locale.currencySymbol
    takeAffixes()
    if style.isCurrency { takePlaces() }
    applyExplicit()
  }

  /// Makes a setting that survives a change of the style or the locale.
  mutating func set<Setting>(_ path: WritableKeyPath<NumberFormat, Setting>, _ setting: Setting) {
    self[keyPath: path] = setting
    explicit[path] = { $0[keyPath: path] = setting }
  }

  /// Makes a setting that of the locale again.
  mutating func reset(_ path: PartialKeyPath<NumberFormat>) {
    explicit[path] = nil
    take(locale)
  }

  /// Makes the explicit settings again, the currency symbol first, since it changes the affixes.
  private mutating func applyExplicit() {
    explicit[\.currencySymbol]?(&self)
    for setting in explicit.values { setting(&self) }
    guard leastFractionDigits > mostFractionDigits else { return }
    if explicit[\.mostFractionDigits] != nil {
      leastFractionDigits = mostFractionDigits
    } else {
      mostFractionDigits = leastFractionDigits
    }
  }

  /// Applies a currency: its symbol in the locale, and its decimal places.
  mutating func take(currencyCode: String) {
    symbols.currencyCode = currencyCode
    currencySymbol = locale.symbol(ofCurrency: currencyCode)
    if style.isCurrency { takePlaces() }
  }

  private mutating func takePlaces() {
    leastFractionDigits = LocaleData.places(ofCurrency: symbols.currencyCode)
    mostFractionDigits = leastFractionDigits
  }

  /// Whether numbers of a style have grouping separators in the locale.
  private func groups(_ style: Style) -> Bool {
    (style == .decimal || style == .percent || style.isCurrency) && locale.formats?.groupSize != 0
  }

  /// Applies the defaults of a style.
  private mutating func take(_ style: Style) {
    usesGroups = groups(style)
    leastFractionDigits = 0
    mostFractionDigits = style == .decimal ? 3 : 0
    if style.isCurrency { takePlaces() }
    multiplier = DecimalNumber(style == .percent ? 100 : 1)
    takeAffixes()
  }

  /// Applies the prefixes and suffixes of the style.
  private mutating func takeAffixes() {
    let percent = style == .percent ? locale.percentAffixes : .init(prefix: "", suffix: "")
    (positivePrefix, positiveSuffix) = (percent.prefix, percent.suffix)
    if style.isCurrency, style != .currencyPlural {
      let sign = style == .currencyISOCode ? symbols.currencyCode : currencySymbol
      (positivePrefix, positiveSuffix) = locale.currencyAffixes(sign)
    }
    let isInParentheses = style == .currencyAccounting
    negativePrefix = (isInParentheses ? "(" : symbols.minus) + positivePrefix
    negativeSuffix = positiveSuffix + (isInParentheses ? ")" : "")
    if style == .currency, let special = locale.negativeCurrencyAffixes(currencySymbol) {
      (negativePrefix, negativeSuffix) = special
    }
  }

  // MARK: Formatting

  func text(of number: DecimalNumber) -> String {
    if number.isNaN { return "NaN" }
    if style == .scientific || symbols.exponentDigits != nil { return scientific(number) }
    let number = stepped(number * multiplier)
    let isNegative = number.digits < 0
    var (whole, fraction) = digits(of: number)
    if whole.count > symbols.mostIntegerDigits {
      whole = String(whole.suffix(max(0, symbols.mostIntegerDigits)))
    }
    let isZero = !(whole + fraction).contains { $0 != "0" }
    if style == .ordinal { return grouped(whole) + Self.ending(of: whole) }
    let point =
      style.isCurrency ? symbols.currencyDecimalSeparator ?? decimalSeparator : decimalSeparator
    let body = symbols.localized(
      grouped(whole) + (fraction.isEmpty && !symbols.alwaysShowsPoint ? "" : point + fraction))
    if style == .currencyPlural {
      let name = currencyName(isOne: whole == "1" && !fraction.contains { $0 != "0" })
      return (isNegative && !isZero ? symbols.minus : "") + body + " " + name
    }
    return isNegative && !isZero
      ? negativePrefix + body + negativeSuffix : positivePrefix + body + positiveSuffix
  }

  /// Returns the nearest multiple of the rounding increment.
  private func stepped(_ number: DecimalNumber) -> DecimalNumber {
    guard let step = symbols.increment, step.digits > 0, let count = number / step else {
      return number
    }
    return count.rounded(places: 0, mode: 3) * step
  }

  /// The number of digits above which no zeros are added, kMaxIntFracSig of ICU's number_types.h.
  static let mostDigits = 999

  /// Returns the rounded digits before and after the decimal point.
  private func digits(of number: DecimalNumber) -> (whole: String, fraction: String) {
    let isNegative = number.digits < 0
    var digits = Int128(number.digits.magnitude)
    var places = -number.exponent
    let mostFractionDigits = max(0, mostFractionDigits)
    if places > mostFractionDigits {
      let dropped = places - mostFractionDigits
      let unit =
        dropped > 37 ? Int128.max : (0..<dropped).reduce(Int128(1)) { unit, _ in unit * 10 }
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
      let isAway = rounding.isAway(
        rest: min(rest, .max / 2), of: unit, isOdd: quotient % 2 != 0, isNegative: isNegative)
      digits = quotient + (isAway ? 1 : 0)
      places = mostFractionDigits
    }
    var text = String(digits)
    if places < 0 {
      if digits != 0 { text += String(repeating: "0", count: -places) }
      places = 0
    }
    text = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
    var fraction = String(text.suffix(places))
    var whole = String(text.dropLast(places))
    while fraction.count > leastFractionDigits, fraction.hasSuffix("0") { fraction.removeLast() }
    fraction += String(
      repeating: "0", count: max(0, min(leastFractionDigits, Self.mostDigits) - fraction.count))
    if whole == "0", leastIntegerDigits == 0, !fraction.isEmpty { whole = "" }
    whole =
      String(repeating: "0", count: max(0, min(leastIntegerDigits, Self.mostDigits) - whole.count))
      + whole
    return (whole, fraction)
  }

  private func grouped(_ whole: String) -> String {
    guard usesGroups, whole.count > groupSize, whole.count >= leastGroupedDigits + groupSize else {
      return whole
    }
    let separator =
      style.isCurrency ? symbols.currencyGroupSeparator ?? groupSeparator : groupSeparator
    let second = symbols.secondaryGroupSize > 0 ? symbols.secondaryGroupSize : groupSize
    var result = ""
    for (place, digit) in whole.enumerated() {
      let left = whole.count - place
      if place > 0, left == groupSize || left > groupSize && (left - groupSize) % second == 0 {
        result += separator
      }
      result.append(digit)
    }
    return result
  }

  /// Returns an ordinal suffix: `1st`, `2nd`, `3rd`, `4th`, `11th`.
  private static func ending(of whole: String) -> String {
    let last = Int(whole.suffix(2)) ?? 0
    if (11...13).contains(last) { return "th" }
    return switch last % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  // MARK: Parsing

  /// Returns a number in the locale's format with C's decimal point and without separators.
  private func plainNumber(_ text: Substring) -> String {
    var text = String(text)
    if usesGroups, groupSeparator == decimalSeparator {
      // The same sign separates groups if three digits follow each of them.
      let parts = text.split(separator: groupSeparator, omittingEmptySubsequences: false)
      if parts.dropFirst().allSatisfy({ $0.count == groupSize }) { return parts.joined() }
    } else if usesGroups {
      // A plain space is accepted for a no-break space.
      if groupSeparator.count == 1, groupSeparator.allSatisfy(\.isWhitespace) {
        text = text.map { $0.isWhitespace ? groupSeparator : String($0) }.joined()
      }
      guard symbols.isLenient || hasWholeGroups(text) else { return "" }
      text = text.split(separator: groupSeparator).joined()
    }
    if decimalSeparator != ".", text.contains(".") { return "" }
    return text.split(separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: ".")
  }

  /// Whether the separators of a text stand where the format writes them.
  ///
  /// As in ICU, a formatter that is not lenient refuses `1,2,3`, `12,34` and `1234,567`.
  private func hasWholeGroups(_ text: String) -> Bool {
    let parts = text.split(
      separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.dropFirst().allSatisfy({ !$0.contains(groupSeparator) })
    else { return false }
    let groups = whole.split(separator: groupSeparator, omittingEmptySubsequences: false)
    guard groups.count > 1 else { return true }
    let second = symbols.secondaryGroupSize > 0 ? symbols.secondaryGroupSize : groupSize
    return groups.last?.count == groupSize && (1...max(second, 1)).contains(groups[0].count)
      && groups.dropFirst().dropLast().allSatisfy { $0.count == second }
  }

  /// Whether a text is a number of C, perhaps with an exponent.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "Ee".contains($0) }
    func hasOnlyDigits(_ text: Substring) -> Bool { text.allSatisfy { $0.isASCII && $0.isNumber } }
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard mantissa.count <= 2, mantissa.allSatisfy(hasOnlyDigits) else { return false }
    guard mantissa.contains(where: { !$0.isEmpty }) else { return false }
    guard parts.count > 1 else { return true }
    let hasSign = parts[1].first.map { "+-".contains($0) } == true
    let exponent = hasSign ? parts[1].dropFirst() : parts[1]
    return !exponent.isEmpty && hasOnlyDigits(exponent)
  }

  /// Parses a complete text; returns nil if it is not a number.
  func number(of text: String) -> DecimalNumber? {
    var rest = text[...]
    if symbols.isLenient {
      rest = rest.drop(while: \.isWhitespace)
      while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    }
    var isNegative = false
    if !negativePrefix.isEmpty, rest.hasPrefix(negativePrefix), rest.hasSuffix(negativeSuffix) {
      isNegative = true
      rest = rest.dropFirst(negativePrefix.count).dropLast(negativeSuffix.count)
    } else if rest.hasPrefix(positivePrefix), rest.hasSuffix(positiveSuffix) {
      rest = rest.dropFirst(positivePrefix.count).dropLast(positiveSuffix.count)
    } else if !symbols.isLenient {
      return nil
    }
    if symbols.isLenient {
      isNegative = isNegative || rest.hasPrefix(symbols.minus)
      rest = rest.drop { !$0.isNumber && String($0) != decimalSeparator }
      while let last = rest.last, !last.isNumber { rest = rest.dropLast() }
    }
    if !isNegative, symbols.minus != "-", rest.hasPrefix("-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    var plain = plainNumber(symbols.plain(rest))
    guard Self.isNumber(plain) else { return nil }
    if isNegative { plain = "-" + plain }
    let number = DecimalNumber(plain)
    return number.isNaN ? nil : number / multiplier
  }
}
