// A line is filled until the next word does not fit. A word longer than a line is broken between
// characters. Spaces at the end of a line do not count towards its width. Advances are summed
// without kerning. The height of a line is that of its highest run, from the font metrics.
internal import FoundationCore
package import QuartzCore

// no traps of narrow: units have 16 bits.

/// The lines of a text in a width.
package struct TextLayout {
  /// One line.
  package struct Line {
    /// Its units, including those of the line break.
    package var range: Range<Int>
    /// The origin in the text's coordinates.
    package var origin: CGPoint
    /// Without trailing spaces.
    var width: Double
    var height: Double
    /// From its top to its baseline.
    package var baseline: Double
    /// Whether the text is truncated after it.
    package var isTruncated = false
  }

  /// The limits of a layout.
  package struct Limits {
    package var width = Double.infinity
    var height = Double.infinity
    /// 0 is unlimited.
    package var lines = 0
    /// The `NSLineBreakMode` to use, or nil for that of the paragraphs.
    package var breaking: Int?

    /// Creates a value from its parts.
    package init(
      width: Double = Double.infinity, height: Double = Double.infinity, lines: Int = 0,
      breaking: Int? = nil
    ) {
      self.width = width
      self.height = height
      self.lines = lines
      self.breaking = breaking
    }
  }

  package let text: StyledText
  package private(set) var lines: [Line] = []
  package private(set) var size = CGSize.zero
  /// The advance of each unit; 0 for the second unit of a surrogate pair.
  package let advances: [Double]

  package init(_ text: StyledText, _ limits: Limits = Limits()) {
    let count = text.units.count
    let fits = count < 1 << 16 || text.usual.font.foundation.hasRoom(for: 24 * count)
    self.text = fits ? text : StyledText("", text.usual)
    advances = Self.advances(of: self.text)
    layOut(limits)
  }

  /// Whether the layout is left at a time limit or an interrupt, whose error the caller's next
  /// instruction raises.
  private static func isStopped(_ text: StyledText, _ steps: Int) -> Bool {
    steps & 0xFFE == 0xFFE && !text.usual.font.foundation.goesOn()
  }

  private static func advances(of text: StyledText) -> [Double] {
    var advances = [Double](repeating: 0, count: text.units.count)
    for (range, style) in text.runs {
      var index = range.lowerBound
      // The advances of ASCII are looked up once in a long run. // no trap: 0 or 128
      var known = [Double](repeating: -1, count: range.count < 64 ? 0 : 128)
      while index < range.upperBound {
        if isStopped(text, index) { return advances }
        let unit = text.units[index]
        if Int(unit) < known.count, known[Int(unit)] >= 0 {
          advances[index] = known[Int(unit)]
          index += 1
          continue
        }
        var scalar = UInt32(unit)
        var length = 1
        if UTF16.isLeadSurrogate(unit), index + 1 < text.units.count {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + UInt32(text.units[index + 1] & 0x3FF)
          length = 2
        }
        if let attachment = style.attachment, unit == NSTextAttachment.character {
          advances[index] = attachment.size.width
        } else {
          let width = style.font.advance(of: scalar)
          advances[index] = width == 0 ? 0 : width + style.kern
          if Int(unit) < known.count { known[Int(unit)] = advances[index] }
        }
        index += length
      }
    }
    return advances
  }

  /// The width of a range.
  package func width(of range: Range<Int>) -> Double { advances[range].reduce(0, +) }
}

extension TextLayout {
  private mutating func layOut(_ limits: Limits) {
    var y = 0.0
    var start = 0
    let units = text.units
    repeat {
      let end = units[start...].firstIndex(where: Self.endsParagraph) ?? units.count
      let next = end < units.count ? end + Self.breakLength(units, at: end) : end
      let format = text.style(at: start).format
      if start > 0 { y += format.paragraphSpacingBefore }
      guard addLines(of: start..<end, next, format, limits, &y) else { break }
      if next < units.count || next > end { y += format.paragraphSpacing }
      // A line break at the end of the text begins an empty line.
      if next == units.count, next > end, limits.lines == 0 || lines.count < limits.lines {
        addLine(next..<next, next, format, isFirst: true, &y)
      }
      start = next
    } while start < units.count
    finish()
  }

