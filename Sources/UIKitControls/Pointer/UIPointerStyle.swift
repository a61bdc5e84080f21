internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The style of the pointer in a region, from UIPointerStyle.h.
final class UIPointerStyle: StoringObject {
  /// The type of a style; styles of one type with equal properties are equal.
  private enum Kind: Int { case effect, shape, hidden, system }

  private var kind = Kind.system
  private var axes = 0

  private func fill(
    _ kind: Kind, _ effect: UIPointerEffect?, _ shape: UIPointerShape?, axes: Int = 0
  ) -> UIPointerStyle {
    (self.kind, self.axes) = (kind, axes)
    let values = makeStoredValues()
    if let effect { values.set("effect", .object(effect), .strong) }
    if let shape { values.set("shape", .object(shape), .strong) }
    return self
  }

  static func define(_ style: ClassDefinition<UIPointerStyle>) {
    let cls = style.classSide
    func made(_ cls: RuntimeClass) throws -> UIPointerStyle {
      try cls.uikit.instance(UIPointerStyle.self, of: cls)
    }
    cls.method("styleWithEffect:shape:") {
      (cls, effect: UIPointerEffect, shape: UIPointerShape?) -> UIPointerStyle in
      try made(cls).fill(.effect, effect, shape)
    }
    cls.method("styleWithShape:constrainedAxes:") {
      (cls, shape: UIPointerShape, axes: Int) -> UIPointerStyle in
      try made(cls).fill(.shape, nil, shape, axes: axes)
    }
    for (name, kind) in [("hiddenPointerStyle", Kind.hidden), ("systemPointerStyle", .system)] {
      cls.method(name) { (cls) -> UIPointerStyle in try made(cls).fill(kind, nil, nil) }
    }
    style.stored("accessories", .copy, usual: [UIPointerAccessory]())
    style.copiesStoredValues { old, new in (new.kind, new.axes) = (old.kind, old.axes) }
  }
}

/// The effect of the pointer on a view, from UIPointerStyle.h; subclasses are the effects.
final class UIPointerEffect: StoringObject {
  static func define(_ effect: ClassDefinition<UIPointerEffect>) {
    effect.classSide.method("effectWithPreview:") {
      (cls, preview: UITargetedPreview) -> UIPointerEffect in
      let made = try cls.uikit.instance(UIPointerEffect.self, of: cls)
      made.makeStoredValues().set("preview", .object(preview), .strong)
      return made
    }
    effect.readonly("preview", .copy) { (effect) -> UITargetedPreview? in
      effect.storedValues?.value("preview")?.object as? UITargetedPreview
    }
    effect.copiesStoredValues()
  }

  static func defineHover(_ effect: ClassDefinition<UIPointerEffect>) {
    // UIPointerEffectTintModeOverlay
    effect.stored("preferredTintMode", usual: 1)
    effect.stored("prefersShadow", usual: false)
    effect.stored("prefersScaledContent", usual: true)
  }
}

/// The shape of the pointer, from UIPointerStyle.h.
final class UIPointerShape: StoringObject {
  private func fill(_ values: [(String, Value)]) -> UIPointerShape {
    for (name, value) in values { makeStoredValues().set(name, value, .strong) }
    return self
  }

  static func define(_ shape: ClassDefinition<UIPointerShape>) {
    let cls = shape.classSide
    func made(_ cls: RuntimeClass) throws -> UIPointerShape {
      try cls.uikit.instance(UIPointerShape.self, of: cls)
    }
    cls.method("shapeWithPath:") { (cls, path: UIBezierPath) -> UIPointerShape in
      try made(cls).fill([("path", .object(path))])
    }
    cls.method("shapeWithRoundedRect:") { (cls, rect: CGRect) -> UIPointerShape in
      try made(cls).fill([("rect", rect.messageValue)])
    }
    cls.method("shapeWithRoundedRect:cornerRadius:") {
      (cls, rect: CGRect, radius: Double) -> UIPointerShape in
      try made(cls).fill([("rect", rect.messageValue), ("radius", .number(radius))])
    }
    cls.method("beamWithPreferredLength:axis:") {
      (cls, length: Double, axis: Int) -> UIPointerShape in
      try made(cls).fill([("length", .number(length)), ("axis", .integer(Int64(axis)))])
    }
    shape.copiesStoredValues()
  }
}

extension UIKitClasses {
  static let pointerStyle = NativeClass<UIPointerStyle>(
    "UIPointerStyle", superclass: FoundationClasses.object, UIPointerStyle.define)
  static let pointerShape = NativeClass<UIPointerShape>(
    "UIPointerShape", superclass: FoundationClasses.object, UIPointerShape.define)
  static let pointerEffect = NativeClass<UIPointerEffect>(
    "UIPointerEffect", superclass: FoundationClasses.object, UIPointerEffect.define)
  static let pointerHighlightEffect = NativeClass<UIPointerEffect>(
    "UIPointerHighlightEffect", superclass: pointerEffect)
  static let pointerLiftEffect = NativeClass<UIPointerEffect>(
    "UIPointerLiftEffect", superclass: pointerEffect)
  static let pointerHoverEffect = NativeClass<UIPointerEffect>(
    "UIPointerHoverEffect", superclass: pointerEffect, UIPointerEffect.defineHover)
}
