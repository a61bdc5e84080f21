internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The appearance properties of a button, which are stored but not drawn.
struct ButtonAppearance {
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true
  var showsTouchWhenHighlighted = false
  var reversesTitleShadowWhenHighlighted = false
}

extension UIButton {
  static func defineAppearance(_ button: ClassDefinition<UIButton>) {
    button.keyed(
      "setPreferredSymbolConfiguration:forImageInState:",
      "preferredSymbolConfigurationForImageInState:", usual: Value.none)
    let symbols = button.runtime.selector("preferredSymbolConfigurationForImageInState:")
    button.readonly(
      "currentPreferredSymbolConfiguration", .strong, of: "UIImageSymbolConfiguration"
    ) {
      (button) -> Value in try button.call(symbols, 0)
    }
    button.stored("pointerStyleProvider", .copy, usual: Block?.none)
    // UIBehavioralStyleAutomatic and UIBehavioralStylePad: only a Mac has another one.
    button.stored("preferredBehavioralStyle", usual: 0)
    button.readonly("behavioralStyle") { (_) -> Int in 1 }
    button.property(
      "adjustsImageWhenHighlighted", get: { $0.appearance.adjustsImageWhenHighlighted },
      set: { $0.appearance.adjustsImageWhenHighlighted = $1 })
    button.property(
      "adjustsImageWhenDisabled", get: { $0.appearance.adjustsImageWhenDisabled },
      set: { $0.appearance.adjustsImageWhenDisabled = $1 })
    button.property(
      "showsTouchWhenHighlighted", get: { $0.appearance.showsTouchWhenHighlighted },
      set: { $0.appearance.showsTouchWhenHighlighted = $1 })
    button.property(
      "reversesTitleShadowWhenHighlighted",
      get: { $0.appearance.reversesTitleShadowWhenHighlighted },
      set: { $0.appearance.reversesTitleShadowWhenHighlighted = $1 })
    button.method("titleShadowColorForState:") { (button, state: Int) -> UIColor? in
      button.shadowColors[ControlState(rawValue: state)]
    }
    button.method("setTitleShadowColor:forState:") { (button, color: UIColor?, state: Int) in
      button.shadowColors.replace(color, for: ControlState(rawValue: state))
    }
    button.stored("titleShadowOffset", usual: CGSize.zero)
    button.property(
      "lineBreakMode", get: { (button) -> Int in try button.titleLabel().appearance.lineBreakMode }
    ) { (button, mode: Int) in
      try button.titleLabel().send(button.runtime.selector("setLineBreakMode:"), mode)
    }
    button.readonly("currentTitleShadowColor", .strong) { (button) -> UIColor? in
      button.shadowColors[button.state]
    }
  }
}
