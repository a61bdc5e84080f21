internal import FoundationCore
internal import SelectorRuntime

extension UIKitProtocols {
  static let contentConfiguration = NativeProtocol(
    "UIContentConfiguration", adopts: [FoundationProtocols.object, FoundationProtocols.copying],
    required: [
      .init("makeContentView", returns: UIView.self),
      .init(
        "updatedConfigurationForState:", returns: Adopter<UIContentConfiguration>.self,
        Adopter<UIConfigurationState>.self),
    ])

  static let contentView = NativeProtocol(
    "UIContentView", adopts: [FoundationProtocols.object],
    required: [
      .init("configuration", returns: Adopter<UIContentConfiguration>.self),
      .init("setConfiguration:", Adopter<UIContentConfiguration>.self),
    ],
    optional: [
      .init("supportsConfiguration:", returns: Bool.self, Adopter<UIContentConfiguration>.self)
    ])
}

/// The selectors between cells, their configurations and content views.
final class ConfigurationSelectors: NativeSelectors {
  private(set) lazy var copy = selector("copy")
  private(set) lazy var makeContentView = selector("makeContentView")
  private(set) lazy var updated = selector("updatedConfigurationForState:")
  private(set) lazy var configuration = selector("configuration")
  private(set) lazy var setConfiguration = selector("setConfiguration:")
  private(set) lazy var supports = selector("supportsConfiguration:")
  private(set) lazy var state = selector("configurationState")
  private(set) lazy var setNeedsUpdate = selector("setNeedsUpdateConfiguration")
  private(set) lazy var update = selector("updateConfigurationUsingState:")
  private(set) lazy var setContent = selector("setContentConfiguration:")
  private(set) lazy var setBackground = selector("setBackgroundConfiguration:")
  private(set) lazy var setFont = selector("setFont:")
  private(set) lazy var setAttributedText = selector("setAttributedText:")
  private(set) lazy var setBackgroundColor = selector("setBackgroundColor:")
  private(set) lazy var setCornerRadius = selector("setCornerRadius:")
}

/// Creates content views from configurations, and reuses them for other configurations.
struct ConfiguredContent {
  let world: UIKitWorld

  private var selectors: ConfigurationSelectors { world.selectors.configurations }

  /// Returns a copy of a configuration.
  func copied(_ configuration: RuntimeObject) throws -> RuntimeObject {
    try configuration.call(selectors.copy)
  }

  /// Sets a new configuration on an existing content view, if the view supports it.
  ///
  /// A view that does not implement `supportsConfiguration:` supports configurations of its current
  /// configuration's class.
  func apply(_ configuration: RuntimeObject, to view: UIView) throws -> Bool {
    if try view.implements(selectors.supports) {
      guard try view.call(selectors.supports, configuration, as: Bool.self) else { return false }
    } else {
      let present: RuntimeObject? = try view.call(selectors.configuration)
      guard present?.isa === configuration.isa else { return false }
    }
    try view.send(selectors.setConfiguration, configuration)
    return true
  }

  /// Asks a configuration to create its view.
  ///
  /// - Throws: the errors of the configuration; ``RuntimeError`` if it does not return a view.
  func view(of configuration: RuntimeObject) throws -> UIView {
    let made: Value = try configuration.call(selectors.makeContentView)
    if let view = made.object as? UIView { return view }
    throw RuntimeError(
      .inconsistency,
      "\(configuration.methodName(selectors.makeContentView)): the result must be a UIView that "
        + "adopts UIContentView, got \(made.typeName)")
  }
}
