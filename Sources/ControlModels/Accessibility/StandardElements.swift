internal import SelectorRuntime

/// What UIKit's own views say of themselves, unless somebody has told them something else.
///
/// UIAccessibility.h promises it of standard controls without saying the words; where no document
/// does, they are those that are commonly seen on devices.
extension ClassDefinition where Instance: UIView {
  /// Declares what the views say.
  ///
  /// - Parameters:
  ///   - isElement: Whether they are elements themselves.
  ///   - label: The words for what it is.
  ///   - value: The words for what it says now.
  ///   - traits: How it behaves.
  func standardElement(
    isElement: Bool = true, label: ((Instance) throws -> String?)? = nil,
    value: ((Instance) throws -> String?)? = nil,
    traits: @escaping (Instance) -> AccessibilityTraits
  ) {
    if isElement {
      let name = "isAccessibilityElement"
      method(name) { (view) -> Bool in
        try view.accessibilityAnswer(name, block: "isAccessibilityElementBlock") ?? true
      }
    }
    if let label { standardText("accessibilityLabel", label) }
    if let value { standardText("accessibilityValue", value) }
    let name = "accessibilityTraits"
    method(name) { (view) -> Int in
      try view.accessibilityAnswer(name, block: "accessibilityTraitsBlock")
        ?? traits(view).rawValue
    }
  }

  /// Declares a text that is asked for when nobody has set one: the class above knows that.
  private func standardText(_ name: String, _ text: @escaping (Instance) throws -> String?) {
    let (cls, selector) = (cls, runtime.selector(name))
    method(name) { [unowned cls] (view) -> String? in
      let told = try view.runtime.sendSuper(view, above: cls, selector, Arguments())
      return try String.from(told, in: view.runtime) ?? text(view)
    }
  }

  /// Declares what the two gestures of an adjustable element do.
  ///
  /// - Parameter step: Changes the value by one step up or, with -1, down.
  func adjustable(_ step: @escaping (Instance, Int) throws -> Void) {
    method("accessibilityIncrement") { (view) in try step(view, 1) }
    method("accessibilityDecrement") { (view) in try step(view, -1) }
  }
}

/// How an element behaves, as bits of UIAccessibilityTraits.
struct AccessibilityTraits: OptionSet {
  let rawValue: Int

  static let button = AccessibilityTraits(rawValue: 1 << 0)
  static let image = AccessibilityTraits(rawValue: 1 << 2)
  static let selected = AccessibilityTraits(rawValue: 1 << 3)
  static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Of no header, as seen on devices: text that can be edited, and a switch.
  static let textEntry = AccessibilityTraits(rawValue: 1 << 18)
  static let toggle = AccessibilityTraits(rawValue: 1 << 53)
}

extension UIControl {
  /// The traits of its state besides those of its kind.
  final func accessibilityTraits(_ kind: AccessibilityTraits) -> AccessibilityTraits {
    var traits = kind
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

/// A part of a whole as assistive technologies say it.
func accessibilityPercentage(_ part: Double) -> String {
  "\(Int((part.clamped(to: 0...1) * 100).rounded()))%"
}
