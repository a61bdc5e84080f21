internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The appearance of a bar: its background, shadow, texts and buttons.
///
/// One Swift class implements all subclasses; a copy has the same properties.
package final class UIBarAppearance: StoringObject {

  /// Copies the properties of another appearance, which can have another class of the hierarchy.
  fileprivate func take(_ other: UIBarAppearance) {
    storedValues?.empty()
    storedValues = other.storedValues?.copy()
  }

  private func set(_ name: String, _ value: Value) {
    let values = makeStoredValues()
    values.set(name, value, .strong)
  }

  /// Sets the three properties in which the default backgrounds of UIBarAppearance.h differ.
  fileprivate func configure(color: Value, effect: Value, shadow: Value) {
    set("backgroundColor", color)
    set("backgroundEffect", effect)
    set("shadowColor", shadow)
    set("backgroundImage", .none)
    set("shadowImage", .none)
  }

  /// Returns a nested appearance, created on first use.
  fileprivate func part(_ name: String, _ cls: NativeClass<UIBarAppearance>) -> UIBarAppearance {
    if let known = storedValues?.value(name)?.object as? UIBarAppearance { return known }
    let made = uikit.create(cls)
    set(name, .object(made))
    return made
  }
}

extension UIBarAppearance {
  static func define(_ appearance: ClassDefinition<UIBarAppearance>) {
    let runtime = appearance.runtime
    appearance.method("init") { (appearance) -> UIBarAppearance in
      try appearance.send(runtime.selector("configureWithDefaultBackground"))
      return appearance
    }
    appearance.method("initWithBarAppearance:") {
      (appearance, other: UIBarAppearance) -> UIBarAppearance in
      appearance.take(other)
      return appearance
    }
    appearance.method("initWithIdiom:") { (appearance, _: Int) -> UIBarAppearance in appearance }
    appearance.method("configureWithDefaultBackground") { (appearance) in
      let effect = appearance.uikit.blurEffect(style: 10)  // UIBlurEffectStyleSystemChromeMaterial
      appearance.configure(
        color: .none, effect: .object(effect),
        shadow: .object(appearance.uikit.colors["separatorColor"]))
    }
    appearance.method("configureWithOpaqueBackground") { (appearance) in
      appearance.configure(
        color: .object(appearance.uikit.colors["systemBackgroundColor"]), effect: .none,
        shadow: .object(appearance.uikit.colors["separatorColor"]))
    }
    appearance.method("configureWithTransparentBackground") { (appearance) in
      appearance.configure(color: .none, effect: .none, shadow: .none)
    }
    for name in ["backgroundColor", "shadowColor"] {
      appearance.stored(name, .copy, usual: UIColor?.none)
    }
    for name in ["backgroundImage", "shadowImage"] {
      appearance.stored(name, .strong, usual: UIImage?.none)
    }
    appearance.stored("backgroundEffect", .copy, usual: UIVisualEffect?.none)
    appearance.stored("backgroundImageContentMode", usual: 0)
    defineCopying(appearance)
  }

  private static func defineCopying(_ appearance: ClassDefinition<UIBarAppearance>) {
    appearance.method("copyWithZone:") { (appearance, _: Value) -> UIBarAppearance in
      let made = try appearance.uikit.instance(UIBarAppearance.self, of: appearance.isa)
      made.take(appearance)
      return made
    }
    appearance.readonly("idiom") { (_) -> Int in 0 }
  }

  static func defineNavigation(_ appearance: ClassDefinition<UIBarAppearance>) {
    for name in ["titleTextAttributes", "largeTitleTextAttributes"] {
      appearance.stored(name, .copy, of: "NSDictionary", usual: Value.none)
    }
    parts(
      appearance, ["buttonAppearance", "doneButtonAppearance", "backButtonAppearance"],
      UIKitClasses.barButtonItemAppearance)
    appearance.stored("titlePositionAdjustment", usual: UIOffset.zero)
    appearance.stored("backIndicatorImage", .strong, usual: UIImage?.none)
    appearance.stored("backIndicatorTransitionMaskImage", .strong, usual: UIImage?.none)
    appearance.method("setBackIndicatorImage:transitionMaskImage:") {
      (appearance, image: UIImage?, mask: UIImage?) in
      appearance.set("backIndicatorImage", image.messageValue)
      appearance.set("backIndicatorTransitionMaskImage", mask.messageValue)
    }
  }

