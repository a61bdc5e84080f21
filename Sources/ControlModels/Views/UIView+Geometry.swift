internal import SelectorRuntime

/// Frame, bounds, centre and transform.
extension UIView {
  /// The smallest rectangle around the view in its superview's coordinates.
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

  /// Moves and resizes the view; under a transform, the size is what the inverse makes of it.
  ///
  /// - Throws: what the messages throw that a new size sends: layout, display, and the frames of
  ///   subviews that follow it.
  package final func setFrame(_ rectangle: CGRect) throws {
    let old = bounds.size
    occupy(rectangle)
    try sizeDidChange(from: old)
  }

  /// Moves and resizes this view alone, and sends nothing.
  final func occupy(_ rectangle: CGRect) {
    let frame = rectangle.standardized
    var size = frame.size
    if transform != .identity, let inverse = transform.inverse {
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
    exactFrame = transform == .identity ? frame : nil
    world.safeAreas.viewHasMoved(self)
    world.autoLayout.viewHasMoved(self)
  }

  /// Sends the view `setFrame:`, as the layouts of UIKit's own views do.
  ///
  /// - Throws: what the method throws.
  final func place(_ frame: CGRect) throws { try send(selectors.setFrame, frame) }

  /// Resizes the view around its centre, and changes what of its own coordinates it shows.
  ///
  /// - Throws: what ``setFrame(_:)`` throws.
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

  /// A new size asks for layout, of the view and of the one around it, and for display where the
  /// view has never been shown or its content mode says so.
  private final func sizeDidChange(from old: CGSize) throws {
    guard old != bounds.size else { return }
    // The marks do not depend on what the methods below have been replaced with.
    markNeedsLayout()
    superview?.markNeedsLayout()
    if !hasBeenShown, window != nil { showAtFirst() }
    try autoresizeSubviews(from: old)
    try send(selectors.setNeedsLayout)
    // UIViewContentModeRedraw
    if contentMode == 3 { try send(selectors.setNeedsDisplay) }
  }

  /// The point of its bounds that stands at its centre: their middle, unless its layer says otherwise.
  final var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }

  /// Has another point of the bounds stand at the centre, and be what transforms turn around.
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

  /// Turns, scales or shifts the view and all in it around its centre.
  package final func setTransform(_ transform: CGAffineTransform) {
    willAnimate(.transform)
    self.transform = transform
    exactFrame = nil
  }

  final func checkedSetFrame(_ frame: CGRect) throws {
    try checkFinite(frame, "setFrame:")
    try setFrame(frame)
  }

  /// Refuses what Core Animation refuses with `CALayerInvalidGeometry`.
  final func checkFinite(_ value: some GeometryValue, _ method: String) throws {
    guard value.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) \(method)]: CALayerInvalidGeometry: "
          + "\(type(of: value).structureType.name) contains NaN or infinity: \(value.text)")
    }
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
