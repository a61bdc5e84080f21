// no traps of abs: binary exponents of doubles are below 1,100.
// no traps of narrow: a remainder by 10 is below 10.

/// The exact decimal digits of a non-negative double.
///
/// Every double is a multiple of a power of two, so its decimal digits are finite. C's `printf`
/// rounds these digits; a shorter representation would be rounded twice.
struct DecimalExpansion {
  /// The digits, the most significant first, without leading zeros; empty for zero.
  private(set) var digits: [UInt8]
  /// The number of digits before the decimal point; negative if zeros follow the point.
  private(set) var point: Int

  /// The base of the limbs: nine decimal digits each, the least significant first.
  private static let base: UInt64 = 1_000_000_000

  init(_ magnitude: Double) {
    guard magnitude > 0 else {
      digits = []
      point = 0
      return
    }
    let isSubnormal = magnitude.exponentBitPattern == 0
    var significand = magnitude.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    var exponent = Int(magnitude.exponentBitPattern) - (isSubnormal ? 1074 : 1075)
    while significand & 1 == 0 && exponent < 0 {
      significand >>= 1
      exponent += 1
    }
    var limbs: [UInt64] = []
    while significand > 0 {
      limbs.append(significand % Self.base)
      significand /= Self.base
    }
    // 2⁻ⁿ is 5ⁿ with the decimal point moved n digits to the left.
    Self.multiply(&limbs, by: exponent < 0 ? 5 : 2, times: abs(exponent))
    digits = Self.digits(of: limbs)
    point = digits.count + min(exponent, 0)
  }

  private static func multiply(_ limbs: inout [UInt64], by factor: UInt64, times: Int) {
    var left = times
    while left > 0 {
      // At most 5¹² or 2¹² at a time, so that the product fits in 64 bits.
      let step = min(left, 12)
      let power = (0..<step).reduce(UInt64(1)) { result, _ in result * factor }
      var carry: UInt64 = 0
      for index in limbs.indices {
        let product = limbs[index] * power + carry
        limbs[index] = product % base
        carry = product / base
      }
      if carry > 0 { limbs.append(carry) }
      left -= step
    }
  }

  private static func digits(of limbs: [UInt64]) -> [UInt8] {
    var result: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        result.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while result.last == 0 { result.removeLast() }
    return result.reversed()
  }

  /// Rounds to a total number of digits, ties to even.
  mutating func round(toDigits count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      return
    }
    let next = digits[count]
    let isTie = next == 5 && !digits[(count + 1)...].contains { $0 != 0 }
    let isUp = isTie ? count > 0 && digits[count - 1] % 2 == 1 : next >= 5
    digits.removeSubrange(count...)
    if isUp { increment() }
  }

  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0 && digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  /// Returns the digit at an index from the decimal point: 0 is the first after it, −1 the last
  /// before.
  func digit(at place: Int) -> UInt8 {
    let index = point + place
    return digits.indices.contains(index) ? digits[index] : 0
  }
}
