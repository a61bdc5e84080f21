internal import FoundationCore
internal import FoundationText
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import UIKitText

// no traps of count: counts of texts are not negative.

/// The appearance properties of a text field.
package final class TextFieldAppearance {
  var placeholder: String?
  /// The attributed placeholder, if one was set.
  @Strong var styledPlaceholder: NSAttributedString?
  /// The private label of the placeholder, once an app has asked for it.
  @Strong var placeholderLabel: UILabel?
  @Strong var textColor: UIColor?
  /// The font; nil is the system font of 17 points.
  @Strong var font: UIFont?
  @Strong var leftView: UIView?
  @Strong var rightView: UIView?
  @Strong var background: UIImage?
  @Strong var disabledBackground: UIImage?
  /// `NSTextAlignmentNatural`.
  package var textAlignment = 4
  package var borderStyle = 0
  var leftViewMode = 0
  var rightViewMode = 0
  var minimumFontSize = 0.0
  var adjustsFontSizeToFitWidth = false
  var adjustsFontForContentSizeCategory = false
  var allowsEditingTextAttributes = false
  var defaultTextAttributes: HeldValue?
  var typingAttributes: HeldValue?

  func clear() {
    styledPlaceholder = nil
    placeholderLabel = nil
    textColor = nil
    font = nil
    leftView = nil
    rightView = nil
    background = nil
    disabledBackground = nil
    defaultTextAttributes = nil
    typingAttributes = nil
  }
}

extension UITextField {
  package var placeholder: String? { appearance.placeholder }

  /// The private label of the placeholder, which apps change by key-value coding before iOS 13.
  ///
  /// It is not drawn; a change of its color is kept.
  func placeholderLabel() throws -> UILabel {
    let label = try appearance.placeholderLabel ?? world.makeView(UIKitClasses.label)
    appearance.placeholderLabel = label
    try label.send(runtime.selector("setText:"), appearance.placeholder)
    return label
  }

  /// The font; never nil.
  package var font: UIFont {
    appearance.font ?? world.fonts.font(FontDescription(size: UIFont.labelSize))
  }

  var usualStyle: StyledText.Style {
    var format = ParagraphFormat()
    format.alignment = appearance.textAlignment
    format.lineBreakMode = 4  // NSLineBreakByTruncatingTail
    return StyledText.Style(
      font: font, color: appearance.textColor ?? world.colors["labelColor"], format: format)
  }

  /// The displayed text; a secure field displays dots.
  package var styled: StyledText {
    if let styledText { return StyledText(styledText, usualStyle) }
    let shown = isSecureTextEntry ? String(repeating: "•", count: text.utf16.count) : text
    return StyledText(shown, usualStyle)
  }

  /// Invalidates the intrinsic size and the display of the field.
  func contentDidChange() throws {
    try send(selectors.invalidateIntrinsicContentSize)
    try send(selectors.setNeedsDisplay)
    markNeedsLayout()
  }

  /// Notifies the input system of a programmatic change, and redraws the text.
  func textDidChangeByProgram() throws {
    if let delegate = input.inputDelegate, try delegate.implements(selectors.text.textDidChange) {
      try delegate.send(selectors.text.textDidChange, self)
    }
    try world.keyboard.host.tell(selectors.text.textDidChange, self)
    try contentDidChange()
  }

  static func defineAppearance(_ field: ClassDefinition<UITextField>) {
    field.property("placeholder", .copy, get: { $0.appearance.placeholder }) {
      (field, text: String?) in
      field.appearance.placeholder = text
      field.appearance.styledPlaceholder = nil
      try field.contentDidChange()
    }
    field.property("attributedPlaceholder", .copy, get: { $0.attributedPlaceholder }) {
      (field, text: NSAttributedString?) in
      field.appearance.placeholder = text?.text.string
      field.appearance.styledPlaceholder = try text?.call(field.selectors.text.copy)
      try field.contentDidChange()
    }
    field.property("textColor", .strong, get: { $0.usualStyle.color }) {
      (field, color: UIColor?) in
      field.appearance.textColor = color
      try field.send(field.selectors.setNeedsDisplay)
    }
    field.property("font", .strong, get: { .some($0.font) }) { (field, font: UIFont?) in
      field.appearance.font = font
      try field.contentDidChange()
    }
    field.property("textAlignment", get: { $0.appearance.textAlignment }) {
      (field, alignment: Int) in
      field.appearance.textAlignment = alignment
      try field.send(field.selectors.setNeedsDisplay)
    }
    field.property("borderStyle", get: { $0.appearance.borderStyle }) { (field, style: Int) in
      field.appearance.borderStyle = style
      try field.contentDidChange()
    }
    field.property("attributedText", .copy, get: { .some($0.attributedText) }) {
      (field, text: NSAttributedString?) in
      field.show(try text?.call(field.selectors.text.copy))
      try field.textDidChangeByProgram()
    }
    defineViews(field)
    defineBehaviour(field)
  }

