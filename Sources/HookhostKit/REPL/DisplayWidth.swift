/// How many columns text takes on a terminal.
enum DisplayWidth {
  /// The columns of a text in one line.
  static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// 0 for what combines with the character before it, 2 for the wide characters of East Asia.
  ///
  /// The ranges are those of Unicode's EastAsianWidth.txt that are W or F, joined where what lies
  /// between is not assigned.
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

  /// Names in columns, read downwards, each line no wider than `width` if a name is not.
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
