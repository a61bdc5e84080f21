internal import QuartzCore

/// The layout of a configured button's parts, in a row or in a column.
struct ButtonArrangement {
  let title, subtitle, image: CGSize
  /// An `NSDirectionalRectEdge`: the edge of the texts at which the image is placed.
  let placement: Int
  let imagePadding, titlePadding: Double

  /// The size of title and subtitle, in a column.
  private var texts: CGSize {
    guard subtitle != .zero else { return title }
    let gap = title == .zero ? 0 : titlePadding
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: Double { image == .zero || texts == .zero ? 0 : imagePadding }

  /// NSDirectionalRectEdgeTop is 1, NSDirectionalRectEdgeBottom is 4.
  private var isVertical: Bool { placement == 1 || placement == 4 }

  /// The total size of all parts.
  var size: CGSize {
    isVertical
      ? CGSize(
        width: max(texts.width, image.width), height: texts.height + gap + image.height)
      : CGSize(
        width: texts.width + gap + image.width, height: max(texts.height, image.height))
  }

  /// Returns the frames of title, subtitle and image in the total rectangle.
  func places(in whole: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    var textsPlace = CGRect(origin: whole.origin, size: texts)
    var imagePlace = CGRect(origin: whole.origin, size: image)
    if isVertical {
      textsPlace.origin.x += (whole.size.width - texts.width) / 2
      imagePlace.origin.x += (whole.size.width - image.width) / 2
      if placement == 1 {
        textsPlace.origin.y += image.height + gap
      } else {
        imagePlace.origin.y += texts.height + gap
      }
    } else {
      textsPlace.origin.y += (whole.size.height - texts.height) / 2
      imagePlace.origin.y += (whole.size.height - image.height) / 2
      // NSDirectionalRectEdgeTrailing
      if placement == 8 {
        imagePlace.origin.x += texts.width + gap
      } else {
        textsPlace.origin.x += image.width + gap
      }
    }
    var titlePlace = CGRect(origin: textsPlace.origin, size: title)
    titlePlace.origin.x += (texts.width - title.width) / 2
    var subtitlePlace = CGRect(origin: textsPlace.origin, size: subtitle)
    subtitlePlace.origin.x += (texts.width - subtitle.width) / 2
    subtitlePlace.origin.y = textsPlace.maxY - subtitle.height
    return (titlePlace, subtitlePlace, imagePlace)
  }
}
