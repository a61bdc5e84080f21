package import QuartzCore
package import SelectorRuntime
internal import UIKitRuntime

/// Frame, bounds, center and transform.
extension UIView {
  /// The bounding box of the view in its superview's coordinates.
  package final var frame: CGRect {
    if let exactFrame { return exactFrame }
    guard transform != .identity else {
      return CGRect(
        origin: CGPoint(
          x: center.x - bounds.size.width * anchorPoint.x,
          y: center.y - bounds.size.height * anchorPoint.y),
        size: bounds.size)
    }
    let around = anchor
    return bounds.mapped { ($0 - around).applying(transform) + center }
  }

  /// Sets the frame; with a transform, the bounds get the size under the inverse.
  ///
  /// - Throws: errors of the messages for a new size: layout, display, and the frames of
  ///   autoresized subviews.
  package final func setFrame(_ rectangle: CGRect) throws {
    let old = bounds.size
    occupy(rectangle)
    try sizeDidChange(from: old)
  }

  /// Sets an empty frame, as `init` does; a view that was just created has it already.
  final func setInitialFrame() throws {
    guard bounds.size == .zero, center == .zero, uncommon == nil, layoutState == nil,
      subviews.isEmpty, window == nil
    else { return try setFrame(.zero) }
    willAnimate(.center)
    exactFrame = .zero
  }

  /// Sets the geometry of this view without sending messages.
  final func occupy(_ rectangle: CGRect) {
    let frame = rectangle.standardized
    let (world, isTransformed) = (world, uncommon != nil && transform != .identity)
    var size = frame.size
    if isTransformed, let inverse = transform.inverse {
      let turned = CGRect(origin: .zero, size: size).mapped { $0.applying(inverse) }
      size = turned.size
    }
    willAnimate(.center)
    center = CGPoint(
      x: frame.origin.x + frame.size.width * anchorPoint.x,
      y: frame.origin.y + frame.size.height * anchorPoint.y)
    if size != bounds.size {
      willAnimate(.bounds)
      bounds.size = size
    }
    exactFrame = isTransformed ? nil : frame
    world.safeAreas.viewHasMoved(self)
    world.autoLayout.viewHasMoved(self)
  }

  /// Sends `setFrame:`, as the layouts of UIKit's own views do.
  ///
  /// - Throws: errors of the method.
  package final func place(_ frame: CGRect) throws { try send(selectors.setFrame, frame) }

  /// Sets the bounds: the size around the center, and the origin of its coordinates.
  ///
  /// - Throws: errors as in ``setFrame(_:)``.
  package final func setBounds(_ rectangle: CGRect) throws {
    let rectangle = rectangle.standardized
    if rectangle.origin != bounds.origin {
      willAnimate(.bounds)
      bounds.origin = rectangle.origin
      markNeedsLayout()
    }
    guard rectangle.size != bounds.size else { return }
    let old = bounds.size
    willAnimate(.bounds)
    bounds.size = rectangle.size
    exactFrame = nil
    world.autoLayout.viewHasMoved(self)
    try sizeDidChange(from: old)
  }

  /// Requests layout and display after a change of the size.
  ///
  /// Layout is requested for the view and, unless it is laying out, its superview. Display is requested if the view was never
  /// displayed or its content mode is redraw.
  private final func sizeDidChange(from old: CGSize) throws {
    guard old != bounds.size else { return }
    // The marks are set even if the methods below are hooked.
    markNeedsLayout()
    if let superview, !superview.isLayingOutSubviews { superview.markNeedsLayout() }
    if !hasBeenShown, window != nil { showAtFirst() }
    try autoresizeSubviews(from: old)
    try send(selectors.setNeedsLayout)
    // UIViewContentModeRedraw
    if contentMode == 3 { try send(selectors.setNeedsDisplay) }
  }

  /// The anchor point in the bounds: their center by default.
  package final var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }

  /// Sets the point of the bounds at the center, around which transforms are applied.
  final func setAnchorPoint(_ point: CGPoint) {
    anchorPoint = point
    exactFrame = nil
    world.safeAreas.viewHasMoved(self)
  }

  /// Moves the view without resizing it.
  package final func setCenter(_ point: CGPoint) {
    guard point != center else { return }
    willAnimate(.center)
    center = point
    exactFrame = nil
    world.safeAreas.viewHasMoved(self)
    world.autoLayout.viewHasMoved(self)
  }

  /// Sets the transform around the center.
  package final func setTransform(_ transform: CGAffineTransform) {
    willAnimate(.transform)
    self.transform = transform
    exactFrame = nil
  }

  package final func checkedSetFrame(_ frame: CGRect) throws {
    try checkFinite(frame, "setFrame:")
    try setFrame(frame)
  }

  static func defineGeometry(_ view: ClassDefinition<UIView>) {
    let layers = view.cls.uikit.layerListening
    view.property("frame", get: { $0.frame }) { (view, frame: CGRect) in
      try view.checkFinite(frame, "setFrame:")
      if layers.mayHearFrames, try view.tellsLayer(layers.setFrame, frame) { return }
      try view.setFrame(frame)
    }
    view.property("bounds", get: { $0.bounds }) { (view, bounds: CGRect) in
      try view.checkFinite(bounds, "setBounds:")
      if layers.mayHear(layers.setBounds), try view.tellsLayer(layers.setBounds, bounds) {
        return
      }
      try view.setBounds(bounds)
    }
    view.property("center", get: { $0.center }) { (view, center: CGPoint) in
      try view.checkFinite(center, "setCenter:")
      if layers.mayHear(layers.setPosition), try view.tellsLayer(layers.setPosition, center) {
        return
      }
      view.setCenter(center)
    }
    view.property("transform", get: { $0.transform }) { (view, transform: CGAffineTransform) in
      try view.checkFinite(transform, "setTransform:")
      let setter = layers.setAffineTransform
      if layers.mayHear(setter), try view.tellsLayer(setter, transform) { return }
      view.setTransform(transform)
    }
    view.method("sizeThatFits:") { (view, size: CGSize) -> CGSize in view.sizeThatFits(size) }
    view.method("sizeToFit") { (view) in
      let size = try view.call(view.selectors.sizeThatFits, view.bounds.size, as: CGSize.self)
      try view.checkedSetFrame(CGRect(origin: view.frame.origin, size: size))
    }
  }
}

extension RuntimeObject {
  /// Raises for a value that Core Animation rejects with `CALayerInvalidGeometry`.
  ///
  /// CGRectNull is a frame that it accepts.
  package final func checkFinite(_ value: some GeometryValue, _ method: String) throws {
    guard !value.isFinite else { return }
    if method == "setFrame:", let frame = value as? CGRect, frame.isNull { return }
    throw RuntimeError(
      .invalidArgument,
      "-[\(className) \(method)]: CALayerInvalidGeometry: "
        + "\(type(of: value).structureType.name) contains NaN or infinity: \(value.text)")
  }
}
