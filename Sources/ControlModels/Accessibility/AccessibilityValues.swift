internal import FoundationCore
internal import FoundationText
internal import SelectorRuntime

/// What somebody has told an object to say to people who do not see the screen.
///
/// It stands among the object's associations, as on a device: an object that nobody has told anything
/// is no larger for it.
extension RuntimeObject {
  private func accessibilityKey(_ name: String) -> AssociationKey {
    .string("UIAccessibility." + name)
  }

  /// What has been set under a name; nil when nothing has been, or when it is gone.
  final func accessibilityValue(_ name: String) -> Value? {
    let value = runtime.association(of: self, accessibilityKey(name))
    return value.isNone || value.object?.isDeallocated == true ? nil : value
  }

  /// What the block of a property answers, and without one what has been set.
  ///
  /// - Throws: what the block throws.
  final func accessibilityAnswer<T: MessageValue>(
    _ name: String, block: String, as type: T.Type = T.self
  ) throws -> T? {
    if let known = accessibilityValue(block), let block = Block.from(known, in: runtime) {
      return T.from(try block(), in: runtime)
    }
    return accessibilityValue(name).flatMap { T.from($0, in: runtime) }
  }

  /// Keeps a value under a name; nil forgets it.
  ///
  /// - Throws: what a copied value's `copy` throws.
  final func setAccessibilityValue<T: MessageValue>(
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
  /// Declares a property of accessibility, and the block that is asked for it where there is one.
  ///
  /// - Parameters:
  ///   - usual: What it is until somebody sets it.
  ///   - block: The name of the block's property, when it is not the property's and `Block`.
  func accessible<T: MessageValue>(
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

  /// Declares a property of accessibility that has no block.
  func accessibleWithoutBlock<T: MessageValue>(
    _ name: String, _ holding: NativePropertyHolding = .assign, usual: T
  ) {
    property(
      name, holding,
      get: { (object) -> T in
        object.accessibilityValue(name).flatMap { T.from($0, in: object.runtime) } ?? usual
      },
      set: { (object, value: T) in try object.setAccessibilityValue(name, value, holding) })
  }

  /// Declares a block that is asked instead of a property or a method.
  func accessibleBlock(_ name: String) {
    accessibleWithoutBlock(name, .copy, usual: Block?.none)
  }

  /// Declares a text and the same with attributes: setting either sets the other.
  func accessibleText(_ name: String) {
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

  /// Declares the name by which tests find an object.
  func accessibleIdentifier() {
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
