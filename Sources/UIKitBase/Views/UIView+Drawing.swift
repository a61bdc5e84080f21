internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Drawing has no visible effect, but `drawRect:` is sent once for each display request.
///
/// As on a device, it is sent only to classes that override it.
extension UIView {
  /// Whether its class overrides `drawRect:`.
  final var drawsItself: Bool {
    isa.method(selectors.drawRect) !== runtime.cls(UIKitClasses.view).method(selectors.drawRect)
      || isa.method(selectors.layers.displayLayer) != nil
  }

  /// Marks the view for display; a view in a window is drawn after this turn's layout.
  final func markNeedsDisplay() {
    guard !isDeallocating, !needsDisplay, drawsItself else { return }
    needsDisplay = true
    if window != nil { world.layoutPass.requestDisplay(of: self) }
  }

  /// Draws a view when it is first in a window with a size.
  final func showAtFirst() {
    if needsDisplay { return world.layoutPass.requestDisplay(of: self) }
    guard !hasBeenShown, bounds.size.width > 0, bounds.size.height > 0 else { return }
    hasBeenShown = true
    markNeedsDisplay()
  }

  /// Draws the view, if it is still marked.
  final func display() throws {
    guard needsDisplay, window != nil, bounds.size.width > 0, bounds.size.height > 0 else { return }
    // A request made during drawing is satisfied by that drawing.
    defer { needsDisplay = false }
    try keptAlive {
      guard layersTakePart else { return try send(selectors.drawRect, bounds) }
      let layer: CALayer = try call(selectors.layers.layer)
      try layer.keptAlive { try layer.send(selectors.layers.display) }
    }
  }

  /// Whether a script method overrides the layer's part of the drawing.
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
      // Outside an animation block a view's layer performs no implicit action.
      view.runtime.null.messageValue
    }
    view.method("setNeedsDisplay") { (view) in view.markNeedsDisplay() }
    view.method("setNeedsDisplayInRect:") { (view, _: CGRect) in view.markNeedsDisplay() }
  }
}