  private var attributedPlaceholder: NSAttributedString? {
    if let styled = appearance.styledPlaceholder { return styled }
    return appearance.placeholder.map {
      attributed($0, color: world.colors["placeholderTextColor"])
    }
  }

  private var attributedText: NSAttributedString {
    styledText ?? attributed(text, color: usualStyle.color)
  }

  private func attributed(_ text: String, color: UIColor?) -> NSAttributedString {
    let units = UTF16Text(text)
    var attributes = Attributes()
    attributes["NSFont"] = .object(font)
    if let color { attributes["NSColor"] = .object(color) }
    return world.attributedString(units, AttributeRuns(length: units.count, attributes))
  }

  private static func defineViews(_ field: ClassDefinition<UITextField>) {
    field.property("leftView", .strong, get: { $0.appearance.leftView }) { (field, view: UIView?) in
      try field.replace(field.appearance.leftView, with: view)
      field.appearance.leftView = view
    }
    field.property("rightView", .strong, get: { $0.appearance.rightView }) {
      (field, view: UIView?) in
      try field.replace(field.appearance.rightView, with: view)
      field.appearance.rightView = view
    }
    for (name, path) in [
      ("leftViewMode", \TextFieldAppearance.leftViewMode),
      ("rightViewMode", \TextFieldAppearance.rightViewMode),
    ] {
      field.property(name, get: { $0.appearance[keyPath: path] }) { (field, mode: Int) in
        field.appearance[keyPath: path] = mode
        field.markNeedsLayout()
      }
    }
    field.property(
      "background", .strong, get: { $0.appearance.background },
      set: { $0.appearance.background = $1 })
    field.property(
      "disabledBackground", .strong, get: { $0.appearance.disabledBackground },
      set: { $0.appearance.disabledBackground = $1 })
    field.property("clearButtonMode", get: { $0.clearButtonMode }) { (field, mode: Int) in
      field.clearButtonMode = mode
      field.markNeedsLayout()
    }
  }

  /// Replaces a side view; the new view is added if its mode shows it.
  private func replace(_ old: UIView?, with new: UIView?) throws {
    guard old !== new else { return }
    if let old, old.superview === self { try old.removeFromSuperview() }
    markNeedsLayout()
  }

  private static func defineBehaviour(_ field: ClassDefinition<UITextField>) {
    // UILetterformAwareSizingRuleTypographic
    field.stored("sizingRule", usual: 0)
    field.definePasting()
    field.property(
      "minimumFontSize", get: { $0.appearance.minimumFontSize },
      set: { $0.appearance.minimumFontSize = $1 })
    field.property(
      "adjustsFontSizeToFitWidth", get: { $0.appearance.adjustsFontSizeToFitWidth },
      set: { $0.appearance.adjustsFontSizeToFitWidth = $1 })
    field.property(
      "adjustsFontForContentSizeCategory",
      get: { $0.appearance.adjustsFontForContentSizeCategory },
      set: { $0.appearance.adjustsFontForContentSizeCategory = $1 })
    field.property(
      "allowsEditingTextAttributes", get: { $0.appearance.allowsEditingTextAttributes },
      set: { $0.appearance.allowsEditingTextAttributes = $1 })
    field.property(
      "clearsOnInsertion", get: { $0.input.clearsOnInsertion },
      set: { $0.input.clearsOnInsertion = $1 })
    field.property(
      "defaultTextAttributes", .copy, of: "NSDictionary",
      get: { (field) -> Value in
        try field.appearance.defaultTextAttributes?.value
          ?? .object(field.world.dictionary(of: field.attributesOfAll))
      }
    ) { (field, attributes: Value) in
      field.appearance.defaultTextAttributes = HeldValue(some: attributes)
      let given = try field.world.attributes(
        of: attributes, "-[\(field.className) setDefaultTextAttributes:]")
      let style = StyledText.Style(given, field.usualStyle, field.runtime)
      (field.appearance.font, field.appearance.textColor) = (style.font, style.color)
      field.appearance.textAlignment = style.format.alignment
      try field.contentDidChange()
    }
    field.property(
      "typingAttributes", .copy, of: "NSDictionary",
      get: { $0.appearance.typingAttributes?.value ?? .none },
      set: { $0.appearance.typingAttributes = HeldValue(some: $1) })
  }

  private var attributesOfAll: Attributes {
    var attributes = Attributes()
    attributes["NSFont"] = .object(font)
    if let color = usualStyle.color { attributes["NSColor"] = .object(color) }
    return attributes
  }
}
