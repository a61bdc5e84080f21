// no traps of narrow: digits are below the radix.

/// Property lists in NeXT's format: `{ key = (a, "b c", <0fa0>); }`.
///
/// A `.strings` file is such a dictionary without its braces.
package struct PropertyListText {
  private let text: [UInt16]
  private let goesOn: () -> Bool
  private var place = 0
  private var values = 0

  /// Parses a property list; returns nil if the text is invalid.
  ///
  /// - Parameter goesOn: Called after some thousand values; parsing fails when it returns false.
  package static func list(
    of text: UTF16Text, goesOn: @escaping () -> Bool = { true }
  ) -> PropertyList? {
    var reader = PropertyListText(text: text.units, goesOn)
    reader.skip()
    if reader.place == reader.text.count { return .dictionary([]) }
    if let list = reader.value(depth: 0), reader.isAtEnd { return list }
    reader.place = 0
    return reader.entries(until: nil, depth: 0).map { .dictionary($0) }
  }

  private init(text: [UInt16], _ goesOn: @escaping () -> Bool) {
    (self.text, self.goesOn) = (text, goesOn)
  }

  private var next: UInt16? { place < text.count ? text[place] : nil }

  private var isAtEnd: Bool {
    mutating get {
      skip()
      return place == text.count
    }
  }

  /// Skips whitespace and comments.
  private mutating func skip() {
    while let unit = next {
      let isComment = unit == UInt16(ascii: "/") && place + 1 < text.count
      if unit <= 0x20 || unit == 0x2028 || unit == 0x2029 {
        place += 1
      } else if isComment, text[place + 1] == UInt16(ascii: "/") {
        while let unit = next, unit != 0x0A, unit != 0x0D { place += 1; _ = unit }
      } else if isComment, text[place + 1] == UInt16(ascii: "*") {
        place += 2
        while place < text.count,
          !(text[place - 1] == UInt16(ascii: "*") && text[place] == UInt16(ascii: "/"))
        {
          place += 1
        }
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skip()
    guard next == UInt16(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// The maximum depth of nesting.
  private static let deepest = 100

  private mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.deepest else { return nil }
    values &+= 1
    if values % 4096 == 0, !goesOn() { return nil }
    if take("{") { return entries(until: "}", depth: depth + 1).map { .dictionary($0) } }
    if take("(") { return array(depth: depth + 1) }
    if take("<") { return data() }
    return string().map { .string($0) }
  }

  private mutating func array(depth: Int) -> PropertyList? {
    var elements: [PropertyList] = []
    while !take(")") {
      guard let element = value(depth: depth) else { return nil }
      elements.append(element)
      if take(",") { continue }
      return take(")") ? .array(elements) : nil
    }
    return .array(elements)
  }

  private mutating func entries(
    until end: Unicode.Scalar?, depth: Int
  ) -> [(key: UTF16Text, value: PropertyList)]? {
    var entries: [(key: UTF16Text, value: PropertyList)] = []
    while true {
      if let end {
        if take(end) { return entries }
      } else if isAtEnd {
        return entries
      }
      guard let key = string() else { return nil }
      // A key without a value has itself as value.
      var value: PropertyList = .string(key)
      if take("=") {
        guard let found = self.value(depth: depth) else { return nil }
        value = found
      }
      entries.append((key, value))
      guard take(";") else { return nil }
    }
  }

  private mutating func data() -> PropertyList? {
    var digits = ""
    while !take(">") {
      guard let unit = next, let digit = Unicode.Scalar(unit), Character(digit).isHexDigit else {
        return nil
      }
      digits.unicodeScalars.append(digit)
      place += 1
    }
    let pairs = Array(digits)
    guard pairs.count % 2 == 0 else { return nil }
    return .data(
      stride(from: 0, to: pairs.count, by: 2).compactMap {
        UInt8(String(pairs[$0...($0 + 1)]), radix: 16)
      })
  }

  /// Parses an unquoted word or a quoted string.
  private mutating func string() -> UTF16Text? {
    skip()
    if let quote = next, quote == UInt16(ascii: "\"") || quote == UInt16(ascii: "'") {
      place += 1
      return quoted(until: quote)
    }
    let start = place
    while let unit = next, let scalar = Unicode.Scalar(unit), scalar.isASCII,
      Character(scalar).isLetter || Character(scalar).isNumber
        || "_$/:.-".contains(Character(scalar))
    {
      place += 1
    }
    return place > start ? UTF16Text(text[start..<place]) : nil
  }

  private mutating func quoted(until quote: UInt16) -> UTF16Text? {
    var result: [UInt16] = []
    while let unit = next {
      place += 1
      if unit == quote { return UTF16Text(result) }
      guard unit == UInt16(ascii: "\\") else {
        result.append(unit)
        continue
      }
      guard let escaped = escaped() else { return nil }
      result.append(escaped)
    }
    return nil
  }

  /// Parses the character after a backslash.
  private mutating func escaped() -> UInt16? {
    guard let unit = next, let sign = Unicode.Scalar(unit) else { return nil }
    place += 1
    switch sign {
    case "n": return 0x0A
    case "t": return 0x09
    case "r": return 0x0D
    case "a": return 0x07
    case "b": return 0x08
    case "f": return 0x0C
    case "v": return 0x0B
    case "U", "u": return number(digits: 4, radix: 16)
    case "0"..."7":
      place -= 1
      return number(digits: 3, radix: 8)
    default: return unit
    }
  }

  private mutating func number(digits: Int, radix: UInt16) -> UInt16? {
    var result: UInt16 = 0
    var count = 0
    while count < digits, let unit = next, let scalar = Unicode.Scalar(unit),
      let digit = Character(scalar).hexDigitValue, digit < Int(radix)
    {
      result = result &* radix &+ UInt16(digit)
      place += 1
      count += 1
    }
    return count > 0 ? result : nil
  }
}

extension UInt16 {
  /// Creates the UTF-16 unit of an ASCII character.
  init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
