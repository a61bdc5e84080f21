package import SelectorRuntime

/// A view that shows a text; fingers pass it by.
package final class UILabel: UIView {
  package var text: String?
  @Strong package var textColor: UIColor?
  /// `NSTextAlignmentNatural`.
  package var textAlignment = 4
  package var numberOfLines = 1
  package var isEnabled = true
  package var isHighlighted = false
  let appearance = LabelAppearance()

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  package override func destruct() {
    textColor = nil
    appearance.clear()
    super.destruct()
  }
}

extension UILabel {
  static func defineLabel(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let label = ClassDefinition<UILabel>("UILabel", in: runtime, superclass: superclass)
    label.method("text") { (label) -> String? in label.text }
    label.method("setText:") { (label, text: String?) in label.text = text }
    label.method("textColor") { (label) -> UIColor? in label.textColor }
    label.method("setTextColor:") { (label, color: UIColor?) in label.textColor = color }
    label.method("textAlignment") { (label) -> Int in label.textAlignment }
    label.method("setTextAlignment:") { (label, alignment: Int) in
      label.textAlignment = alignment
    }
    label.method("numberOfLines") { (label) -> Int in label.numberOfLines }
    label.method("setNumberOfLines:") { (label, lines: Int) in label.numberOfLines = lines }
    label.method("isEnabled") { (label) -> Bool in label.isEnabled }
    label.method("setEnabled:") { (label, enabled: Bool) in label.isEnabled = enabled }
    label.method("isHighlighted") { (label) -> Bool in label.isHighlighted }
    label.method("setHighlighted:") { (label, highlighted: Bool) in
      label.isHighlighted = highlighted
    }
    defineAppearance(label)
    return label.cls
  }
}
