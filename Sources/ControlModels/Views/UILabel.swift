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
  static func define(_ label: ClassDefinition<UILabel>) {
    label.property("text", .copy, get: { $0.text }, set: { $0.text = $1 })
    label.property("textColor", .strong, get: { $0.textColor }, set: { $0.textColor = $1 })
    label.property("textAlignment", get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
    label.property("numberOfLines", get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 })
    label.property(
      "enabled", getter: "isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    label.property(
      "highlighted", getter: "isHighlighted", get: { $0.isHighlighted },
      set: { $0.isHighlighted = $1 })
    defineAppearance(label)
  }
}

extension UIKitClasses {
  static let label = NativeClass<UILabel>(
    "UILabel", superclass: view, UILabel.define)
}
