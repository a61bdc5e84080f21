// no traps of abs: digits have 39 places at most, and exponents are between -128 and 127.

/// Conversion between decimal numbers and doubles, as `NSDecimalNumber` does it.
///
/// It multiplies and divides doubles by ten, with a rounding error at each step, and does not
/// search for the shortest digits. So `initWithDouble:` of 0.33 has a different `doubleValue`.
extension DecimalNumber {
  /// Creates the number whose digits fill 64 bits after a double is scaled by powers of ten.
  ///
  /// A result of exactly 2⁶⁴ does not fit in 64 bits and becomes 0; a larger one becomes the
  /// maximum.
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
    while value < limit, exponent > Self.exponents.lowerBound {
      value *= 10
      exponent -= 1
    }
    while value > limit, exponent < Self.exponents.upperBound {
      value /= 10
      exponent += 1
    }
    let digits =
      value < limit ? Int128(value) : value > limit ? Int128(UInt64.max) : 0
    self.init(number < 0 ? -digits : digits, exponent: exponent)
  }

  /// The digits as a double, scaled by powers of ten.
  var scaledDouble: Double {
    if isNaN { return .nan }
    var value = Double(digits)
    for _ in 0..<abs(exponent) {
      if exponent < 0 { value /= 10 } else { value *= 10 }
    }
    return value
  }

  /// Creates a number from digits and an exponent; a negative zero is not a number.
  init(mantissa: Int, exponent: Int, isNegative: Bool) {
    if mantissa == 0, isNegative {
      self = .nan
      return
    }
    let digits = Int128(UInt(bitPattern: mantissa))
    self =
      DecimalNumber(
        isNegative ? -digits : digits, exponent: min(max(exponent, -1000), 1000)
      ).representable
  }
}