  static func defineToolbar(_ appearance: ClassDefinition<UIBarAppearance>) {
    parts(
      appearance, ["buttonAppearance", "doneButtonAppearance"],
      UIKitClasses.barButtonItemAppearance)
  }

  static func defineTabBar(_ appearance: ClassDefinition<UIBarAppearance>) {
    parts(
      appearance,
      ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"],
      UIKitClasses.tabBarItemAppearance)
    appearance.stored("selectionIndicatorTintColor", .strong, usual: UIColor?.none)
    appearance.stored("selectionIndicatorImage", .strong, usual: UIImage?.none)
    appearance.stored("stackedItemPositioning", usual: 0)
    appearance.stored("stackedItemWidth", usual: 0.0)
    appearance.stored("stackedItemSpacing", usual: 0.0)
  }

  /// The appearances of bar button items: a nested appearance for each state.
  static func defineButton(_ appearance: ClassDefinition<UIBarAppearance>) {
    defineItem(appearance, "highlighted", UIKitClasses.barItemStateAppearance)
  }

  static func defineTab(_ appearance: ClassDefinition<UIBarAppearance>) {
    defineItem(appearance, "selected", UIKitClasses.tabBarItemStateAppearance)
  }

  private static func defineItem(
    _ appearance: ClassDefinition<UIBarAppearance>, _ ownState: String,
    _ state: NativeClass<UIBarAppearance>
  ) {
    appearance.method("initWithStyle:") { (appearance, _: Int) -> UIBarAppearance in appearance }
    appearance.method("configureWithDefaultForStyle:") { (_, _: Int) in }
    for name in ["normal", "disabled", "focused", ownState] {
      appearance.readonly(name) { (appearance) -> UIBarAppearance in appearance.part(name, state) }
    }
    defineCopying(appearance)
  }

  static func defineState(_ appearance: ClassDefinition<UIBarAppearance>) {
    for name in ["titleTextAttributes", "badgeTextAttributes"] {
      appearance.stored(name, .copy, of: "NSDictionary", usual: Value.none)
    }
    for name in [
      "titlePositionAdjustment", "backgroundImagePositionAdjustment",
      "badgeTitlePositionAdjustment",
    ] { appearance.stored(name, usual: UIOffset.zero) }
    for name in ["iconColor", "badgeBackgroundColor"] {
      appearance.stored(name, .copy, usual: UIColor?.none)
    }
    appearance.stored("backgroundImage", .strong, usual: UIImage?.none)
  }

  private static func parts(
    _ appearance: ClassDefinition<UIBarAppearance>, _ names: [String],
    _ cls: NativeClass<UIBarAppearance>
  ) {
    for name in names {
      appearance.property(
        name, .copy, get: { (appearance) -> UIBarAppearance in appearance.part(name, cls) },
        set: { (appearance, part: UIBarAppearance) in appearance.set(name, .object(part)) })
    }
  }
}

extension UIKitClasses {
  package static let barAppearance = NativeClass<UIBarAppearance>(
    "UIBarAppearance", superclass: FoundationClasses.object, UIBarAppearance.define)
  package static let navigationBarAppearance = NativeClass<UIBarAppearance>(
    "UINavigationBarAppearance", superclass: barAppearance, UIBarAppearance.defineNavigation)
  package static let toolbarAppearance = NativeClass<UIBarAppearance>(
    "UIToolbarAppearance", superclass: barAppearance, UIBarAppearance.defineToolbar)
  package static let tabBarAppearance = NativeClass<UIBarAppearance>(
    "UITabBarAppearance", superclass: barAppearance, UIBarAppearance.defineTabBar)
  package static let barButtonItemAppearance = NativeClass<UIBarAppearance>(
    "UIBarButtonItemAppearance", superclass: FoundationClasses.object,
    UIBarAppearance.defineButton)
  package static let tabBarItemAppearance = NativeClass<UIBarAppearance>(
    "UITabBarItemAppearance", superclass: FoundationClasses.object, UIBarAppearance.defineTab)
  package static let barItemStateAppearance = NativeClass<UIBarAppearance>(
    "UIBarButtonItemStateAppearance", superclass: FoundationClasses.object,
    UIBarAppearance.defineState)
  package static let tabBarItemStateAppearance = NativeClass<UIBarAppearance>(
    "UITabBarItemStateAppearance", superclass: FoundationClasses.object,
    UIBarAppearance.defineState)
}
