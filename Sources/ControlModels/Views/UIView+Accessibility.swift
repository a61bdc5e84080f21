internal import SelectorRuntime

/// What a view tells people who do not see it, and what they ask it to do.
extension UIView {
  static func defineAccessibility(_ view: ClassDefinition<UIView>) {
    view.stored("accessibilityHint", .copy, usual: String?.none)
    view.stored("accessibilityValue", .copy, usual: String?.none)
    view.stored("accessibilityLanguage", .copy, usual: String?.none)
    view.stored("accessibilityTraits", usual: 0)
    view.stored("accessibilityElementsHidden", usual: false)
    view.stored("accessibilityViewIsModal", usual: false)
    view.stored("shouldGroupAccessibilityChildren", usual: false)
    view.stored("accessibilityElements", .strong, of: "NSArray", usual: Value.none)
    view.stored("accessibilityCustomActions", .strong, of: "NSArray", usual: Value.none)
    view.stored("accessibilityIgnoresInvertColors", usual: false)
    view.property(
      "accessibilityFrame",
      get: { (view) -> CGRect in
        guard let window = view.window else { return view.frame }
        return view.bounds.mapped { view.convert($0, to: window) ?? $0 }
      }, set: { (_, _: CGRect) in })
    view.method("accessibilityActivationPoint") { (view) -> CGPoint in
      guard let window = view.window else { return view.center }
      return view.convert(view.bounds.center, to: window) ?? view.center
    }
    for name in [
      "accessibilityActivate", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    ] {
      view.method(name) { (_) -> Bool in false }
    }
    view.method("accessibilityScroll:") { (_, _: Int) -> Bool in false }
    view.hooks(
      "accessibilityIncrement", "accessibilityDecrement", "accessibilityElementDidBecomeFocused",
      "accessibilityElementDidLoseFocus")
    view.method("accessibilityElementIsFocused") { (_) -> Bool in false }
    view.method("accessibilityElementCount") { (view) -> Int in view.subviews.count }
  }
}
