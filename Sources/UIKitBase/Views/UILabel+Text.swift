internal import FoundationCore
internal import FoundationText
package import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The text of a label with its styles, for measurement and drawing.
extension UILabel {
  /// The font; never nil.
  package var font: UIFont {
    appearance.font ?? world.fonts.font(FontDescription(size: UIFont.labelSize))
  }

  /// The text color; the label color by default.
  var shownColor: UIColor { textColor ?? world.colors["labelColor"] }

  /// The default style of text without attributes.
  private var usualStyle: StyledText.Style {
    var format = ParagraphFormat()
    format.alignment = textAlignment
    format.lineBreakMode = appearance.lineBreakMode
    return StyledText.Style(font: font, color: shownColor, format: format)
  }

  /// The text with its styles.
  package var styled: StyledText {
    guard let styledText else { return StyledText(text ?? "", usualStyle) }
    var usual = usualStyle
    // The label's alignment and line break mode do not apply to attributed text.
    usual.format.lineBreakMode = 0
    return StyledText(styledText, usual)
  }

  /// The attributed text; for a plain text it is created on each access.
  private var attributedText: NSAttributedString? {
    if let styledText { return styledText }
    guard let text else { return nil }
    let units = UTF16Text(text)
    var attributes = Attributes()
    attributes["NSFont"] = .object(font)
    attributes["NSColor"] = .object(shownColor)
    let style = world.create(UIKitClasses.paragraphStyle)
    style.take(usualStyle.format)
    attributes["NSParagraphStyle"] = .object(style)
    return world.attributedString(units, AttributeRuns(length: units.count, attributes))
  }

  /// Applies a font or color of the label to the whole attributed text.
  func applyToText(_ name: UTF16Text, _ value: RuntimeObject?) throws {
    if let styledText, let value {
      let changed = world.attributedString(styledText.text, styledText.runs, isMutable: true)
      try changed.changeAttributes(0..<styledText.text.count) { $0[name] = .object(value) }
      show(world.attributedString(changed.text, changed.runs))
    }
  }

  /// Invalidates the intrinsic size and the display, by messages.
  func textDidChange() throws {
    try send(selectors.invalidateIntrinsicContentSize)
    try send(selectors.setNeedsDisplay)
  }

  static func defineText(_ label: ClassDefinition<UILabel>) {
    label.property("attributedText", .copy, get: { $0.attributedText }) {
      (label, text: NSAttributedString?) in
      let copied: NSAttributedString? = try text?.call(label.runtime.selector("copy"))
      label.show(copied)
      try label.textDidChange()
    }
  }
}

/// Measurement and drawing, both of which send `textRectForBounds:limitedToNumberOfLines:`.
extension UILabel {
  /// The size of the text in a width, rounded up to whole pixels.
  private func textSize(in size: CGSize, lines: Int) -> CGSize {
    let text = styled
    guard !text.units.isEmpty else { return .zero }
    let layout = TextLayout(
      text,
      TextLayout.Limits(
        width: size.width > 0 ? size.width : .infinity,
        height: size.height > 0 ? size.height : .infinity, lines: max(0, lines),
        breaking: styledText == nil ? appearance.lineBreakMode : nil))
    return layout.size.roundedUp(scale: world.screen.scale)
  }

  fileprivate func textRect(_ bounds: CGRect, lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(in: bounds.size, lines: lines))
  }

  /// The size that fits the text, by a message that subclasses can override.
  ///
  /// If the method raises, the default size is used.
  package func fittingSize(in size: CGSize) -> CGSize {
    let room = CGRect(
      origin: .zero,
      size: CGSize(width: size.width > 0 ? size.width : Self.endless, height: Self.endless))
    return (try? measured(room)) ?? textSize(in: size, lines: numberOfLines)
  }

  /// UIKit's value for an unlimited side.
  private static let endless = 1e7

  fileprivate func measured(_ room: CGRect) throws -> CGSize {
    let rect: CGRect = try call(selectors.text.textRectForBounds, room, numberOfLines)
    return rect.size
  }

  fileprivate func intrinsicSize() throws -> CGSize {
    let width = numberOfLines == 1 ? 0 : appearance.preferredMaxLayoutWidth
    return try measured(
      CGRect(x: 0, y: 0, width: width > 0 ? width : Self.endless, height: Self.endless))
  }

  static func defineDrawingText(_ label: ClassDefinition<UILabel>) {
    label.method("textRectForBounds:limitedToNumberOfLines:") {
      (label, bounds: CGRect, lines: Int) -> CGRect in label.textRect(bounds, lines: lines)
    }
    label.method("sizeThatFits:") { (label, size: CGSize) -> CGSize in
      try label.measured(
        CGRect(
          x: 0, y: 0, width: size.width > 0 ? size.width : Self.endless, height: Self.endless))
    }
    label.method("intrinsicContentSize") { (label) -> CGSize in try label.intrinsicSize() }
    label.method("drawRect:") { (label, _: CGRect) in
      try label.send(label.selectors.text.drawText, label.bounds)
    }
    label.method("drawTextInRect:") { (label, rect: CGRect) in
      _ = try label.call(
        label.selectors.text.textRectForBounds, rect, label.numberOfLines, as: CGRect.self)
    }
    for name in ["viewForFirstBaselineLayout", "viewForLastBaselineLayout"] {
      label.method(name) { (label) -> UILabel in label }
    }
  }
}

extension CGSize {
  /// The size rounded up to whole pixels, with a tolerance for rounding errors.
  package func roundedUp(scale: Double) -> CGSize {
    func up(_ side: Double) -> Double { (side * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
