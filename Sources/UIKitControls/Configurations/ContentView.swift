package import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// A view that displays a content configuration of one class, as `UIContentView` requires.
// The protocol is not class-bound: `swift symbolgraph-extract` 6.3 cannot read a protocol that is
// bound to a class of its own module.
package protocol ContentView: AnyObject {
  associatedtype Configuration: RuntimeObject & MessageValue
  var configuration: Configuration? { get }
  /// Displays a copy of a configuration.
  func show(_ new: Configuration) throws
}

extension ContentView where Self: UIView {
  /// Defines the methods of the protocol.
  static func defineContent(_ view: ClassDefinition<Self>) {
    view.adopt(UIKitProtocols.contentView)
    view.method("initWithConfiguration:") { (view, configuration: Configuration) -> Self in
      try view.show(configuration)
      return view
    }
    view.property(
      "configuration", .copy, of: Configuration.declaredName, get: { $0.configuration },
      set: { (view, configuration: Configuration?) in
        guard let configuration else { return }
        try view.keptAlive { try view.show(configuration) }
      })
    view.method("supportsConfiguration:") { (_, configuration: RuntimeObject) -> Bool in
      configuration is Configuration
    }
  }
}
