internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// The format of a renderer, from UIGraphicsRenderer.h.
class UIGraphicsRendererFormat: StoringObject {
  /// The renderer's rectangle; zero before the format belongs to a renderer.
  final var bounds = CGRect.zero

  static func define(_ format: ClassDefinition<UIGraphicsRendererFormat>) {
    for name in ["defaultFormat", "preferredFormat"] {
      format.classSide.readonly(name, .strong) { (cls) -> UIGraphicsRendererFormat in
        try cls.uikit.instance(UIGraphicsRendererFormat.self, of: cls)
      }
    }
    format.readonly("bounds") { $0.bounds }
    format.method("copyWithZone:") { (format, _: Value) -> UIGraphicsRendererFormat in
      let made = try format.uikit.instance(UIGraphicsRendererFormat.self, of: format.isa)
      made.bounds = format.bounds
      made.storedValues = format.storedValues?.copy()
      return made
    }
  }

  /// Declares the additional members of image formats.
  static func defineImages(_ format: ClassDefinition<UIGraphicsRendererFormat>) {
    format.classSide.method("formatForTraitCollection:") {
      (cls, traits: UITraitCollection) -> UIGraphicsRendererFormat in
      let made = try cls.uikit.instance(UIGraphicsRendererFormat.self, of: cls)
      if let scale = traits.values[.displayScale], scale > 0 {
        made.makeStoredValues().set("scale", .number(scale), .assign)
      }
      return made
    }
    format.property(
      "scale",
      get: { (format) -> Double in
        format.storedValues?.value("scale").flatMap { Double.from($0, in: format.runtime) }
          ?? format.uikit.screen.scale
      }
    ) { (format, scale: Double) in
      guard scale.isFinite, scale >= 0 else {
        throw RuntimeError(
          .invalidArgument,
          "-[UIGraphicsImageRendererFormat setScale:]: \(scale) is no scale of a picture")
      }
      // From the documentation: 0 is the scale of the main screen.
      let used = scale > 0 ? scale : format.uikit.screen.scale
      format.makeStoredValues().set("scale", .number(used), .assign)
    }
    format.stored("opaque", usual: false)
    format.stored("prefersExtendedRange", usual: false)
    // UIGraphicsImageRendererFormatRangeAutomatic
    format.stored("preferredRange", usual: 0)
    format.readonly("supportsHighDynamicRange") { (_) -> Bool in false }
  }
}

/// The drawing context of a renderer's actions.
class UIGraphicsRendererContext: RuntimeObject {
  @Strong final var format: UIGraphicsRendererFormat?

  static func define(_ context: ClassDefinition<UIGraphicsRendererContext>) {
    context.readonly("format", .strong) { $0.format }
    context.readonly("CGContext") { $0 }
    // Private; for UIGraphicsGetCurrentContext.
    context.classSide.method("_currentContext") { (cls) in cls.uikit.rendererContexts.last }
    // Images have no contents here, so drawing has no effect.
    for name in ["fillRect:", "strokeRect:", "clipToRect:"] {
      context.method(name) { (_, _: CGRect) in }
    }
    for name in ["fillRect:blendMode:", "strokeRect:blendMode:"] {
      context.method(name) { (_, _: CGRect, _: Int) in }
    }
  }

  /// Declares the additional members of image contexts.
  static func defineImages(_ context: ClassDefinition<UIGraphicsRendererContext>) {
    context.readonly("currentImage", .strong) { (context) -> UIImage in
      let image = context.uikit.create(UIKitClasses.image)
      if let format = context.format { try image.fill(format) }
      return image
    }
  }
}

/// Creates an image or a document from a drawing block, from UIGraphicsRenderer.h.
///
/// As all images here, the result has a size and a scale, but no contents.
final class UIGraphicsRenderer: RuntimeObject {
  @Strong private var format: UIGraphicsRendererFormat?

  /// The format and context classes of a renderer class.
  private typealias Kind = (
    format: NativeClass<UIGraphicsRendererFormat>, context: NativeClassDeclaration
  )

  private static func kind(of cls: RuntimeClass) -> Kind {
    typealias Kit = UIKitClasses
    if cls.inherits(from: cls.runtime.cls(Kit.graphicsImageRenderer)) {
      return (Kit.graphicsImageRendererFormat, Kit.graphicsImageRendererContext.declaration)
    }
    if cls.inherits(from: cls.runtime.cls(Kit.graphicsPDFRenderer)) {
      return (Kit.graphicsPDFRendererFormat, Kit.graphicsPDFRendererContext.declaration)
    }
    return (Kit.graphicsRendererFormat, Kit.graphicsRendererContext.declaration)
  }

  private func fill(
    _ bounds: CGRect, _ format: UIGraphicsRendererFormat?
  ) throws -> UIGraphicsRenderer {
    guard bounds.origin.isFinite, bounds.size.isFinite else {
      throw RuntimeError(.invalidArgument, "\(className): the bounds must be finite numbers")
    }
    let own: UIGraphicsRendererFormat =
      try format?.call(runtime.selector("copy")) ?? uikit.create(Self.kind(of: isa).format)
    own.bounds = bounds
    self.format = own
    return self
  }

  /// Runs the actions in a new context.
  func draw<Answer>(
    _ actions: Block, _ finish: (UIGraphicsRendererContext) throws -> Answer
  ) throws -> Answer {
    let context = try uikit.instance(
      UIGraphicsRendererContext.self, of: runtime.cls(Self.kind(of: isa).context))
    context.format = format
    uikit.rendererContexts.append(context)
    defer { uikit.rendererContexts.removeLast() }
    return try keptAlive {
      try context.keptAlive {
        try actions(.object(context))
        return try finish(context)
      }
    }
  }

