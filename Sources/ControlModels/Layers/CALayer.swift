internal import SelectorRuntime

/// What Core Animation knows of a view; nothing is drawn of it.
///
/// The layer of a view has no place of its own: where it stands and whether it shows is the view's.
/// A layer that a script makes keeps what it is told.
final class CALayer: RuntimeObject {
  @Weak var view: UIView?
  /// The layer that this one shows as it is seen at a moment.
  @Weak private var model: CALayer?
  var ownTransform = CGAffineTransform.identity
  /// The place and the look of a layer without a view.
  var ownBounds = CGRect.zero
  var ownPosition = CGPoint.zero
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  var ownOpacity = 1.0
  private var isOwnHidden = false
  private var ownMasks = false
  // The defaults are those of the documentation.
  private var cornerRadius = 0.0
  private var borderWidth = 0.0
  private var shadowOpacity = 0.0
  private var shadowRadius = 3.0
  private var shadowOffset = CGSize(width: 0, height: -3)
  private var zPosition = 0.0
  private var name: String?
  /// Colours and pictures are any objects.
  @Strong private var backgroundColor: RuntimeObject?
  @Strong private var borderColor: RuntimeObject?
  @Strong private var shadowColor: RuntimeObject?
  @Strong private var contents: RuntimeObject?

  override func destruct() {
    view = nil
    model = nil
    backgroundColor = nil
    borderColor = nil
    shadowColor = nil
    contents = nil
    super.destruct()
  }

  private var frame: CGRect {
    if let view { return view.frame }
    let anchor = CGPoint(
      x: ownBounds.origin.x + ownBounds.size.width * ownAnchorPoint.x,
      y: ownBounds.origin.y + ownBounds.size.height * ownAnchorPoint.y)
    return ownBounds.mapped { ($0 - anchor).applying(ownTransform) + ownPosition }
  }

  /// A layer that is what is seen of this one now, or nil where nothing is shown.
  private func presentation() throws -> CALayer? {
    guard let view, view.window != nil else { return nil }
    let shown = try uikit.instance(CALayer.self, of: isa)
    func numbers(_ property: ViewAnimation.Property) -> [Double] {
      guard case .numbers(let numbers)? = uikit.animations.shown(view, property) else { return [] }
      return numbers
    }
    shown.model = self
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

  private func checkFinite(_ value: some GeometryValue, _ method: String) throws {
    guard value.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) \(method)]: CALayerInvalidGeometry: "
          + "\(type(of: value).structureType.name) contains NaN or infinity: \(value.text)")
    }
  }
}

