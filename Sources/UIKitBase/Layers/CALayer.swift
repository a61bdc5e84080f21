internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// The layer of a view, or a layer that a script creates.
///
/// The layer of a view reads its geometry and visibility from the view. A layer without a view
/// stores its own.
package final class CALayer: StoringObject {
  @Weak package var view: UIView?
  /// The sublayers that a script has added, from back to front.
  package internal(set) var ownSublayers: [CALayer] = []
  @Weak var ownSuperlayer: CALayer?
  /// The delegate of a layer without a view.
  @Weak var ownDelegate: RuntimeObject?
  /// The 3D transform that was set; a view stores only its affine part.
  var ownTransform3D: CATransform3D?
  var needsLayout = false
  var needsDisplay = false
  /// The model layer of a presentation layer.
  @Weak private var model: CALayer?
  package var ownTransform = CGAffineTransform.identity
  /// The geometry and appearance of a layer without a view.
  package var ownBounds = CGRect.zero
  package var ownPosition = CGPoint.zero
  private(set) var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var ownOpacity = 1.0
  package private(set) var isOwnHidden = false
  package private(set) var ownMasks = false
  // The defaults are those of the documentation.
  package private(set) var cornerRadius = 0.0
  package private(set) var borderWidth = 0.0
  package private(set) var shadowOpacity = 0.0
  package private(set) var shadowRadius = 3.0
  package private(set) var shadowOffset = CGSize(width: 0, height: -3)
  package private(set) var zPosition = 0.0
  private var name: String?
  /// Colors and images may be objects of any class.
  @Strong package private(set) var backgroundColor: RuntimeObject?
  @Strong package private(set) var borderColor: RuntimeObject?
  @Strong package private(set) var shadowColor: RuntimeObject?
  @Strong package private(set) var contents: RuntimeObject?

  package override func leaveOwners() {
    ownSuperlayer?.ownSublayers.removeAll(self)
    super.leaveOwners()
  }

  package override func destruct() {
    for layer in ownSublayers {
      layer.ownSuperlayer = nil
      layer.release()
    }
    ownSublayers = []
    super.destruct()
  }

  package var shownFrame: CGRect {
    if let view { return view.frame }
    let anchor = anchor
    return ownBounds.mapped { ($0 - anchor).applying(ownTransform) + ownPosition }
  }

  /// The anchor point of a layer without a view, in its bounds.
  package var anchor: CGPoint {
    CGPoint(
      x: ownBounds.origin.x + ownBounds.size.width * ownAnchorPoint.x,
      y: ownBounds.origin.y + ownBounds.size.height * ownAnchorPoint.y)
  }

  /// The presentation layer, or nil if the layer is not displayed.
  private func presentation() throws -> CALayer? {
    guard let view, view.window != nil else { return nil }
    let shown = try uikit.instance(CALayer.self, of: isa)
    func numbers(_ property: ViewAnimation.Property) -> [Double] {
      guard case .numbers(let numbers)? = uikit.animations.shown(view, property) else { return [] }
      return numbers
    }
    shown.model = self
    shown.copyKeys(of: self)
    shown.ownPosition = CGPoint(numbers: numbers(.center))
    shown.ownBounds = CGRect(numbers: numbers(.bounds))
    shown.ownTransform = CGAffineTransform(numbers: numbers(.transform))
    shown.ownAnchorPoint = view.anchorPoint
    shown.ownOpacity = numbers(.alpha).first ?? view.alpha
    shown.isOwnHidden = view.isHidden
    shown.ownMasks = view.clipsToBounds
    if case .color(let held)? = uikit.animations.shown(view, .backgroundColor) {
      shown.backgroundColor = held.color
    }
    shown.cornerRadius = cornerRadius
    shown.borderWidth = borderWidth
    shown.zPosition = zPosition
    shown.name = name
    shown.showAnimations(of: self)
    return shown
  }

  /// Sets the background color; a color of a view's layer is stored in the view.
  private func setBackground(_ color: RuntimeObject?) throws {
    guard let view, color == nil || color is UIColor else { return backgroundColor = color }
    backgroundColor = nil
    try view.show(background: color as? UIColor)
  }
}

