internal import SelectorRuntime

extension UIImageView: DrawnView {
  /// A symbol as it is; of any other picture, whose dots nobody knows, a frame with its sign.
  func shapes(_ look: Look) -> [Shape] {
    // A tab's button has its image drawn by the bar.
    guard !(superview is UITabBarButton) else { return [] }
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
      return SymbolSign(named: picture?.content.name ?? "")
        .shapes(in: square, tint, ground: look[.systemBackground], width: 1.8)
    }
    return Shape.picture(picture?.content.name ?? "", in: bounds, corners, look)
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

extension Shape {
  /// A picture whose dots nobody knows: a frame with a sign.
  static func picture(
    _ name: String, in rect: CGRect, _ corners: Corners, _ look: Look
  ) -> [Shape] {
    let side = min(rect.size.width, rect.size.height) / 2
    let square = CGRect(
      x: rect.center.x - side / 2, y: rect.center.y - side / 2, width: side, height: side)
    let fill = look[.tertiarySystemFill]
    return [.rectangle(rect, fill, corners)]
      + SymbolSign(named: name).shapes(in: square, look[.tertiaryLabel], ground: fill, width: 1.4)
  }
}

extension CALayer {
  /// The picture that a script has set as the layer's contents.
  func pictureShapes(_ look: Look, in place: CGRect, _ corners: Corners) -> [Shape] {
    guard let picture = contents as? UIImage, place.size.width > 0, place.size.height > 0 else {
      return []
    }
    return Shape.picture(picture.content.name ?? "", in: place, corners, look)
  }
}
