// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The number of columns that text needs on a terminal.
enum DisplayWidth {
  /// The number of columns of a single-line text.
  static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The number of columns of a character: 0 for combining characters, 2 for wide East Asian ones.
  ///
  /// The ranges have the property W or F in Unicode's EastAsianWidth.txt; ranges that are separated
  /// only by unassigned characters are joined.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let isWide =
      wide.contains { $0.contains(scalar.value) } || scalar.properties.isEmojiPresentation
    return isWide ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  /// Names in columns, sorted downwards; no line is wider than `width`, unless a single name is.
  static func columns(_ names: [String], width: Int) -> String {
    let widest = (names.map { of($0) }.max() ?? 0) + 2
    let count = max(1, width / max(1, widest))
    let rows = (names.count + count - 1) / count
    return (0..<rows).map { row in
      let line = stride(from: row, to: names.count, by: rows).map { names[$0] }
      let padded = line.dropLast().map { $0 + String(repeating: " ", count: widest - of($0)) }
      return padded.joined() + (line.last ?? "") + "\n"
    }.joined()
  }
}
