internal import FoundationCore
internal import FoundationText
internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The informal protocol UIAccessibility, a category on NSObject.
///
/// Names, types and defaults are those of UIAccessibility.h, UIAccessibilityAdditions.h and
/// UIAccessibilityContainer.h. Classes override the methods for which they have better values.
extension UIKitWorld {
  package func defineObjectAccessibility() {
    runtime.awaitNames(Self.mayNameAccessibility)
    ClassDefinition<RuntimeObject>(extending: nsObject).later { [unowned self] object in
      defineWords(object)
      definePlaces(object)
      defineContainers(object)
      defineActions(object)
    }
  }

  /// Whether a selector can belong to the protocol; the check is fast and may return false
  /// positives.
  private static func mayNameAccessibility(_ name: String) -> Bool {
    let bytes = name.utf8Span.span
    guard bytes.count > 8 else { return false }
    // Two letters exclude most of the thousands of names that a starting program looks up.
    return switch (bytes[0], bytes[3]) {
    case (UInt8(ascii: "a"), UInt8(ascii: "e")), (UInt8(ascii: "a"), UInt8(ascii: "o")):
      name.hasPrefix("accessib") || name.hasPrefix("automation")
    case (UInt8(ascii: "s"), UInt8(ascii: "A")), (UInt8(ascii: "s"), UInt8(ascii: "I")),
      (UInt8(ascii: "s"), UInt8(ascii: "S")), (UInt8(ascii: "s"), UInt8(ascii: "u")):
      name.hasPrefix("setAccessib") || name.hasPrefix("setIsAccessib")
        || name.hasPrefix("setShouldGroupAccessib") || name.hasPrefix("shouldGroupAccessib")
        || name.hasPrefix("setAutomation")
    case (UInt8(ascii: "i"), _):
      name.hasPrefix("isAccessib") || name.hasPrefix("indexOfAccessib")
    case (UInt8(ascii: "_"), _):
      name.hasPrefix("_accessib") || name.hasPrefix("_setAccessib")
    default: false
    }
  }

  private func defineWords(_ object: ClassDefinition<RuntimeObject>) {
    object.accessible("isAccessibilityElement", usual: false)
    for name in ["Label", "Hint", "Value"] { object.accessibleText(name) }
    object.accessible("accessibilityLanguage", .strong, usual: String?.none)
    object.accessible("accessibilityTraits", usual: 0)
    object.accessible("accessibilityUserInputLabels", .strong, of: "NSArray", usual: [String]?.none)
    object.accessible(
      "accessibilityAttributedUserInputLabels", .copy, of: "NSArray",
      usual: [NSAttributedString]?.none)
    object.accessible("accessibilityTextualContext", .strong, usual: String?.none)
    // UIAccessibilityExpandedStatusUnsupported
    object.accessible("accessibilityExpandedStatus", usual: 0)
    object.accessible("accessibilityCustomActions", .strong, of: "NSArray", usual: Value.none)
    object.accessible(
      "accessibilityCustomRotors", .strong, usual: [UIAccessibilityCustomRotor]?.none)
    for name in [
      "accessibilityPreviousTextNavigationElement", "accessibilityNextTextNavigationElement",
      "accessibilityTextInputResponder",
    ] { object.accessible(name, .weak, usual: RuntimeObject?.none) }
    object.accessibleBlock("accessibilityIdentifierBlock")
  }

