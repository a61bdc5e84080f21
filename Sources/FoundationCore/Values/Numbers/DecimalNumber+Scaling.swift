/// Decimal numbers of doubles, and doubles of decimal numbers, as `NSDecimalNumber` makes them.
///
/// It multiplies and divides doubles by ten, each time with a double's error, rather than to look for
/// the shortest digits. So `initWithDouble:` of 0.33 is not what its `doubleValue` answers.
extension DecimalNumber {
  /// The number whose digits fill 64 bits when a double is scaled by tens.
  ///
  /// What is exactly 2⁶⁴ has no digits in 64 bits, and is nothing; what is too large is the most.
  init(scaling number: Double) {
    guard number.isFinite else {
      self = .nan
      return
    }
    let limit = 0x1p64
    var (value, exponent) = (abs(number), 0)
    guard value > 0 else {
      self.init(Int128(0))
      return
    }
    // NSDecimal has eight bits for the exponent.
    let exponents = -128...127
    while value < limit, exponent > exponents.lowerBound {
      value *= 10
      exponent -= 1
    }
    while value > limit, exponent < exponents.upperBound {
      value /= 10
      exponent += 1
    }
    let digits =
      value < limit ? Int128(value) : value > limit ? Int128(UInt64.max) : 0
    self.init(number < 0 ? -digits : digits, exponent: exponent)
  }

  /// The digits as a double, scaled by tens.
  var scaledDouble: Double {
    if isNaN { return .nan }
    var value = Double(digits)
    for _ in 0..<abs(exponent) {
      if exponent < 0 { value /= 10 } else { value *= 10 }
    }
    return value
  }

  /// The number of digits and an exponent; no digits with a minus sign are not a number.
  init(mantissa: Int, exponent: Int, isNegative: Bool) {
    if mantissa == 0, isNegative {
      self = .nan
      return
    }
    let digits = Int128(UInt(bitPattern: mantissa))
    self.init(isNegative ? -digits : digits, exponent: exponent)
  }
}
