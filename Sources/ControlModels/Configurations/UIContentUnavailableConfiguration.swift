internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// The state of a controller for its content-unavailable configuration, from
/// UIContentUnavailableConfigurationState.h.
final class UIContentUnavailableConfigurationState: UIViewConfigurationState {
  static func define(_ state: ClassDefinition<UIContentUnavailableConfigurationState>) {
    state.stored("searchText", .copy, usual: String?.none)
  }
}

/// The image, the texts and the button that stand in for contents that are not there, from
/// UIContentUnavailableConfiguration.h.
final class UIContentUnavailableConfiguration: StoringObject {
  private var isLoading = false

  func text(_ name: String) -> String? {
    storedValues?.value(name).flatMap { String.from($0, in: runtime) }
  }

  var image: UIImage? { storedValues?.value("image")?.object as? UIImage }
  var showsActivity: Bool { isLoading }

  static func define(_ content: ClassDefinition<UIContentUnavailableConfiguration>) {
    content.adopt(UIKitProtocols.contentConfiguration)
    for (name, isLoading, text) in [
      ("emptyConfiguration", false, nil), ("loadingConfiguration", true, "Loading…"),
      ("searchConfiguration", false, "No Results"),
    ] {
      content.classSide.method(name) { (cls) -> UIContentUnavailableConfiguration in
        let made = try cls.uikit.instance(UIContentUnavailableConfiguration.self, of: cls)
        made.isLoading = isLoading
        guard let text else { return made }
        let values = StoredValues()
        values.set("text", .string(text), .copy)
        made.storedValues = values
        return made
      }
    }
    content.copiesStoredValues { old, new in new.isLoading = old.isLoading }
    let initialize = content.runtime.selector("initWithConfiguration:")
    content.method("makeContentView") { (content) -> UIView in
      let made: RuntimeObject = try content.runtime.cls(UIKitClasses.contentUnavailableView).call(
        content.uikit.selectors.alloc)
      return try made.call(initialize, content)
    }
    let copy = content.runtime.selector("copy")
    content.method("updatedConfigurationForState:") {
      (content, _: UIViewConfigurationState) -> UIContentUnavailableConfiguration in
      try content.call(copy)
    }
    for name in ["text", "secondaryText"] { content.stored(name, .copy, usual: String?.none) }
    for name in ["attributedText", "secondaryAttributedText"] {
      content.stored(name, .copy, usual: NSAttributedString?.none)
    }
    content.stored("image", .strong, usual: UIImage?.none)
    content.stored("alignment", usual: 0)
    content.stored("background", .strong, usual: UIBackgroundConfiguration?.none)
    for name in ["button", "secondaryButton"] {
      content.stored(name, .copy, usual: UIButtonConfiguration?.none)
    }
    for name in ["imageToTextPadding", "textToSecondaryTextPadding", "textToButtonPadding"] {
      content.stored(name, usual: 8.0)
    }
  }
}

/// The view of a content-unavailable configuration, from UIContentUnavailableView.h.
final class UIContentUnavailableView: UIView, ContentView {
  @Strong private(set) var configuration: UIContentUnavailableConfiguration?

  override func destruct() {
    configuration = nil
    super.destruct()
  }

  /// Shows the parts that there are, one below the other.
  func show(_ new: UIContentUnavailableConfiguration) throws {
    configuration = try new.call(world.selectors.configurations.copy)
    for view in subviews { try view.keptAlive { try view.removeFromSuperview() } }
    guard let configuration else { return }
    if configuration.showsActivity {
      let spinner = try world.makeView(UIKitClasses.activityIndicatorView)
      try insert(spinner, at: subviews.count)
      try spinner.send(runtime.selector("startAnimating"))
    }
    if let image = configuration.image {
      let view = try world.makeView(UIKitClasses.imageView)
      try view.send(selectors.setImage, image)
      try insert(view, at: subviews.count)
    }
    for name in ["text", "secondaryText"] {
      guard let text = configuration.text(name) else { continue }
      let label = try world.makeView(UIKitClasses.label)
      label.textAlignment = 1
      label.numberOfLines = 0
      try label.send(selectors.setText, text)
      try insert(label, at: subviews.count)
    }
    markNeedsLayout()
  }

