internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Masks: a view or a layer whose opaque parts reveal the masked view.
extension ScreenDrawing {
  /// Begins the group of a view that has a mask.
  ///
  /// - Returns: whether the caller must close a group.
  mutating func openMask(of view: UIView, _ look: Look) -> Bool {
    guard asides < Self.deepest else { return false }
    let layer = view.ownLayer?.storedValues?.value("mask")?.object as? CALayer
    let mask = view.storedValues?.value("maskView")?.object as? UIView ?? layer?.view
    // A mask that is also a subview is drawn there; a device removes it.
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

  /// The maximum nesting depth of masks.
  private static let deepest = 8
}

extension UIImageView {
  /// The mask shapes of a view.
  ///
  /// An image reveals its whole rectangle, because its pixels are unknown. A symbol reveals its
  /// lines.
  fileprivate func maskShapes(_ look: Look) -> [Shape] {
    let isSymbol = (image as? UIImage)?.content.isSymbol ?? false
    let drawn = image == nil ? [] : isSymbol ? shapes(look) : [Shape.rectangle(bounds, .black)]
    let place = toSuperview(bounds.origin)
    let shift = CGAffineTransform.translation(
      x: place.x - bounds.origin.x, y: place.y - bounds.origin.y)
    return [.group(ShapeGroup(shapes: backdrop(look) + drawn, transform: shift))]
  }
}
