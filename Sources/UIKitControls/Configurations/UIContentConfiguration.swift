internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let contentConfiguration = NativeProtocol(
    "UIContentConfiguration", adopts: [FoundationProtocols.object, FoundationProtocols.copying],
    required: [
      .init("makeContentView", returns: UIView.self),
      .init(
        "updatedConfigurationForState:", returns: Adopter<UIContentConfiguration>.self,
        Adopter<UIConfigurationState>.self),
    ])

  package static let contentView = NativeProtocol(
    "UIContentView", adopts: [FoundationProtocols.object],
    required: [
      .init("configuration", returns: Adopter<UIContentConfiguration>.self),
      .init("setConfiguration:", Adopter<UIContentConfiguration>.self),
    ],
    optional: [
      .init("supportsConfiguration:", returns: Bool.self, Adopter<UIContentConfiguration>.self)
    ])
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