  private func layOut() throws {
    let sizes = try subviews.map { view -> CGSize in
      try view.call(selectors.sizeThatFits, CGSize(width: bounds.size.width, height: 0))
    }
    let gap = 8.0
    let whole = sizes.reduce(0) { $0 + $1.height } + gap * Double(max(0, sizes.count - 1))
    var y = (bounds.size.height - whole) / 2
    for (view, size) in zip(subviews, sizes) {
      try view.place(
        CGRect(
          x: (bounds.size.width - size.width) / 2, y: y, width: size.width, height: size.height))
      y += size.height + gap
    }
  }

  static func define(_ view: ClassDefinition<UIContentUnavailableView>) {
    defineContent(view)
    view.stored("scrollEnabled", getter: "isScrollEnabled", usual: true)
    view.method("layoutSubviews") { (view) in try view.layOut() }
  }
}

/// Controllers that show such a view over their contents.
extension UIViewController {
  private static let key = "contentUnavailableConfiguration"
  private static let viewKey = "contentUnavailableView"

  private final func keep(_ value: RuntimeObject?, _ name: String) {
    let values = makeStoredValues()
    values.set(name, value.messageValue, .strong)
  }

  private final func show(unavailable configuration: RuntimeObject?) throws {
    let content = ConfiguredContent(world: world)
    let former = storedValues?.value(Self.viewKey)?.object as? UIView
    guard let configuration else {
      keep(nil, Self.key)
      return try former?.keptAlive {
        keep(nil, Self.viewKey)
        if former?.superview != nil { try former?.removeFromSuperview() }
      } ?? ()
    }
    let copied = try content.copied(configuration)
    try copied.keptAlive {
      keep(copied, Self.key)
      if let former, try content.apply(copied, to: former) { return }
      try former?.keptAlive {
        if former?.superview != nil { try former?.removeFromSuperview() }
      }
      let made = try content.view(of: copied)
      keep(made, Self.viewKey)
      guard let view = loadedView else { return }
      try made.place(CGRect(origin: .zero, size: view.bounds.size))
      try view.insert(made, at: view.subviews.count)
    }
  }

  /// Asks for an update in this turn's layout; several requests are one.
  private final func requestUnavailableUpdate() throws {
    let key = "needsUnavailableUpdate"
    guard storedValues?.value(key) == nil else { return }
    let values = makeStoredValues()
    values.set(key, .bool(true), .assign)
    retain()
    try world.runLoop.schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      storedValues?.remove(key)
      let state = world.create(UIKitClasses.contentUnavailableConfigurationState)
      try state.keptAlive {
        state.fill(world.makeTraitCollection(traits), [:])
        try send(runtime.selector("updateContentUnavailableConfigurationUsingState:"), state)
      }
    }
  }

  static func defineUnavailableContent(_ controller: ClassDefinition<UIViewController>) {
    controller.property(
      key, .copy, of: "<UIContentConfiguration>",
      get: { (controller) -> RuntimeObject? in controller.storedValues?.value(key)?.object },
      set: { (controller, configuration: RuntimeObject?) in
        try controller.keptAlive { try controller.show(unavailable: configuration) }
      })
    controller.readonly("contentUnavailableConfigurationState", .strong) {
      (controller) -> UIContentUnavailableConfigurationState in
      let state = controller.world.create(UIKitClasses.contentUnavailableConfigurationState)
      state.fill(controller.world.makeTraitCollection(controller.traits), [:])
      return state
    }
    controller.method("setNeedsUpdateContentUnavailableConfiguration") { (controller) in
      try controller.requestUnavailableUpdate()
    }
    controller.method("updateContentUnavailableConfigurationUsingState:") {
      (_, _: UIContentUnavailableConfigurationState) in
    }
  }
}

extension UIKitClasses {
  static let contentUnavailableConfigurationState = NativeClass<
    UIContentUnavailableConfigurationState
  >(
    "UIContentUnavailableConfigurationState", superclass: viewConfigurationState,
    UIContentUnavailableConfigurationState.define)
  static let contentUnavailableConfiguration = NativeClass<UIContentUnavailableConfiguration>(
    "UIContentUnavailableConfiguration", superclass: FoundationClasses.object,
    UIContentUnavailableConfiguration.define)
  static let contentUnavailableView = NativeClass<UIContentUnavailableView>(
    "UIContentUnavailableView", superclass: view, UIContentUnavailableView.define)
}
