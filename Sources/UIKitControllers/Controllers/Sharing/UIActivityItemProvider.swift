internal import FoundationCore
package import FoundationThreads
package import SelectorRuntime
package import UIKitRuntime

/// The state of an activity item provider, which is an `NSOperation`.
package enum ActivityItems {
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

  /// Stores the activity type for which a provider's item is requested.
  ///
  /// - Throws: the errors of storing the type.
  static func tell(_ provider: RuntimeObject, _ type: String?) throws {
    try keep("type", type.messageValue, of: provider)
  }

  /// Defines an operation that creates an item for sharing, from UIActivityItemProvider.h.
  ///
  /// A subclass overrides `item`, which is sent on a background thread.
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
  package static let activityItemProvider = NativeClass<NSOperation>(
    "UIActivityItemProvider", superclass: OperationClasses.operation, ActivityItems.define)
}
