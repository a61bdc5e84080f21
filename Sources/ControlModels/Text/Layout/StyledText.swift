internal import FoundationCore
internal import FoundationText
internal import SelectorRuntime

/// A text with the styles that its layout needs, from an attributed string or a control.
struct StyledText {
  /// The style of one run of the text.
  struct Style {
    var font: UIFont
    var color: UIColor?
    var kern = 0.0
    var baselineOffset = 0.0
    var format = ParagraphFormat()
    /// The bounds of an image attachment, relative to the baseline.
    var attachment: CGRect?
  }

  let units: [UInt16]
  /// The runs, in order; together they cover the text.
  let runs: [(range: Range<Int>, style: Style)]
  /// The style of an empty text.
  let usual: Style

  /// Creates a text with one style.
  init(_ text: String, _ style: Style) {
    units = Array(text.utf16)
    runs = units.isEmpty ? [] : [(0..<units.count, style)]
    usual = style
  }

  /// Creates a text from an attributed string; missing attributes come from `usual`.
  init(_ string: NSAttributedString, _ usual: Style) {
    units = string.text.units
    self.usual = usual
    runs = string.runs.ranges.map { ($0.range, Style($0.attributes, usual, string.runtime)) }
  }

  var string: String { String(decoding: units, as: UTF16.self) }

  /// The style at an index; at the end, that of the last character.
  func style(at index: Int) -> Style {
    runs.first { $0.range.contains(index) }?.style ?? runs.last?.style ?? usual
  }
}

extension StyledText.Style {
  /// Creates a style from attributes; missing ones come from another style.
  init(_ attributes: Attributes, _ usual: StyledText.Style, _ runtime: Runtime) {
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
