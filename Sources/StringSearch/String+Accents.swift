// The standard library compares and hashes strings by their normalization forms, for which it orders the accents of
// each letter by insertion. That takes quadratic time, minutes for a megabyte of them, unless they are in order already.

extension String {
  /// The text; the accents of a letter that has more than 1,024 of them are in canonical order.
  ///
  /// The result is canonically equivalent to the text. Comparing and hashing it takes linear time.
  ///
  /// - Complexity: O(*n*); of other texts, a scalar in 2,048 bytes is examined.
  package var withOrderedAccents: String {
    guard utf8.count > Self.longestSample, hasUnboundedAccents else { return self }
    var result = "".unicodeScalars
    var accents: [Unicode.Scalar] = []
    // A run of accents has few different ones, whose properties take a while to find.
    var (last, isLast): (Unicode.Scalar, Bool) = ("a", false)
    for scalar in unicodeScalars {
      if scalar != last { (last, isLast) = (scalar, scalar.isAccent) }
      if isLast {
        accents.append(scalar)
      } else {
        result.append(contentsOf: Self.ordered(accents))
        accents.removeAll(keepingCapacity: true)
        result.append(scalar)
      }
    }
    result.append(contentsOf: Self.ordered(accents))
    return String(result)
  }

  private static let mostAccents = 1024

  /// The bytes between two samples; an accent has at least two bytes.
  private static let longestSample = 2 * mostAccents

  /// Whether a letter has more accents than keep their order.
  private var hasUnboundedAccents: Bool {
    let scalars = unicodeScalars
    var sample = startIndex
    while utf8.formIndex(&sample, offsetBy: Self.longestSample, limitedBy: endIndex),
      sample < endIndex
    {
      guard scalars[sample].isAccent else { continue }
      let before = scalars[..<sample].reversed().prefix(Self.mostAccents).prefix { $0.isAccent }
      let after = scalars[sample...].prefix(Self.mostAccents).prefix { $0.isAccent }
      if before.count + after.count > Self.mostAccents { return true }
    }
    return false
  }

  /// Returns accents in the order of their combining classes, those of a class in their own.
  private static func ordered(_ accents: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard accents.count > mostAccents else { return accents }
    var classes = Array(repeating: [Unicode.Scalar](), count: 256)
    var known: [Unicode.Scalar: [(part: Unicode.Scalar, place: Int)]] = [:]
    for accent in accents {
      let parts =
        known[accent]
        ?? (accent.splitVowel ?? [accent]).map {
          ($0, Int($0.properties.canonicalCombiningClass.rawValue))
        }
      known[accent] = parts
      for part in parts { classes[part.place].append(part.part) }
    }
    return classes.flatMap(\.self)
  }
}

extension Unicode.Scalar {
  /// Whether normalization may exchange it with the next scalar.
  fileprivate var isAccent: Bool {
    guard value >= 0x300 else { return false }
    return properties.canonicalCombiningClass != .notReordered || splitVowel != nil
  }

  /// The two accents of a Tibetan vowel; it is no accent itself, and not in any normalization form.
  fileprivate var splitVowel: [Unicode.Scalar]? {
    switch value {
    case 0xF73: ["\u{F71}", "\u{F72}"]
    case 0xF75: ["\u{F71}", "\u{F74}"]
    case 0xF81: ["\u{F71}", "\u{F80}"]
    default: nil
    }
  }
}
