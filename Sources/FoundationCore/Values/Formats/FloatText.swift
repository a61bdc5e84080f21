// no traps of abs: exponents of doubles are below 1,100.
// no traps of count: precisions and places are not negative.

/// Formats a non-negative double in one of C's four notations.
package struct FloatText {
  let magnitude: Double
  /// The precision; nil if the directive has none.
  let precision: Int?
  /// Whether the decimal point is kept without digits after it: the flag `#`.
  let keepsPoint: Bool

  package init(magnitude: Double, precision: Int?, keepsPoint: Bool) {
    self.magnitude = magnitude
    self.precision = precision
    self.keepsPoint = keepsPoint
  }

  /// Returns the text in the notation of a conversion: `f`, `e`, `g` or `a`.
  package func text(_ conversion: Character) -> String {
    switch conversion {
    case "e": exponential(places: precision ?? 6)
    case "g": shortest(digits: max(1, precision ?? 6))
    case "a": hexadecimal
    default: fixed(places: precision ?? 6)
    }
  }

  private func fixed(places: Int) -> String {
    var expansion = DecimalExpansion(magnitude)
    expansion.round(toDigits: expansion.point + places)
    return written(expansion, places: places)
  }

  private func written(_ expansion: DecimalExpansion, places: Int) -> String {
    var text = ""
    for place in stride(from: -max(expansion.point, 1), to: 0, by: 1) {
      text += String(expansion.digit(at: place))
    }
    if places > 0 || keepsPoint { text += "." }
    for place in 0..<places { text += String(expansion.digit(at: place)) }
    return text
  }

  private func exponential(places: Int) -> String {
    var expansion = DecimalExpansion(magnitude)
    expansion.round(toDigits: places + 1)
    return exponential(expansion, places: places)
  }

  private func exponential(_ expansion: DecimalExpansion, places: Int) -> String {
    let exponent = expansion.digits.isEmpty ? 0 : expansion.point - 1
    let first = -expansion.point
    var text = String(expansion.digit(at: first))
    if places > 0 || keepsPoint { text += "." }
    for place in 0..<places { text += String(expansion.digit(at: first + 1 + place)) }
    let digits = String(abs(exponent))
    return text + (exponent < 0 ? "e-" : "e+") + (digits.utf8.count < 2 ? "0" : "") + digits
  }

  /// Returns the shorter of both notations, with some significant digits and no trailing zeros.
  private func shortest(digits count: Int) -> String {
    var expansion = DecimalExpansion(magnitude)
    expansion.round(toDigits: count)
    let exponent = expansion.digits.isEmpty ? 0 : expansion.point - 1
    let significant = keepsPoint ? count : max(1, significantDigits(of: expansion))
    if exponent < -4 || exponent >= count {
      return exponential(expansion, places: significant - 1)
    }
    let places = (keepsPoint ? count : max(significant, exponent + 1)) - 1 - exponent
    return written(expansion, places: places)
  }

  private func significantDigits(of expansion: DecimalExpansion) -> Int {
    (expansion.digits.lastIndex { $0 != 0 } ?? 0) + 1
  }

  private var hexadecimal: String {
    guard magnitude > 0 else {
      let zeros = String(repeating: "0", count: precision ?? 0)
      return "0x0" + (zeros.isEmpty && !keepsPoint ? "" : "." + zeros) + "p+0"
    }
    var exponent = Int(magnitude.exponent)
    // One bit before the point and 52 after it: thirteen hexadecimal digits.
    var bits = UInt64(magnitude.significand * 0x1p52)
    var places = 13
    if let precision, precision < 13 {
      let dropped = UInt64(13 - precision) * 4
      let half = UInt64(1) << (dropped - 1)
      let rest = bits & ((1 << dropped) - 1)
      bits >>= dropped
      if rest > half || (rest == half && bits & 1 == 1) { bits += 1 }
      places = precision
    }
    if bits >> UInt64(places * 4) > 1 {
      bits >>= 1
      exponent += 1
    }
    let whole = bits >> UInt64(places * 4)
    let fraction = bits & ((1 << UInt64(places * 4)) - 1)
    let raw = places == 0 ? "" : String(fraction, radix: 16)
    var digits = String(repeating: "0", count: places - raw.utf8.count) + raw
    if let precision {
      digits += String(repeating: "0", count: max(0, precision - 13))
    } else {
      while digits.hasSuffix("0") { digits.removeLast() }
    }
    let point = digits.isEmpty && !keepsPoint ? "" : "."
    return "0x\(whole)" + point + digits + (exponent < 0 ? "p-" : "p+") + String(abs(exponent))
  }
}
