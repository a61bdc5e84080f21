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
    label.method("highlightedTextColor") { (label) -> UIColor? in
      label.appearance.highlightedTextColor
    }
    label.method("setHighlightedTextColor:") { (label, color: UIColor?) in
      label.appearance.highlightedTextColor = color
    }
    label.method("shadowColor") { (label) -> UIColor? in label.appearance.shadowColor }
    label.method("setShadowColor:") { (label, color: UIColor?) in
      label.appearance.shadowColor = color
    }
    label.method("shadowOffset") { (label) -> CGSize in label.appearance.shadowOffset }
    label.method("setShadowOffset:") { (label, offset: CGSize) in
      label.appearance.shadowOffset = offset
    }
    label.method("font") { (label) -> RuntimeObject? in label.appearance.font }
    label.method("setFont:") { (label, font: RuntimeObject?) in label.appearance.font = font }
    label.method("lineBreakMode") { (label) -> Int in label.appearance.lineBreakMode }
    label.method("setLineBreakMode:") { (label, mode: Int) in
      label.appearance.lineBreakMode = mode
    }
    label.method("adjustsFontSizeToFitWidth") { (label) -> Bool in
      label.appearance.adjustsFontSizeToFitWidth
    }
    label.method("setAdjustsFontSizeToFitWidth:") { (label, adjusts: Bool) in
      label.appearance.adjustsFontSizeToFitWidth = adjusts
    }
    let numbers: [(String, String, ReferenceWritableKeyPath<LabelAppearance, Double>)] = [
      ("minimumScaleFactor", "setMinimumScaleFactor:", \.minimumScaleFactor),
      ("preferredMaxLayoutWidth", "setPreferredMaxLayoutWidth:", \.preferredMaxLayoutWidth),
    ]
    for (getter, setter, path) in numbers {
      label.method(getter) { (label) -> Double in label.appearance[keyPath: path] }
      label.method(setter) { (label, number: Double) in label.appearance[keyPath: path] = number }
    }
  }
}
