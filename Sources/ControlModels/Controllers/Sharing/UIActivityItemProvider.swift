internal import FoundationCore
internal import SelectorRuntime

/// What an item provider keeps, which is an operation of Foundation's.
enum ActivityItems {
  private static func key(_ name: String) -> AssociationKey {
    .string("UIActivityItemProvider." + name)
  }

  fileprivate static func keep(
    _ name: String, _ value: Value, of provider: RuntimeObject
  ) throws {
    try provider.runtime.setAssociation(of: provider, key(name), value, .retainNonatomic)
  }

  fileprivate static func kept(_ name: String, of provider: RuntimeObject) -> Value {
    provider.runtime.association(of: provider, key(name))
  }

  /// Tells a provider for which activity its item is wanted.
  ///
  /// - Throws: nothing that a provider does.
  static func tell(_ provider: RuntimeObject, _ type: String?) throws {
    try keep("type", type.messageValue, of: provider)
  }

  /// An operation that makes an item when somebody wants to share it, from UIActivityItemProvider.h;
  /// a subclass overrides `item`, which is sent on another thread than the main one.
  fileprivate static func define(_ provider: ClassDefinition<NSOperation>) {
    provider.adopt(UIKitProtocols.activityItemSource)
    let (item, placeholder) = (
      provider.runtime.selector("item"), provider.runtime.selector("placeholderItem")
    )
    provider.method("initWithPlaceholderItem:") {
      (provider, placeholder: Value) -> NSOperation in
      try keep("placeholder", placeholder, of: provider)
      return provider
    }
    provider.readonly("placeholderItem", .strong) { (provider) -> Value in
      kept("placeholder", of: provider)
    }
    provider.readonly("activityType", .copy, of: "NSString") { (provider) -> Value in
      kept("type", of: provider)
    }
    provider.readonly("item", .strong) { (provider) -> Value in kept("placeholder", of: provider) }
    provider.method("main") { (provider) in
      try keep("item", provider.call(item, as: Value.self), of: provider)
    }
    provider.method("activityViewControllerPlaceholderItem:") {
      (provider, _: UIActivityViewController) -> Value in try provider.call(placeholder)
    }
    provider.method("activityViewController:itemForActivityType:") {
      (provider, _: UIActivityViewController, _: String?) -> Value in kept("item", of: provider)
    }
  }
}

extension UIKitClasses {
  static let activityItemProvider = NativeClass<NSOperation>(
    "UIActivityItemProvider", superclass: OperationClasses.operation, ActivityItems.define)
}
