internal import FoundationModels
internal import SelectorRuntime

/// The words of a view to people who do not see it, and the actions that they ask it for.
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
    view.stored(
      "accessibilityCustomRotors", .copy, usual: [UIAccessibilityCustomRotor]?.none)
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
    defineAccessibilityElements(view)
    view.stored("accessibilityPath", .copy, usual: UIBezierPath?.none)
    // UIAccessibilityNavigationStyleAutomatic, UIAccessibilityContainerTypeNone
    view.stored("accessibilityNavigationStyle", usual: 0)
    view.stored("accessibilityContainerType", usual: 0)
    view.stored("accessibilityAttributedLabel", .copy, usual: NSAttributedString?.none)
    view.stored("accessibilityAttributedHint", .copy, usual: NSAttributedString?.none)
    view.stored("accessibilityAttributedValue", .copy, usual: NSAttributedString?.none)
    view.stored("accessibilityUserInputLabels", .copy, of: "NSArray", usual: Value.none)
    view.property(
      "accessibilityRespondsToUserInteraction",
      get: { (view) -> Bool in
        view.storedValues?.value("accessibilityRespondsToUserInteraction")
          .flatMap { Bool.from($0, in: view.runtime) } ?? view.isUserInteractionEnabled
      }
    ) { (view, responds: Bool) in
      let values = view.makeStoredValues()
      values.set("accessibilityRespondsToUserInteraction", .bool(responds), .assign)
    }
  }

  /// The elements in a container: those that it has been given, or else its subviews.
  private static func defineAccessibilityElements(_ view: ClassDefinition<UIView>) {
    let given = view.runtime.selector("accessibilityElements")
    func elements(of view: UIView) throws -> [RuntimeObject] {
      try view.call(given, as: [RuntimeObject]?.self) ?? view.subviews
    }
    view.method("accessibilityElementCount") { (view) -> Int in try elements(of: view).count }
    view.method("accessibilityElementAtIndex:") { (view, index: Int) -> RuntimeObject? in
      let elements = try elements(of: view)
      return elements.indices.contains(index) ? elements[index] : nil
    }
    view.method("indexOfAccessibilityElement:") { (view, element: RuntimeObject) -> Int in
      // NSNotFound
      try elements(of: view).firstIndex { $0 === element } ?? .max
    }
    let frame = view.runtime.selector("setAccessibilityFrame:")
    view.property(
      "accessibilityFrameInContainerSpace", get: { (view) -> CGRect in view.frame }
    ) { (view, rectangle: CGRect) in
      let shown = rectangle.mapped { view.superview?.convert($0, to: view.window) ?? $0 }
      try view.send(frame, shown)
    }
  }
}
