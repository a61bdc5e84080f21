internal import SelectorRuntime

/// Masks of views: a view or a layer through whose opaque parts another view shows.
extension ScreenDrawing {
  /// Begins the group of a view that has a mask.
  ///
  /// - Returns: whether a group is to be closed.
  mutating func openMask(of view: UIView, _ look: Look) -> Bool {
    guard asides < Self.deepest else { return false }
    let layer = view.ownLayer?.storedValues?.value("mask")?.object as? CALayer
    let mask = view.storedValues?.value("maskView")?.object as? UIView ?? layer?.view
    // A mask that stands among the views is drawn there; a device takes it away.
    guard mask !== view, mask != nil || layer != nil else { return false }
    let name = writer.openMask()
    asides += 1
    if let mask, !mask.isHidden {
      if let picture = mask as? UIImageView {
        writer.write(picture.maskShapes(look))
      } else {
        drawTree(mask, seenIn: view.bounds)
      }
    } else if let layer {
      writer.write(layer.shapes(look))
    }
    asides -= 1
    writer.closeMask(name)
    return true
  }

  /// Masks in masks go as deep.
  private static let deepest = 8
}

extension UIImageView {
  /// A picture lets its whole rectangle through, since nobody knows which of its dots are clear; of a
  /// symbol the lines do.
  fileprivate func maskShapes(_ look: Look) -> [Shape] {
    let isSymbol = (image as? UIImage)?.content.isSymbol ?? false
    let drawn = image == nil ? [] : isSymbol ? shapes(look) : [Shape.rectangle(bounds, .black)]
    let place = toSuperview(bounds.origin)
    let shift = CGAffineTransform.translation(
      x: place.x - bounds.origin.x, y: place.y - bounds.origin.y)
    return [.group(ShapeGroup(shapes: backdrop(look) + drawn, transform: shift))]
  }
}
