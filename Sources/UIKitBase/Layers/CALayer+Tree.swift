internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The layer tree: the layers of subviews, and the layers that a script has added.
extension CALayer {
  var superlayer: CALayer? { ownSuperlayer ?? view?.superview?.layer }

  /// A view's added sublayers are below the layers of its subviews.
  var sublayers: [CALayer] { ownSublayers + (view?.subviews.map(\.layer) ?? []) }

  fileprivate func insert(_ layer: CALayer, at index: Int) throws {
    if layer === self || ancestors.contains(where: { $0 === layer }) {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) insertSublayer:]: CALayer: \(defaultDescription) cannot be inside itself")
    }
    // The layer of a view moves only with its view.
    guard layer.view == nil else { return }
    layer.keptAlive {
      layer.leave()
      layer.retain()
      layer.ownSuperlayer = self
      ownSublayers.insert(layer, at: min(max(0, index), ownSublayers.count))
    }
    try send(uikit.selectors.layers.setNeedsLayout)
    layer.requestIfNeeded()
  }

  private var ancestors: [CALayer] {
    var found: [CALayer] = []
    var place = superlayer
    while let layer = place {
      found.append(layer)
      place = layer.superlayer
    }
    return found
  }

  func leave() {
    guard let parent = ownSuperlayer else { return }
    ownSuperlayer = nil
    parent.ownSublayers.removeAll(self)
    release()
  }

  /// The index of a sublayer among those that a script has added.
  fileprivate func place(of layer: CALayer?) -> Int? {
    layer.flatMap { ownSublayers.index(of: $0) }
  }

  /// The deepest layer that contains a point of the superlayer.
  fileprivate func hit(_ point: CGPoint) -> CALayer? {
    let inside = fromSuperlayer(point)
    let bounds = view?.bounds ?? ownBounds
    guard !(view?.isHidden ?? false), bounds.contains(inside) else { return nil }
    for layer in sublayers.reversed() {
      if let hit = layer.hit(inside) { return hit }
    }
    return self
  }

  static func defineTree(_ layer: ClassDefinition<CALayer>) {
    layer.property(
      "delegate", .weak, of: "<CALayerDelegate>",
      get: { (layer) -> RuntimeObject? in layer.view ?? layer.ownDelegate }
    ) { (layer, delegate: RuntimeObject?) in
      if layer.view == nil { layer.ownDelegate = delegate }
    }
    layer.readonly("superlayer") { $0.superlayer }
    layer.property(
      "sublayers", .copy,
      get: { (layer) -> [CALayer]? in layer.sublayers.isEmpty ? nil : layer.sublayers }
    ) { (layer, new: [CALayer]?) in
      for old in layer.ownSublayers { old.leave() }
      for (place, sublayer) in (new ?? []).enumerated() { try layer.insert(sublayer, at: place) }
    }
    let insert = layer.runtime.selector("insertSublayer:atIndex:")
    layer.method(insert.name) { (layer, sublayer: CALayer, index: Int) in
      try layer.insert(sublayer, at: index)
    }
    layer.method("addSublayer:") { (layer, sublayer: CALayer?) in
      if let sublayer { try layer.send(insert, sublayer, layer.ownSublayers.count) }
    }
    layer.method("insertSublayer:below:") { (layer, sublayer: CALayer, sibling: CALayer?) in
      try layer.send(insert, sublayer, layer.place(of: sibling) ?? 0)
    }
    layer.method("insertSublayer:above:") { (layer, sublayer: CALayer, sibling: CALayer?) in
      let place = layer.place(of: sibling).map { $0 + 1 }
      try layer.send(insert, sublayer, place ?? layer.ownSublayers.count)
    }
    layer.method("replaceSublayer:with:") { (layer, old: CALayer, new: CALayer?) in
      guard let place = layer.place(of: old) else { return }
      try old.keptAlive {
        old.leave()
        if let new { try layer.send(insert, new, place) }
      }
    }
    layer.method("removeFromSuperlayer") { (layer) in layer.keptAlive { layer.leave() } }
    defineConversion(layer)
    defineScrolling(layer)
  }

  private static func defineConversion(_ layer: ClassDefinition<CALayer>) {
    layer.method("convertPoint:toLayer:") { (layer, point: CGPoint, other: CALayer?) -> CGPoint in
      layer.convert(point, to: other)
    }
    layer.method("convertPoint:fromLayer:") { (layer, point: CGPoint, other: CALayer?) -> CGPoint in
      other?.convert(point, to: layer) ?? point
    }
    layer.method("convertRect:toLayer:") { (layer, rect: CGRect, other: CALayer?) -> CGRect in
      layer.convert(rect, to: other)
    }
    layer.method("convertRect:fromLayer:") { (layer, rect: CGRect, other: CALayer?) -> CGRect in
      other?.convert(rect, to: layer) ?? rect
    }
    layer.method("convertTime:toLayer:") { (_, time: Double, _: CALayer?) -> Double in time }
    layer.method("convertTime:fromLayer:") { (_, time: Double, _: CALayer?) -> Double in time }
    layer.method("containsPoint:") { (layer, point: CGPoint) -> Bool in
      (layer.view?.bounds ?? layer.ownBounds).contains(point)
    }
    layer.method("hitTest:") { (layer, point: CGPoint) -> CALayer? in layer.hit(point) }
  }
}

extension CALayer {
  /// Declares the visible rectangle and scrolling within the enclosing scroll layer, as documented.
  fileprivate static func defineScrolling(_ layer: ClassDefinition<CALayer>) {
    let scroll = layer.runtime.selector("scrollToPoint:")
    layer.readonly("visibleRect") { (layer) -> CGRect in
      guard let around = layer.scrollLayer else { return layer.shownBounds }
      let seen = around.convert(around.shownBounds, to: layer)
      return seen.common(layer.shownBounds) ?? .zero
    }
    layer.method("scrollPoint:") { (layer, point: CGPoint) in
      guard let around = layer.scrollLayer else { return }
      try around.send(scroll, layer.convert(point, to: around))
    }
    layer.method("scrollRectToVisible:") { (layer, rect: CGRect) in
      guard let around = layer.scrollLayer else { return }
      let wanted = layer.convert(rect, to: around)
      var origin = around.shownBounds.origin
      let size = around.shownBounds.size
      origin.x = min(max(origin.x, wanted.maxX - size.width), wanted.origin.x)
      origin.y = min(max(origin.y, wanted.maxY - size.height), wanted.origin.y)
      try around.send(scroll, origin)
    }
  }

  private var shownBounds: CGRect { view?.bounds ?? ownBounds }

  /// The innermost scroll layer that contains it.
  private var scrollLayer: CALayer? {
    let kind = runtime.cls(UIKitClasses.scrollLayer)
    var place = superlayer
    while let layer = place {
      if layer.isa.inherits(from: kind) { return layer }
      place = layer.superlayer
    }
    return nil
  }
}
