internal import QuartzCore
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls

extension UIImageView: DrawnView {
  /// The lines of a symbol; for any other image, whose pixels are unknown, a frame with a symbol.
  func shapes(_ look: Look) -> [Shape] {
    // The tab bar draws the image of its button.
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

  /// Whether the image is drawn as a template: by its own mode, or in a system button.
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
  /// An image whose pixels are unknown: a frame with a symbol.
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
  /// The image that a script has set as the layer's contents.
  func pictureShapes(_ look: Look, in place: CGRect, _ corners: Corners) -> [Shape] {
    guard let picture = contents as? UIImage, place.size.width > 0, place.size.height > 0 else {
      return []
    }
    return Shape.picture(picture.content.name ?? "", in: place, corners, look)
  }
}
