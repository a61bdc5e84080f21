internal import FoundationCore
internal import FoundationText
package import SelectorRuntime
internal import UIKitRuntime

/// The accessibility properties that were set on an object.
///
/// They are stored as associated objects, as on a device, so an object without such properties is
/// no larger.
extension RuntimeObject {
  private func accessibilityKey(_ name: String) -> AssociationKey {
    .string("UIAccessibility." + name)
  }

  /// Returns the value that was set for a name; nil if none was set or the object is deallocated.
  final func accessibilityValue(_ name: String) -> Value? {
    let value = runtime.association(of: self, accessibilityKey(name))
    return value.isNone || value.object?.isDeallocated == true ? nil : value
  }

  /// Returns the result of a property's block; without a block, the value that was set.
  ///
  /// - Throws: the errors of the block.
  package final func accessibilityAnswer<T: MessageValue>(
    _ name: String, block: String, as type: T.Type = T.self
  ) throws -> T? {
    if let known = accessibilityValue(block), let block = Block.from(known, in: runtime) {
      return T.from(try block(), in: runtime)
    }
    return accessibilityValue(name).flatMap { T.from($0, in: runtime) }
  }

  /// Stores a value for a name; nil removes it.
  ///
  /// - Throws: the errors of `copy`, if the value is copied.
  package final func setAccessibilityValue<T: MessageValue>(
    _ name: String, _ value: T, _ holding: NativePropertyHolding
  ) throws {
    let policy: AssociationPolicy =
      switch holding {
      case .assign, .weak: .assign
      case .strong: .retainNonatomic
      case .copy: .copyNonatomic
      }
    try runtime.setAssociation(of: self, accessibilityKey(name), value.messageValue, policy)
  }
}

extension ClassDefinition {
  /// Declares an accessibility property and its block property, which has precedence.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - holding: How the value is held.
  ///   - className: The class of the value, if it is an object.
  ///   - usual: The default value.
  ///   - block: The name of the block property; by default, the name followed by `Block`.
  package func accessible<T: MessageValue>(
    _ name: String, _ holding: NativePropertyHolding = .assign, of className: String? = nil,
    usual: T, block: String? = nil
  ) {
    let block = block ?? name + "Block"
    property(
      name, holding, of: className,
      get: { (object) -> T in
        try object.accessibilityAnswer(name, block: block, as: T.self) ?? usual
      },
      set: { (object, value: T) in try object.setAccessibilityValue(name, value, holding) })
    accessibleBlock(block)
  }

  /// Declares an accessibility property without a block property.
  package func accessibleWithoutBlock<T: MessageValue>(
    _ name: String, _ holding: NativePropertyHolding = .assign, usual: T
  ) {
    property(
      name, holding,
      get: { (object) -> T in
        object.accessibilityValue(name).flatMap { T.from($0, in: object.runtime) } ?? usual
      },
      set: { (object, value: T) in try object.setAccessibilityValue(name, value, holding) })
  }

  /// Declares a block property that has precedence over a property or a method.
  package func accessibleBlock(_ name: String) {
    accessibleWithoutBlock(name, .copy, usual: Block?.none)
  }

  /// Declares a string property and its attributed variant; setting either sets the other.
  package func accessibleText(_ name: String) {
    let plain = "accessibility" + name
    let styled = "accessibilityAttributed" + name
    let (get, string) = (runtime.selector(plain), runtime.selector("string"))
    let initWithString = runtime.selector("initWithString:")
    property(
      plain, .copy,
      get: { (object) -> String? in
        try object.accessibilityAnswer(plain, block: plain + "Block")
      },
      set: { (object, text: String?) in
        try object.setAccessibilityValue(plain, text, .copy)
        try object.setAccessibilityValue(styled, Value.none, .copy)
      })
    property(
      styled, .copy,
      get: { (object) -> NSAttributedString? in
        let known: NSAttributedString? = try object.accessibilityAnswer(
          styled, block: styled + "Block")
        if let known { return known }
        guard let text = try object.call(get, as: String?.self) else { return nil }
        let made: RuntimeObject = try object.uikit.valueClass("NSAttributedString").call(
          object.uikit.selectors.alloc)
        return try made.call(initWithString, text)
      },
      set: { (object, text: NSAttributedString?) in
        try object.setAccessibilityValue(plain, text?.call(string, as: String.self), .copy)
        try object.setAccessibilityValue(styled, text, .copy)
      })
    accessibleBlock(plain + "Block")
    accessibleBlock(styled + "Block")
  }

  /// Declares the identifier that UI tests use to find an object.
  package func accessibleIdentifier() {
    later { definition in
      definition.property(
        "accessibilityIdentifier", .copy,
        get: { (object) -> String? in
          try object.accessibilityAnswer(
            "accessibilityIdentifier", block: "accessibilityIdentifierBlock")
        },
        set: { (object, name: String?) in
          try object.setAccessibilityValue("accessibilityIdentifier", name, .copy)
        })
    }
  }
}
