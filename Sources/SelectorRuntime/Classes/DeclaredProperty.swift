/// A declared property, whose accessors the runtime synthesizes unless it is only declared.
///
/// The corresponding Objective-C declaration is `@property`; its type is `objc_property_t`.
package final class DeclaredProperty {
  /// The ownership of the value.
  package enum Policy: String, Sendable {
    case strong, copy, weak, assign
  }

  /// One attribute: `T` for the type, `&` for strong, `G` for the getter, and so on.
  ///
  /// The corresponding Objective-C type is `objc_property_attribute_t`.
  package struct Attribute {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package let name: String
  package let policy: Policy
  /// Whether other threads cannot interrupt its getter and its setter.
  package let isAtomic: Bool
  package let getter: Selector
  /// The setter's selector; nil for a readonly property.
  package let setter: Selector?
  /// The instance variable that stores the values.
  package let ivar: Ivar
  package internal(set) var attributes: [Attribute]

  /// Creates a property whose accessors the runtime synthesizes.
  ///
  /// The getter returns the initial value until the property is set. A BOOL or a number with the
  /// policy `assign` is a scalar, which cannot be set to nil.
  package init(
    _ name: String, policy: Policy, isAtomic: Bool = false, getter: Selector, setter: Selector?,
    initialValue: Value
  ) {
    self.name = name
    self.isAtomic = isAtomic
    self.policy = policy
    self.getter = getter
    self.setter = setter
    let types = policy == .assign ? TypeEncoding.scalar(of: initialValue) ?? "@" : "@"
    ivar = Ivar("_" + name, types: types, policy: policy, initialValue: initialValue)
    attributes = [.init(name: "T", value: types)]
    attributes += setter == nil ? [.init(name: "R", value: "")] : []
    switch policy {
    case .strong: attributes.append(.init(name: "&", value: ""))
    case .copy: attributes.append(.init(name: "C", value: ""))
    case .weak: attributes.append(.init(name: "W", value: ""))
    case .assign: break
    }
    if !isAtomic { attributes.append(.init(name: "N", value: "")) }
    if getter.name != name { attributes.append(.init(name: "G", value: getter.name)) }
    if let setter, setter.name != DeclaredProperty.setterName(of: name) {
      attributes.append(.init(name: "S", value: setter.name))
    }
    attributes.append(.init(name: "V", value: ivar.name))
  }

  /// Creates a property that is only declared; the class itself implements the accessors.
  ///
  /// `known` is the ownership where the attributes do not determine it: ARC retains the value of a
  /// readonly property.
  package init(
    _ name: String, attributes: [Attribute], policy known: Policy? = nil, in runtime: Runtime
  ) {
    self.name = name
    self.attributes = attributes
    func value(of attribute: String) -> String? {
      attributes.first { $0.name == attribute }?.value
    }
    policy =
      known
      ?? (value(of: "&") != nil
        ? .strong
        : value(of: "C") != nil
          ? .copy
          : value(of: "W") != nil ? .weak : .assign)
    isAtomic = value(of: "N") == nil
    getter = runtime.selector(value(of: "G") ?? name)
    let setterName = value(of: "S") ?? DeclaredProperty.setterName(of: name)
    setter = value(of: "R") == nil ? runtime.selector(setterName) : nil
    ivar = Ivar(value(of: "V") ?? "_" + name, types: value(of: "T") ?? "@", policy: policy)
  }

  /// Returns the default setter name: `setTitle:` for `title`.
  package static func setterName(of name: String) -> String {
    // ASCII names are copied by bytes, which is several times faster than by characters.
    guard let first = name.utf8.first, first < 0x80 else {
      return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    }
    let isLower = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    let count = name.utf8.count
    return unsafe String(unsafeUninitializedCapacity: count + 4) { setter in
      var index = 0
      for byte in "set".utf8 {
        unsafe setter[index] = byte
        index += 1
      }
      for byte in name.utf8 {
        unsafe setter[index] = byte
        index += 1
      }
      if isLower { unsafe setter[3] = first - 0x20 }
      unsafe setter[index] = UInt8(ascii: ":")
      return index + 1
    }
  }

  /// The attribute string, such as `T@,&,N,V_title`; names of more than one letter are quoted.
  ///
  /// The corresponding Objective-C function is `property_getAttributes`.
  package var attributeText: String {
    attributes.map { ($0.name.count > 1 ? "\"\($0.name)\"" : $0.name) + $0.value }
      .joined(separator: ",")
  }
}

extension RuntimeClass {
  /// Returns the property with a name, declared by the class or inherited.
  ///
  /// The corresponding Objective-C function is `class_getProperty`.
  /// - Complexity: O(properties of all superclasses).
  package func property(_ name: String) -> DeclaredProperty? {
    var next: RuntimeClass? = self
    while let current = next {
      if let found = current.properties.first(where: { $0.name == name })
        ?? current.visibleProperties.first(where: { $0.name == name })
      {
        return found
      }
      next = current.superclass
    }
    return nil
  }
}

extension Runtime {
  /// Adds a property to a class; ``getter(of:)`` and ``setter(of:)`` create its accessors.
  ///
  /// - Throws: ``RuntimeError`` when the class has a property of that name.
  /// - Complexity: O(properties).
  package func addProperty(_ property: DeclaredProperty, to cls: RuntimeClass) throws {
    guard !cls.properties.contains(where: { $0.name == property.name }) else {
      throw RuntimeError(
        .invalidArgument, "class \(cls.name) has a property '\(property.name)' already")
    }
    synthesize(property, in: cls)
    cls.properties.append(property)
    record { cls.properties.removeAll(property) }
  }

  /// Adds a property without accessors.
  ///
  /// The corresponding Objective-C function is `class_addProperty`.
  /// - Returns: false when the class or one of its superclasses has a property of that name.
  /// - Complexity: O(properties of all superclasses).
  package func declareProperty(
    _ name: String, attributes: [DeclaredProperty.Attribute], in cls: RuntimeClass
  ) -> Bool {
    guard cls.property(name) == nil else { return false }
    let made = DeclaredProperty(name, attributes: attributes, in: self)
    cls.properties.insert(made, at: 0)
    record { cls.properties.removeAll(made) }
    return true
  }

  /// Inserts the properties of a class or category declaration at the front of the class's list.
  ///
  /// They keep the order of the declaration. A property that a category redeclares is listed twice,
  /// the category's first.
  /// - Complexity: O(_m_ + _n_), of the declared properties and those of the class.
  package func attachProperties(_ declared: [DeclaredProperty], to cls: RuntimeClass) {
    let old = cls.properties
    record { cls.properties = old }
    cls.properties = declared + old.without(declared)
  }

  /// Replaces the attributes of a property of the class or a superclass, or adds the property.
  ///
  /// The corresponding Objective-C function is `class_replaceProperty`.
  /// - Complexity: O(properties of all superclasses).
  package func replaceProperty(
    _ name: String, attributes: [DeclaredProperty.Attribute], in cls: RuntimeClass
  ) {
    if let known = cls.property(name) {
      let old = known.attributes
      record { known.attributes = old }
      known.attributes = attributes
    } else {
      _ = declareProperty(name, attributes: attributes, in: cls)
    }
  }

  /// The implementation that reads a property.
  package func getter(of property: DeclaredProperty) -> Implementation {
    let ivar = property.ivar
    return NativeImplementation { object, selector, arguments in
      try arguments.expect(atMost: 0, object, selector)
      let runtime = object.runtime
      if let threads = runtime.threads {
        try threads.willAccess(property, of: object, isWrite: false)
      }
      return try runtime.value(of: ivar, in: object)
    }
  }

  /// The implementation that writes a property.
  package func setter(of property: DeclaredProperty) -> Implementation {
    let ivar = property.ivar
    let scalar = ScalarType(ivar.types)
    return NativeImplementation { object, selector, arguments in
      try arguments.expect(atMost: 1, object, selector)
      let runtime = object.runtime
      var value = arguments[0]
      if let scalar {
        guard let converted = scalar.converted(value) else {
          throw arguments.wrongArgument(
            0, scalar.expectation, got: value.typeName, object, selector)
        }
        value = converted
      }
      if let threads = runtime.threads {
        try threads.willAccess(property, of: object, isWrite: true)
      }
      if ivar.policy == .copy { value = try runtime.copy(of: value) }
      try runtime.setValue(value, of: ivar, in: object)
      return .none
    }
  }
}

extension TypeEncoding {
  /// The encoding of a BOOL or a number; nil for anything else.
  fileprivate static func scalar(of value: Value) -> String? {
    switch value {
    case .bool: "B"
    case .integer: "q"
    case .number: "d"
    default: nil
    }
  }
}