extension CALayer {
  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let layer = ClassDefinition<CALayer>("CALayer", in: runtime, superclass: superclass)
    let alloc = runtime.selector("alloc")
    let initialize = runtime.selector("init")
    layer.classSide.method("layer") { (cls) -> Value in
      let made: RuntimeObject = try cls.ask(alloc)
      return try made.ask(initialize)
    }
    layer.method("delegate") { (layer) -> RuntimeObject? in layer.view }
    layer.method("superlayer") { (layer) -> CALayer? in layer.view?.superview?.layer }
    layer.method("sublayers") { (layer) -> [CALayer]? in
      layer.view.flatMap { $0.subviews.isEmpty ? nil : $0.subviews.map(\.layer) }
    }
    defineAnimations(layer)
    layer.method("presentationLayer") { (layer) -> CALayer? in try layer.presentation() }
    layer.method("modelLayer") { (layer) -> CALayer in layer.model ?? layer }
    defineGeometry(layer)
    defineTransform(layer)
    defineVisibility(layer)
    defineLook(layer)
    return layer.cls
  }

  private static func defineGeometry(_ layer: ClassDefinition<CALayer>) {
    layer.method("frame") { (layer) -> CGRect in layer.frame }
    layer.method("setFrame:") { (layer, frame: CGRect) in
      try layer.checkFinite(frame, "setFrame:")
      if let view = layer.view { return view.setFrame(frame) }
      let frame = frame.standardized
      layer.ownPosition = CGPoint(
        x: frame.origin.x + frame.size.width * layer.ownAnchorPoint.x,
        y: frame.origin.y + frame.size.height * layer.ownAnchorPoint.y)
      layer.ownBounds.size = frame.size
    }
    layer.method("bounds") { (layer) -> CGRect in layer.view?.bounds ?? layer.ownBounds }
    layer.method("setBounds:") { (layer, bounds: CGRect) in
      try layer.checkFinite(bounds, "setBounds:")
      if let view = layer.view { view.setBounds(bounds) } else { layer.ownBounds = bounds }
    }
    layer.method("position") { (layer) -> CGPoint in layer.view?.center ?? layer.ownPosition }
    layer.method("setPosition:") { (layer, position: CGPoint) in
      try layer.checkFinite(position, "setPosition:")
      if let view = layer.view { view.setCenter(position) } else { layer.ownPosition = position }
    }
  }

  private static func defineTransform(_ layer: ClassDefinition<CALayer>) {
    layer.method("anchorPoint") { (layer) -> CGPoint in
      layer.view?.anchorPoint ?? layer.ownAnchorPoint
    }
    layer.method("setAnchorPoint:") { (layer, point: CGPoint) in
      try layer.checkFinite(point, "setAnchorPoint:")
      if let view = layer.view {
        view.setAnchorPoint(point)
      } else {
        layer.ownAnchorPoint = point
      }
    }
    layer.method("affineTransform") { (layer) -> CGAffineTransform in
      layer.view?.transform ?? layer.ownTransform
    }
    layer.method("setAffineTransform:") { (layer, transform: CGAffineTransform) in
      try layer.checkFinite(transform, "setAffineTransform:")
      if let view = layer.view {
        view.setTransform(transform)
      } else {
        layer.ownTransform = transform
      }
    }
  }

  private static func defineVisibility(_ layer: ClassDefinition<CALayer>) {
    layer.method("opacity") { (layer) -> Double in layer.view?.alpha ?? layer.ownOpacity }
    layer.method("setOpacity:") { (layer, opacity: Double) in
      let opacity = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
      if let view = layer.view { view.alpha = opacity } else { layer.ownOpacity = opacity }
    }
    layer.method("isHidden") { (layer) -> Bool in layer.view?.isHidden ?? layer.isOwnHidden }
    layer.method("setHidden:") { (layer, hidden: Bool) in
      if let view = layer.view { view.isHidden = hidden } else { layer.isOwnHidden = hidden }
    }
    layer.method("masksToBounds") { (layer) -> Bool in
      layer.view?.clipsToBounds ?? layer.ownMasks
    }
    layer.method("setMasksToBounds:") { (layer, masks: Bool) in
      if let view = layer.view { view.clipsToBounds = masks } else { layer.ownMasks = masks }
    }
  }

  private static func defineLook(_ layer: ClassDefinition<CALayer>) {
    let numbers: [(String, String, ReferenceWritableKeyPath<CALayer, Double>)] = [
      ("cornerRadius", "setCornerRadius:", \.cornerRadius),
      ("borderWidth", "setBorderWidth:", \.borderWidth),
      ("shadowOpacity", "setShadowOpacity:", \.shadowOpacity),
      ("shadowRadius", "setShadowRadius:", \.shadowRadius),
      ("zPosition", "setZPosition:", \.zPosition),
    ]
    for (getter, setter, path) in numbers {
      layer.method(getter) { (layer) -> Double in layer[keyPath: path] }
      layer.method(setter) { (layer, number: Double) in layer[keyPath: path] = number }
    }
    let objects: [(String, String, ReferenceWritableKeyPath<CALayer, RuntimeObject?>)] = [
      ("backgroundColor", "setBackgroundColor:", \.backgroundColor),
      ("borderColor", "setBorderColor:", \.borderColor),
      ("shadowColor", "setShadowColor:", \.shadowColor),
      ("contents", "setContents:", \.contents),
    ]
    for (getter, setter, path) in objects {
      layer.method(getter) { (layer) -> RuntimeObject? in layer[keyPath: path] }
      layer.method(setter) { (layer, object: RuntimeObject?) in layer[keyPath: path] = object }
    }
    layer.method("shadowOffset") { (layer) -> CGSize in layer.shadowOffset }
    layer.method("setShadowOffset:") { (layer, offset: CGSize) in layer.shadowOffset = offset }
    layer.method("name") { (layer) -> String? in layer.name }
    layer.method("setName:") { (layer, name: String?) in layer.name = name }
  }
}

extension UIView {
  /// The layer, made when it is first asked for.
  final var layer: CALayer {
    if let ownLayer { return ownLayer }
    let made = world.create(CALayer.self, of: world.classes.layer)
    made.view = self
    ownLayer = made
    return made
  }

  static func defineLayer(_ view: ClassDefinition<UIView>) {
    view.classSide.method("layerClass") { (cls) -> RuntimeClass in cls.uikit.classes.layer }
    view.method("layer") { (view) -> CALayer in
      if let known = view.ownLayer { return known }
      // A subclass may want another kind of layer.
      let wanted: RuntimeClass = try view.isa.ask(view.runtime.selector("layerClass"))
      let made: CALayer = try view.uikit.instance(CALayer.self, of: wanted)
      made.view = view
      view.ownLayer = made
      return made
    }
  }
}
