/// A decimal number of up to 38 digits with an exponent: the value of `NSDecimal`.
package struct DecimalNumber: Hashable {
  /// The digits as an integer, scaled by the exponent.
  package let digits: Int128
  package let exponent: Int
  package let isNaN: Bool

  static let nan = DecimalNumber(0, exponent: 0, isNaN: true)
  /// The maximum number of digits in NSDecimal.h.
  static let mostDigits = 38

  private init(_ digits: Int128, exponent: Int, isNaN: Bool) {
    (self.digits, self.exponent, self.isNaN) = (digits, exponent, isNaN)
  }

  /// Creates a number in its shortest form, without trailing zeros in the digits.
  package init(_ digits: Int128, exponent: Int = 0) {
    var (digits, exponent) = (digits, exponent)
    while digits != 0 && digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    self.init(digits, exponent: digits == 0 ? 0 : exponent, isNaN: false)
  }

  /// Parses the number at the beginning of a text; the result may be not a number.
  package init(_ text: String) {
    var rest = text.drop { $0.isWhitespace }[...]
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    var (digits, exponent, isBehindPoint, hasDigits) = (Int128(0), 0, false, false)
    while let character = rest.first {
      if character == ".", !isBehindPoint {
        isBehindPoint = true
      } else if let digit = character.wholeNumberValue, character.isASCII {
        hasDigits = true
        let (next, overflows) = digits.multipliedReportingOverflow(by: 10)
        if overflows || next > Int128.max - 10 {
          if !isBehindPoint { exponent += 1 }
        } else {
          digits = next + Int128(digit)
          if isBehindPoint { exponent -= 1 }
        }
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard hasDigits else {
      self = .nan
      return
    }
    if let mark = rest.first, mark == "e" || mark == "E" {
      exponent += Int(rest.dropFirst().prefix { "+-0123456789".contains($0) }) ?? 0
    }
    self.init(isNegative ? -digits : digits, exponent: exponent)
  }

  /// Creates the number that a double prints as.
  package init(_ number: Double) {
    self = number.isFinite ? DecimalNumber("\(number)") : .nan
  }

  package var double: Double { isNaN ? .nan : Double("\(digits)e\(exponent)") ?? .nan }

  /// The value of a 64-bit integer, or nil.
  package var integer: Int64? {
    guard !isNaN, exponent >= 0, exponent < 19, let scaled = Self.scaled(digits, by: exponent)
    else {
      return nil
    }
    return Int64(exactly: scaled)
  }

  /// The text of `stringValue`, without an exponent.
  package var text: String {
    if isNaN { return "NaN" }
    let sign = digits < 0 ? "-" : ""
    var text = String(digits.magnitude)
    if exponent >= 0 { return sign + text + String(repeating: "0", count: exponent) }
    text = String(repeating: "0", count: max(0, 1 - exponent - text.utf8.count)) + text
    let point = text.index(text.endIndex, offsetBy: exponent)
    return sign + text[..<point] + "." + text[point...]
  }

  private static func scaled(_ digits: Int128, by places: Int) -> Int128? {
    var result = digits
    for _ in 0..<places {
      let (next, overflows) = result.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      result = next
    }
    return result
  }

  private static func shortened(_ digits: Int128) -> Int128 {
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
    return abs(rest) >= 5 ? quotient + (digits < 0 ? -1 : 1) : quotient
  }
}

// MARK: Arithmetic

extension DecimalNumber {
  static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN { return .nan }
    var (large, small) = left.exponent >= right.exponent ? (left, right) : (right, left)
    // If the digits of both do not fit, the number with more decimal places is rounded.
    while true {
      if large.digits == 0 { return small }
      if large.exponent == small.exponent || small.digits == 0 { break }
      if let digits = scaled(large.digits, by: min(large.exponent - small.exponent, 40)),
        large.exponent - small.exponent <= 40
      {
        large = DecimalNumber(digits, exponent: small.exponent, isNaN: false)
        break
      }
      small = DecimalNumber(
        shortened(small.digits), exponent: small.exponent + 1, isNaN: false)
    }
    let (sum, overflows) = large.digits.addingReportingOverflow(small.digits)
    if overflows {
      return DecimalNumber(
        shortened(large.digits) + shortened(small.digits), exponent: large.exponent + 1)
    }
    return DecimalNumber(sum, exponent: small.digits == 0 ? large.exponent : small.exponent)
  }

  static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(-number.digits, exponent: number.exponent, isNaN: number.isNaN)
  }

  static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber { left + -right }

  package static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN { return .nan }
    var (first, second, exponent) = (left.digits, right.digits, left.exponent + right.exponent)
    while true {
      let (product, overflows) = first.multipliedReportingOverflow(by: second)
      if !overflows { return DecimalNumber(product, exponent: exponent) }
      if abs(first) > abs(second) { first = shortened(first) } else { second = shortened(second) }
      exponent += 1
    }
  }

  /// Returns the quotient; nil if the divisor is zero.
  package static func / (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber? {
    if left.isNaN || right.isNaN { return .nan }
    guard right.digits != 0 else { return nil }
    var (quotient, rest) = left.digits.quotientAndRemainder(dividingBy: right.digits)
    var exponent = left.exponent - right.exponent
    while rest != 0, String(quotient.magnitude).utf8.count < mostDigits {
      let (next, overflows) = rest.multipliedReportingOverflow(by: 10)
      let (scaled, grows) = quotient.multipliedReportingOverflow(by: 10)
      if overflows || grows { break }
      let (digit, remainder) = next.quotientAndRemainder(dividingBy: right.digits)
      (quotient, rest) = (scaled + digit, remainder)
      exponent -= 1
    }
    return DecimalNumber(quotient, exponent: exponent)
  }

  package func compare(_ other: DecimalNumber) -> Int {
    if isNaN || other.isNaN { return isNaN ? (other.isNaN ? 0 : -1) : 1 }
    let difference = (self - other).digits
    return difference < 0 ? -1 : difference > 0 ? 1 : 0
  }

  func raised(to power: Int) -> DecimalNumber {
    var result = DecimalNumber(Int128(1))
    for _ in 0..<min(power, 10_000) { result = result * self }
    return result
  }

  /// Returns the number with its decimal point moved to the right.
  func moved(by places: Int) -> DecimalNumber {
    DecimalNumber(digits, exponent: exponent + places, isNaN: isNaN)
  }

  /// Returns the number rounded to decimal places, with an `NSRoundingMode`.
  package func rounded(places: Int, mode: Int) -> DecimalNumber {
    let dropped = -exponent - places
    guard !isNaN, dropped > 0 else { return self }
    if dropped > 38 { return DecimalNumber(Int128(0)) }
    let unit = Self.scaled(1, by: dropped) ?? 1
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
    let away: Int128 = digits < 0 ? -1 : 1
    let twice = abs(rest) * 2
    let isUp =
      switch mode {
      case 1: digits < 0 && rest != 0
      case 2: digits > 0 && rest != 0
      // NSRoundBankers: to even.
      case 3: twice > unit || (twice == unit && quotient % 2 != 0)
      default: twice >= unit
      }
    return DecimalNumber(isUp ? quotient + away : quotient, exponent: -places)
  }
}
