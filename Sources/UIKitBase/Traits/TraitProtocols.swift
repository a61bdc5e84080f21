internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// Protocols of traits: their definitions, overrides and observers.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let traitsProtocols = [
    traitDefinition, cgFloatTraitDefinition, nsIntegerTraitDefinition, objectTraitDefinition,
    mutableTraits, traitOverrides, traitChangeObservable, contentSizeCategoryAdjusting,
    accessibilityContentSizeCategoryImageAdjusting,
  ]

  static let traitDefinition = NativeProtocol(
    "UITraitDefinition", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("+identifier", returns: String.self),
      .init("+name", returns: String.self),
      .init("+affectsColorAppearance", returns: Bool.self),
    ])

  static let cgFloatTraitDefinition = NativeProtocol(
    "UICGFloatTraitDefinition", adopts: [traitDefinition], givesTypes: false,
    required: [
      .init("+defaultValue", returns: Double.self)
    ])

  static let nsIntegerTraitDefinition = NativeProtocol(
    "UINSIntegerTraitDefinition", adopts: [traitDefinition], givesTypes: false,
    required: [
      .init("+defaultValue", returns: Int.self)
    ])

  static let objectTraitDefinition = NativeProtocol(
    "UIObjectTraitDefinition", adopts: [traitDefinition], givesTypes: false,
    required: [
      .init("+defaultValue", returns: Value.self)
    ])

  static let mutableTraits = NativeProtocol(
    "UIMutableTraits", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("setCGFloatValue:forTrait:", Double.self, RuntimeObject.self),
      .init("valueForCGFloatTrait:", returns: Double.self, RuntimeObject.self),
      .init("setNSIntegerValue:forTrait:", Int.self, RuntimeObject.self),
      .init("valueForNSIntegerTrait:", returns: Int.self, RuntimeObject.self),
      .init("setObject:forTrait:", Value.self, RuntimeObject.self),
      .init("objectForTrait:", returns: Value.self, RuntimeObject.self),
      .init("userInterfaceIdiom", returns: Int.self),
      .init("setUserInterfaceIdiom:", Int.self),
      .init("userInterfaceStyle", returns: Int.self),
      .init("setUserInterfaceStyle:", Int.self),
      .init("layoutDirection", returns: Int.self),
      .init("setLayoutDirection:", Int.self),
      .init("displayScale", returns: Double.self),
      .init("setDisplayScale:", Double.self),
      .init("horizontalSizeClass", returns: Int.self),
      .init("setHorizontalSizeClass:", Int.self),
      .init("verticalSizeClass", returns: Int.self),
      .init("setVerticalSizeClass:", Int.self),
      .init("forceTouchCapability", returns: Int.self),
      .init("setForceTouchCapability:", Int.self),
      .init("preferredContentSizeCategory", returns: String.self),
      .init("setPreferredContentSizeCategory:", String.self),
      .init("displayGamut", returns: Int.self),
      .init("setDisplayGamut:", Int.self),
      .init("accessibilityContrast", returns: Int.self),
      .init("setAccessibilityContrast:", Int.self),
      .init("userInterfaceLevel", returns: Int.self),
      .init("setUserInterfaceLevel:", Int.self),
      .init("legibilityWeight", returns: Int.self),
      .init("setLegibilityWeight:", Int.self),
      .init("activeAppearance", returns: Int.self),
      .init("setActiveAppearance:", Int.self),
      .init("toolbarItemPresentationSize", returns: Int.self),
      .init("setToolbarItemPresentationSize:", Int.self),
      .init("imageDynamicRange", returns: Int.self),
      .init("setImageDynamicRange:", Int.self),
      .init("sceneCaptureState", returns: Int.self),
      .init("setSceneCaptureState:", Int.self),
      .init("typesettingLanguage", returns: String.self),
      .init("setTypesettingLanguage:", String.self),
      .init("listEnvironment", returns: Int.self),
      .init("setListEnvironment:", Int.self),
    ])

  static let traitOverrides = NativeProtocol(
    "UITraitOverrides", adopts: [mutableTraits], givesTypes: false,
    required: [
      .init("containsTrait:", returns: Bool.self, RuntimeClass.self),
      .init("removeTrait:", RuntimeClass.self),
    ])

  package static let traitChangeObservable = NativeProtocol(
    "UITraitChangeObservable", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "registerForTraitChanges:withHandler:", returns: UITraitChangeRegistration.self,
        [RuntimeClass].self,
        Block.self),
      .init(
        "registerForTraitChanges:withTarget:action:", returns: UITraitChangeRegistration.self,
        [RuntimeClass].self, Value.self, Selector.self),
      .init(
        "registerForTraitChanges:withAction:", returns: UITraitChangeRegistration.self,
        [RuntimeClass].self,
        Selector.self),
      .init("unregisterForTraitChanges:", UITraitChangeRegistration.self),
    ])

  package static let contentSizeCategoryAdjusting = NativeProtocol(
    "UIContentSizeCategoryAdjusting", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("adjustsFontForContentSizeCategory", returns: Bool.self),
      .init("setAdjustsFontForContentSizeCategory:", Bool.self),
    ])

  package static let accessibilityContentSizeCategoryImageAdjusting = NativeProtocol(
    "UIAccessibilityContentSizeCategoryImageAdjusting", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init("adjustsImageSizeForAccessibilityContentSizeCategory", returns: Bool.self),
      .init("setAdjustsImageSizeForAccessibilityContentSizeCategory:", Bool.self),
    ])
}
