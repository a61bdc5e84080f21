internal import FoundationCore
internal import FoundationText
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// A custom rotor for navigating elements, from UIAccessibilityCustomRotor.h.
///
/// Each turn of the rotor calls the search block with a predicate: the current item and the
/// direction.
package final class UIAccessibilityCustomRotor: StoringObject {
  /// `UIAccessibilityCustomSystemRotorType`.
  private var systemType = 0

  static func define(_ rotor: ClassDefinition<UIAccessibilityCustomRotor>) {
    rotor.method("initWithName:itemSearchBlock:") {
      (rotor, name: String, search: Block) -> UIAccessibilityCustomRotor in
      try rotor.send(rotor.runtime.selector("setName:"), name)
      return try rotor.searching(search)
    }
    rotor.method("initWithAttributedName:itemSearchBlock:") {
      (rotor, name: NSAttributedString, search: Block) -> UIAccessibilityCustomRotor in
      try rotor.send(rotor.runtime.selector("setAttributedName:"), name)
      return try rotor.searching(search)
    }
    rotor.method("initWithSystemType:itemSearchBlock:") {
      (rotor, type: Int, search: Block) -> UIAccessibilityCustomRotor in
      rotor.systemType = type
      return try rotor.searching(search)
    }
    rotor.attributedName()
    rotor.stored("itemSearchBlock", .copy, usual: Block?.none)
    rotor.readonly("systemRotorType") { $0.systemType }
  }

  private func searching(_ search: Block) throws -> UIAccessibilityCustomRotor {
    makeStoredValues().set("itemSearchBlock", search.messageValue, .copy)
    return self
  }
}

extension ClassDefinition where Instance: StoringObject {
  /// Declares a name and its attributed variant; setting either sets the other.
  func attributedName() {
    let (string, initWithString) = (
      runtime.selector("string"), runtime.selector("initWithString:")
    )
    property(
      "name", .copy,
      get: { (object) -> String in
        object.storedValues?.value("name").flatMap { String.from($0, in: object.runtime) } ?? ""
      },
      set: { (object, name: String) in
        object.makeStoredValues().set("name", .string(name), .copy)
        object.storedValues?.remove("attributedName")
      })
    property(
      "attributedName", .copy,
      get: { (object) -> NSAttributedString? in
        if let known = object.storedValues?.value("attributedName")?.object as? NSAttributedString {
          return known
        }
        let name = object.storedValues?.value("name") ?? .string("")
        let made: RuntimeObject = try object.uikit.valueClass("NSAttributedString").call(
          object.uikit.selectors.alloc)
        return try made.call(initWithString, name)
      },
      set: { (object, name: NSAttributedString?) in
        let values = object.makeStoredValues()
        guard let name else { return values.remove("attributedName") }
        let plain: String = try name.call(string)
        values.set("name", .string(plain), .copy)
        values.set("attributedName", .object(name), .copy)
      })
  }
}

/// The current item and direction of a rotor search, from UIAccessibilityCustomRotor.h.
package final class UIAccessibilityCustomRotorSearchPredicate: StoringObject {
  static func define(_ predicate: ClassDefinition<UIAccessibilityCustomRotorSearchPredicate>) {
    predicate.stored("currentItem", .strong, usual: UIAccessibilityCustomRotorItemResult?.none)
    // UIAccessibilityCustomRotorDirectionPrevious is 0, …Next 1.
    predicate.stored("searchDirection", usual: 0)
  }
}

/// The result of a rotor search, from UIAccessibilityCustomRotor.h.
package final class UIAccessibilityCustomRotorItemResult: StoringObject {
  static func define(_ result: ClassDefinition<UIAccessibilityCustomRotorItemResult>) {
    result.method("initWithTargetElement:targetRange:") {
      (result, element: RuntimeObject, range: UITextRange?) -> UIAccessibilityCustomRotorItemResult
      in
      let values = result.makeStoredValues()
      values.set("targetElement", .object(element), .weak)
      if let range { values.set("targetRange", .object(range), .strong) }
      return result
    }
    result.stored("targetElement", .weak, usual: RuntimeObject?.none)
    result.stored("targetRange", .strong, usual: UITextRange?.none)
  }
}

extension UIKitClasses {
  package static let accessibilityCustomRotor = NativeClass<UIAccessibilityCustomRotor>(
    "UIAccessibilityCustomRotor", superclass: FoundationClasses.object,
    UIAccessibilityCustomRotor.define)
  package static let accessibilityCustomRotorSearchPredicate = NativeClass<
    UIAccessibilityCustomRotorSearchPredicate
  >(
    "UIAccessibilityCustomRotorSearchPredicate", superclass: FoundationClasses.object,
    UIAccessibilityCustomRotorSearchPredicate.define)
  package static let accessibilityCustomRotorItemResult = NativeClass<
    UIAccessibilityCustomRotorItemResult
  >(
    "UIAccessibilityCustomRotorItemResult", superclass: FoundationClasses.object,
    UIAccessibilityCustomRotorItemResult.define)
}
