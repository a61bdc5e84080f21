internal import SelectorRuntime

/// A view that shows a picture, which is any object; fingers pass it by.
final class UIImageView: UIView {
  @Strong private var image: RuntimeObject?
  @Strong private var highlightedImage: RuntimeObject?
  private var isHighlighted = false
  private var isAnimating = false
  private var animationDuration = 0.0
  private var animationRepeatCount = 0
  private var animationImages: [RuntimeObject] = []

  required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isUserInteractionEnabled = false
  }

  override func destruct() {
    image = nil
    highlightedImage = nil
    setAnimationImages([])
    super.destruct()
  }

  private func setAnimationImages(_ images: [RuntimeObject]) {
    for image in images { image.retain() }
    let old = animationImages
    animationImages = images
    isAnimating = false
    for image in old { image.release() }
  }

  static func defineImageView(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let view = ClassDefinition<UIImageView>("UIImageView", in: runtime, superclass: superclass)
    let setImage = runtime.selector("setImage:")
    let setHighlightedImage = runtime.selector("setHighlightedImage:")
    view.method("initWithImage:") { (view, image: RuntimeObject?) -> UIView in
      let made: UIView = try view.ask(view.selectors.initWithFrame, CGRect.zero)
      try made.tell(setImage, image)
      return made
    }
    view.method("initWithImage:highlightedImage:") {
      (view, image: RuntimeObject?, highlighted: RuntimeObject?) -> UIView in
      let made: UIView = try view.ask(view.selectors.initWithFrame, CGRect.zero)
      try made.tell(setImage, image)
      try made.tell(setHighlightedImage, highlighted)
      return made
    }
    view.method("image") { (view) -> RuntimeObject? in view.image }
    view.method(setImage.name) { (view, image: RuntimeObject?) in view.image = image }
    view.method("highlightedImage") { (view) -> RuntimeObject? in view.highlightedImage }
    view.method(setHighlightedImage.name) { (view, image: RuntimeObject?) in
      view.highlightedImage = image
    }
    view.method("isHighlighted") { (view) -> Bool in view.isHighlighted }
    view.method("setHighlighted:") { (view, highlighted: Bool) in view.isHighlighted = highlighted }
    defineMoving(view)
    return view.cls
  }

  private static func defineMoving(_ view: ClassDefinition<UIImageView>) {
    view.method("isAnimating") { (view) -> Bool in view.isAnimating }
    view.method("startAnimating") { (view) in view.isAnimating = !view.animationImages.isEmpty }
    view.method("stopAnimating") { (view) in view.isAnimating = false }
    view.method("animationImages") { (view) -> [RuntimeObject]? in
      view.animationImages.isEmpty ? nil : view.animationImages
    }
    view.method("setAnimationImages:") { (view, images: [RuntimeObject]?) in
      view.setAnimationImages(images ?? [])
    }
    view.method("animationDuration") { (view) -> Double in view.animationDuration }
    view.method("setAnimationDuration:") { (view, seconds: Double) in
      view.animationDuration = seconds
    }
    view.method("animationRepeatCount") { (view) -> Int in view.animationRepeatCount }
    view.method("setAnimationRepeatCount:") { (view, count: Int) in
      view.animationRepeatCount = count
    }
  }
}
