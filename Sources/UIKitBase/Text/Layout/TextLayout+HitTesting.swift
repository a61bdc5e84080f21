package import QuartzCore

/// Character positions in a layout, and hit-testing.
extension TextLayout {
  /// The index of the line that contains a character; the end of the text is in the last one.
  func line(of index: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  /// The alignment offset of a line in a width.
  package func shift(of line: Line, in width: Double) -> Double {
    guard width.isFinite else { return 0 }
    let alignment = text.style(at: line.range.lowerBound).format.alignment
    let rest = width - line.origin.x - line.width
    // NSTextAlignmentCenter, NSTextAlignmentRight
    return alignment == 1 ? rest / 2 : alignment == 2 ? rest : 0
  }

  /// The rectangle of the caret before a character.
  package func caret(at index: Int, in width: Double) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: index)]
    let end = min(max(index, line.range.lowerBound), text.units.count)
    let x = self.width(of: line.range.lowerBound..<end)
    return CGRect(
      x: line.origin.x + shift(of: line, in: width) + x, y: line.origin.y, width: Self.caretWidth,
      height: line.height)
  }

  /// As commonly seen; no document states it.
  private static let caretWidth = 2.0

  /// The rectangles of a range, one for each line.
  package func rectangles(of range: Range<Int>, in width: Double) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty || (range.isEmpty && line.range.contains(range.lowerBound)) else {
        return nil
      }
      let x = self.width(of: line.range.lowerBound..<part.lowerBound)
      return CGRect(
        x: line.origin.x + shift(of: line, in: width) + x, y: line.origin.y,
        width: self.width(of: part), height: line.height)
    }
  }

  /// The index whose caret is nearest to a point.
  package func index(at point: CGPoint, in width: Double) -> Int {
    guard !lines.isEmpty else { return 0 }
    let place =
      lines.firstIndex { point.y < $0.origin.y + $0.height } ?? lines.count - 1
    let line = lines[place]
    var x = line.origin.x + shift(of: line, in: width)
    let end = visibleEnd(of: line)
    var index = line.range.lowerBound
    while index < end {
      let advance = advances[index]
      if point.x < x + advance / 2 { return index }
      x += advance
      index += UTF16.isLeadSurrogate(text.units[index]) ? 2 : 1
    }
    return min(index, end)
  }

  /// The end of a line before its line break.
  package func visibleEnd(of line: Line) -> Int {
    var end = line.range.upperBound
    while end > line.range.lowerBound, [0x0A, 0x0D, 0x2028, 0x2029].contains(text.units[end - 1]) {
      end -= 1
    }
    return end
  }
}
