internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// Layer classes with their own content; each stores its properties, which drawings render.
package enum SpecialLayers {
  // The defaults are those of the documentation.
  static func defineShape(_ layer: ClassDefinition<CALayer>) {
    layer.stored("path", .strong, of: "UIBezierPath", usual: Value.none)
    layer.property(
      "fillColor", .strong, of: "UIColor",
      get: { (layer) -> RuntimeObject? in
        let value = layer.storedValues?.value("fillColor")
        return value.map(\.object) ?? layer.uikit.colors["blackColor"]
      },
      set: { (layer, color: RuntimeObject?) in
        let values = layer.makeStoredValues()
        values.set("fillColor", color.messageValue, .strong)
      })
    layer.stored("strokeColor", .strong, of: "UIColor", usual: Value.none)
    layer.stored("fillRule", .copy, usual: "non-zero")
    layer.stored("strokeStart", usual: 0.0)
    layer.stored("strokeEnd", usual: 1.0)
    layer.stored("lineWidth", usual: 1.0)
    layer.stored("miterLimit", usual: 10.0)
    layer.stored("lineCap", .copy, usual: "butt")
    layer.stored("lineJoin", .copy, usual: "miter")
    layer.stored("lineDashPhase", usual: 0.0)
    layer.stored("lineDashPattern", .copy, of: "NSArray", usual: [Double]?.none)
  }

  static func defineGradient(_ layer: ClassDefinition<CALayer>) {
    layer.stored("colors", .copy, of: "NSArray", usual: [RuntimeObject]?.none)
    layer.stored("locations", .copy, of: "NSArray", usual: [Double]?.none)
    layer.stored("startPoint", usual: CGPoint(x: 0.5, y: 0))
    layer.stored("endPoint", usual: CGPoint(x: 0.5, y: 1))
    layer.stored("type", .copy, usual: "axial")
  }

  static func defineText(_ layer: ClassDefinition<CALayer>) {
    layer.stored("string", .copy, usual: Value.none)
    layer.stored("font", .strong, of: "UIFont", usual: Value.none)
    layer.stored("fontSize", usual: 36.0)
    layer.stored("foregroundColor", .strong, of: "UIColor", usual: Value.none)
    layer.stored("wrapped", getter: "isWrapped", usual: false)
    layer.stored("truncationMode", .copy, usual: "none")
    layer.stored("alignmentMode", .copy, usual: "natural")
    layer.stored("allowsFontSubpixelQuantization", usual: false)
    layer.method("preferredFrameSize") { (layer) -> CGSize in try textSize(of: layer) }
  }

  /// The size of a text layer's string, in as many lines as it allows.
  private static func textSize(of layer: CALayer) throws -> CGSize {
    let runtime = layer.runtime
    let string: Value = try layer.call(runtime.selector("string"))
    guard !string.isNone else { return .zero }
    let label = try layer.uikit.makeView(UIKitClasses.label)
    return try label.keptAlive {
      let wraps: Bool = try layer.call(runtime.selector("isWrapped"))
      try label.send(runtime.selector("setNumberOfLines:"), wraps ? 0 : 1)
      if string.object?.isKind(of: "NSAttributedString") == true {
        try label.send(runtime.selector("setAttributedText:"), string)
      } else {
        let size: Double = try layer.call(runtime.selector("fontSize"))
        let chosen: Value = try layer.call(runtime.selector("font"))
        var font = chosen.object as? UIFont
        // Helvetica, as the documentation says.
        font =
          try font?.call(runtime.selector("fontWithSize:"), size)
          ?? runtime.cls(UIKitClasses.font).call(
            runtime.selector("fontWithName:size:"), "Helvetica", size)
        try label.send(runtime.selector("setFont:"), font)
        try label.send(runtime.selector("setText:"), string)
      }
      let width = wraps ? layer.ownBounds.size.width : Double.greatestFiniteMagnitude
      return try label.call(
        runtime.selector("sizeThatFits:"),
        CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  static func defineReplicator(_ layer: ClassDefinition<CALayer>) {
    layer.stored("instanceCount", usual: 1)
    layer.stored("preservesDepth", usual: false)
    layer.stored("instanceDelay", usual: 0.0)
    layer.stored("instanceTransform", usual: CATransform3D.identity)
    layer.stored("instanceColor", .strong, of: "UIColor", usual: Value.none)
    for part in ["Red", "Green", "Blue", "Alpha"] {
      layer.stored("instance\(part)Offset", usual: 0.0)
    }
  }

  static func defineEmitter(_ layer: ClassDefinition<CALayer>) {
    layer.stored("emitterCells", .copy, usual: [CAEmitterCell]?.none)
    layer.stored("emitterZPosition", usual: 0.0)
    layer.stored("emitterDepth", usual: 0.0)
    layer.stored("preservesDepth", usual: false)
    layer.stored("emitterPosition", usual: CGPoint.zero)
    layer.stored("emitterSize", usual: CGSize.zero)
    layer.stored("emitterShape", .copy, usual: "point")
    layer.stored("emitterMode", .copy, usual: "volume")
    layer.stored("renderMode", .copy, usual: "unordered")
    for name in ["birthRate", "lifetime", "velocity", "scale", "spin"] {
      layer.stored(name, usual: 1.0)
    }
    layer.stored("seed", usual: 0)
  }

  static func defineScroll(_ layer: ClassDefinition<CALayer>) {
    layer.stored("scrollMode", .copy, usual: "both")
    layer.method("scrollToRect:") { (layer, rect: CGRect) in
      try layer.send(layer.runtime.selector("scrollRectToVisible:"), rect)
    }
    layer.method("scrollToPoint:") { (layer, point: CGPoint) in
      let mode: String = try layer.call(layer.runtime.selector("scrollMode"))
      let bounds: CGRect = try layer.call(layer.runtime.selector("bounds"))
      // An axis that cannot scroll keeps its offset.
      let origin = CGPoint(
        x: mode == "horizontally" || mode == "both" ? point.x : bounds.origin.x,
        y: mode == "vertically" || mode == "both" ? point.y : bounds.origin.y)
      try layer.send(
        layer.runtime.selector("setBounds:"), CGRect(origin: origin, size: bounds.size))
    }
  }

  static func defineTiled(_ layer: ClassDefinition<CALayer>) {
    layer.classSide.method("fadeDuration") { (_) -> Double in 0.25 }
    layer.stored("levelsOfDetail", usual: 1)
    layer.stored("levelsOfDetailBias", usual: 0)
    layer.stored("tileSize", usual: CGSize(width: 256, height: 256))
  }
}

extension UIKitClasses {
  package static let shapeLayer = NativeClass<CALayer>(
    "CAShapeLayer", superclass: layer, SpecialLayers.defineShape)
  package static let gradientLayer = NativeClass<CALayer>(
    "CAGradientLayer", superclass: layer, SpecialLayers.defineGradient)
  package static let textLayer = NativeClass<CALayer>(
    "CATextLayer", superclass: layer, SpecialLayers.defineText)
  package static let replicatorLayer = NativeClass<CALayer>(
    "CAReplicatorLayer", superclass: layer, SpecialLayers.defineReplicator)
  package static let emitterLayer = NativeClass<CALayer>(
    "CAEmitterLayer", superclass: layer, SpecialLayers.defineEmitter)
  static let scrollLayer = NativeClass<CALayer>(
    "CAScrollLayer", superclass: layer, SpecialLayers.defineScroll)
  static let tiledLayer = NativeClass<CALayer>(
    "CATiledLayer", superclass: layer, SpecialLayers.defineTiled)
  static let transformLayer = NativeClass<CALayer>("CATransformLayer", superclass: layer)

  /// All special layer classes.
  @NativeClassList package static var specialLayers: [NativeClassDeclaration] {
    shapeLayer
    gradientLayer
    textLayer
    replicatorLayer
    emitterLayer
    scrollLayer
    tiledLayer
    transformLayer
    emitterCell
    valueFunction
  }
}
