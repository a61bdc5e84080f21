internal import SelectorRuntime

/// A view that shows what a configuration of one class says, as `UIContentView` demands.
// Bound to no class: `swift symbolgraph-extract` of 6.3 cannot read a protocol for a class of its own
// module.
protocol ContentView: AnyObject {
  associatedtype Configuration: RuntimeObject & MessageValue
  var configuration: Configuration? { get }
  /// Shows a copy of a configuration from now on.
  func show(_ new: Configuration) throws
}

extension ContentView where Self: UIView {
  /// The methods of the protocol.
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
