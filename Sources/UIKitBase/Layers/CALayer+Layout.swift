internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Layout and drawing of layers; the layers of views forward them to their views.
extension CALayer {
  /// Schedules layout or drawing that was requested before the layer had a superlayer.
  func requestIfNeeded() {
    if needsLayout || needsDisplay { uikit.layoutPass.request(for: self) }
  }

  fileprivate func markNeedsLayout() throws {
    if let view { return try view.send(uikit.selectors.setNeedsLayout) }
    guard !needsLayout else { return }
    needsLayout = true
    uikit.layoutPass.request(for: self)
  }

  /// Lays out a layer without a view, if needed.
  func layoutIfNeeded() throws {
    guard view == nil, needsLayout else { return }
    needsLayout = false
    try keptAlive { try send(uikit.selectors.layers.layoutSublayers) }
  }

  fileprivate func markNeedsDisplay() throws {
    if let view { return try view.send(uikit.selectors.setNeedsDisplay) }
    guard !needsDisplay else { return }
    needsDisplay = true
    uikit.layoutPass.request(for: self)
  }

  /// Displays a layer, if needed.
  func displayIfNeeded() throws {
    if let view { return try view.display() }
    guard needsDisplay else { return }
    needsDisplay = false
    try keptAlive { try send(uikit.selectors.layers.display) }
  }

  private var delegate: RuntimeObject? { view ?? ownDelegate }

  /// Calls the delegate's layout method if it has one; views always do.
  fileprivate func layOut() throws {
    let selector = uikit.selectors.layers.layoutSublayersOfLayer
    guard let delegate, try view != nil || delegate.implements(selector) else { return }
    try delegate.keptAlive { try delegate.send(selector, self) }
  }

  /// Calls the delegate's display method, or draws the layer into a context, which is nil here.
  fileprivate func display() throws {
    let names = uikit.selectors.layers
    if let delegate, try delegate.implements(names.displayLayer) {
      return try delegate.keptAlive { try delegate.send(names.displayLayer, self) }
    }
    if let delegate, try delegate.implements(names.layerWillDraw) {
      try delegate.send(names.layerWillDraw, self)
    }
    try send(names.drawInContext, Value.none)
  }

  fileprivate func draw(_ context: Value) throws {
    let selector = uikit.selectors.layers.drawLayerInContext
    guard let delegate, try delegate.implements(selector) else { return }
    try delegate.keptAlive { try delegate.send(selector, self, context) }
  }

  static func defineLayout(_ layer: ClassDefinition<CALayer>) {
    layer.method("setNeedsLayout") { (layer) in try layer.markNeedsLayout() }
    layer.method("needsLayout") { (layer) -> Bool in layer.view?.needsLayout ?? layer.needsLayout }
    layer.method("layoutIfNeeded") { (layer) in
      guard let view = layer.view else { return try layer.layoutIfNeeded() }
      try view.send(layer.runtime.selector("layoutIfNeeded"))
    }
    layer.method("layoutSublayers") { (layer) in try layer.keptAlive { try layer.layOut() } }
    layer.method("preferredFrameSize") { (layer) -> CGSize in layer.shownFrame.size }
  }

  static func defineDisplay(_ layer: ClassDefinition<CALayer>) {
    layer.method("setNeedsDisplay") { (layer) in try layer.markNeedsDisplay() }
    layer.method("setNeedsDisplayInRect:") { (layer, _: CGRect) in try layer.markNeedsDisplay() }
    layer.method("needsDisplay") { (layer) -> Bool in
      layer.view?.needsDisplay ?? layer.needsDisplay
    }
    layer.method("displayIfNeeded") { (layer) in try layer.displayIfNeeded() }
    layer.method("display") { (layer) in try layer.keptAlive { try layer.display() } }
    layer.method("drawInContext:") { (layer, context: Value) in try layer.draw(context) }
    layer.method("renderInContext:") { (_, _: Value) in }
    layer.method("initWithLayer:") { (layer, other: CALayer?) -> CALayer in
      guard let other else { return layer }
      (layer.ownBounds, layer.ownPosition) = (other.ownBounds, other.ownPosition)
      (layer.ownOpacity, layer.ownTransform) = (other.ownOpacity, other.ownTransform)
      layer.copyKeys(of: other)
      return layer
    }
  }

