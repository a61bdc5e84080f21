internal import SelectorRuntime

/// What a label looks like, of which nothing is drawn: it is kept as it was set.
final class LabelAppearance {
  @Strong var highlightedTextColor: UIColor?
  @Strong var shadowColor: UIColor?
  /// A font is any object.
  @Strong var font: RuntimeObject?
  /// From UILabel.h: the shadow stands one point above the text.
  var shadowOffset = CGSize(width: 0, height: -1)
  /// `NSLineBreakByTruncatingTail`.
  var lineBreakMode = 4
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor = 0.0
  var preferredMaxLayoutWidth = 0.0

  func clear() {
    highlightedTextColor = nil
    shadowColor = nil
    font = nil
  }
}

extension UILabel {
  static func defineAppearance(_ label: ClassDefinition<UILabel>) {
    label.property(
      "highlightedTextColor", .strong, get: { $0.appearance.highlightedTextColor },
      set: { $0.appearance.highlightedTextColor = $1 })
    label.property(
      "shadowColor", .strong, get: { $0.appearance.shadowColor },
      set: { $0.appearance.shadowColor = $1 })
    label.property(
      "shadowOffset", get: { $0.appearance.shadowOffset }, set: { $0.appearance.shadowOffset = $1 })
    label.property(
      "font", .strong, of: "UIFont", get: { $0.appearance.font }, set: { $0.appearance.font = $1 })
    label.property(
      "lineBreakMode", get: { $0.appearance.lineBreakMode },
      set: { $0.appearance.lineBreakMode = $1 })
    label.property(
      "adjustsFontSizeToFitWidth", get: { $0.appearance.adjustsFontSizeToFitWidth },
      set: { $0.appearance.adjustsFontSizeToFitWidth = $1 })
    label.property(
      "minimumScaleFactor", get: { $0.appearance.minimumScaleFactor },
      set: { $0.appearance.minimumScaleFactor = $1 })
    label.property(
      "preferredMaxLayoutWidth", get: { $0.appearance.preferredMaxLayoutWidth },
      set: { $0.appearance.preferredMaxLayoutWidth = $1 })
  }
}
