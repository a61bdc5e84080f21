internal import SelectorRuntime

extension UIImageView: DrawnView {
  /// A symbol as it is; of any other picture, whose dots nobody knows, a frame with its sign.
  func shapes(_ look: Look) -> [Shape] {
    guard let shown = (isHighlighted ? highlightedImage ?? image : image) else { return [] }
    let picture = shown as? UIImage
    let isSymbol = picture?.content.isSymbol ?? false
    let side = min(bounds.size.width, bounds.size.height) * (isSymbol ? 1 : 0.5)
    guard side > 0 else { return [] }
    let square = CGRect(
      x: bounds.center.x - side / 2, y: bounds.center.y - side / 2, width: side, height: side)
    let button = superview as? UIButton
    let tint = picture?.tint.map { look[$0] } ?? button?.titlePaint(look) ?? look.tint(of: self)
    if isSymbol || picture.map({ isTemplate($0, in: button) }) == true {
      return [.sign(Symbol.named(picture?.content.name ?? ""), in: square, tint, width: 1.8)]
    }
    let name = picture?.content.name ?? ""
    return [
      .rectangle(bounds, look[.tertiarySystemFill], radius: cornerRadius),
      .sign(Symbol.named(name), in: square, look[.tertiaryLabel], width: 1.4),
    ]
  }

  /// Whether only the outline of a picture shows, in the tint: as it says itself, or as buttons do
  /// that are of the system's kind.
  private func isTemplate(_ picture: UIImage, in button: UIButton?) -> Bool {
    // UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysTemplate
    switch picture.content.renderingMode {
    case 0: button.map { $0.configuration != nil || $0.buttonType == 1 } ?? false
    case 2: true
    default: false
    }
  }
}

extension UIVisualEffectView: DrawnView {
  /// A blur without what is behind it: the colour of its material.
  func usualBackground(_ look: Look) -> Paint? {
    guard let effect else { return nil }
    // UIBlurEffectStyleDark, and the dark ones of the system's materials
    let isDark =
      effect.style == 2 || (16...20).contains(effect.style) || (effect.style >= 6 && look.isDark)
    return isDark ? .bytes(30, 30, 30, 0.82) : .bytes(248, 248, 248, 0.82)
  }
}
