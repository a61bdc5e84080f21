internal import SelectorRuntime

/// Drawing: nothing appears, but a view that draws itself is asked to, once for each need.
///
/// Only a class with a `drawRect:` of its own is asked, as on a device.
extension UIView {
  /// Whether its class has a `drawRect:` of its own.
  final var drawsItself: Bool {
    isa.method(selectors.drawRect) !== runtime.cls(UIKitClasses.view).method(selectors.drawRect)
      || isa.method(selectors.layers.displayLayer) != nil
  }

  /// Marks the view; one that is in a window is asked after the layout of this turn.
  final func markNeedsDisplay() {
    guard !isDeallocating, !needsDisplay, drawsItself else { return }
    needsDisplay = true
    if window != nil { world.layoutPass.requestDisplay(of: self) }
  }

  /// Has a view that has come into a window, or got a size there, draw itself for the first time.
  final func showAtFirst() {
    if needsDisplay { return world.layoutPass.requestDisplay(of: self) }
    guard !hasBeenShown, bounds.size.width > 0, bounds.size.height > 0 else { return }
    hasBeenShown = true
    markNeedsDisplay()
  }

  /// Has the view draw itself, if it is still due.
  final func display() throws {
    guard needsDisplay, window != nil, bounds.size.width > 0, bounds.size.height > 0 else { return }
    // A need that it sees while it draws is one that it is meeting.
    defer { needsDisplay = false }
    try keptAlive {
      guard layersTakePart else { return try send(selectors.drawRect, bounds) }
      let layer: CALayer = try call(selectors.layers.layer)
      try layer.keptAlive { try layer.send(selectors.layers.display) }
    }
  }

  /// Whether somebody has made the way through the layer, by which a device draws every view, another
  /// one.
  private final var layersTakePart: Bool {
    let names = selectors.layers
    if let layerClass = ownLayer?.isa ?? runtime.madeClass(UIKitClasses.layer.declaration),
      !layerClass.isNative(names.display) || !layerClass.isNative(names.drawInContext)
    {
      return true
    }
    return !isa.isNative(names.drawLayerInContext) || isa.method(names.displayLayer) != nil
  }

  static func defineDrawing(_ view: ClassDefinition<UIView>) {
    view.method("drawRect:") { (_, _: CGRect) in }
    view.method("drawLayer:inContext:") { (view, layer: CALayer, _: Value) in
      guard layer === view.ownLayer else { return }
      try view.send(view.selectors.drawRect, view.bounds)
    }
    view.method("layoutSublayersOfLayer:") { (view, layer: CALayer) in
      guard layer === view.ownLayer else { return }
      try view.keptAlive { try view.world.layoutPass.layOutSubviews(view) }
    }
    view.method("actionForLayer:forKey:") { (view, _: CALayer, _: String) -> Value in
      // Outside of an animation's block a view's layer is to do nothing of its own.
      view.runtime.null.messageValue
    }
    view.method("setNeedsDisplay") { (view) in view.markNeedsDisplay() }
    view.method("setNeedsDisplayInRect:") { (view, _: CGRect) in view.markNeedsDisplay() }
  }
}