extension CALayer {
  static func define(_ layer: ClassDefinition<CALayer>) {
    layer.keepsAnyKey()
    layer.resolvesDynamicProperties { layer, key, change in
      try layer.changing(key) { change() }
      if try layer.isa.call(layer.runtime.selector("needsDisplayForKey:"), key) {
        try layer.send(layer.runtime.selector("setNeedsDisplay"))
      }
    }
    layer.method("shouldArchiveValueForKey:") { (layer, key: String) -> Bool in
      layer.storedValues?.value(key) != nil
    }
    layer.method("contentsAreFlipped") { (_) -> Bool in false }
    // kCAContentsFormatRGBA8Uint
    layer.stored("contentsFormat", .copy, usual: "RGBA8")
    let runtime = layer.runtime
    let alloc = runtime.selector("alloc")
    let initialize = runtime.selector("init")
    layer.classSide.method("layer") { (cls) -> Value in
      let made: RuntimeObject = try cls.call(alloc)
      return try made.call(initialize)
    }
    defineTree(layer)
    defineLayout(layer)
    defineDisplay(layer)
    defineProperties(layer)
    defineAnimations(layer)
    layer.readonly("presentationLayer") { (layer) -> CALayer? in try layer.presentation() }
    layer.readonly("modelLayer") { (layer) -> CALayer in layer.model ?? layer }
    defineGeometry(layer)
    defineTransform(layer)
    defineTransform3D(layer)
    defineVisibility(layer)
    defineLook(layer)
  }

  private static func defineGeometry(_ layer: ClassDefinition<CALayer>) {
    layer.property("frame", get: { $0.shownFrame }) { (layer, frame: CGRect) in
      try layer.checkFinite(frame, "setFrame:")
      if try layer.tellsOfPlaces(frame) { return }
      try layer.changing("bounds", "position") {
        if let view = layer.view { return try view.setFrame(frame) }
        let frame = frame.standardized
        layer.ownPosition = CGPoint(
          x: frame.origin.x + frame.size.width * layer.ownAnchorPoint.x,
          y: frame.origin.y + frame.size.height * layer.ownAnchorPoint.y)
        layer.ownBounds.size = frame.size
      }
    }
    layer.property("bounds", get: { (layer) -> CGRect in layer.view?.bounds ?? layer.ownBounds }) {
      (layer, bounds: CGRect) in
      try layer.checkFinite(bounds, "setBounds:")
      try layer.changing("bounds") {
        if let view = layer.view { try view.setBounds(bounds) } else { layer.ownBounds = bounds }
      }
    }
    layer.property(
      "position", get: { (layer) -> CGPoint in layer.view?.center ?? layer.ownPosition }
    ) { (layer, position: CGPoint) in
      try layer.checkFinite(position, "setPosition:")
      try layer.changing("position") {
        if let view = layer.view { view.setCenter(position) } else { layer.ownPosition = position }
      }
    }
  }

  private static func defineTransform(_ layer: ClassDefinition<CALayer>) {
    layer.property(
      "anchorPoint",
      get: { (layer) -> CGPoint in
        layer.view?.anchorPoint ?? layer.ownAnchorPoint
      }
    ) { (layer, point: CGPoint) in
      try layer.checkFinite(point, "setAnchorPoint:")
      if let view = layer.view {
        view.setAnchorPoint(point)
      } else {
        layer.ownAnchorPoint = point
      }
    }
    layer.property(
      "affineTransform",
      get: { (layer) -> CGAffineTransform in
        layer.view?.transform ?? layer.ownTransform
      }
    ) { (layer, transform: CGAffineTransform) in
      try layer.checkFinite(transform, "setAffineTransform:")
      try layer.changing("transform") {
        if let view = layer.view {
          view.setTransform(transform)
        } else {
          layer.ownTransform = transform
        }
      }
    }
  }

