internal import FoundationCore
package import SelectorRuntime
internal import UIKitRuntime

/// The properties that a subclass declares `@dynamic`: Core Animation implements their accessors.
///
/// The accessors are added when they are first sent, so a class that implements one itself keeps
/// its own. Values are those of key-value coding.
extension ClassDefinition {
  /// Adds the resolver of the accessors.
  ///
  /// - Parameter changing: Called with the object, the key, and the function that sets the value.
  package func resolvesDynamicProperties(
    _ changing: @escaping @Sendable (Instance, String, () -> Void) throws -> Void
  ) {
    classSide.method("resolveInstanceMethod:") { (cls, selector: Selector) -> Bool in
      guard let property = cls.dynamicProperty({ $0.getter === selector || $0.setter === selector })
      else { return false }
      let name = property.name
      let types = property.ivar.types
      // A method's encoding has no names of classes.
      let code = types.hasPrefix("@\"") ? "@" : types
      if property.getter === selector {
        let getter = NativeImplementation { object, selector, arguments in
          try arguments.expect(atMost: 0, object, selector)
          let stored = (object as? StoringObject)?.storedValues?.value("key " + name)
          let ask = object.runtime.selector("defaultValueForKey:")
          let value = try stored ?? object.isa.call(ask, name)
          return try value.unboxed(as: code, in: object.runtime) ?? TypeEncoding.zero(of: code)
        }
        return cls.runtime.addMethod(cls, selector, getter, types: code + "@:")
      }
      let holding: NativePropertyHolding = property.policy == .weak ? .weak : .strong
      let setter = NativeImplementation { object, selector, arguments in
        try arguments.expect(atMost: 1, object, selector)
        var value = arguments[0]
        if property.policy == .copy { value = try object.runtime.copy(of: value) }
        guard let instance = object as? Instance, let object = object as? StoringObject else {
          return .none
        }
        try changing(instance, name) {
          object.makeStoredValues().set("key " + name, value, holding)
        }
        return .none
      }
      return cls.runtime.addMethod(cls, selector, setter, types: "v@:" + code)
    }
  }
}

extension RuntimeClass {
  /// The first `@dynamic` property of the class and its superclasses that meets a condition.
  ///
  /// - Complexity: O(properties of all superclasses).
  package func dynamicProperty(
    _ isWanted: (DeclaredProperty) -> Bool
  ) -> DeclaredProperty? {
    var next: RuntimeClass? = self
    while let cls = next {
      for property in cls.properties
      where isWanted(property) && property.attributes.contains(where: { $0.name == "D" }) {
        return property
      }
      next = cls.superclass
    }
    return nil
  }
}
