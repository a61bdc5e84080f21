internal import FoundationText
internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// Buttons with a configuration, which has precedence over the titles and images of states.
extension UIButton {
  package var configuration: UIButtonConfiguration? {
    storedValues?.value("configuration")?.object as? UIButtonConfiguration
  }

  var shownTitle: String? { configuration?.title ?? currentTitle }
  var shownAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle ?? currentAttributedTitle
  }
  var shownImage: RuntimeObject? { configuration?.image ?? currentImage }

  /// Returns the displayed title color: that of the configuration, or that of its style.
  package func shownTitleColor() throws -> UIColor? {
    guard let configuration else { return try currentTitleColor ?? plainTitleColor() }
    if let color = configuration.foregroundColor { return color }
    switch configuration.style {
    case .filled, .borderedProminent: return world.colors["whiteColor"]
    default: return try call(runtime.selector("tintColor"))
    }
  }

  /// Returns the layout of a configured button's title, subtitle and image.
  func arrangement(_ configuration: UIButtonConfiguration) -> ButtonArrangement {
    ButtonArrangement(
      title: titleSize, subtitle: subtitleSize, image: imageSize,
      placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding)
  }

  private var subtitleSize: CGSize { subtitleLabel?.fittingSize(in: .zero) ?? .zero }

  /// Displays the configuration's subtitle in a label, which is created if necessary.
  func showSubtitle() throws {
    let subtitle = configuration?.subtitle
    if subtitleLabel == nil, subtitle?.isEmpty == false {
      let made = try world.makeView(UIKitClasses.buttonLabel)
      subtitleLabel = made
      made.appearance.font = world.fonts.font(FontDescription(size: 12))
      try insert(made, at: subviews.count)
    }
    guard let subtitleLabel else { return }
    if subtitleLabel.text != subtitle { try subtitleLabel.send(selectors.setText, subtitle) }
    let color = try shownTitleColor()
    if subtitleLabel.textColor !== color {
      try subtitleLabel.send(selectors.setTextColor, color)
    }
  }

  /// Sets the frame of the subtitle.
  func placeSubtitle(in content: CGRect) throws {
    guard let configuration, let subtitleLabel else { return }
    try subtitleLabel.place(places(of: configuration, in: content).subtitle)
  }

  /// Schedules a configuration update for the next layout.
  private func needUpdate() throws {
    needsConfigurationUpdate = true
    try send(selectors.setNeedsLayout)
  }

  /// Sends `updateConfiguration` if an update is scheduled.
  func updateConfigurationIfNeeded() throws {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    try send(runtime.selector("updateConfiguration"))
  }

  /// Called after a state change; a configured button schedules an update.
  func configurationStateDidChange() throws {
    guard configuration != nil, storedValues?.value("automaticallyUpdatesConfiguration") == nil
    else { return }
    try send(runtime.selector("setNeedsUpdateConfiguration"))
  }

  static func defineConfiguration(_ button: ClassDefinition<UIButton>) {
    let runtime = button.runtime
    let setNeedsUpdate = runtime.selector("setNeedsUpdateConfiguration")
    button.classSide.method("buttonWithConfiguration:primaryAction:") {
      (cls, configuration: UIButtonConfiguration, action: UIAction?) -> Value in
      let made: Value = try cls.call(runtime.selector("buttonWithType:primaryAction:"), 1, action)
      try made.object?.send(runtime.selector("setConfiguration:"), configuration)
      return made
    }
    button.property(
      "configuration", .copy, get: { $0.configuration },
      set: { (button, configuration: UIButtonConfiguration?) in
        let copied: UIButtonConfiguration? = try configuration?.call(button.selectors.text.copy)
        let values = button.makeStoredValues()
        values.set("configuration", copied.messageValue, .strong)
        try button.contentsDidChange()
        try button.send(setNeedsUpdate)
      })
    button.property(
      "configurationUpdateHandler", .copy,
      get: { (button) -> Value in
        button.storedValues?.value("configurationUpdateHandler") ?? .none
      },
      set: { (button, handler: Value) in
        let values = button.makeStoredValues()
        values.set("configurationUpdateHandler", handler, .copy)
        try button.send(setNeedsUpdate)
      })
    button.property(
      "automaticallyUpdatesConfiguration",
      get: { $0.storedValues?.value("automaticallyUpdatesConfiguration") == nil },
      set: { (button, updates: Bool) in
        let values = button.makeStoredValues()
        values.remove("automaticallyUpdatesConfiguration")
        if !updates { values.set("automaticallyUpdatesConfiguration", .bool(false), .assign) }
      })
    button.method(setNeedsUpdate.name) { (button) in try button.needUpdate() }
    button.method("updateConfiguration") { (button) in
      guard let handler = button.storedValues?.value("configurationUpdateHandler"),
        let block = Block.from(handler, in: button.runtime)
      else { return }
      try block(.object(button))
    }
    button.readonly("subtitleLabel", .strong) { $0.subtitleLabel }
    for name in ["isHovered", "isHeld"] { button.method(name) { (_) -> Bool in false } }
  }
}
