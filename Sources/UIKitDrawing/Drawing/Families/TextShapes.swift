internal import QuartzCore
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime
internal import UIKitText

extension UILabel: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    // The tab bar draws the title and the image of its button.
    guard !(superview is UITabBarButton) else { return [] }
    let owner = superview as? UIButton
    let header = headerInPlace
    let text = fitted(owner?.titleFontInPlace(look) ?? header?.font(look), header)
    guard !text.units.isEmpty else { return [] }
    let layout = TextLayout(
      text,
      TextLayout.Limits(
        width: bounds.size.width, lines: max(0, numberOfLines),
        breaking: styledText == nil ? appearance.lineBreakMode : nil))
    let y = bounds.center.y - layout.size.height / 2
    return layout.shapes(
      at: CGPoint(x: bounds.origin.x, y: y), width: bounds.size.width, look,
      breaking: styledText == nil ? appearance.lineBreakMode : nil, paint: paint(owner, look))
  }

  /// The text, reduced to fit the width, or in the font of the button's container.
  private func fitted(_ font: UIFont?, _ header: HeaderPlace?) -> StyledText {
    let styled = styled
    guard styledText == nil else { return styled }
    var style = styled.usual
    if let font { style.font = font }
    guard appearance.adjustsFontSizeToFitWidth, numberOfLines == 1 else {
      let words = text ?? ""
      if font == nil { return styled }
      return StyledText(header?.isInCapitals == true ? words.uppercased() : words, style)
    }
    let natural = TextLayout(styled, TextLayout.Limits(lines: 1)).size.width
    guard natural > bounds.size.width, natural > 0 else { return styled }
    // A factor of 0 allows any reduction.
    let factor = max(appearance.minimumScaleFactor, bounds.size.width / natural)
    style.font = style.font.sized(style.font.size * factor)
    return StyledText(text ?? "", style)
  }

  /// The color that replaces the text's own color, or nil.
  private func paint(_ button: UIButton?, _ look: Look) -> Paint? {
    if let button { return button.titlePaint(look) }
    if !isEnabled { return look[.tertiaryLabel] }
    if isHighlighted, let color = appearance.highlightedTextColor { return look[color] }
    return textColor == nil ? headerInPlace?.paint(look) : nil
  }

  /// The header or footer style of a table section's label without an explicit font.
  private var headerInPlace: HeaderPlace? {
    guard appearance.font == nil, let header = superview?.superview as? UITableViewHeaderFooterView,
      let table = header.superview as? UITableView
    else { return nil }
    let isFooter = table.displayedHeaders.contains { $0.view === header && $0.isFooter }
    return HeaderPlace(isGrouped: table.isGrouped, isFooter: isFooter)
  }
}

/// The style of section header and footer texts, as commonly seen; no document states it.
private struct HeaderPlace {
  let isGrouped: Bool
  let isFooter: Bool

  var isInCapitals: Bool { isGrouped && !isFooter }

  func font(_ look: Look) -> UIFont {
    isGrouped ? look.font(13) : look.font(isFooter ? 13 : 15, isFooter ? 0 : FontWeight.semibold)
  }

  func paint(_ look: Look) -> Paint {
    look[isGrouped || isFooter ? .secondaryLabel : .label]
  }
}

extension UITextField: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    var shapes = frameShapes(look)
    let style = appearance.borderStyle
    let selector = isEditing ? selectors.text.editingRect : selectors.text.textRect
    // If the method raises, the default is used.
    let room = (try? call(selector, bounds, as: CGRect.self)) ?? bounds
    let inner = style == 0 && superview is UISearchBar ? room.inset(by: Self.searchInsets) : room
    if text.isEmpty {
      if superview is UISearchBar { shapes.append(Self.magnifier(in: bounds, look)) }
      let color = look[.placeholderText]
      let hint = placeholder ?? (superview is UISearchBar ? "Search" : "")
      shapes += Shape.line(hint, font, color, in: inner, appearance.textAlignment, look)
      if isEditing { shapes.append(caret(at: inner.origin.x, look)) }
      return shapes
    }
    if superview is UISearchBar { shapes.append(Self.magnifier(in: bounds, look)) }
    let lines = TextLayout(
      styled, TextLayout.Limits(width: inner.size.width, lines: 1, breaking: 4))
    let top = CGPoint(x: inner.origin.x, y: inner.center.y - lines.size.height / 2)
    shapes += lines.shapes(
      at: top, width: inner.size.width, look, breaking: 4,
      paint: isEnabled ? nil : look[.tertiaryLabel])
    if isEditing {
      let place = lines.caret(at: input.selection.upperBound, in: inner.size.width)
      shapes.append(caret(at: min(inner.origin.x + place.origin.x, inner.maxX), look))
    }
    return shapes + clearButton(look)
  }

  /// The border for the field's `UITextBorderStyle`.
  private func frameShapes(_ look: Look) -> [Shape] {
    if superview is UISearchBar {
      return [.rectangle(bounds, look[.tertiarySystemFill], radius: 10)]
    }
    switch appearance.borderStyle {
    // UITextBorderStyleLine, …Bezel, …RoundedRect
    case 1: return [.outline(bounds, look[.label])]
    case 2:
      return [.rectangle(bounds, look[.systemBackground]), .outline(bounds, look[.systemGray])]
    case 3:
      let fill = backgroundColor == nil ? [Shape.rectangle(bounds, field(look), radius: 5)] : []
      return fill + [.outline(bounds, look[.systemGray4], width: 0.5, radius: 5)]
    default: return []
    }
  }

  private func field(_ look: Look) -> Paint {
    look.choose(light: .white, dark: .bytes(28, 28, 30))
  }

  private func caret(at x: Double, _ look: Look) -> Shape {
    let height = min(font.lineHeight + 2, bounds.size.height)
    let place = CGRect(x: x, y: bounds.center.y - height / 2, width: 2, height: height)
    return .rectangle(place, look.tint(of: self), radius: 1)
  }

  private func clearButton(_ look: Look) -> [Shape] {
    guard showsClearButton,
      let place = try? call(names.clearButtonRect, bounds, as: CGRect.self)
    else { return [] }
    let paper = look.choose(light: .white, dark: .black)
    return [
      .circle(place.center, 8, look[.systemGray2]),
      .sign("M8 8L16 16M16 8L8 16", in: place, paper, width: 2),
    ]
  }

  /// The magnifying glass of a search field.
  private static func magnifier(in bounds: CGRect, _ look: Look) -> Shape {
    .sign(
      Symbol.magnifier,
      in: CGRect(x: bounds.origin.x + 7, y: bounds.center.y - 9, width: 18, height: 18),
      look[.secondaryLabel], width: 2.2)
  }

  private static let searchInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 8)
}

extension UITextView: DrawnView {
  func usualBackground(_ look: Look) -> Paint? { look[.systemBackground] }

  func shapes(_ look: Look) -> [Shape] {
    let (lines, origin, width) = layout
    var shapes = lines.shapes(at: origin, width: width, look)
    if window?.firstResponder === self {
      var caret = lines.caret(at: input.selection.upperBound, in: width)
      if caret == .zero { caret.size = CGSize(width: 2, height: usualStyle.font.lineHeight) }
      caret.origin = CGPoint(x: caret.origin.x + origin.x, y: caret.origin.y + origin.y)
      shapes.append(.rectangle(caret, look.tint(of: self), radius: 1))
    }
    return shapes
  }

  func shapesAbove(_ look: Look) -> [Shape] { scrollIndicators(look) }
}
