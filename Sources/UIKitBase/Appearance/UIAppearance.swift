internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The protocols of objects with an appearance, and of their containers.
extension UIKitProtocols {
  package static let appearanceContainer = NativeProtocol(
    "UIAppearanceContainer", adopts: [FoundationProtocols.object])

  package static let appearance = NativeProtocol(
    "UIAppearance", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("+appearance", returns: RuntimeObject.self),
      .init("+appearanceWhenContainedIn:", returns: RuntimeObject.self, RuntimeClass.self),
      .init(
        "+appearanceWhenContainedInInstancesOfClasses:", returns: RuntimeObject.self,
        [RuntimeClass].self),
      .init(
        "+appearanceForTraitCollection:", returns: RuntimeObject.self, UITraitCollection.self),
      .init(
        "+appearanceForTraitCollection:whenContainedIn:", returns: RuntimeObject.self,
        UITraitCollection.self, RuntimeClass.self),
      .init(
        "+appearanceForTraitCollection:whenContainedInInstancesOfClasses:",
        returns: RuntimeObject.self, UITraitCollection.self, [RuntimeClass].self),
    ])

  package static let hoverEffect = NativeProtocol(
    "UIHoverEffect", adopts: [FoundationProtocols.object])
}
