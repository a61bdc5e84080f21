internal import FoundationModels
internal import SelectorRuntime

/// What any object may say to people who do not see the screen, from UIAccessibility.h: rotors, and the
/// ways from one text to the next.
///
/// Views and elements keep their own rotors; a block, where there is one, is asked instead of what has
/// been set.
extension UIKitWorld {
  func defineObjectAccessibility() {
    let object = ClassDefinition<RuntimeObject>(extending: nsObject)
    for name in [
      "accessibilityPreviousTextNavigationElement", "accessibilityNextTextNavigationElement",
      "accessibilityTextInputResponder",
    ] {
      let (element, block) = (Self.key(name), Self.key(name + "Block"))
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      object.method(name) { (object) -> Value in
        let asked = object.runtime.association(of: object, block)
        if let block = Block.from(asked, in: object.runtime) { return try block() }
        return object.runtime.association(of: object, element)
      }
      object.method("set\(capital):") { (object, value: RuntimeObject?) in
        try object.runtime.setAssociation(of: object, element, value.messageValue, .assign)
      }
      object.method(name + "Block") { (object) -> Block? in
        Block.from(object.runtime.association(of: object, block), in: object.runtime)
      }
      object.method("set\(capital)Block:") { (object, value: Block?) in
        try object.runtime.setAssociation(of: object, block, value.messageValue, .copyNonatomic)
      }
    }
    let rotors = Self.key("accessibilityCustomRotors")
    object.method("accessibilityCustomRotors") { (object) -> Value in
      object.runtime.association(of: object, rotors)
    }
    object.method("setAccessibilityCustomRotors:") {
      (object, value: [UIAccessibilityCustomRotor]?) in
      try object.runtime.setAssociation(of: object, rotors, value.messageValue, .copyNonatomic)
    }
  }

  private static func key(_ name: String) -> AssociationKey { .string("UIAccessibility." + name) }
}
