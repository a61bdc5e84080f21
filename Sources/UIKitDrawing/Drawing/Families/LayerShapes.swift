internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The shapes of every view: background with rounded corners, shadow, border and added layers.
extension UIView {
  /// The shapes behind the view's content.
  func backdrop(_ look: Look) -> [Shape] {
    let usual = (self as? any DrawnView)?.usualBackground(look)
    let own = backgroundColor ?? ownLayer?.backgroundColor as? UIColor
    let fill = own.map { look[$0] } ?? usual
    var shapes: [Shape] = []
    if let fill, fill.alpha > 0 {
      shapes += shadow(look) + [.rectangle(bounds, fill, corners)]
    }
    if let ownLayer {
      shapes += ownLayer.contentShapes(look, in: bounds, corners)
      shapes += ownLayer.sublayerShapes(look, in: bounds)
    }
    return shapes
  }

  private func shadow(_ look: Look) -> [Shape] {
    guard let layer = ownLayer, layer.shadowOpacity > 0 else { return [] }
    let color = (layer.shadowColor as? UIColor).map { look[$0] } ?? .black
    return Shape.shadow(
      below: bounds, corners, blur: layer.shadowRadius, offset: layer.shadowOffset,
      color.faded(layer.shadowOpacity.clamped(to: 0...1)))
  }

  /// The border, which is drawn above the subviews.
  func border(_ look: Look) -> [Shape] {
    guard let layer = ownLayer, layer.borderWidth > 0 else { return [] }
    let color = (layer.borderColor as? UIColor).map { look[$0] } ?? .black
    return [.outline(bounds, color, width: layer.borderWidth, corners)]
  }
}

extension CALayer {
  /// The content of a special layer class, above its background.
  ///
  /// The rectangle is that of the layer's bounds, in the coordinates of the shapes.
  fileprivate func contentShapes(_ look: Look, in place: CGRect, _ corners: Corners) -> [Shape] {
    pictureShapes(look, in: place, corners)
      + gradientShapes(look, in: place, corners) + pathShapes(look, in: place)
      + textShapes(look, in: place) + particleShapes(look, in: place)
  }

  /// The layers that a script has added, repeated by a replicator layer.
  fileprivate func sublayerShapes(_ look: Look, in place: CGRect, depth: Int = 0) -> [Shape] {
    guard !ownSublayers.isEmpty, depth < Self.deepest else { return [] }
    let bounds = view?.bounds ?? ownBounds
    let sorted =
      ownSublayers.contains { $0.zPosition != 0 }
      ? ownSublayers.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }.map(\.element) : ownSublayers
    let shapes = sorted.flatMap {
      $0.shapes(look, at: place.origin - bounds.origin, depth: depth + 1)
    }
    return replicated(shapes, look, in: place)
  }

  /// The shapes of a layer without a view.
  ///
  /// - Parameters:
  ///   - look: resolves the colors.
  ///   - origin: the origin of the superlayer's coordinates.
  ///   - depth: the depth in the tree of layers.
  func shapes(_ look: Look, at origin: CGPoint = .zero, depth: Int = 0) -> [Shape] {
    guard !isOwnHidden, ownOpacity > 0, depth < Self.deepest else { return [] }
    let mask = storedValues?.value("mask")?.object as? CALayer
    let clips = ownMasks && !ownSublayers.isEmpty
    let fades = ownOpacity < 1 && !ownSublayers.isEmpty
    guard ownTransform != .identity || mask != nil || clips || fades else {
      var place = shownFrame
      place.origin = place.origin + origin
      let shapes = shapes(look, in: place, depth)
      return ownOpacity < 1 ? shapes.map { $0.faded(ownOpacity) } : shapes
    }
    var group = ShapeGroup(shapes: shapes(look, in: ownBounds, depth))
    // The anchor point is at the position, whatever the transform is.
    let shift = (CGPoint.zero - anchor).applying(ownTransform) + ownPosition + origin
    group.transform = ownTransform
    (group.transform.tx, group.transform.ty) = (shift.x, shift.y)
    group.opacity = ownOpacity
    if clips { group.clip = (ownBounds, corners(in: ownBounds.size)) }
    if let mask, mask.view == nil { group.mask = mask.shapes(look, depth: depth + 1) }
    return [.group(group)]
  }

  private func shapes(_ look: Look, in place: CGRect, _ depth: Int) -> [Shape] {
    var shapes: [Shape] = []
    let corners = corners(in: ownBounds.size)
    if let color = backgroundColor as? UIColor {
      if shadowOpacity > 0 {
        let shadow = (shadowColor as? UIColor).map { look[$0] } ?? .black
        shapes += Shape.shadow(
          below: place, corners, blur: shadowRadius, offset: shadowOffset,
          shadow.faded(shadowOpacity.clamped(to: 0...1)))
      }
      shapes.append(.rectangle(place, look[color], corners))
    }
    shapes += contentShapes(look, in: place, corners)
    shapes += sublayerShapes(look, in: place, depth: depth)
    if borderWidth > 0 {
      let color = (borderColor as? UIColor).map { look[$0] } ?? .black
      shapes.append(.outline(place, color, width: borderWidth, corners))
    }
    return shapes
  }

  /// The depth to which a tree of layers is drawn.
  private static let deepest = 100
}
