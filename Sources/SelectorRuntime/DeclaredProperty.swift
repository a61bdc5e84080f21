/// A declared property whose accessors the runtime makes.
///
/// The corresponding Objective-C declaration is `@property`; its type here is `objc_property_t`.
package final class DeclaredProperty {
  /// How the value is held.
  package enum Policy: String, Sendable {
    case strong, copy, weak, assign
  }

  package let name: String
  package let policy: Policy
  package let getter: Selector
  /// Nil for a readonly one.
  package let setter: Selector?
  /// What the getter answers until the property is set.
  package let initialValue: Value

  package init(
    _ name: String, policy: Policy, getter: Selector, setter: Selector?, initialValue: Value
  ) {
    self.name = name
    self.policy = policy
    self.getter = getter
    self.setter = setter
    self.initialValue = initialValue
  }
}

/// What one object stores for one property.
struct PropertySlot {
  let value: Value
  let isOwning: Bool
  let weak: WeakReference?
  /// Its place in the order in which the world's values were set.
  let order: Int

  func clear() {
    if isOwning { value.release() }
  }
}

extension Runtime {
  /// Declares a property on a class; its accessors are made by ``getter(of:)`` and ``setter(of:)``.
  ///
  /// - Throws: ``RuntimeError`` when the class has one of that name.
  package func addProperty(_ property: DeclaredProperty, to cls: RuntimeClass) throws {
    guard !cls.properties.contains(where: { $0.name == property.name }) else {
      throw RuntimeError(
        .invalidArgument, "class \(cls.name) has a property '\(property.name)' already")
    }
    cls.properties.append(property)
    record { cls.properties.removeAll { $0 === property } }
  }

  /// Takes a declaration back.
  package func removeProperty(_ property: DeclaredProperty, from cls: RuntimeClass) {
    cls.properties.removeAll { $0 === property }
  }

  /// The implementation that reads a property.
  package func getter(of property: DeclaredProperty) -> Implementation {
    let key = ObjectIdentifier(property)
    return NativeImplementation { object, selector, arguments in
      try arguments.expect(atMost: 0, object, selector)
      guard let slot = object.extra?.properties[key] else { return property.initialValue }
      if let weak = slot.weak { return weak.load().map { .object($0) } ?? .none }
      if let held = slot.value.object, held.isErased { return .none }
      return slot.value
    }
  }

  /// The implementation that writes a property.
  package func setter(of property: DeclaredProperty) -> Implementation {
    let key = ObjectIdentifier(property)
    return NativeImplementation { [unowned self] object, selector, arguments in
      try arguments.expect(atMost: 1, object, selector)
      let value = property.policy == .copy ? try copy(of: arguments[0]) : arguments[0]
      let slot: PropertySlot
      switch property.policy {
      case .strong, .copy:
        value.retain()
        slot = PropertySlot(value: value, isOwning: true, weak: nil, order: nextSerial())
      case .weak:
        slot = PropertySlot(
          value: value.object == nil ? value : .none, isOwning: false,
          weak: value.object.map { WeakReference($0) }, order: nextSerial())
      case .assign:
        slot = PropertySlot(value: value, isOwning: false, weak: nil, order: nextSerial())
      }
      let old = object.makeExtra().properties.updateValue(slot, forKey: key)
      old?.clear()
      return .none
    }
  }
}
