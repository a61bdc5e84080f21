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

  init(_ text: UTF16Text, in range: Range<Int>, _ options: ComparisonOptions) {
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    let pieces = text.scalars(in: range)
    var index = 0
    while index < pieces.count {
      var end = index + 1
      if !options.contains(.literal) {
        while end < pieces.count, Self.extends(pieces[end]) { end += 1 }
      }
      let place = pieces[index].range.lowerBound..<pieces[end - 1].range.upperBound
      let values = Self.fold(pieces[index..<end], options)
      for (offset, value) in values.enumerated() {
        elements.append(
          Element(
            value: value, range: place, isFirst: offset == 0, isLast: offset == values.count - 1))
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

  private static func fold(
    _ pieces: ArraySlice<TextScalar>, _ options: ComparisonOptions
  ) -> [UInt32] {
    if pieces.count == 1, let value = pieces.first?.value, value < 0x80 {
      let isUpper = value >= 0x41 && value <= 0x5A
      return [isUpper && options.contains(.caseInsensitive) ? value | 0x20 : value]
    }
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
