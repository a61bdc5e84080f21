internal import SelectorRuntime

/// What a button looks like, of which nothing is drawn: it is kept as it was set.
struct ButtonAppearance {
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true
  var showsTouchWhenHighlighted = false
  var reversesTitleShadowWhenHighlighted = false
}

extension UIButton {
  static func defineAppearance(_ button: ClassDefinition<UIButton>) {
    let flags: [(String, String, WritableKeyPath<ButtonAppearance, Bool>)] = [
      (
        "adjustsImageWhenHighlighted", "setAdjustsImageWhenHighlighted:",
        \.adjustsImageWhenHighlighted
      ),
      ("adjustsImageWhenDisabled", "setAdjustsImageWhenDisabled:", \.adjustsImageWhenDisabled),
      ("showsTouchWhenHighlighted", "setShowsTouchWhenHighlighted:", \.showsTouchWhenHighlighted),
      (
        "reversesTitleShadowWhenHighlighted", "setReversesTitleShadowWhenHighlighted:",
        \.reversesTitleShadowWhenHighlighted
      ),
    ]
    for (getter, setter, path) in flags {
      button.method(getter) { (button) -> Bool in button.appearance[keyPath: path] }
      button.method(setter) { (button, flag: Bool) in button.appearance[keyPath: path] = flag }
    }
    button.method("titleShadowColorForState:") { (button, state: Int) -> UIColor? in
      button.shadowColors[ControlState(rawValue: state)]
    }
    button.method("setTitleShadowColor:forState:") { (button, color: UIColor?, state: Int) in
      button.shadowColors.replace(color, for: ControlState(rawValue: state))
    }
    button.method("currentTitleShadowColor") { (button) -> UIColor? in
      button.shadowColors[button.state]
    }
    button.method("backgroundRectForBounds:") { (_, bounds: CGRect) -> CGRect in bounds }
  }
}