  static func define(_ renderer: ClassDefinition<UIGraphicsRenderer>) {
    renderer.method("initWithBounds:") { (renderer, bounds: CGRect) -> UIGraphicsRenderer in
      try renderer.fill(bounds, nil)
    }
    renderer.method("initWithBounds:format:") {
      (renderer, bounds: CGRect, format: UIGraphicsRendererFormat) -> UIGraphicsRenderer in
      try renderer.fill(bounds, format)
    }
    renderer.readonly("format", .strong) { $0.format }
    renderer.readonly("allowsImageOutput") { (renderer) -> Bool in
      renderer.isa.inherits(from: renderer.runtime.cls(UIKitClasses.graphicsImageRenderer))
    }
    renderer.classSide.readonly("rendererContextClass") { (cls) -> RuntimeClass in
      cls.runtime.cls(kind(of: cls).context)
    }
    renderer.method("runDrawingActions:completionActions:error:") {
      (renderer, actions: Block, completion: Block?, _: Value) -> Bool in
      try renderer.draw(actions) { context in
        if let completion { try completion(.object(context)) }
        return true
      }
    }
  }

  /// Declares the additional members of image renderers.
  static func defineImages(_ renderer: ClassDefinition<UIGraphicsRenderer>) {
    renderer.method("initWithSize:") { (renderer, size: CGSize) -> UIGraphicsRenderer in
      try renderer.fill(CGRect(origin: .zero, size: size), nil)
    }
    renderer.method("initWithSize:format:") {
      (renderer, size: CGSize, format: UIGraphicsRendererFormat) -> UIGraphicsRenderer in
      try renderer.fill(CGRect(origin: .zero, size: size), format)
    }
    renderer.method("imageWithActions:") { (renderer, actions: Block) -> UIImage in
      try renderer.draw(actions) { context in
        try context.call(renderer.runtime.selector("currentImage"))
      }
    }
    let image = renderer.runtime.selector("imageWithActions:")
    renderer.method("PNGDataWithActions:") { (renderer, actions: Block) -> Value in
      let drawn: UIImage = try renderer.call(image, actions)
      return renderer.uikit.file(of: drawn, as: .png) ?? .none
    }
    renderer.method("JPEGDataWithCompressionQuality:actions:") {
      (renderer, _: Double, actions: Block) -> Value in
      // The quality has no effect on an image without contents.
      let drawn: UIImage = try renderer.call(image, actions)
      return renderer.uikit.file(of: drawn, as: .jpeg) ?? .none
    }
  }
}

extension UIImage {
  /// Declares an image's renderer format, and the system's standard symbol images.
  static func defineStandard(_ image: ClassDefinition<UIImage>) {
    image.readonly("imageRendererFormat") { (image) -> UIGraphicsRendererFormat in
      let made = image.uikit.create(UIKitClasses.graphicsImageRendererFormat)
      made.makeStoredValues().set("scale", .number(image.content.scale), .assign)
      return made
    }
    let named = image.runtime.selector("systemImageNamed:")
    // From UIImage.h: circles with an ellipsis, a plus and a minus, and the two check marks.
    for (name, symbol) in [
      ("actionsImage", "ellipsis.circle"), ("addImage", "plus.circle"),
      ("removeImage", "minus.circle"), ("checkmarkImage", "checkmark"),
      ("strokedCheckmarkImage", "checkmark.circle"),
    ] {
      image.classSide.readonly(name, .strong) { (cls) -> UIImage in try cls.call(named, symbol) }
    }
  }

  /// Sets the size and the scale from a renderer's format.
  fileprivate func fill(_ format: UIGraphicsRendererFormat) throws {
    take(format.bounds.size, scale: try format.call(runtime.selector("scale"), as: Double.self))
  }
}

extension UIKitClasses {
  static let graphicsRendererFormat = NativeClass<UIGraphicsRendererFormat>(
    "UIGraphicsRendererFormat", superclass: FoundationClasses.object,
    UIGraphicsRendererFormat.define)
  static let graphicsImageRendererFormat = NativeClass<UIGraphicsRendererFormat>(
    "UIGraphicsImageRendererFormat", superclass: graphicsRendererFormat,
    UIGraphicsRendererFormat.defineImages)
  static let graphicsRendererContext = NativeClass<UIGraphicsRendererContext>(
    "UIGraphicsRendererContext", superclass: FoundationClasses.object,
    UIGraphicsRendererContext.define)
  static let graphicsImageRendererContext = NativeClass<UIGraphicsRendererContext>(
    "UIGraphicsImageRendererContext", superclass: graphicsRendererContext,
    UIGraphicsRendererContext.defineImages)
  static let graphicsRenderer = NativeClass<UIGraphicsRenderer>(
    "UIGraphicsRenderer", superclass: FoundationClasses.object, UIGraphicsRenderer.define)
  static let graphicsImageRenderer = NativeClass<UIGraphicsRenderer>(
    "UIGraphicsImageRenderer", superclass: graphicsRenderer, UIGraphicsRenderer.defineImages)

  /// Renderers with their formats and contexts, superclasses first.
  @NativeClassList package static var graphicsRenderers: [NativeClassDeclaration] {
    graphicsRendererFormat
    graphicsImageRendererFormat
    graphicsRendererContext
    graphicsImageRendererContext
    graphicsRenderer
    graphicsImageRenderer
    graphicsPDFRendererFormat
    graphicsPDFRendererContext
    graphicsPDFRenderer
  }
}
