package import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The layout of a text field; each rectangle is requested with a message.
extension UITextField {
  /// The horizontal padding of the text.
  ///
  /// 7 points with a border, as commonly seen; no document gives it.
  private var padding: Double {
    // UITextBorderStyleNone, Line
    switch appearance.borderStyle {
    case 0: 0
    case 1: 2
    default: 7
    }
  }

  /// The clear button's size: 19 points, as commonly seen; no document gives it.
  private static let clearButtonSide = 19.0

  fileprivate static func clearButtonRect(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - 24, y: bounds.center.y - clearButtonSide / 2, width: clearButtonSide,
      height: clearButtonSide)
  }

  /// Whether a view mode currently shows a side view.
  private func shows(_ mode: Int) -> Bool {
    switch mode {
    // UITextFieldViewModeWhileEditing, …UnlessEditing, …Always
    case 1: isEditing
    case 2: !isEditing
    case 3: true
    default: false
    }
  }

  package var showsClearButton: Bool { !text.isEmpty && shows(clearButtonMode) }

  func isOnClearButton(_ touch: UITouch?) throws -> Bool {
    guard showsClearButton, let touch, let point = touch.window?.convert(touch.location, to: self)
    else { return false }
    let rect: CGRect = try call(names.clearButtonRect, bounds)
    return rect.contains(point)
  }

  private var shownLeftView: UIView? {
    shows(appearance.leftViewMode) ? appearance.leftView : nil
  }

  private var shownRightView: UIView? {
    shows(appearance.rightViewMode) ? appearance.rightView : nil
  }

  fileprivate func leftViewRect(in bounds: CGRect) -> CGRect {
    guard let size = appearance.leftView?.bounds.size else { return .zero }
    return CGRect(
      origin: CGPoint(x: bounds.origin.x, y: bounds.center.y - size.height / 2), size: size)
  }

  fileprivate func rightViewRect(in bounds: CGRect) -> CGRect {
    guard let size = appearance.rightView?.bounds.size else { return .zero }
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.center.y - size.height / 2),
      size: size)
  }

  /// Returns the area of the text between the side views.
  fileprivate func textRect(in bounds: CGRect) throws -> CGRect {
    var rect = bounds.inset(
      by: UIEdgeInsets(
        top: padding > 2 ? 2 : 0, left: padding, bottom: padding > 2 ? 2 : 0, right: padding))
    if shownLeftView != nil {
      let left: CGRect = try call(selectors.text.leftViewRect, bounds)
      let edge = rect.maxX
      rect.origin.x = left.maxX
      rect.size.width = max(0, edge - rect.origin.x)
    }
    if shownRightView != nil {
      let right: CGRect = try call(selectors.text.rightViewRect, bounds)
      rect.size.width = max(0, right.origin.x - rect.origin.x)
    } else if showsClearButton {
      let clear: CGRect = try call(names.clearButtonRect, bounds)
      rect.size.width = max(0, clear.origin.x - rect.origin.x)
    }
    return rect
  }

  /// The text lines and their origin; if an overridden method raises, its default is used.
  package var layout: (lines: TextLayout, origin: CGPoint, width: Double) {
    let selector = isEditing ? selectors.text.editingRect : selectors.text.textRect
    let rect = (try? call(selector, bounds, as: CGRect.self)) ?? bounds
    let lines = TextLayout(styled, TextLayout.Limits(lines: 1, breaking: 2))
    let y = rect.center.y - lines.size.height / 2
    return (lines, CGPoint(x: rect.origin.x, y: y), rect.size.width)
  }

  /// Returns the height of a line with the border.
  ///
  /// 34 points with a rounded border and the default font, as commonly seen; no document gives it.
  func fittingSize(in size: CGSize) -> CGSize {
    let text = self.text.isEmpty ? StyledText(placeholder ?? "", usualStyle) : styled
    var fitting = TextLayout(text, TextLayout.Limits(lines: 1, breaking: 2)).size
    fitting.height = max(fitting.height, font.lineHeight)
    fitting = fitting.roundedUp(scale: 1)
    fitting.width += 2 * padding
    fitting.width += shownLeftView?.bounds.size.width ?? 0
    fitting.width += shownRightView?.bounds.size.width ?? 0
    fitting.height += padding > 2 ? 13 : padding > 0 ? 4 : 1
    return fitting
  }

  /// Lays out the side views.
  fileprivate func layOutSides() throws {
    for (view, rect, isShown) in [
      (appearance.leftView, selectors.text.leftViewRect, shownLeftView != nil),
      (appearance.rightView, selectors.text.rightViewRect, shownRightView != nil),
    ] {
      guard let view else { continue }
      if isShown {
        if view.superview !== self { try insert(view, at: subviews.count) }
        try view.place(try call(rect, bounds))
      } else if view.superview === self {
        try view.removeFromSuperview()
      }
    }
  }

  /// Sends the text rectangle messages, as a device's layout does, so that overrides are called.
  ///
  /// Drawing sends them again; the results are not used otherwise.
  fileprivate func layOutText() throws {
    if appearance.borderStyle != 0 {
      let _: CGRect = try call(runtime.selector("borderRectForBounds:"), bounds)
    }
    let names = selectors.text
    let isEmpty = text.isEmpty && placeholder?.isEmpty == false
    let asked = isEditing ? names.editingRect : isEmpty ? names.placeholderRect : names.textRect
    let _: CGRect = try call(asked, bounds)
  }

  static func defineRectangles(_ field: ClassDefinition<UITextField>) {
    field.method("clearButtonRectForBounds:") { (_, bounds: CGRect) -> CGRect in
      clearButtonRect(in: bounds)
    }
    field.method("leftViewRectForBounds:") { (field, bounds: CGRect) -> CGRect in
      field.leftViewRect(in: bounds)
    }
    field.method("rightViewRectForBounds:") { (field, bounds: CGRect) -> CGRect in
      field.rightViewRect(in: bounds)
    }
    field.method("borderRectForBounds:") { (_, bounds: CGRect) -> CGRect in bounds }
    field.method("textRectForBounds:") { (field, bounds: CGRect) -> CGRect in
      try field.textRect(in: bounds)
    }
    field.method("editingRectForBounds:") { (field, bounds: CGRect) -> CGRect in
      try field.textRect(in: bounds)
    }
    field.method("placeholderRectForBounds:") { (field, bounds: CGRect) -> CGRect in
      let isEditing = field.isEditing
      return try field.call(
        isEditing ? field.selectors.text.editingRect : field.selectors.text.textRect, bounds)
    }
    field.method("layoutSubviews") { (field) in
      try field.keptAlive {
        try field.layOutSides()
        try field.layOutText()
      }
    }
    field.method("intrinsicContentSize") { (field) -> CGSize in field.fittingSize(in: .zero) }
  }

  /// Defines drawing: the text or the placeholder in its rectangle.
  static func defineDrawingText(_ field: ClassDefinition<UITextField>) {
    field.method("drawRect:") { (field, _: CGRect) in
      let names = field.selectors.text
      guard field.text.isEmpty else {
        let rect: CGRect = try field.call(names.textRect, field.bounds)
        return try field.send(names.drawText, rect)
      }
      guard field.placeholder?.isEmpty == false else { return }
      let rect: CGRect = try field.call(names.placeholderRect, field.bounds)
      try field.send(names.drawPlaceholder, rect)
    }
    field.method("drawTextInRect:") { (_, _: CGRect) in }
    field.method("drawPlaceholderInRect:") { (_, _: CGRect) in }
  }
}
