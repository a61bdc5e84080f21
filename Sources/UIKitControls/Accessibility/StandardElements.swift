internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase

/// The default accessibility properties of UIKit's own views.
///
/// UIAccessibility.h says that standard controls have them, but not their values. Where no document
/// gives a value, it is the one commonly seen on devices.
extension ClassDefinition where Instance: UIView {
  /// Declares the default accessibility properties of a class of views.
  ///
  /// - Parameters:
  ///   - isElement: Whether the views are accessibility elements.
  ///   - label: Returns the label.
  ///   - value: Returns the value.
  ///   - traits: Returns the traits.
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

  /// Declares a default text, which is used if none was set; the superclass handles one that was
  /// set.
  private func standardText(_ name: String, _ text: @escaping (Instance) throws -> String?) {
    let (cls, selector) = (cls, runtime.selector(name))
    method(name) { [unowned cls] (view) -> String? in
      let told = try view.runtime.sendSuper(view, above: cls, selector, Arguments())
      return try String.from(told, in: view.runtime) ?? text(view)
    }
  }

  /// Declares the increment and decrement actions of an adjustable element.
  ///
  /// - Parameter step: Changes the value by one step up or, with -1, down.
  func adjustable(_ step: @escaping (Instance, Int) throws -> Void) {
    method("accessibilityIncrement") { (view) in try step(view, 1) }
    method("accessibilityDecrement") { (view) in try step(view, -1) }
  }
}

/// The behavior of an element, with the bits of UIAccessibilityTraits.
struct AccessibilityTraits: OptionSet {
  let rawValue: Int

  static let button = AccessibilityTraits(rawValue: 1 << 0)
  static let image = AccessibilityTraits(rawValue: 1 << 2)
  static let selected = AccessibilityTraits(rawValue: 1 << 3)
  static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Private traits, as seen on devices: editable text, and a switch.
  static let textEntry = AccessibilityTraits(rawValue: 1 << 18)
  static let toggle = AccessibilityTraits(rawValue: 1 << 53)
}

extension UIControl {
  /// Returns the traits of the object's state in addition to those of its type.
  final func accessibilityTraits(_ kind: AccessibilityTraits) -> AccessibilityTraits {
    var traits = kind
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

/// Returns a fraction as a percentage, as assistive technologies speak it.
func accessibilityPercentage(_ part: Double) -> String {
  "\(Int(nearestTo: (part.clamped(to: 0...1) * 100).rounded()))%"
}