  private static func defineVisibility(_ layer: ClassDefinition<CALayer>) {
    layer.property("opacity", get: { (layer) -> Double in layer.view?.alpha ?? layer.ownOpacity }) {
      (layer, opacity: Double) in
      let opacity = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
      try layer.changing("opacity") {
        if let view = layer.view { view.alpha = opacity } else { layer.ownOpacity = opacity }
      }
    }
    layer.property(
      "hidden", getter: "isHidden",
      get: { (layer) -> Bool in layer.view?.isHidden ?? layer.isOwnHidden }
    ) { (layer, hidden: Bool) in
      try layer.changing("hidden") {
        if let view = layer.view { view.hide(hidden) } else { layer.isOwnHidden = hidden }
      }
    }
    layer.property(
      "masksToBounds",
      get: { (layer) -> Bool in
        layer.view?.clipsToBounds ?? layer.ownMasks
      }
    ) { (layer, masks: Bool) in
      try layer.changing("masksToBounds") {
        if let view = layer.view { view.clipsToBounds = masks } else { layer.ownMasks = masks }
      }
    }
  }

  private static func defineLook(_ layer: ClassDefinition<CALayer>) {
    layer.property("cornerRadius", get: { $0.cornerRadius }) { (layer, radius: Double) in
      try layer.changing("cornerRadius") { layer.cornerRadius = radius }
    }
    layer.property("borderWidth", get: { $0.borderWidth }) { (layer, width: Double) in
      try layer.changing("borderWidth") { layer.borderWidth = width }
    }
    layer.property("shadowOpacity", get: { $0.shadowOpacity }) { (layer, opacity: Double) in
      try layer.changing("shadowOpacity") { layer.shadowOpacity = opacity }
    }
    layer.property("shadowRadius", get: { $0.shadowRadius }) { (layer, radius: Double) in
      try layer.changing("shadowRadius") { layer.shadowRadius = radius }
    }
    layer.property("zPosition", get: { $0.zPosition }) { (layer, position: Double) in
      try layer.changing("zPosition") { layer.zPosition = position }
    }
    layer.property(
      "backgroundColor", .strong,
      get: { (layer) -> RuntimeObject? in layer.view?.backgroundColor ?? layer.backgroundColor }
    ) { (layer, color: RuntimeObject?) in
      try layer.changing("backgroundColor") { try layer.setBackground(color) }
    }
    layer.property("borderColor", .strong, get: { $0.borderColor }) {
      (layer, color: RuntimeObject?) in
      try layer.changing("borderColor") { layer.borderColor = color }
    }
    layer.property("shadowColor", .strong, get: { $0.shadowColor }) {
      (layer, color: RuntimeObject?) in
      try layer.changing("shadowColor") { layer.shadowColor = color }
    }
    layer.property("contents", .strong, get: { $0.contents }) { (layer, new: RuntimeObject?) in
      try layer.changing("contents") { layer.contents = new }
    }
    layer.property("shadowOffset", get: { $0.shadowOffset }) { (layer, offset: CGSize) in
      try layer.changing("shadowOffset") { layer.shadowOffset = offset }
    }
    layer.property("name", .copy, get: { $0.name }, set: { $0.name = $1 })
  }
}

extension UIView {
  /// The layer, created on first access.
  final var layer: CALayer {
    if let ownLayer { return ownLayer }
    let made = world.create(UIKitClasses.layer)
    made.view = self
    ownLayer = made
    return made
  }

  static func defineLayer(_ view: ClassDefinition<UIView>) {
    view.classSide.method("layerClass") { (cls) -> RuntimeClass in
      cls.runtime.cls(UIKitClasses.layer)
    }
    view.readonly("layer", .strong) { (view) -> CALayer in
      if let known = view.ownLayer { return known }
      // A subclass may use another layer class.
      let wanted: RuntimeClass = try view.isa.call(view.runtime.selector("layerClass"))
      let made: CALayer = try view.uikit.instance(CALayer.self, of: wanted)
      made.view = view
      view.ownLayer = made
      return made
    }
  }
}

extension UIKitClasses {
  package static let layer = NativeClass<CALayer>(
    "CALayer", superclass: FoundationClasses.object, CALayer.define)
}
