internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitRuntime

/// The appearance properties of a label, which are stored.
package final class LabelAppearance {
  @Strong package var highlightedTextColor: UIColor?
  @Strong var shadowColor: UIColor?
  /// Nil is the system font of 17 points.
  @Strong package var font: UIFont?
  /// From UILabel.h: the shadow is one point above the text.
  var shadowOffset = CGSize(width: 0, height: -1)
  /// `NSLineBreakByTruncatingTail`.
  package var lineBreakMode = 4
  package var adjustsFontSizeToFitWidth = false
  package var minimumScaleFactor = 0.0
  var preferredMaxLayoutWidth = 0.0
  var allowsDefaultTighteningForTruncation = false
  var adjustsFontForContentSizeCategory = false
  var baselineAdjustment = 0
  var lineBreakStrategy = 0
  var showsExpansionText = false
  var adjustsLetterSpacing = false
  var minimumFontSize = 0.0

  func clear() {
    highlightedTextColor = nil
    shadowColor = nil
    font = nil
  }
}

extension UILabel {
  static func defineAppearance(_ label: ClassDefinition<UILabel>) {
    label.stored("enablesMarqueeWhenAncestorFocused", usual: false)
    // UILabelVibrancyNone
    label.stored("preferredVibrancy", usual: 0)
    label.property(
      "highlightedTextColor", .strong, get: { $0.appearance.highlightedTextColor },
      set: { $0.appearance.highlightedTextColor = $1 })
    label.property(
      "shadowColor", .strong, get: { $0.appearance.shadowColor },
      set: { $0.appearance.shadowColor = $1 })
    label.property(
      "shadowOffset", get: { $0.appearance.shadowOffset }, set: { $0.appearance.shadowOffset = $1 })
    label.property("font", .strong, get: { (label) -> UIFont? in label.font }) {
      (label, font: UIFont?) in
      guard font !== label.appearance.font else { return }
      label.appearance.font = font
      try label.applyToText("NSFont", label.font)
      try label.textDidChange()
    }
    label.property(
      "allowsDefaultTighteningForTruncation",
      get: { $0.appearance.allowsDefaultTighteningForTruncation },
      set: { $0.appearance.allowsDefaultTighteningForTruncation = $1 })
    label.property(
      "adjustsFontForContentSizeCategory",
      get: { $0.appearance.adjustsFontForContentSizeCategory },
      set: { $0.appearance.adjustsFontForContentSizeCategory = $1 })
    label.property(
      "baselineAdjustment", get: { $0.appearance.baselineAdjustment },
      set: { $0.appearance.baselineAdjustment = $1 })
    label.property(
      "lineBreakStrategy", get: { $0.appearance.lineBreakStrategy },
      set: { $0.appearance.lineBreakStrategy = $1 })
    label.property(
      "showsExpansionTextWhenTruncated", get: { $0.appearance.showsExpansionText },
      set: { $0.appearance.showsExpansionText = $1 })
    label.property(
      "adjustsLetterSpacingToFitWidth", get: { $0.appearance.adjustsLetterSpacing },
      set: { $0.appearance.adjustsLetterSpacing = $1 })
    label.property(
      "minimumFontSize", get: { $0.appearance.minimumFontSize },
      set: { $0.appearance.minimumFontSize = $1 })
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
