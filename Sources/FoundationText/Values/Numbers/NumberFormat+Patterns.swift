internal import FoundationCore

// no traps of abs: exponents of decimal numbers and doubles are bounded.

/// The patterns of Unicode Technical Standard #35, such as `#,##0.00;(#,##0.00)`.
extension NumberFormat {
  /// The digits of a pattern, and the texts before and after them.
  private struct Pattern {
    var prefix = "", suffix = "", body = ""
    /// 100 for a percent sign, 1000 for a per mille sign.
    var multiplier: Int128 = 1

    /// Parses a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - format: The number format whose symbols replace those of the pattern.
    init(_ text: String, _ format: NumberFormat) {
      var rest = Substring(text)
      prefix = affix(&rest, format)
      while let next = rest.first, "#0,.@".contains(next) || next == "E" || isInExponent(next) {
        body.append(next)
        rest.removeFirst()
      }
      suffix = affix(&rest, format)
    }

    private func isInExponent(_ character: Character) -> Bool {
      character == "+" && body.hasSuffix("E")
    }

    /// Parses the literal text up to the digits or the end; quoted text is always literal.
    private mutating func affix(_ rest: inout Substring, _ format: NumberFormat) -> String {
      var result = ""
      var isQuoted = false
      while let next = rest.first {
        if !isQuoted, body.isEmpty, "#0,.@".contains(next) { break }
        rest.removeFirst()
        switch next {
        case "'":
          if rest.first == "'" {
            result.append(rest.removeFirst())
          } else {
            isQuoted.toggle()
          }
        case _ where isQuoted: result.append(next)
        case "¤":
          let isCode = rest.first == "¤"
          if isCode { rest.removeFirst() }
          result += isCode ? format.symbols.currencyCode : format.currencySymbol
        case "%":
          multiplier = 100
          result += format.symbols.percent
        case "‰":
          multiplier = 1000
          result += format.symbols.perMill
        case "-": result += format.symbols.minus
        default: result.append(next)
        }
      }
      return result
    }
  }

  /// Applies a pattern of non-negative numbers.
  mutating func take(pattern: String) {
    let pattern = Pattern(pattern, self)
    let halves = pattern.body.split(separator: "E", maxSplits: 1)
    let body = halves.first ?? ""
    let parts = body.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first ?? ""
    let fraction = parts.count > 1 ? parts[1] : ""
    takeGroups(of: whole)
    takeSignificantDigits(of: whole)
    leastIntegerDigits = whole.filter { $0 == "0" }.count
    leastFractionDigits = fraction.filter { $0 == "0" }.count
    mostFractionDigits = fraction.count
    symbols.exponentDigits = halves.count > 1 ? halves[1].filter { $0 == "0" }.count : nil
    symbols.showsExponentPlus = halves.count > 1 && halves[1].hasPrefix("+")
    multiplier = DecimalNumber(pattern.multiplier)
    (positivePrefix, positiveSuffix) = (pattern.prefix, pattern.suffix)
    negativePrefix = symbols.minus + positivePrefix
    negativeSuffix = positiveSuffix
  }

  private mutating func takeGroups(of whole: Substring) {
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    usesGroups = groups.count > 1
    symbols.secondaryGroupSize = 0
    guard usesGroups, let last = groups.last else { return }
    groupSize = max(1, last.count)
    if groups.count > 2 { symbols.secondaryGroupSize = groups[groups.count - 2].count }
  }

  private mutating func takeSignificantDigits(of whole: Substring) {
    let least = whole.filter { $0 == "@" }.count
    symbols.significantDigits = least > 0 ? 1...1 : nil
    guard least > 0, let first = whole.firstIndex(of: "@") else { return }
    symbols.leastSignificant = least
    symbols.mostSignificant = whole[first...].filter { $0 == "@" || $0 == "#" }.count
  }

  /// Applies the prefix and suffix of a pattern of negative numbers.
  mutating func take(negativePattern text: String) {
    let pattern = Pattern(text, self)
    guard !pattern.body.isEmpty else { return }
    (negativePrefix, negativeSuffix) = (pattern.prefix, pattern.suffix)
    symbols.negativePattern = text
  }

  /// Formats a number in scientific notation.
  func scientific(_ number: DecimalNumber) -> String {
    var number = number
    func exponent() -> Int {
      number.digits == 0 ? 0 : number.exponent + String(number.digits.magnitude).count - 1
    }
    if symbols.exponentDigits != nil {
      number = number.rounded(places: mostFractionDigits - exponent(), mode: 3)
    }
    let power = exponent()
    var digits = String(number.digits.magnitude)
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    var rest = String(digits.dropFirst())
    rest += String(
      repeating: "0", count: max(0, min(leastFractionDigits, Self.mostDigits) - rest.count))
    let power0 = String(abs(power))
    let zeros = String(repeating: "0", count: max(0, (symbols.exponentDigits ?? 1) - power0.count))
    let sign = power < 0 ? symbols.minus : symbols.showsExponentPlus ? symbols.plus : ""
    return (number.digits < 0 ? negativePrefix : positivePrefix) + digits.prefix(1)
      + (rest.isEmpty ? "" : decimalSeparator + rest) + symbols.exponent + sign + zeros + power0
      + (number.digits < 0 ? negativeSuffix : positiveSuffix)
  }

  /// The English singular and plural names of currencies.
  private static let currencies: [String: (one: String, many: String)] = [
    "USD": ("US dollar", "US dollars"), "EUR": ("euro", "euros"),
    "GBP": ("British pound", "British pounds"), "JPY": ("Japanese yen", "Japanese yen"),
    "CNY": ("Chinese yuan", "Chinese yuan"), "CHF": ("Swiss franc", "Swiss francs"),
    "CAD": ("Canadian dollar", "Canadian dollars"),
    "AUD": ("Australian dollar", "Australian dollars"),
    "INR": ("Indian rupee", "Indian rupees"), "KRW": ("South Korean won", "South Korean won"),
    "BRL": ("Brazilian real", "Brazilian reals"), "RUB": ("Russian ruble", "Russian rubles"),
  ]

  /// The suffix of an amount in the plural style; an unknown currency has its code.
  func currencyName(isOne: Bool) -> String {
    let names = Self.currencies[symbols.currencyCode]
    return (isOne ? names?.one : names?.many) ?? symbols.currencyCode
  }
}
