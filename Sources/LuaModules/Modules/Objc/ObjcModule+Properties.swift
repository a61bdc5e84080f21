internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  func setPropertyFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("class_addProperty") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let name = try call.optional(2, as: String.self)
      else { return call.answer(.bool(false)) }
      let attributes = try call.attributes(3)
      return call.answer(
        .bool(call.runtime.declareProperty(name, attributes: attributes, in: cls)))
    }
    define("class_replaceProperty") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let name = try call.optional(2, as: String.self)
      else { return 0 }
      call.runtime.replaceProperty(name, attributes: try call.attributes(3), in: cls)
      return 0
    }
    define("class_getProperty") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let name = try call.optional(2, as: String.self)
      else { return call.answerNil() }
      return call.answer(opaque: cls.property(name))
    }
    define("class_copyPropertyList") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self) else { return call.answerNil() }
      let properties = cls.properties + cls.visibleProperties
      return properties.isEmpty
        ? call.answerNil() : call.answer(.list(properties.map { .opaque($0) }))
    }
    define("property_getName") { call in
      call.answer(try call.property(1).map { .string($0.name) } ?? .none)
    }
    define("property_getAttributes") { call in
      call.answer(try call.property(1).map { .string($0.attributeText) } ?? .none)
    }
    define("property_copyAttributeList") { call in
      guard let property = try call.property(1), !property.attributes.isEmpty else {
        return call.answerNil()
      }
      return call.answer(
        .list(
          property.attributes.map {
            .dictionary([
              .init(key: .string("name"), value: .string($0.name)),
              .init(key: .string("value"), value: .string($0.value)),
            ])
          }))
    }
    define("property_copyAttributeValue") { call in
      guard let property = try call.property(1), let name = try call.optional(2, as: String.self)
      else { return call.answerNil() }
      let found = property.attributes.first { $0.name == name }
      return call.answer(found.map { .string($0.value) } ?? .none)
    }
  }
}

extension Bridge {
  /// Sets the functions for properties of protocols; as in libobjc, all of them are required.
  func setDeclaredPropertyFunctions(_ define: ModuleDefiner) {
    define("protocol_addProperty") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self),
        let name = try call.optional(2, as: String.self)
      else { return 0 }
      _ = call.isUnderConstruction(made, "protocol_addProperty:")
      // C's count of the attributes is optional.
      let flags = call.stack.isInteger(at: 4) ? 5 : 4
      guard try call.flag(flags) else { return 0 }
      call.runtime.addProperty(
        name, attributes: try call.attributes(3), isInstance: try call.flag(flags + 1), to: made)
      return 0
    }
    define("protocol_getProperty") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self),
        let name = try call.optional(2, as: String.self), try call.flag(3)
      else { return call.answerNil() }
      return call.answer(opaque: made.property(name, isInstance: try call.flag(4)))
    }
    define("protocol_copyPropertyList") { call in
      call.answer(propertiesOf: try call.optional(1), isInstance: true)
    }
    define("protocol_copyPropertyList2") { call in
      let made: RuntimeProtocol? = try call.flag(2) ? try call.optional(1) : nil
      return call.answer(propertiesOf: made, isInstance: try call.flag(3))
    }
  }
}

extension FunctionCall {
  /// Pushes a protocol's own properties; nil if there are none.
  fileprivate func answer(propertiesOf made: RuntimeProtocol?, isInstance: Bool) -> Int {
    let found = made?.properties.filter { $0.isInstance == isInstance } ?? []
    return answer(found.isEmpty ? .none : .list(found.map { .opaque($0.property) }))
  }
}

extension FunctionCall {
  fileprivate func property(_ index: Int) throws -> DeclaredProperty? {
    try opaque(index, DeclaredProperty.self, "a property")
  }

  /// A list of attributes, each `{name =, value =}` or `{name, value}`; empty by default.
  fileprivate func attributes(_ index: Int) throws -> [DeclaredProperty.Attribute] {
    guard isPresent(index) else { return [] }
    let expectation = "a list of {name =, value =}"
    guard case .foreign(let table) = try bridge.value(at: index, on: stack),
      let list = table.list()
    else { throw wrong(index, expectation) }
    return try list.compactMap { element in
      guard case .foreign(let pair) = element, let entries = pair.dictionary() else {
        throw wrong(index, expectation)
      }
      func field(_ name: String, _ place: Int64) -> String? {
        for entry in entries {
          switch (entry.key, entry.value) {
          case (.string(name), .string(let text)), (.integer(place), .string(let text)):
            return text
          default: break
          }
        }
        return nil
      }
      guard let name = field("name", 1) else { throw wrong(index, expectation) }
      // An attribute without a value is skipped, as in libobjc.
      return field("value", 2).map { DeclaredProperty.Attribute(name: name, value: $0) }
    }
  }
}
