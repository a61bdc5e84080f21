internal import FoundationCore
package import FoundationText
package import QuartzCore
package import SelectorRuntime

/// A text with the styles that its layout needs, from an attributed string or a control.
package struct StyledText {
  /// The style of one run of the text.
  package struct Style {
    package var font: UIFont
    package var color: UIColor?
    var kern = 0.0
    package var baselineOffset = 0.0
    package var format = ParagraphFormat()
    /// The bounds of an image attachment, relative to the baseline.
    package var attachment: CGRect?

    /// Creates a style from its parts.
    package init(
      font: UIFont, color: UIColor? = nil, kern: Double = 0, baselineOffset: Double = 0,
      format: ParagraphFormat = ParagraphFormat(), attachment: CGRect? = nil
    ) {
      self.font = font
      self.color = color
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.format = format
      self.attachment = attachment
    }
  }

  package let units: [UInt16]
  /// The runs, in order; together they cover the text.
  package let runs: [(range: Range<Int>, style: Style)]
  /// The style of an empty text.
  package let usual: Style

  /// Creates a text with one style.
  package init(_ text: String, _ style: Style) {
    units = Array(text.utf16)
    runs = units.isEmpty ? [] : [(0..<units.count, style)]
    usual = style
  }

  /// Creates a text from an attributed string; missing attributes come from `usual`.
  package init(_ string: NSAttributedString, _ usual: Style) {
    units = string.text.units
    self.usual = usual
    runs = string.runs.ranges.map { ($0.range, Style($0.attributes, usual, string.runtime)) }
  }

  var string: String { String(decoding: UTF16Text.utf8(of: units[...]), as: UTF8.self) }

  /// The style at an index; at the end, that of the last character.
  package func style(at index: Int) -> Style {
    let first = firstRun(endingAfter: index)
    return first < runs.count ? runs[first].style : runs.last?.style ?? usual
  }

  /// The runs of a range.
  /// - Complexity: O(log runs + result).
  func runs(in range: Range<Int>) -> ArraySlice<(range: Range<Int>, style: Style)> {
    range.isEmpty
      ? []
      : runs[firstRun(endingAfter: range.lowerBound)...].prefix {
        $0.range.lowerBound < range.upperBound
      }
  }

  private func firstRun(endingAfter index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > index { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension StyledText.Style {
  /// Creates a style from attributes; missing ones come from another style.
  package init(_ attributes: Attributes, _ usual: StyledText.Style, _ runtime: Runtime) {
    self = usual
    if let font = attributes["NSFont"]?.object as? UIFont { self.font = font }
    if let color = attributes["NSColor"]?.object as? UIColor { self.color = color }
    if let style = attributes["NSParagraphStyle"]?.object as? NSParagraphStyle {
      format = style.format
    }
    if let kern = attributes["NSKern"] { self.kern = Double.from(kern, in: runtime) ?? 0 }
    if let offset = attributes["NSBaselineOffset"] {
      baselineOffset = Double.from(offset, in: runtime) ?? 0
    }
    attachment = (attributes["NSAttachment"]?.object as? NSTextAttachment)?.place
  }
}
