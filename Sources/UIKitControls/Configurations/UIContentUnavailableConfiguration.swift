internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The state of a controller for its content-unavailable configuration.
///
/// It is declared in UIContentUnavailableConfigurationState.h.
package final class UIContentUnavailableConfigurationState: UIViewConfigurationState {
  static func define(_ state: ClassDefinition<UIContentUnavailableConfigurationState>) {
    state.stored("searchText", .copy, usual: String?.none)
  }
}

/// The image, texts and buttons that are displayed if content is unavailable.
///
/// It is declared in UIContentUnavailableConfiguration.h.
package final class UIContentUnavailableConfiguration: StoringObject {
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
    content.copiesStoredValues { old, new in
      new.isLoading = old.isLoading
      // The parts are copied too.
      for name in partNames {
        guard let part = old.storedValues?.value(name)?.object as? StoringObject else { continue }
        let copied = old.runtime.createInstance(part.isa)
        (copied as? StoringObject)?.storedValues = part.storedValues?.copy()
        new.makeStoredValues().set(name, .object(copied), .strong)
      }
    }
    defineParts(content)
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
    for name in [
      "imageToTextPadding", "textToSecondaryTextPadding", "textToButtonPadding",
      "buttonToSecondaryButtonPadding",
    ] { content.stored(name, usual: usualPadding) }
    content.stored("directionalLayoutMargins", usual: noMargins)
    // UIAxisBoth
    content.stored("axesPreservingSuperviewLayoutMargins", usual: 1 << 0 | 1 << 1)
  }

  static let noMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  private static let usualPadding = 8.0
  private static let partNames = [
    "textProperties", "secondaryTextProperties", "imageProperties", "buttonProperties",
    "secondaryButtonProperties",
  ]

  private static func defineParts(_ content: ClassDefinition<UIContentUnavailableConfiguration>) {
    for name in ["textProperties", "secondaryTextProperties"] {
      content.readonly(name, .strong) { (content) -> UIContentUnavailableTextProperties in
        content.part(name, UIKitClasses.contentUnavailableTextProperties)
      }
    }
    content.readonly("imageProperties", .strong) {
      (content) -> UIContentUnavailableImageProperties in
      content.part("imageProperties", UIKitClasses.contentUnavailableImageProperties)
    }
    for name in ["buttonProperties", "secondaryButtonProperties"] {
      content.readonly(name, .strong) { (content) -> UIContentUnavailableButtonProperties in
        content.part(name, UIKitClasses.contentUnavailableButtonProperties)
      }
    }
  }

  /// Returns the padding below a part.
  func padding(_ name: String) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? Self.usualPadding
  }

  var margins: NSDirectionalEdgeInsets {
    storedValues?.value("directionalLayoutMargins")
      .flatMap { NSDirectionalEdgeInsets.from($0, in: runtime) } ?? Self.noMargins
  }
}

