/// A part of a text, folded for searching: scalars with their ranges.
///
/// Without the option `literal`, canonically equivalent texts are equal, so the scalars are
/// decomposed. Characters that an option ignores are mapped to one form or removed.
struct FoldedText {
  /// One scalar of the folded text.
  struct Element {
    let value: UInt32
    /// The range of the composed character that it comes from, in units of the text.
    let range: Range<Int>
    /// Whether it is the first or the last scalar of its folded composed character.
    let isFirst, isLast: Bool
  }

  let elements: [Element]

  /// Folds a part of a text.
  /// - Parameter check: Throws to stop at a long text.
  init(
    _ text: UTF16Text, in range: Range<Int>, _ options: ComparisonOptions,
    check: () throws -> Void
  ) rethrows {
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    var (index, steps) = (range.lowerBound, 0)
    while index < range.upperBound {
      let first = text.scalar(at: index)
      var end = first.range.upperBound
      if !options.contains(.literal) {
        while end < range.upperBound {
          let next = text.scalar(at: end)
          guard Self.extends(next) else { break }
          end = next.range.upperBound
        }
      }
      steps += 1
      if steps & 0xFFF == 0 { try check() }
      if first.value < 0x80, end == index + 1 {
        let isUpper = first.value >= 0x41 && first.value <= 0x5A
        let value = isUpper && options.contains(.caseInsensitive) ? first.value | 0x20 : first.value
        elements.append(Element(value: value, range: index..<end, isFirst: true, isLast: true))
      } else {
        let values = Self.fold(text.scalars(in: index..<end), options)
        for (offset, value) in values.enumerated() {
          elements.append(
            Element(
              value: value, range: index..<end, isFirst: offset == 0,
              isLast: offset == values.count - 1))
        }
      }
      index = end
    }
    self.elements = elements
  }

  /// Returns whether a scalar extends the character before it.
  static func extends(_ piece: TextScalar) -> Bool {
    guard piece.value >= 0x300, let scalar = piece.scalar else { return false }
    return scalar.properties.isGraphemeExtend
  }

  private static func fold(_ pieces: [TextScalar], _ options: ComparisonOptions) -> [UInt32] {
    var string = ""
    for piece in pieces {
      guard let scalar = piece.scalar else { return pieces.map(\.value) }
      string.unicodeScalars.append(scalar)
    }
    if options.contains(.widthInsensitive) { string = narrowed(string) }
    if options.contains(.caseInsensitive) { string = caseFolded(string) }
    if !options.contains(.literal) || options.contains(.diacriticInsensitive) {
      string = CanonicalForm.decomposed(string)
    }
    var scalars = Array(string.unicodeScalars)
    if options.contains(.diacriticInsensitive) {
      scalars = scalars.filter { $0.properties.generalCategory != .nonspacingMark }
    }
    return scalars.map(\.value)
  }

  /// Returns case-folded text: `ß` is `ss`, a final sigma is a sigma; a dotless i is unchanged.
  private static func caseFolded(_ string: String) -> String {
    string.contains("ı") ? string.lowercased() : string.uppercased().lowercased()
  }

  /// Returns the text with fullwidth ASCII characters replaced.
  private static func narrowed(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      let value =
        switch scalar.value {
        case 0xFF01...0xFF5E: scalar.value - 0xFEE0
        case 0x3000: UInt32(0x20)
        default: scalar.value
        }
      result.unicodeScalars.append(Unicode.Scalar(value) ?? scalar)
    }
    return result
  }
}
