internal import FoundationCore
package import FoundationText
package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A view that displays text; user interaction is disabled.
package final class UILabel: UIView {
  /// Setting a plain text removes the attributed text.
  package var text: String? { didSet { styledText = nil } }
  /// The attributed text, if any; `text` is then its string.
  @Strong package private(set) var styledText: NSAttributedString?
  @Strong package var textColor: UIColor?
  /// `NSTextAlignmentNatural`.
  package var textAlignment = 4
  package var numberOfLines = 1
  package var isEnabled = true
  package var isHighlighted = false
  package let appearance = LabelAppearance()

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  package override func destruct() {
    appearance.clear()
    super.destruct()
  }

  /// Shows an attributed text, which must be the label's own copy.
  func show(_ attributed: NSAttributedString?) {
    text = attributed?.text.string
    styledText = attributed
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (text, styledText) = (text, styledText)
    let look = (textAlignment, numberOfLines, isEnabled, isHighlighted)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.text = text
      self.styledText = styledText?.ifLiving
      (textAlignment, numberOfLines, isEnabled, isHighlighted) = look
    }
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }
}

extension UILabel {
  /// Sets a property that affects drawing, and requests display if it has changed.
  func show<Content: Equatable>(
    _ new: Content, in place: ReferenceWritableKeyPath<UILabel, Content>
  ) throws {
    guard new != self[keyPath: place] else { return }
    self[keyPath: place] = new
    try send(selectors.setNeedsDisplay)
  }

  static func define(_ label: ClassDefinition<UILabel>) {
    label.overrideTraitChange()
    label.property("text", .copy, get: { $0.text }) { (label, text: String?) in
      guard text != label.text || label.styledText != nil else { return }
      label.text = text
      try label.textDidChange()
    }
    label.property("textColor", .strong, get: { .some($0.shownColor) }) { (label, new: UIColor?) in
      guard new !== label.textColor else { return }
      label.textColor = new
      try label.applyToText("NSColor", new)
      try label.send(label.selectors.setNeedsDisplay)
    }
    label.property("textAlignment", get: { $0.textAlignment }) { (label, alignment: Int) in
      try label.show(alignment, in: \.textAlignment)
    }
    label.property("numberOfLines", get: { $0.numberOfLines }) { (label, count: Int) in
      guard count != label.numberOfLines else { return }
      label.numberOfLines = count
      try label.textDidChange()
    }
    label.property("enabled", getter: "isEnabled", get: { $0.isEnabled }) {
      (label, enabled: Bool) in
      try label.show(enabled, in: \.isEnabled)
    }
    label.property("highlighted", getter: "isHighlighted", get: { $0.isHighlighted }) {
      (label, highlighted: Bool) in
      try label.show(highlighted, in: \.isHighlighted)
    }
    defineAppearance(label)
    defineText(label)
    defineDrawingText(label)
  }
}

extension UIKitClasses {
  package static let label = NativeClass<UILabel>(
    "UILabel", superclass: view, UILabel.define)
}
