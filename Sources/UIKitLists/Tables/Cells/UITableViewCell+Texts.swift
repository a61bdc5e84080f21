internal import QuartzCore
internal import UIKitBase

/// The layout of the image and the labels of a cell for its style.
///
/// The sizes are commonly seen; no document states them.
extension UITableViewCell {
  // UITableViewCellStyleValue1, …Value2, …Subtitle
  private static let (value1, value2, subtitle) = (1, 2, 3)
  /// The width of the first label in `UITableViewCellStyleValue2`.
  private static let captionWidth = 91.0

  /// The leading edge of the texts and of the separators.
  package var textStart: Double {
    if let title, title.bounds.size.width > 0 { return title.frame.origin.x + edit.indent }
    return Self.margin + edit.indent
  }

  /// Sets the default font and color of a detail label.
  func showUsualLook(ofDetail label: UILabel) {
    switch style {
    case Self.subtitle: label.appearance.font = world.fonts.font(FontDescription(size: 12))
    case Self.value1:
      label.textColor = world.colors["secondaryLabelColor"]
      label.textAlignment = 2  // NSTextAlignmentRight
    default: break
    }
  }

  func placeTexts(in size: CGSize) throws {
    var inner = CGRect(
      x: Self.margin + Double(indentationLevel) * indentationWidth, y: 0, width: 0,
      height: size.height)
    if let image, let picture = image.image {
      let known = (picture as? UIImage)?.size ?? .zero
      let side = min(24, size.height)
      let shown = known == .zero ? CGSize(width: side, height: side) : known
      let height = min(shown.height, size.height)
      try image.place(
        CGRect(
          x: inner.origin.x, y: (size.height - height) / 2, width: shown.width, height: height))
      inner.origin.x += shown.width + Self.margin
    }
    inner.size.width = max(0, size.width - inner.origin.x - Self.margin)
    guard let detail, detail.text?.isEmpty == false else {
      try detail?.place(CGRect(origin: inner.origin, size: .zero))
      return try title?.place(inner) ?? ()
    }
    try place(title, detail, in: inner)
  }

  private func place(_ title: UILabel?, _ detail: UILabel, in inner: CGRect) throws {
    var (first, second) = (inner, inner)
    switch style {
    case Self.value1:
      let wanted = title?.fittingSize(in: .zero).width ?? 0
      first.size.width = min(wanted, inner.size.width)
      second.origin.x = first.maxX + 6
      second.size.width = max(0, inner.maxX - second.origin.x)
    case Self.value2:
      first.size.width = min(Self.captionWidth, inner.size.width)
      second.origin.x = first.maxX + 6
      second.size.width = max(0, inner.maxX - second.origin.x)
    default:
      let above = title?.fittingSize(in: .zero).height ?? 0
      let below = detail.fittingSize(in: .zero).height
      first.size.height = above
      first.origin.y = (inner.size.height - above - below) / 2
      second.size.height = below
      second.origin.y = first.maxY
    }
    try title?.place(first)
    try detail.place(second)
  }
}
