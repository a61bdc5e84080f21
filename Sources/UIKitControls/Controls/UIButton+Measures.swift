internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The layout and the fitting size of a button's title and image.
///
/// Each rectangle is requested with a message, so that a subclass or a hook can change it.
extension UIButton {
  /// 15 points for a system button and 18 for others, as commonly seen; no document gives it.
  var titleFont: UIFont {
    let usual = buttonType == 1 ? 15 : UIFont.buttonSize
    return world.fonts.font(FontDescription(size: configuration?.fontSize ?? usual))
  }

  /// The default vertical content margin and the minimum width, as commonly seen.
  ///
  /// With the fonts above they result in heights of 30 and 34 points; no document gives them.
  private static let (margin, leastWidth) = (6.0, 30.0)

  var titleSize: CGSize {
    if let label { return label.fittingSize(in: .zero) }
    if let title = shownAttributedTitle {
      let text = StyledText(title, StyledText.Style(font: titleFont))
      return TextLayout(text).size.roundedUp(scale: world.screen.scale)
    }
    guard let title = shownTitle, !title.isEmpty else { return .zero }
    let text = StyledText(title, StyledText.Style(font: titleFont))
    return TextLayout(text).size.roundedUp(scale: world.screen.scale)
  }

  /// The image's size; a symbol without a size is slightly higher than the title's capitals.
  var imageSize: CGSize {
    guard let image = shownImage as? UIImage else { return .zero }
    guard image.size == .zero, image.content.isSymbol else { return image.size }
    let side = ((label?.font ?? titleFont).size * Self.symbolPart).rounded()
    return CGSize(width: side, height: side)
  }

  /// The size of a square symbol relative to its point size, as measured on screens.
  private static let symbolPart = 1.2

  /// The content insets of the configuration or of the button itself.
  var shownInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The size of title, image and insets.
  var fittingSize: CGSize {
    if let configuration {
      let (size, insets) = (arrangement(configuration).size, shownInsets)
      return CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom)
    }
    let (title, image) = (titleSize, imageSize)
    // A button without a title is as high as one with a title.
    let line = CGSize(width: 0, height: titleFont.lineHeight).roundedUp(scale: 1).height
    let insets = contentEdgeInsets
    let margin = insets == .zero ? 2 * Self.margin : 0
    let content = max(title.height, image.height == 0 ? line : image.height)
    let height = image.height > 0 && title.height == 0 ? image.height : content + margin
    return CGSize(
      width: max(title.width + image.width, image.width > 0 ? 0 : Self.leastWidth)
        + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// Returns the frame of a part in the content, before its own insets are applied.
  private func place(_ size: CGSize, after offset: Double, of total: Double, in content: CGRect)
    -> CGRect
  {
    // UIControlContentHorizontalAlignmentLeft, Right, Fill, Leading, Trailing
    let rest = content.size.width - total
    let x =
      switch contentHorizontalAlignment {
      case 1, 3, 4: content.origin.x
      case 2, 5: content.origin.x + rest
      default: content.origin.x + rest / 2
      }
    // UIControlContentVerticalAlignmentTop, Bottom
    let y =
      switch contentVerticalAlignment {
      case 1: content.origin.y
      case 2: content.maxY - size.height
      default: content.center.y - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x + offset, y: y), size: size)
  }

  /// Applies insets to a rectangle; a centered one is moved by half of their difference.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    var rect = rect
    switch contentHorizontalAlignment {
    case 1, 3, 4: rect.origin.x += insets.left
    case 2, 5: rect.origin.x -= insets.right
    default: rect.origin.x += (insets.left - insets.right) / 2
    }
    switch contentVerticalAlignment {
    case 1: rect.origin.y += insets.top
    case 2: rect.origin.y -= insets.bottom
    default: rect.origin.y += (insets.top - insets.bottom) / 2
    }
    return rect
  }

  /// Returns the frames of a configured button's parts in its content.
  func places(
    of configuration: UIButtonConfiguration, in content: CGRect
  ) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let arrangement = arrangement(configuration)
    let size = CGSize(
      width: min(arrangement.size.width, content.size.width),
      height: min(arrangement.size.height, content.size.height))
    return arrangement.places(in: place(size, after: 0, of: size.width, in: content))
  }

  func titleRect(in content: CGRect) -> CGRect {
    if let configuration { return places(of: configuration, in: content).title }
    let (title, image) = (titleSize, imageSize)
    let width = min(title.width, max(0, content.size.width - image.width))
    let size = CGSize(width: width, height: min(title.height, content.size.height))
    let rect = place(size, after: image.width, of: width + image.width, in: content)
    return moved(rect, by: titleEdgeInsets)
  }

  func imageRect(in content: CGRect) -> CGRect {
    if let configuration { return places(of: configuration, in: content).image }
    let (title, image) = (titleSize, imageSize)
    let size = CGSize(
      width: min(image.width, content.size.width), height: min(image.height, content.size.height))
    let total = size.width + min(title.width, max(0, content.size.width - size.width))
    return moved(place(size, after: 0, of: total, in: content), by: imageEdgeInsets)
  }

  static func defineMeasures(_ button: ClassDefinition<UIButton>) {
    button.method("intrinsicContentSize") { (button) -> CGSize in button.fittingSize }
    button.property(
      "font", .strong, get: { (button) -> UIFont in try button.titleLabel().font }
    ) { (button, font: UIFont?) in
      try button.titleLabel().send(button.runtime.selector("setFont:"), font)
    }
  }
}
