internal import FoundationText
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A control with a title and an image for each state.
package final class UIButton: UIControl {
  package var buttonType = 0
  package internal(set) var contentEdgeInsets = UIEdgeInsets.zero
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  private var titles = StateTable<String>()
  private var titleColors = StateTable<UIColor>()
  private var attributedTitles = StateTable<NSAttributedString>()
  private var images = StateTable<RuntimeObject>()
  private var backgroundImages = StateTable<RuntimeObject>()
  var shadowColors = StateTable<UIColor>()
  var appearance = ButtonAppearance()
  /// The title label and the image view, if they have been created.
  @Strong package var label: UILabel?
  @Strong var picture: UIImageView?
  /// The label of a configuration's subtitle, if it has one.
  @Strong var subtitleLabel: UILabel?
  /// Whether `updateConfiguration` is sent at the next layout.
  var needsConfigurationUpdate = false

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOpaque = false
  }

  package override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    isPlainTap(recognizer)
  }

  package override var eventsOfLift: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  /// The title of the current state.
  package var currentTitle: String? { titles[state] }

  /// The title color of the current state.
  package var currentTitleColor: UIColor? { titleColors[state] }

  /// The image of the current state.
  var currentImage: RuntimeObject? { images[state] }

  /// Returns the default title color: white, or the tint color for a system button.
  ///
  /// It is the reason that `currentTitleColor` is never nil, as documented.
  func plainTitleColor() throws -> UIColor? {
    guard buttonType == 1 else { return world.colors["whiteColor"] }
    return try call(runtime.selector("tintColor"))
  }

  /// The attributed title of the current state.
  var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  package override func stateDidChange() throws {
    try contentsDidChange()
    try configurationStateDidChange()
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (titles, colors, styledTitles) = (titles, titleColors, attributedTitles)
    let (pictures, backgrounds) = (images, backgroundImages)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.titles = titles
      titleColors.restore(colors)
      attributedTitles.restore(styledTitles)
      images.restore(pictures)
      backgroundImages.restore(backgrounds)
      markNeedsLayout()
    }
  }

  package override func destruct() {
    titleColors.releaseAll()
    shadowColors.releaseAll()
    attributedTitles.releaseAll()
    images.releaseAll()
    backgroundImages.releaseAll()
    super.destruct()
  }
}

extension UIButton {
  static func define(_ button: ClassDefinition<UIButton>) {
    button.later(StandardElements.define)
    button.springLoaded()
    button.classSide.method("buttonWithType:") { (cls, type: Int) -> Value in
      let selectors = cls.uikit.selectors
      let allocated: RuntimeObject = try cls.call(selectors.alloc)
      let made: Value = try allocated.call(selectors.initWithFrame, CGRect.zero)
      (made.object as? UIButton)?.buttonType = type
      return made
    }
    button.classSide.method("buttonWithType:primaryAction:") {
      (cls, type: Int, action: UIAction?) -> Value in
      let made: Value = try cls.call(cls.runtime.selector("buttonWithType:"), type)
      guard let button = made.object as? UIButton, let action else { return made }
      button.add(action, .primaryActionTriggered)
      let title: String = try action.call(cls.runtime.selector("title"))
      if !title.isEmpty {
        try button.send(cls.runtime.selector("setTitle:forState:"), title, 0)
      }
      return made
    }
    defineSystemButtons(button)
    button.readonly("buttonType") { $0.buttonType }
    button.stored("role", usual: 0)
    button.stored("menu", .copy, usual: UIMenu?.none) { (button) in
      guard button.storedValues?.value("menu")?.object is UIMenu else { return }
      try button.send(button.runtime.selector("setContextMenuInteractionEnabled:"), true)
    }
    button.method("contextMenuInteraction:configurationForMenuAtLocation:") {
      (button, _: UIContextMenuInteraction, _: CGPoint) -> RuntimeObject? in
      try button.configurationOfMenu()
    }
    button.stored("preferredMenuElementOrder", usual: 0)
    button.stored("changesSelectionAsPrimaryAction", usual: false)
    button.stored(
      "pointerInteractionEnabled", getter: "isPointerInteractionEnabled", usual: false)
    button.insets(
      "contentEdgeInsets", get: { $0.contentEdgeInsets }, set: { $0.contentEdgeInsets = $1 })
    button.insets(
      "titleEdgeInsets", get: { $0.titleEdgeInsets }, set: { $0.titleEdgeInsets = $1 })
    button.insets(
      "imageEdgeInsets", get: { $0.imageEdgeInsets }, set: { $0.imageEdgeInsets = $1 })
    defineContents(button)
    defineMeasures(button)
    defineTitles(button)
    defineImages(button)
    defineAppearance(button)
    defineConfiguration(button)
  }

