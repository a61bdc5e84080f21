/// ASCII replacements of Latin letters and signs: ICU's transform `Latin-ASCII`, without accents.
enum ASCIILetters {
  private static let letters: [Character: String] = [
    "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Đ": "D", "đ": "d", "Ð": "D",
    "ð": "d", "Þ": "TH", "þ": "th", "ß": "ss", "ẞ": "SS", "Ł": "L", "ł": "l", "Ħ": "H", "ħ": "h",
    "ı": "i", "Ŋ": "N", "ŋ": "n", "Ŧ": "T", "ŧ": "t", "ĸ": "q", "ſ": "s", "ƒ": "f", "ﬀ": "ff",
    "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "\u{A0}": " ", "«": "<<", "»": ">>", "‘": "'",
    "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": ",,", "‐": "-", "‑": "-", "‒": "-", "–": "-",
    "—": "-", "−": "-", "…": "...", "©": "(C)", "®": "(R)", "×": "*", "÷": "/", "¼": " 1/4",
    "½": " 1/2", "¾": " 3/4", "¡": "!", "¿": "?",
  ]

  static func text(of text: String) -> String {
    text.reduce(into: "") { $0 += letters[$1] ?? String($1) }
  }
}

/// The notations of a character's code point: the forms of ICU's transform `Any-Hex`.
enum HexForm {
  static func written(_ scalar: Unicode.Scalar, _ name: String) -> String {
    func digits(_ value: some BinaryInteger, _ count: Int) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    switch name {
    case "Any-Hex/Unicode": return "U+" + digits(scalar.value, 4)
    case "Any-Hex/C" where scalar.value > 0xFFFF: return "\\U" + digits(scalar.value, 8)
    default: return UTF16.encode(scalar).map { $0.map { "\\u" + digits($0, 4) }.joined() } ?? ""
    }
  }
}
