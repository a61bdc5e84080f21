extension UIKey {
  /// The `UIFocusHeading` of a key that moves the focus; nil for others.
  package var focusHeading: Int? {
    switch unmodified {
    case "UIKeyInputUpArrow": 1 << 0
    case "UIKeyInputDownArrow": 1 << 1
    case "UIKeyInputLeftArrow": 1 << 2
    case "UIKeyInputRightArrow": 1 << 3
    // With UIKeyModifierShift the focus moves backwards.
    case "\t": modifiers & 1 << 17 != 0 ? 1 << 5 : 1 << 4
    default: nil
    }
  }
}