  /// Defines the constructors of system buttons, `UIButtonTypeSystem`.
  private static func defineSystemButtons(_ button: ClassDefinition<UIButton>) {
    let runtime = button.runtime
    button.classSide.method("systemButtonWithPrimaryAction:") { (cls, action: UIAction?) -> Value in
      try cls.call(runtime.selector("buttonWithType:primaryAction:"), 1, action)
    }
    button.classSide.method("systemButtonWithImage:target:action:") {
      (cls, image: UIImage, target: RuntimeObject?, action: Selector?) -> Value in
      let made: Value = try cls.call(runtime.selector("buttonWithType:"), 1)
      guard let button = made.object as? UIButton else { return made }
      try button.send(runtime.selector("setImage:forState:"), image, 0)
      if let action { button.add(target, action, .touchUpInside) }
      return made
    }
  }

  private static func defineTitles(_ button: ClassDefinition<UIButton>) {
    button.method("setTitle:forState:") { (button, title: String?, state: Int) in
      button.titles.set(title, for: ControlState(rawValue: state))
      try button.contentsDidChange()
    }
    button.method("titleForState:") { (button, state: Int) -> String? in
      button.titles[ControlState(rawValue: state)]
    }
    button.method("setAttributedTitle:forState:") {
      (button, title: NSAttributedString?, state: Int) in
      let copied: NSAttributedString? = try title?.call(button.selectors.text.copy)
      button.attributedTitles.replace(copied, for: ControlState(rawValue: state))
      try button.contentsDidChange()
    }
    button.method("attributedTitleForState:") { (button, state: Int) -> NSAttributedString? in
      button.attributedTitles[ControlState(rawValue: state)]
    }
    button.readonly("currentAttributedTitle", .strong) { $0.currentAttributedTitle }
    button.readonly("currentTitle", .copy) { $0.currentTitle }
    button.method("setTitleColor:forState:") { (button, color: UIColor?, state: Int) in
      button.titleColors.replace(color, for: ControlState(rawValue: state))
      try button.contentsDidChange()
    }
    button.method("titleColorForState:") { (button, state: Int) -> UIColor? in
      try button.titleColors[ControlState(rawValue: state)] ?? button.plainTitleColor()
    }
    button.readonly("currentTitleColor", .strong) { (button) -> UIColor? in
      try button.currentTitleColor ?? button.plainTitleColor()
    }
  }

  // Nothing is drawn, so an image can be any object.
  private static func defineImages(_ button: ClassDefinition<UIButton>) {
    button.method("setImage:forState:") { (button, image: RuntimeObject?, state: Int) in
      button.images.replace(image, for: ControlState(rawValue: state))
      try button.contentsDidChange()
    }
    button.method("imageForState:") { (button, state: Int) -> RuntimeObject? in
      button.images[ControlState(rawValue: state)]
    }
    button.readonly("currentImage", .strong, of: "UIImage") { (button) -> RuntimeObject? in
      button.currentImage
    }
    button.method("setBackgroundImage:forState:") { (button, image: RuntimeObject?, state: Int) in
      button.backgroundImages.replace(image, for: ControlState(rawValue: state))
    }
    button.method("backgroundImageForState:") { (button, state: Int) -> RuntimeObject? in
      button.backgroundImages[ControlState(rawValue: state)]
    }
    button.readonly("currentBackgroundImage", .strong, of: "UIImage") {
      (button) -> RuntimeObject? in
      button.backgroundImages[button.state]
    }
  }
}

extension ClassDefinition where Instance == UIButton {
  /// Declares an insets property; setting it invalidates the layout.
  fileprivate func insets(
    _ name: String, get: @escaping (UIButton) -> UIEdgeInsets,
    set: @escaping (UIButton, UIEdgeInsets) -> Void
  ) {
    property(name, get: get) { (button, new: UIEdgeInsets) in
      guard new != get(button) else { return }
      set(button, new)
      try button.send(button.selectors.setNeedsLayout)
    }
  }
}

extension UIKitClasses {
  package static let button = NativeClass<UIButton>(
    "UIButton", superclass: control, UIButton.define)
  /// The class of button labels on a device.
  package static let buttonLabel = NativeClass<UILabel>("UIButtonLabel", superclass: label)
}
