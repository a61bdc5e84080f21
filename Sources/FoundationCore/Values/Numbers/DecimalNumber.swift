// no traps of abs: digits have 39 places at most, so they are above the least integer.
// no traps of count: the exponent is not negative there, and below 128.

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

  /// Parses the number at the beginning of a text; the result may be not a number, as for one that
  /// NSDecimal cannot store.
  package init(_ text: String) { self = DecimalNumber(parsing: text).representable }

  /// Parses the number at the beginning of a text, with any exponent.
  private init(parsing text: String) {
    var rest = text.drop { $0.isWhitespace }.utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var (digits, exponent, isBehindPoint, hasDigits) = (Int128(0), 0, false, false)
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !isBehindPoint {
        isBehindPoint = true
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        let digit = byte - UInt8(ascii: "0")
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
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      exponent += Self.exponent(Substring(rest.dropFirst()))
    }
    self.init(isNegative ? -digits : digits, exponent: exponent)
  }

  /// Returns the exponent at the beginning of a text, cut off far beyond the largest one.
  private static func exponent(_ text: Substring) -> Int {
    let sign = text.first.flatMap { "+-".contains($0) ? $0 : nil }
    var number = 0
    for digit in text.dropFirst(sign == nil ? 0 : 1) {
      guard digit.isASCII, let value = digit.wholeNumberValue else { break }
      number = min(number * 10 + value, 1 << 32)
    }
    return sign == "-" ? -number : number
  }

  /// The exponents of NSDecimal, which has eight bits for it, in NSDecimal.h.
  static let exponents = -128...127

  /// The number with an exponent that NSDecimal can store; not a number if there is none.
  ///
  /// Zeros are appended to the digits, or dropped from them, where that is exact or loses only
  /// decimal places.
  package var representable: DecimalNumber {
    guard !isNaN, !Self.exponents.contains(exponent) else { return self }
    if exponent > 0 {
      let places = exponent - Self.exponents.upperBound
      guard places < Self.mostDigits, let digits = Self.scaled(digits, by: places) else {
        return .nan
      }
      return DecimalNumber(digits, exponent: Self.exponents.upperBound, isNaN: false)
    }
    let rounded = rounded(places: -Self.exponents.lowerBound, mode: 0)
    return rounded.digits == 0 ? .nan : rounded
  }

  /// Creates the number that a double prints as.
  package init(_ number: Double) {
    self = number.isFinite ? DecimalNumber(parsing: "\(number)") : .nan
  }

  package var double: Double { isNaN ? .nan : Double("\(digits)e\(exponent)") ?? .nan }

  /// The value of a 64-bit integer, or nil.
  package var integer: Int64? { whole.flatMap { Int64(exactly: $0) } }

  /// The value of an integer of at most 64 bits, signed or not, as far as its digits tell; or nil.
  var whole: Int128? {
    guard !isNaN, exponent >= 0, exponent < 20 else { return nil }
    return Self.scaled(digits, by: exponent)
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
    var (result, square, rest) = (DecimalNumber(Int128(1)), self, power)
    while rest > 0 {
      if rest & 1 == 1 { result = (result * square).limited }
      square = (square * square).limited
      rest >>= 1
    }
    return result
  }

  /// The number with an exponent that can be calculated with; far beyond NSDecimal, it is cut off.
  private var limited: DecimalNumber {
    DecimalNumber(
      digits, exponent: min(max(exponent, -Self.farthest), Self.farthest), isNaN: isNaN)
  }

  private static let farthest = 1 << 40

  /// Returns the number with its decimal point moved to the right.
  func moved(by places: Int) -> DecimalNumber {
    let places = min(max(places, -Self.farthest), Self.farthest)
    return DecimalNumber(digits, exponent: exponent + places, isNaN: isNaN).limited
  }

  /// Returns the number rounded to decimal places, with an `NSRoundingMode`.
  package func rounded(places: Int, mode: Int) -> DecimalNumber {
    let count = -exponent - min(max(places, -Self.farthest), Self.farthest)
    guard !isNaN, count > 0 else { return self }
    if count > 38 { return DecimalNumber(Int128(0)) }
    let unit = Self.scaled(1, by: count) ?? 1
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
    let away: Int128 = digits < 0 ? -1 : 1
    let dropped = abs(rest), missing = unit - abs(rest)
    let isUp =
      switch mode {
      case 1: digits < 0 && rest != 0
      case 2: digits > 0 && rest != 0
      // NSRoundBankers: to even.
      case 3: dropped > missing || (dropped == missing && quotient % 2 != 0)
      default: dropped >= missing
      }
    return DecimalNumber(isUp ? quotient + away : quotient, exponent: -places)
  }
}
