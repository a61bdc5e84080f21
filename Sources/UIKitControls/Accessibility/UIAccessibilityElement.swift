internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// An accessibility element that is part of a view but not a view itself.
package final class UIAccessibilityElement: UIResponder {
  @Weak private var container: RuntimeObject?

  static func define(_ element: ClassDefinition<UIAccessibilityElement>) {
    element.method("initWithAccessibilityContainer:") {
      (element, container: RuntimeObject?) -> UIAccessibilityElement in
      element.container = container
      return element
    }
    element.property(
      "accessibilityContainer", .weak, get: { $0.container }, set: { $0.container = $1 })
    element.method("isAccessibilityElement") { (element) -> Bool in
      try element.accessibilityAnswer(
        "isAccessibilityElement", block: "isAccessibilityElementBlock") ?? true
    }
    element.accessibleIdentifier()
    element.property(
      "accessibilityFrameInContainerSpace",
      get: { (element) -> CGRect in
        element.storedValues?.value("accessibilityFrameInContainerSpace")
          .flatMap { CGRect.from($0, in: element.runtime) } ?? .zero
      }
    ) { (element, frame: CGRect) in
      let values = element.makeStoredValues()
      values.set("accessibilityFrameInContainerSpace", frame.messageValue, .assign)
      let view = element.container as? UIView
      let shown = view.flatMap { view in view.window.flatMap { view.convert(frame, to: $0) } }
      try element.send(element.runtime.selector("setAccessibilityFrame:"), shown ?? frame)
    }
  }
}

/// A custom action that a view offers in addition to its default action.
package final class UIAccessibilityCustomAction: StoringObject {

  private func fill(_ name: String, _ more: (String, Value, NativePropertyHolding)...) {
    let values = StoredValues()
    storedValues = values
    values.set("name", .string(name), .copy)
    for (key, value, holding) in more { values.set(key, value, holding) }
  }

  static func define(_ action: ClassDefinition<UIAccessibilityCustomAction>) {
    action.method("initWithName:target:selector:") {
      (action, name: String, target: RuntimeObject?, selector: Selector)
        -> UIAccessibilityCustomAction in
      action.fill(
        name, ("target", target.messageValue, .weak),
        ("selector", selector.messageValue, .assign))
      return action
    }
    action.method("initWithName:actionHandler:") {
      (action, name: String, handler: Value) -> UIAccessibilityCustomAction in
      action.fill(name, ("actionHandler", handler, .copy))
      return action
    }
    action.method("initWithName:image:target:selector:") {
      (action, name: String, image: UIImage?, target: RuntimeObject?, selector: Selector)
        -> UIAccessibilityCustomAction in
      action.fill(
        name, ("image", image.messageValue, .strong), ("target", target.messageValue, .weak),
        ("selector", selector.messageValue, .assign))
      return action
    }
    action.method("initWithName:image:actionHandler:") {
      (action, name: String, image: UIImage?, handler: Value) -> UIAccessibilityCustomAction in
      action.fill(
        name, ("image", image.messageValue, .strong), ("actionHandler", handler, .copy))
      return action
    }
    action.stored("category", .copy, usual: String?.none)
    action.attributedName()
    defineAttributed(action)
    action.stored("image", .strong, usual: UIImage?.none)
    action.stored("target", .weak, usual: RuntimeObject?.none)
    action.stored("selector", usual: Selector?.none)
    action.stored("actionHandler", .copy, usual: Block?.none)
  }

  /// The initializers with attributed names call those with plain names.
  private static func defineAttributed(_ action: ClassDefinition<UIAccessibilityCustomAction>) {
    let runtime = action.runtime
    let (string, setName) = (
      runtime.selector("string"), runtime.selector("setAttributedName:")
    )
    func named(
      _ name: NSAttributedString, _ made: (String) throws -> UIAccessibilityCustomAction
    ) throws -> UIAccessibilityCustomAction {
      let made = try made(name.call(string))
      try made.send(setName, name)
      return made
    }
    let plain = ["actionHandler:", "image:actionHandler:", "target:selector:"].map {
      runtime.selector("initWithName:\($0)")
    }
    let imageTarget = runtime.selector("initWithName:image:target:selector:")
    action.method("initWithAttributedName:actionHandler:") {
      (action, name: NSAttributedString, handler: Block?) -> UIAccessibilityCustomAction in
      try named(name) { try action.call(plain[0], $0, handler) }
    }
    action.method("initWithAttributedName:image:actionHandler:") {
      (action, name: NSAttributedString, image: UIImage?, handler: Block?)
        -> UIAccessibilityCustomAction in
      try named(name) { try action.call(plain[1], $0, image, handler) }
    }
    action.method("initWithAttributedName:target:selector:") {
      (action, name: NSAttributedString, target: RuntimeObject?, selector: Selector)
        -> UIAccessibilityCustomAction in
      try named(name) { try action.call(plain[2], $0, target, selector) }
    }
    action.method("initWithAttributedName:image:target:selector:") {
      (
        action, name: NSAttributedString, image: UIImage?, target: RuntimeObject?,
        selector: Selector
      ) -> UIAccessibilityCustomAction in
      try named(name) { try action.call(imageTarget, $0, image, target, selector) }
    }
  }
}

extension UIKitClasses {
  package static let accessibilityElement = NativeClass<UIAccessibilityElement>(
    "UIAccessibilityElement", superclass: responder, UIAccessibilityElement.define)
  package static let accessibilityCustomAction = NativeClass<UIAccessibilityCustomAction>(
    "UIAccessibilityCustomAction", superclass: FoundationClasses.object,
    UIAccessibilityCustomAction.define)
}