/// The view of a content-unavailable configuration, from UIContentUnavailableView.h.
package final class UIContentUnavailableView: UIView, ContentView {
  @Strong package private(set) var configuration: UIContentUnavailableConfiguration?
  /// The padding above each subview except the first.
  private var paddings: [Double] = []

  /// Displays the existing parts in a column.
  package func show(_ new: UIContentUnavailableConfiguration) throws {
    configuration = try new.call(world.selectors.configurations.copy)
    for view in subviews { try view.keptAlive { try view.removeFromSuperview() } }
    paddings = []
    guard let configuration else { return }
    if configuration.showsActivity {
      let spinner = try world.makeView(UIKitClasses.activityIndicatorView)
      try add(spinner, "imageToTextPadding")
      try spinner.send(runtime.selector("startAnimating"))
    }
    if let image = configuration.image {
      let view = try world.makeView(UIKitClasses.imageView)
      try view.send(selectors.setImage, image)
      try view.take(
        ["tintColor", "preferredSymbolConfiguration"], from: "imageProperties", of: configuration)
      try add(view, "imageToTextPadding")
    }
    for (name, padding) in [
      ("text", "textToSecondaryTextPadding"), ("secondaryText", "textToButtonPadding"),
    ] {
      guard let text = configuration.text(name) else { continue }
      let label = try world.makeView(UIKitClasses.label)
      label.textAlignment = 1
      label.numberOfLines = 0
      try label.send(selectors.setText, text)
      try label.take(
        [
          "font", "lineBreakMode", "numberOfLines", "minimumScaleFactor",
          "adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation",
        ], from: "\(name)Properties", of: configuration)
      try label.take(["color"], from: "\(name)Properties", of: configuration, as: "textColor")
      try add(label, padding)
    }
    try addButton("button", of: configuration, "buttonToSecondaryButtonPadding")
    try addButton("secondaryButton", of: configuration, "buttonToSecondaryButtonPadding")
    markNeedsLayout()
  }

  private func add(_ view: UIView, _ padding: String) throws {
    try insert(view, at: subviews.count)
    paddings.append(configuration?.padding(padding) ?? 0)
  }

  private func addButton(
    _ name: String, of configuration: UIContentUnavailableConfiguration, _ padding: String
  ) throws {
    guard let look = configuration.storedValues?.value(name)?.object as? UIButtonConfiguration
    else { return }
    let (part, create) = (
      "\(name)Properties", runtime.selector("buttonWithConfiguration:primaryAction:")
    )
    let action = configuration.value("primaryAction", of: part, as: UIAction.self)
    let button: UIView = try runtime.cls(UIKitClasses.button).call(create, look, action)
    try button.take(["menu", "role", "enabled"], from: part, of: configuration)
    if action == nil {
      try button.send(runtime.selector("setShowsMenuAsPrimaryAction:"), true)
    }
    try add(button, padding)
  }

  private func layOut() throws {
    let margins = configuration?.margins ?? UIContentUnavailableConfiguration.noMargins
    let width = max(0, bounds.size.width - margins.leading - margins.trailing)
    let most = configuration?.value("maximumSize", of: "imageProperties", as: CGSize.self) ?? .zero
    let sizes = try subviews.map { view -> CGSize in
      let size: CGSize = try view.call(selectors.sizeThatFits, CGSize(width: width, height: 0))
      return view is UIImageView ? size.fitting(most) : size
    }
    let gaps = paddings.dropLast().reduce(0, +)
    let whole = sizes.reduce(0) { $0 + $1.height } + gaps
    let height = bounds.size.height - margins.top - margins.bottom
    var y = margins.top + (height - whole) / 2
    for (place, (view, size)) in zip(subviews, sizes).enumerated() {
      try view.place(
        CGRect(
          x: margins.leading + (width - size.width) / 2, y: y, width: size.width,
          height: size.height))
      y += size.height + (paddings.indices.contains(place) ? paddings[place] : 0)
    }
  }

  static func define(_ view: ClassDefinition<UIContentUnavailableView>) {
    defineContent(view)
    view.stored("scrollEnabled", getter: "isScrollEnabled", usual: true)
    view.method("layoutSubviews") { (view) in try view.layOut() }
  }
}

/// Controllers that display such a view above their contents.
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

  /// Schedules an update for the current turn's layout; several requests are combined.
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

  package static func defineUnavailableContent(_ controller: ClassDefinition<UIViewController>) {
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
  package static let contentUnavailableConfigurationState = NativeClass<
    UIContentUnavailableConfigurationState
  >(
    "UIContentUnavailableConfigurationState", superclass: viewConfigurationState,
    UIContentUnavailableConfigurationState.define)
  package static let contentUnavailableConfiguration = NativeClass<
    UIContentUnavailableConfiguration
  >(
    "UIContentUnavailableConfiguration", superclass: FoundationClasses.object,
    UIContentUnavailableConfiguration.define)
  package static let contentUnavailableView = NativeClass<UIContentUnavailableView>(
    "UIContentUnavailableView", superclass: view, UIContentUnavailableView.define)
}
