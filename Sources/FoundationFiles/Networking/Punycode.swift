// no traps of narrow: digits of Punycode are below 36.

/// Punycode, the ASCII form of the labels of domain names (RFC 3492).
enum Punycode {
  // The parameters of RFC 3492, section 5.
  private static let (base, tMin, tMax, skew, damp) = (36, 1, 26, 38, 700)
  private static let (initialBias, initialNumber) = (72, 0x80)

  /// Returns the Punycode of a label, without the prefix `xn--`.
  static func encode(_ label: Substring) -> String {
    let scalars = label.unicodeScalars.map { Int($0.value) }
    var result = String(label.unicodeScalars.filter(\.isASCII).map(Character.init))
    let basicCount = result.count
    if basicCount > 0 { result += "-" }
    var (number, delta, bias, handled) = (initialNumber, 0, initialBias, basicCount)
    while handled < scalars.count, let next = scalars.filter({ $0 >= number }).min() {
      delta += (next - number) * (handled + 1)
      number = next
      for scalar in scalars {
        if scalar < number { delta += 1 }
        guard scalar == number else { continue }
        result += integer(delta, bias)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      number += 1
    }
    return result
  }

  private static func integer(_ number: Int, _ bias: Int) -> String {
    var (rest, place, result) = (number, base, "")
    while true {
      let threshold = min(max(place - bias, tMin), tMax)
      if rest < threshold { return result + String(digit(rest)) }
      result.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      place += base
    }
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var place = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      place += base
    }
    return place + (base - tMin + 1) * delta / (delta + skew)
  }

  private static func digit(_ value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)))
  }
}
