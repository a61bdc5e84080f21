internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A visual effect: a blur, or a vibrancy above a blur.
package final class UIVisualEffect: RuntimeObject {
  package fileprivate(set) var style = 0
  @Strong fileprivate var blur: UIVisualEffect?

  static func define(_ effect: ClassDefinition<UIVisualEffect>) {
    effect.method("copyWithZone:") { (effect, _: Value) -> UIVisualEffect in effect }
    effect.method("isEqual:") { (effect, other: Value) -> Bool in
      guard let other = other.object as? UIVisualEffect else { return false }
      return other === effect || (other.isa === effect.isa && other.style == effect.style)
    }
    effect.method("hash") { (effect) -> Int in effect.style }
  }

  static func defineBlur(_ effect: ClassDefinition<UIVisualEffect>) {
    effect.classSide.method("effectWithStyle:") { (cls, style: Int) -> UIVisualEffect in
      let made = try cls.uikit.instance(UIVisualEffect.self, of: cls)
      made.style = style
      return made
    }
  }

  static func defineVibrancy(_ effect: ClassDefinition<UIVisualEffect>) {
    let make: (RuntimeClass, UIVisualEffect, Int) throws -> UIVisualEffect = { cls, blur, style in
      let made = try cls.uikit.instance(UIVisualEffect.self, of: cls)
      (made.blur, made.style) = (blur, style)
      return made
    }
    effect.classSide.method("effectForBlurEffect:") {
      (cls, blur: UIVisualEffect) -> UIVisualEffect in
      try make(cls, blur, blur.style)
    }
    effect.classSide.method("effectForBlurEffect:style:") {
      (cls, blur: UIVisualEffect, style: Int) -> UIVisualEffect in try make(cls, blur, style)
    }
  }
}

extension UIKitWorld {
  package func blurEffect(style: Int) -> UIVisualEffect {
    let made = create(UIKitClasses.blurEffect)
    made.style = style
    return made
  }
}

/// A view that draws an effect over the content behind it; subviews belong in its content view.
package final class UIVisualEffectView: UIView {
  @Strong package private(set) var effect: UIVisualEffect?
  @Strong private var content: UIView?

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOpaque = false
  }

  /// The content view; adding subviews to the effect view itself is an error on a device.
  private func contentView() throws -> UIView {
    if let content { return content }
    let made = try world.makeView(UIKitClasses.visualEffectContentView)
    content = made
    made.isOpaque = false
    // UIViewAutoresizingFlexibleWidth | …Height
    made.autoresizing = [.width, .height]
    try insert(made, at: subviews.count)
    try made.place(CGRect(origin: .zero, size: bounds.size))
    return made
  }

  static func define(_ view: ClassDefinition<UIVisualEffectView>) {
    let setEffect = view.runtime.selector("setEffect:")
    view.method("initWithEffect:") { (view, effect: UIVisualEffect?) -> UIView in
      let made: UIView = try view.call(view.selectors.initWithFrame, CGRect.zero)
      try made.send(setEffect, effect)
      return made
    }
    view.method("initWithFrame:") { (view, frame: CGRect) -> UIView in
      try view.checkedSetFrame(frame)
      _ = try view.contentView()
      return view
    }
    view.property("effect", .copy, get: { $0.effect }) { (view, effect: UIVisualEffect?) in
      view.effect = effect
      try view.send(view.selectors.setNeedsLayout)
    }
    // Private on devices; hooks on them change the parts of an effect.
    for name in ["backgroundEffects", "contentEffects"] {
      view.stored(name, .copy, of: "NSArray", usual: Value.none)
    }
    view.readonly("contentView", .strong) { (view) -> UIView in try view.contentView() }
  }
}

extension UIKitClasses {
  package static let visualEffect = NativeClass<UIVisualEffect>(
    "UIVisualEffect", superclass: FoundationClasses.object, UIVisualEffect.define)
  package static let blurEffect = NativeClass<UIVisualEffect>(
    "UIBlurEffect", superclass: visualEffect, UIVisualEffect.defineBlur)
  package static let vibrancyEffect = NativeClass<UIVisualEffect>(
    "UIVibrancyEffect", superclass: visualEffect, UIVisualEffect.defineVibrancy)
  package static let visualEffectView = NativeClass<UIVisualEffectView>(
    "UIVisualEffectView", superclass: view, UIVisualEffectView.define)
  /// The class of content views on a device.
  package static let visualEffectContentView = NativeClass<UIView>(
    "_UIVisualEffectContentView", superclass: view)
}