  /// Adds the lines of a paragraph; returns false if there is no room for more.
  private mutating func addLines(
    of paragraph: Range<Int>, _ next: Int, _ format: ParagraphFormat, _ limits: Limits,
    _ y: inout Double
  ) -> Bool {
    let breaking = limits.breaking ?? format.lineBreakMode
    // Clipping and truncating modes use one line, unless more are requested.
    let wraps = breaking <= 1 || limits.lines != 1
    var start = paragraph.lowerBound
    repeat {
      if Self.isStopped(text, lines.count) { return false }
      let isFirst = start == paragraph.lowerBound
      let indent = isFirst ? format.firstLineHeadIndent : format.headIndent
      let room = Self.room(limits.width, indent, format)
      let isLast = limits.lines > 0 && lines.count == limits.lines - 1
      var end = paragraph.upperBound
      if wraps { end = lineEnd(from: start, to: end, room, byCharacters: breaking == 1) }
      if isLast, breaking > 2 || !wraps { end = paragraph.upperBound }
      let upTo = end == paragraph.upperBound ? next : end
      addLine(start..<end, upTo, format, isFirst: isFirst, &y)
      if isLast {
        let place = lines.count - 1
        lines[place].isTruncated = end < text.units.count && upTo < text.units.count
        if lines[place].width > room {
          lines[place].isTruncated = breaking > 2
          lines[place].width = room
        }
        return false
      }
      if y > limits.height, lines.count > 1 {
        lines.removeLast()
        return false
      }
      y += format.lineSpacing
      start = end
    } while start < paragraph.upperBound
    return true
  }

  private static func room(_ width: Double, _ indent: Double, _ format: ParagraphFormat) -> Double {
    let tail = format.tailIndent
    let end = tail > 0 ? min(tail, width) : width + tail
    return max(0, end - indent)
  }

  private mutating func addLine(
    _ range: Range<Int>, _ end: Int, _ format: ParagraphFormat, isFirst: Bool, _ y: inout Double
  ) {
    var visible = range
    while let last = visible.last, Self.isBlank(text.units[last]) {
      visible = visible.lowerBound..<last
    }
    var (above, below) = (0.0, 0.0)
    func take(_ style: StyledText.Style) {
      if let attachment = style.attachment {
        above = max(above, attachment.maxY)
        below = max(below, -attachment.origin.y)
      }
      above = max(above, style.font.ascender + style.baselineOffset)
      below = max(below, -style.font.descender - style.baselineOffset)
    }
    let runs = text.runs(in: range)
    for run in runs { take(run.style) }
    if runs.isEmpty { take(text.style(at: max(0, range.lowerBound - 1))) }
    let natural = above + below
    let height = format.lineHeight(natural)
    lines.append(
      Line(
        range: range.lowerBound..<end,
        origin: CGPoint(x: isFirst ? format.firstLineHeadIndent : format.headIndent, y: y),
        width: width(of: visible), height: height, baseline: above + (height - natural)))
    y += height
  }

  /// The end of the line that begins at an index.
  private func lineEnd(
    from start: Int, to end: Int, _ room: Double, byCharacters: Bool
  ) -> Int {
    var width = 0.0
    var lastBreak: Int?
    var index = start
    while index < end {
      let unit = text.units[index]
      let length = UTF16.isLeadSurrogate(unit) && index + 1 < end ? 2 : 1
      let isBlank = Self.isBlank(unit)
      width += advances[index]
      if width > room + 1e-9, !isBlank {
        if !byCharacters, let lastBreak { return lastBreak }
        return max(index, start + length)
      }
      index += length
      if isBlank || unit == 0x2D || FontAdvances.isWide(UInt32(unit)) || length == 2 {
        lastBreak = index
      } else if index < end, FontAdvances.isWide(UInt32(text.units[index])) {
        lastBreak = index
      }
    }
    return end
  }

  private mutating func finish() {
    for line in lines {
      size.width = max(size.width, line.origin.x + line.width)
      size.height = max(size.height, line.origin.y + line.height)
    }
  }

  private static func isBlank(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 }

  /// Whether a unit is a line feed, a carriage return, or a Unicode separator.
  private static func endsParagraph(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
  }

  private static func breakLength(_ units: [UInt16], at index: Int) -> Int {
    units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A ? 2 : 1
  }
}
