internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// The items that a view or a controller can share, from UIActivityItemsConfiguration.h.
package final class UIActivityItemsConfiguration: StoringObject {
  @StrongList private var providers: [NSItemProvider] = []

  private func fill(objects: [Value]) throws -> UIActivityItemsConfiguration {
    let (alloc, fill) = (uikit.selectors.alloc, runtime.selector("initWithObject:"))
    providers = try objects.map { object in
      let made: RuntimeObject = try runtime.cls(UIKitClasses.itemProvider).call(alloc)
      return try made.call(fill, object)
    }
    return self
  }

  private func block(_ name: String) -> Block? {
    storedValues?.value(name).flatMap { Block.from($0, in: runtime) }
  }

  static func define(_ configuration: ClassDefinition<UIActivityItemsConfiguration>) {
    configuration.adopt(UIKitProtocols.activityItemsConfigurationReading)
    configuration.method("initWithObjects:") {
      (configuration, objects: [Value]) -> UIActivityItemsConfiguration in
      try configuration.fill(objects: objects)
    }
    configuration.method("initWithItemProviders:") {
      (configuration, providers: [NSItemProvider]) -> UIActivityItemsConfiguration in
      configuration.providers = providers
      return configuration
    }
    configuration.classSide.method("activityItemsConfigurationWithObjects:") {
      (cls, objects: [Value]) -> UIActivityItemsConfiguration in
      try cls.uikit.instance(UIActivityItemsConfiguration.self, of: cls).fill(objects: objects)
    }
    configuration.classSide.method("activityItemsConfigurationWithItemProviders:") {
      (cls, providers: [NSItemProvider]) -> UIActivityItemsConfiguration in
      let made = try cls.uikit.instance(UIActivityItemsConfiguration.self, of: cls)
      made.providers = providers
      return made
    }
    configuration.stored("localObject", .strong, usual: Value.none)
    configuration.stored(
      "supportedInteractions", .copy, usual: [UIKitConstants.sharingInteraction])
    for name in [
      "metadataProvider", "perItemMetadataProvider", "previewProvider",
      "applicationActivitiesProvider",
    ] {
      configuration.stored(name, .copy, usual: Block?.none)
    }
    defineReading(configuration)
  }

  /// Declares the protocol's methods, which call the blocks.
  private static func defineReading(
    _ configuration: ClassDefinition<UIActivityItemsConfiguration>
  ) {
    configuration.readonly("itemProvidersForActivityItemsConfiguration", .copy) { $0.providers }
    let supported = configuration.runtime.selector("supportedInteractions")
    configuration.method("activityItemsConfigurationSupportsInteraction:") {
      (configuration, interaction: String) -> Bool in
      let known: [String] = try configuration.call(supported)
      return known.contains(interaction)
    }
    configuration.method("activityItemsConfigurationMetadataForKey:") {
      (configuration, key: String) -> Value in
      try configuration.block("metadataProvider")?(.string(key)) ?? .none
    }
    configuration.method("activityItemsConfigurationMetadataForItemAtIndex:key:") {
      (configuration, index: Int, key: String) -> Value in
      try configuration.block("perItemMetadataProvider")?(.integer(Int64(index)), .string(key))
        ?? .none
    }
    configuration.method(
      "activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:"
    ) { (configuration, index: Int, intent: String, size: CGSize) -> Value in
      try configuration.block("previewProvider")?(
        .integer(Int64(index)), .string(intent), size.messageValue) ?? .none
    }
    configuration.readonly("applicationActivitiesForActivityItemsConfiguration", .copy) {
      (configuration) -> [UIActivity]? in
      guard let provider = configuration.block("applicationActivitiesProvider") else { return nil }
      return [UIActivity].from(try provider(), in: configuration.runtime)
    }
  }
}

extension UIKitClasses {
  package static let activityItemsConfiguration = NativeClass<UIActivityItemsConfiguration>(
    "UIActivityItemsConfiguration", superclass: FoundationClasses.object,
    UIActivityItemsConfiguration.define)
}