  static func defineProperties(_ layer: ClassDefinition<CALayer>) {
    layer.stored("mask", .strong, usual: CALayer?.none)
    layer.stored("shadowPath", .strong, of: "UIBezierPath", usual: Value.none)
    layer.stored("contentsScale", usual: 1.0)
    layer.stored("rasterizationScale", usual: 1.0)
    layer.stored("contentsGravity", .copy, usual: "resize")
    layer.stored("contentsRect", usual: CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.stored("contentsCenter", usual: CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.stored("minificationFilter", .copy, usual: "linear")
    layer.stored("minificationFilterBias", usual: 0.0)
    layer.stored("magnificationFilter", .copy, usual: "linear")
    layer.stored("cornerCurve", .copy, usual: "circular")
    // kCALayerMinXMinYCorner and the three others
    layer.stored("maskedCorners", usual: 15)
    layer.stored("edgeAntialiasingMask", usual: 15)
    for name in ["allowsEdgeAntialiasing", "needsDisplayOnBoundsChange", "drawsAsynchronously"] {
      layer.stored(name, usual: false)
    }
    layer.stored("allowsGroupOpacity", usual: true)
    layer.stored("shouldRasterize", usual: false)
    layer.stored("wantsExtendedDynamicRangeContent", usual: false)
    layer.stored("toneMapMode", .copy, usual: "automatic")
    layer.stored("opaque", getter: "isOpaque", usual: false)
    layer.stored("doubleSided", getter: "isDoubleSided", usual: true)
    layer.stored("geometryFlipped", getter: "isGeometryFlipped", usual: false)
    layer.stored("anchorPointZ", usual: 0.0)
    layer.stored("filters", .copy, of: "NSArray", usual: Value.none)
    layer.stored("backgroundFilters", .copy, of: "NSArray", usual: Value.none)
    layer.stored("compositingFilter", .strong, usual: Value.none)
    layer.stored("style", .copy, of: "NSDictionary", usual: Value.none)
    layer.stored("actions", .copy, of: "NSDictionary", usual: Value.none)
    defineTiming(layer)
    defineActions(layer)
  }

  /// The properties of `CAMediaTiming`.
  private static func defineTiming(_ layer: ClassDefinition<CALayer>) {
    layer.stored("speed", usual: 1.0)
    layer.stored("beginTime", usual: 0.0)
    layer.stored("timeOffset", usual: 0.0)
    layer.stored("duration", usual: Double.infinity)
    layer.stored("repeatCount", usual: 0.0)
    layer.stored("repeatDuration", usual: 0.0)
    layer.stored("autoreverses", usual: false)
    layer.stored("fillMode", .copy, usual: "removed")
  }

  /// The search for the action of a changed property: the delegate first, then `actions`.
  private static func defineActions(_ layer: ClassDefinition<CALayer>) {
    layer.method("actionForKey:") { (layer, key: String) -> Value in
      let selector = layer.uikit.selectors.layers.actionForLayer
      if let delegate = layer.view ?? layer.ownDelegate, try delegate.implements(selector) {
        let action: Value = try delegate.call(selector, layer, key)
        if let object = action.object {
          return object === layer.runtime.null ? .none : action
        }
      }
      let actions: Value = try layer.call(layer.runtime.selector("actions"))
      let found = try layer.uikit.entries(of: actions)?.first {
        String.from($0.key, in: layer.runtime) == key
      }
      if let object = found?.value.object {
        return object === layer.runtime.null ? .none : .object(object)
      }
      return try layer.isa.call(layer.runtime.selector("defaultActionForKey:"), key)
    }
    layer.classSide.method("defaultActionForKey:") { (_, _: String) -> Value in .none }
    layer.classSide.method("needsDisplayForKey:") { (_, _: String) -> Bool in false }
    // The default values of a layer's properties.
    layer.classSide.method("defaultValueForKey:") { (cls, key: String) -> Value in
      if cls.dynamicProperty({ $0.name == key }) != nil { return .none }
      let plain = try cls.uikit.instance(CALayer.self, of: cls)
      return try plain.keptAlive { try plain.call(cls.runtime.selector("valueForKey:"), key) }
    }
    // The factor of the only other curve, as observed on devices.
    layer.classSide.method("cornerCurveExpansionFactor:") { (_, curve: String) -> Double in
      curve == "continuous" ? 1.528665 : 1
    }
  }
}
