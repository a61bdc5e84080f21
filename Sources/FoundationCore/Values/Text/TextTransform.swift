/// The transforms of `stringByApplyingTransform:reverse:` that need no dictionary.
enum TextTransform {
  /// Applies a transform; returns nil if it is unknown or not reversible.
  static func apply(_ name: String, _ text: String, isReverse: Bool) -> String? {
    switch name {
    case "NFD; [:M:] Remove; NFC":
      return isReverse ? nil : stripped(text) { $0.properties.isMark }
    case "NFD; [[:M:][\\u02B0-\\u02FF]] Remove; NFC":
      return isReverse
        ? nil : stripped(text) { $0.properties.isMark || (0x2B0...0x2FF).contains($0.value) }
    case "Fullwidth-Halfwidth": return isReverse ? fullwidth(text) : halfwidth(text)
    case "Hiragana-Katakana":
      return isReverse ? shifted(text, katakana, -0x60) : shifted(text, hiragana, 0x60)
    case "Any-Hex/XML": return isReverse ? readingXML(text) : writingXML(text)
    case "Any-Name": return isReverse ? nil : named(text)
    case "Any-Upper", "Upper": return text.uppercased()
    case "Any-Lower", "Lower": return text.lowercased()
    case "Any-NFC", "NFC": return CanonicalForm.composed(text)
    case "Any-NFD", "NFD": return CanonicalForm.decomposed(text)
    case "Any-Hex", "Any-Hex/Java", "Any-Hex/C", "Any-Hex/Unicode":
      return isReverse ? nil : text.unicodeScalars.map { HexForm.written($0, name) }.joined()
    case "Latin-ASCII":
      return isReverse ? nil : ASCIILetters.text(of: stripped(text, \.properties.isMark))
    case "Latin-Greek": return mapped(text, greek, isReverse)
    case "Greek-Latin": return mapped(text, greek, !isReverse)
    case "Latin-Cyrillic": return mapped(text, cyrillic, isReverse)
    case "Cyrillic-Latin": return mapped(text, cyrillic, !isReverse)
    case "Any-Latin":
      guard !isReverse else { return nil }
      return mapped(text, greek, true).flatMap { mapped($0, cyrillic, true) }
    default: return chain(name, text, isReverse: isReverse)
    }
  }

  /// Applies transforms separated by semicolons; the reverse applies them from the last one.
  private static func chain(_ names: String, _ text: String, isReverse: Bool) -> String? {
    let parts = names.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    return (isReverse ? parts.reversed() : parts).reduce(text) { text, part -> String? in
      text.flatMap { apply(part, $0, isReverse: isReverse) }
    }
  }

  private static func stripped(_ text: String, _ isDropped: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in CanonicalForm.decomposed(text).unicodeScalars where !isDropped(scalar) {
      result.append(scalar)
    }
    return CanonicalForm.composed(String(result))
  }

  private static let hiragana: ClosedRange<UInt32> = 0x3041...0x3096
  private static let katakana: ClosedRange<UInt32> = 0x30A1...0x30F6

  private static func shifted(
    _ text: String, _ range: ClosedRange<UInt32>, _ distance: Int
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let moved = range.contains(scalar.value) ? UInt32(Int(scalar.value) + distance) : scalar.value
      result.append(Unicode.Scalar(moved) ?? scalar)
    }
    return String(result)
  }

  /// Returns halfwidth text: fullwidth forms have a fixed offset to ASCII, except the space.
  private static func halfwidth(_ text: String) -> String {
    shifted(text, 0xFF01...0xFF5E, -0xFEE0).replacing("\u{3000}", with: " ")
  }

  private static func fullwidth(_ text: String) -> String {
    shifted(text, 0x21...0x7E, 0xFEE0).replacing(" ", with: "\u{3000}")
  }

  private static func writingXML(_ text: String) -> String {
    text.unicodeScalars.map { "&#x\(String($0.value, radix: 16, uppercase: true));" }.joined()
  }

  private static func readingXML(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "&#x") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      let digits = rest.prefix(while: \.isHexDigit)
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value),
        rest.dropFirst(digits.count).first == ";"
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 1)
      } else {
        result += "&#x"
      }
    }
    return result + rest
  }

  private static func named(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let name = scalar.properties.name ?? scalar.properties.nameAlias
      return "\\N{\(name ?? "<control-\(String(scalar.value, radix: 16, uppercase: true))>")}"
    }.joined()
  }

  // MARK: Letters of other scripts

  private static let greek: [(latin: String, other: String)] = [
    ("th", "θ"), ("ph", "φ"), ("ch", "χ"), ("ps", "ψ"), ("a", "α"), ("b", "β"), ("g", "γ"),
    ("d", "δ"), ("e", "ε"), ("z", "ζ"), ("ē", "η"), ("i", "ι"), ("k", "κ"), ("l", "λ"), ("m", "μ"),
    ("n", "ν"), ("x", "ξ"), ("o", "ο"), ("p", "π"), ("r", "ρ"), ("s", "σ"), ("t", "τ"), ("u", "υ"),
    ("ō", "ω"),
  ]
  private static let cyrillic: [(latin: String, other: String)] = [
    ("shch", "щ"), ("zh", "ж"), ("kh", "х"), ("ts", "ц"), ("ch", "ч"), ("sh", "ш"), ("yu", "ю"),
    ("ya", "я"), ("a", "а"), ("b", "б"), ("v", "в"), ("g", "г"), ("d", "д"), ("e", "е"), ("z", "з"),
    ("i", "и"), ("j", "й"), ("k", "к"), ("l", "л"), ("m", "м"), ("n", "н"), ("o", "о"), ("p", "п"),
    ("r", "р"), ("s", "с"), ("t", "т"), ("u", "у"), ("f", "ф"), ("y", "ы"), ("è", "э"),
  ]

  private static func mapped(
    _ text: String, _ table: [(latin: String, other: String)], _ isToLatin: Bool
  ) -> String? {
    let pairs = table.map { isToLatin ? ($0.other, $0.latin) : ($0.latin, $0.other) }
    var result = ""
    // The accents of a letter are kept on its replacement.
    var rest = Substring(CanonicalForm.decomposed(text))
    while let first = rest.unicodeScalars.first {
      let found = pairs.first {
        String(rest.unicodeScalars.prefix($0.0.unicodeScalars.count)).lowercased() == $0.0
      }
      guard let found else {
        result.unicodeScalars.append(first)
        rest = Substring(rest.unicodeScalars.dropFirst())
        continue
      }
      let isUpper = first.properties.isUppercase
      result += isUpper ? found.1.prefix(1).uppercased() + found.1.dropFirst() : found.1
      rest = Substring(rest.unicodeScalars.dropFirst(found.0.unicodeScalars.count))
    }
    return CanonicalForm.composed(result)
  }
}

extension Unicode.Scalar.Properties {
  /// Whether it is a combining mark.
  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(generalCategory)
  }
}