  private func definePlaces(_ object: ClassDefinition<RuntimeObject>) {
    object.accessible("accessibilityFrame", usual: CGRect.zero)
    object.accessible("accessibilityPath", .copy, usual: UIBezierPath?.none)
    let frame = runtime.selector("accessibilityFrame")
    object.property(
      "accessibilityActivationPoint",
      get: { (object) -> CGPoint in
        try object.accessibilityAnswer(
          "accessibilityActivationPoint", block: "accessibilityActivationPointBlock")
          ?? object.call(frame, as: CGRect.self).center
      },
      set: { (object, point: CGPoint) in
        try object.setAccessibilityValue("accessibilityActivationPoint", point, .assign)
      })
    object.accessibleBlock("accessibilityActivationPointBlock")
    object.accessible("accessibilityElementsHidden", usual: false)
    object.accessible("accessibilityViewIsModal", usual: false)
    object.accessible(
      "shouldGroupAccessibilityChildren", usual: false,
      block: "accessibilityShouldGroupAccessibilityChildrenBlock")
    object.accessible("accessibilityRespondsToUserInteraction", usual: true)
    // UIAccessibilityNavigationStyleAutomatic, UIAccessibilityDirectTouchOptionNone
    object.accessible("accessibilityNavigationStyle", usual: 0)
    object.accessibleWithoutBlock("accessibilityDirectTouchOptions", usual: 0)
    for name in ["accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors"] {
      object.accessibleWithoutBlock(
        name, .copy, usual: [UIAccessibilityLocationDescriptor]?.none)
    }
  }

  private func defineContainers(_ object: ClassDefinition<RuntimeObject>) {
    object.accessible("accessibilityElements", .strong, of: "NSArray", usual: Value.none)
    // UIAccessibilityContainerTypeNone
    object.accessible("accessibilityContainerType", usual: 0)
    object.accessible("accessibilityHeaderElements", .copy, of: "NSArray", usual: Value.none)
    object.accessibleWithoutBlock("automationElements", .strong, usual: Value.none)
    accessibilityElements(of: object) { _ in nil }
    object.method("accessibilityHitTest:withEvent:") {
      (_, _: CGPoint, _: UIEvent?) -> RuntimeObject? in nil
    }
  }

  /// Defines the methods with which a container returns its elements.
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - others: Returns the elements of an object without explicit elements; nil if they are
  ///     unknown.
  func accessibilityElements<Object: RuntimeObject>(
    of object: ClassDefinition<Object>, _ others: @escaping (Object) -> [RuntimeObject]?
  ) {
    let given = runtime.selector("accessibilityElements")
    func elements(of object: Object) throws -> [RuntimeObject]? {
      try object.call(given, as: [RuntimeObject]?.self) ?? others(object)
    }
    // NSNotFound, from which UI tests conclude that the object is not a container.
    object.method("accessibilityElementCount") { (object) -> Int in
      try elements(of: object)?.count ?? .max
    }
    object.method("accessibilityElementAtIndex:") { (object, index: Int) -> RuntimeObject? in
      guard let elements = try elements(of: object), elements.indices.contains(index) else {
        return nil
      }
      return elements[index]
    }
    object.method("indexOfAccessibilityElement:") { (object, element: RuntimeObject) -> Int in
      try elements(of: object)?.firstIndex { $0 === element } ?? .max
    }
  }

  private func defineActions(_ object: ClassDefinition<RuntimeObject>) {
    for (name, block) in [
      ("accessibilityActivate", "accessibilityActivateBlock"),
      ("accessibilityPerformEscape", "accessibilityPerformEscapeBlock"),
      ("accessibilityPerformMagicTap", "accessibilityMagicTapBlock"),
    ] {
      object.method(name) { (object) -> Bool in
        try object.accessibilityAnswer(name, block: block) ?? false
      }
      object.accessibleBlock(block)
    }
    for name in ["accessibilityIncrement", "accessibilityDecrement"] {
      let block = name + "Block"
      object.method(name) { (object) in
        _ = try object.accessibilityAnswer(name, block: block, as: Value.self)
      }
      object.accessibleBlock(block)
    }
    object.method("accessibilityScroll:") { (_, _: Int) -> Bool in false }
    for name in ["accessibilityZoomInAtPoint:", "accessibilityZoomOutAtPoint:"] {
      object.method(name) { (_, _: CGPoint) -> Bool in false }
    }
    for name in ["accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus"] {
      object.method(name) { _ in }
    }
    // The accessibility focus is not simulated.
    object.method("accessibilityElementIsFocused") { (_) -> Bool in false }
    object.method("accessibilityAssistiveTechnologyFocusedIdentifiers") { (_) -> Value in .none }
  }
}
