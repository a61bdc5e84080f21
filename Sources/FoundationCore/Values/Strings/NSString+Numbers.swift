internal import SelectorRuntime

// no traps of narrow: the values are ASCII.

extension NSString {
  /// Defines the methods that parse a number at the beginning, after whitespace.
  static func defineNumbers(_ string: ClassDefinition<NSString>) {
    for name in ["doubleValue", "floatValue"] {
      string.method(name) { (string) -> Double in
        let number = TextNumber(try string.characters()).number
        return name == "floatValue" ? Double(Float(number)) : number
      }
    }
    let ranges: [(String, ClosedRange<Int64>)] = [
      ("intValue", Int64(Int32.min)...Int64(Int32.max)),
      ("integerValue", Int64.min...Int64.max),
      ("longLongValue", Int64.min...Int64.max),
    ]
    for (name, range) in ranges {
      string.method(name) { (string) -> Int in
        let integer = TextNumber(try string.characters()).integer
        return Int(min(max(integer, range.lowerBound), range.upperBound))
      }
    }
    string.method("boolValue") { (string) -> Bool in TextNumber(try string.characters()).truth }
  }
}

/// The number at the beginning of a text, as `NSString` parses it: only C's digits.
struct TextNumber {
  private let characters: [UInt8]

  init(_ text: UTF16Text) {
    characters = text.units.drop { unit in
      Unicode.Scalar(unit).map { $0.properties.isWhitespace } ?? false
    }.prefix(while: { $0 < 0x80 }).map { UInt8($0) }
  }

  private func isDigit(_ index: Int) -> Bool {
    characters.indices.contains(index) && characters[index] >= 0x30 && characters[index] <= 0x39
  }

  private var start: Int {
    guard let first = characters.first else { return 0 }
    return first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? 1 : 0
  }

  private var isNegative: Bool { characters.first == UInt8(ascii: "-") }

  /// The integer; one that is out of range is clamped.
  var integer: Int64 {
    var result: Int64 = 0
    // Core Foundation skips spaces after a sign as well.
    var index = characters[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? start
    while isDigit(index) {
      let digit = Int64(characters[index] - 0x30)
      let (product, overflows) = result.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.subtractingReportingOverflow(digit)
      if overflows || carries { return isNegative ? .min : .max }
      result = sum
      index += 1
    }
    if isNegative { return result }
    return result == .min ? .max : -result
  }

  /// The number with its fraction and exponent.
  var number: Double {
    var end = start
    while isDigit(end) { end += 1 }
    let whole = end - start
    if end < characters.count, characters[end] == UInt8(ascii: "."), whole > 0 || isDigit(end + 1) {
      end += 1
      while isDigit(end) { end += 1 }
    }
    guard end > start else { return 0 }
    if end < characters.count, characters[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < characters.count, [0x2B, 0x2D].contains(characters[exponent]) { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    return Double(String(decoding: characters[..<end], as: UTF8.self)) ?? 0
  }

  /// The result of `boolValue`: whether a nonzero digit or a letter of yes follows a sign and
  /// zeros.
  var truth: Bool {
    let rest = characters[start...].drop { $0 == 0x30 }
    return rest.first.map { "YyTt123456789".utf8.contains($0) } ?? false
  }
}
