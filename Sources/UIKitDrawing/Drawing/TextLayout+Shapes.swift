internal import QuartzCore
internal import UIKitBase

/// The lines of a text as shapes, positioned by the font's metrics.
extension TextLayout {
  /// - Parameters:
  ///   - origin: the top left corner of the text.
  ///   - width: the width in which lines are aligned and truncated.
  ///   - look: resolves the text's colors.
  ///   - breaking: the `NSLineBreakMode` of truncated lines, or nil for the paragraph's.
  ///   - paint: replaces the text's own colors.
  func shapes(
    at origin: CGPoint, width: Double, _ look: Look, breaking: Int? = nil, paint: Paint? = nil
  ) -> [Shape] {
    lines.flatMap { line -> [Shape] in
      let mode = breaking ?? text.style(at: line.range.lowerBound).format.lineBreakMode
      let parts = shownParts(of: line, in: width, mode)
      let baseline = origin.y + line.origin.y + line.baseline
      var x = origin.x + line.origin.x + (line.isTruncated ? 0 : shift(of: line, in: width))
      return parts.map { part in
        let style = part.style
        let color = paint ?? style.color.map { look[$0] } ?? look[.label]
        let shape = Shape(
          form: .text(
            Shape.TextLine(
              text: part.text, origin: CGPoint(x: x, y: baseline - style.baselineOffset),
              font: style.font.description, advances: part.advances)),
          fill: color)
        x += part.advances.reduce(0, +)
        return shape
      }
    }
  }

  private struct Part {
    var text: String
    var style: StyledText.Style
    var advances: [Double]
  }

  /// The visible part of a line: all of it, or what fits with an ellipsis.
  private func shownParts(of line: Line, in width: Double, _ mode: Int) -> [Part] {
    let start = line.range.lowerBound
    var end = visibleEnd(of: line)
    // Spaces at the end of a line do not count towards its width.
    while end > start, text.units[end - 1] == 0x20 { end -= 1 }
    guard line.isTruncated, start < end else { return parts(of: start..<end) }
    let style = text.style(at: max(start, end - 1))
    let dots = Part(text: "…", style: style, advances: [style.font.advance(of: 0x2026)])
    let room = width - line.origin.x - (dots.advances.first ?? 0)
    switch mode {
    case 0...2: return parts(of: start..<fitting(start..<end, room))
    case 3: return joined([dots] + parts(of: fittingTail(start..<end, room)..<end))
    case 5:
      let head = fitting(start..<end, room / 2)
      let tail = fittingTail(head..<end, room - self.width(of: start..<head))
      return joined(parts(of: start..<head) + [dots] + parts(of: tail..<end))
    default: return joined(parts(of: start..<fitting(start..<end, room)) + [dots])
    }
  }

  /// Joins adjacent parts that have the same font, color and baseline offset.
  private func joined(_ parts: [Part]) -> [Part] {
    parts.reduce(into: []) { result, part in
      guard let last = result.last, last.style.font === part.style.font,
        last.style.color === part.style.color,
        last.style.baselineOffset == part.style.baselineOffset
      else { return result.append(part) }
      result[result.count - 1].text += part.text
      result[result.count - 1].advances += part.advances
    }
  }

  /// The end of the longest prefix of a range that fits; never inside a surrogate pair.
  private func fitting(_ range: Range<Int>, _ room: Double) -> Int {
    var (index, used) = (range.lowerBound, 0.0)
    while index < range.upperBound, used + advances[index] <= room {
      used += advances[index]
      index += 1
    }
    if index < range.upperBound, index > range.lowerBound,
      UTF16.isTrailSurrogate(text.units[index])
    {
      index -= 1
    }
    return index
  }

  private func fittingTail(_ range: Range<Int>, _ room: Double) -> Int {
    var (index, used) = (range.upperBound, 0.0)
    while index > range.lowerBound, used + advances[index - 1] <= room {
      used += advances[index - 1]
      index -= 1
    }
    return index
  }

  /// The runs in a range, with the advances of their characters.
  private func parts(of range: Range<Int>) -> [Part] {
    text.runs.compactMap { run, style in
      let shared = run.clamped(to: range)
      guard !shared.isEmpty, style.attachment == nil else { return nil }
      let string = String(decoding: text.units[shared], as: UTF16.self)
      var index = shared.lowerBound
      let widths = string.map { character -> Double in
        let next = min(index + character.utf16.count, shared.upperBound)
        defer { index = next }
        return width(of: index..<next)
      }
      return Part(text: string, style: style, advances: widths)
    }
  }
}

extension Shape {
  /// One line of text, centered vertically in a rectangle and truncated with an ellipsis.
  ///
  /// The alignment is an `NSTextAlignment`: 0 left, 1 center, 2 right.
  static func line(
    _ text: String, _ font: UIFont, _ paint: Paint, in rect: CGRect, _ alignment: Int = 0,
    _ look: Look
  ) -> [Shape] {
    paragraph(text, font, paint, in: rect, alignment, lines: 1, look)
  }

  /// Lines of text, centered vertically in a rectangle.
  static func paragraph(
    _ text: String, _ font: UIFont, _ paint: Paint, in rect: CGRect, _ alignment: Int, lines: Int,
    _ look: Look
  ) -> [Shape] {
    guard !text.isEmpty, rect.size.width > 0 else { return [] }
    var format = ParagraphFormat()
    (format.alignment, format.lineBreakMode) = (alignment, lines == 1 ? 4 : 0)
    let styled = StyledText(text, StyledText.Style(font: font, format: format))
    let layout = TextLayout(
      styled, TextLayout.Limits(width: rect.size.width, lines: lines, breaking: 4))
    let top = CGPoint(x: rect.origin.x, y: rect.center.y - layout.size.height / 2)
    return layout.shapes(at: top, width: rect.size.width, look, breaking: 4, paint: paint)
  }
}
