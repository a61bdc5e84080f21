internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The accessibility values that a view derives from its own state.
extension UIView {
  static func defineAccessibility(_ view: ClassDefinition<UIView>) {
    view.property(
      "accessibilityIdentifier", .copy,
      get: { (view) -> String? in
        try view.accessibilityAnswer(
          "accessibilityIdentifier", block: "accessibilityIdentifierBlock")
          ?? view.accessibilityIdentifier
      },
      set: { $0.accessibilityIdentifier = $1 })
    view.stored("accessibilityIgnoresInvertColors", usual: false)
    view.method("accessibilityFrame") { (view) -> CGRect in
      let told: CGRect? = try view.accessibilityAnswer(
        "accessibilityFrame", block: "accessibilityFrameBlock")
      if let told { return told }
      guard let window = view.window else { return view.frame }
      return view.bounds.mapped { view.convert($0, to: window) ?? $0 }
    }
    view.method("accessibilityRespondsToUserInteraction") { (view) -> Bool in
      try view.accessibilityAnswer(
        "accessibilityRespondsToUserInteraction",
        block: "accessibilityRespondsToUserInteractionBlock") ?? view.isUserInteractionEnabled
    }
    view.cls.uikit.accessibilityElements(of: view) { $0.subviews }
    let frame = view.runtime.selector("setAccessibilityFrame:")
    view.property(
      "accessibilityFrameInContainerSpace", get: { (view) -> CGRect in view.frame }
    ) { (view, rectangle: CGRect) in
      let shown = rectangle.mapped { view.superview?.convert($0, to: view.window) ?? $0 }
      try view.send(frame, shown)
    }
    defineAccessibilityHitTest(view)
  }

  /// Hit-testing returns the hit view, or an element that it or one of its superviews contains.
  private static func defineAccessibilityHitTest(_ view: ClassDefinition<UIView>) {
    let runtime = view.runtime
    let isElement = runtime.selector("isAccessibilityElement")
    let (elements, frame) = (
      runtime.selector("accessibilityElements"), runtime.selector("accessibilityFrame")
    )
    view.method("accessibilityHitTest:withEvent:") {
      (view, point: CGPoint, event: UIEvent?) -> RuntimeObject? in
      let local = view.window.flatMap { $0.convert(point, to: view) } ?? point
      var place = try view.call(view.selectors.hitTest, local, event, as: UIView?.self)
      while let hit = place {
        if try hit.call(isElement, as: Bool.self) { return hit }
        let drawn = try hit.call(elements, as: [RuntimeObject]?.self) ?? []
        for element in drawn where !(element is UIView) {
          let isThere = try element.call(frame, as: CGRect.self).contains(point)
          if isThere, try element.call(isElement, as: Bool.self) { return element }
        }
        place = hit === view ? nil : hit.superview
      }
      return nil
    }
  }
}
