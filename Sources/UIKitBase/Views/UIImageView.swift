package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A view that displays an image, which is any object; user interaction is disabled.
package final class UIImageView: UIView {
  @Strong package private(set) var image: RuntimeObject?
  @Strong package private(set) var highlightedImage: RuntimeObject?
  package private(set) var isHighlighted = false
  private var isAnimating = false
  private var animationDuration = 0.0
  private var animationRepeatCount = 0
  private var animationImages: [RuntimeObject] = []
  private var symbolPlayer: SymbolEffectPlayer?
  package var symbolEffects: SymbolEffectPlayer {
    let player = symbolPlayer ?? SymbolEffectPlayer(self)
    symbolPlayer = player
    return player
  }

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isUserInteractionEnabled = false
  }

  package override func destruct() {
    symbolPlayer?.empty()
    setAnimationImages([])
    super.destruct()
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (image, highlighted) = (image, highlightedImage)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.image = image?.ifLiving
      highlightedImage = highlighted?.ifLiving
    }
  }

  /// The size of the image, or zero without one.
  package override func sizeThatFits(_ size: CGSize) -> CGSize { pictureSize }

  package override var intrinsicSize: CGSize { shown?.size ?? super.intrinsicSize }

  private var pictureSize: CGSize { shown?.size ?? .zero }

  private var shown: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image) as? UIImage
  }

  private func setAnimationImages(_ images: [RuntimeObject]) {
    for image in images { image.retain() }
    let old = animationImages
    animationImages = images
    isAnimating = false
    for image in old { image.release() }
  }

  static func define(_ view: ClassDefinition<UIImageView>) {
    view.overrideTraitChange()
    view.declare("highlightedImage", Value.self, .strong, of: "UIImage")
    view.stored(
      "preferredSymbolConfiguration", .strong, of: "UIImageSymbolConfiguration", usual: Value.none)
    view.stored("highlightedAnimationImages", .copy, usual: [UIImage]?.none)
    view.stored("adjustsImageWhenAncestorFocused", usual: false)
    // UIImageDynamicRangeUnspecified
    view.stored("preferredImageDynamicRange", usual: -1)
    view.readonly("imageDynamicRange") { (_) -> Int in 0 }
    view.declare("image", Value.self, .strong, of: "UIImage")
    let runtime = view.runtime
    let setImage = runtime.selector("setImage:")
    let setHighlightedImage = runtime.selector("setHighlightedImage:")
    func made(_ view: UIImageView, _ image: RuntimeObject?) throws -> UIView {
      let frame = CGRect(origin: .zero, size: (image as? UIImage)?.size ?? .zero)
      return try view.call(view.selectors.initWithFrame, frame)
    }
    view.method("initWithImage:") { (view, image: RuntimeObject?) -> UIView in
      let made = try made(view, image)
      try made.send(setImage, image)
      return made
    }
    view.method("initWithImage:highlightedImage:") {
      (view, image: RuntimeObject?, highlighted: RuntimeObject?) -> UIView in
      let made = try made(view, image)
      try made.send(setImage, image)
      try made.send(setHighlightedImage, highlighted)
      return made
    }
    view.method("image") { (view) -> RuntimeObject? in view.image }
    view.method(setImage.name) { (view, image: RuntimeObject?) in
      guard image !== view.image else { return }
      let size = view.pictureSize
      view.image = image
      try view.send(view.selectors.setNeedsDisplay)
      if view.pictureSize != size {
        try view.send(view.selectors.invalidateIntrinsicContentSize)
      }
    }
    view.method("highlightedImage") { (view) -> RuntimeObject? in view.highlightedImage }
    view.method(setHighlightedImage.name) { (view, image: RuntimeObject?) in
      view.highlightedImage = image
    }
    view.property(
      "highlighted", getter: "isHighlighted", get: { $0.isHighlighted },
      set: { $0.isHighlighted = $1 })
    defineMoving(view)
    defineSymbolEffects(view)
  }

  private static func defineMoving(_ view: ClassDefinition<UIImageView>) {
    view.readonly("animating", getter: "isAnimating") { $0.isAnimating }
    view.method("startAnimating") { (view) in view.isAnimating = !view.animationImages.isEmpty }
    view.method("stopAnimating") { (view) in view.isAnimating = false }
    view.property(
      "animationImages",
      get: { (view) -> [RuntimeObject]? in
        view.animationImages.isEmpty ? nil : view.animationImages
      }
    ) { (view, images: [RuntimeObject]?) in
      view.setAnimationImages(images ?? [])
    }
    view.property(
      "animationDuration", get: { $0.animationDuration }, set: { $0.animationDuration = $1 })
    view.property(
      "animationRepeatCount", get: { $0.animationRepeatCount },
      set: { $0.animationRepeatCount = $1 })
  }
}

extension UIKitClasses {
  package static let imageView = NativeClass<UIImageView>(
    "UIImageView", superclass: view, UIImageView.define)
}
