internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  func setIvarFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("class_addIvar") { call in
      // C's arguments: class, name, size, alignment, types; the storage here needs no size.
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let name = try call.optional(2, as: String.self)
      else { return call.answer(.bool(false)) }
      let types = try call.optional(5, as: String.self) ?? "@"
      return call.answer(.bool(call.runtime.addIvar(Ivar(name, types: types), to: cls)))
    }
    define("class_getInstanceVariable") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let name = try call.optional(2, as: String.self)
      else { return call.answerNil() }
      return call.answer(opaque: cls.ivar(name))
    }
    define("class_copyIvarList") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self), !cls.ivars.isEmpty else {
        return call.answerNil()
      }
      return call.answer(.list(cls.ivars.map { .opaque($0) }))
    }
    define("object_getIvar") { call in
      guard let object = try call.optionalLiveObject(1), let ivar = try call.ivar(2, of: object)
      else { return call.answerNil() }
      return call.answer(try call.runtime.value(of: ivar, in: object))
    }
    for name in ["object_setIvar", "object_setIvarWithStrongDefault"] {
      define(name) { call in
        guard let object = try call.optionalLiveObject(1), let ivar = try call.ivar(2, of: object)
        else { return 0 }
        try call.runtime.setValue(
          try call.bridge.value(at: 3, on: call.stack), of: ivar, in: object)
        return 0
      }
    }
    define("ivar_getName") { call in
      let ivar = try call.opaque(1, Ivar.self, "an instance variable")
      return call.answer(ivar.map { .string($0.name) } ?? .none)
    }
    define("ivar_getTypeEncoding") { call in
      let ivar = try call.opaque(1, Ivar.self, "an instance variable")
      return call.answer(ivar.map { .string($0.types) } ?? .none)
    }
  }

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
      let properties = cls.properties + cls.nativeProperties
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

extension FunctionCall {
  /// Pushes a handle of one of the runtime's own types, or nil.
  fileprivate func answer(opaque thing: AnyObject?) -> Int {
    answer(thing.map { .opaque($0) } ?? .none)
  }

  /// An object that has not gone, or nil.
  fileprivate func optionalLiveObject(_ index: Int) throws -> RuntimeObject? {
    isPresent(index) ? try liveObject(index) : nil
  }

  /// An instance variable, or the one of a name that an object has; nil when there is none.
  fileprivate func ivar(_ index: Int, of object: RuntimeObject) throws -> Ivar? {
    if let name = stack.string(at: index) { return object.isa.ivar(name) }
    return try opaque(index, Ivar.self, "an instance variable, its name")
  }

  fileprivate func property(_ index: Int) throws -> DeclaredProperty? {
    try opaque(index, DeclaredProperty.self, "a property")
  }

  /// A list of attributes, each `{name =, value =}` or `{name, value}`; left off, none.
  fileprivate func attributes(_ index: Int) throws -> [DeclaredProperty.Attribute] {
    guard isPresent(index) else { return [] }
    let expectation = "a list of {name =, value =}"
    guard case .foreign(let table) = try bridge.value(at: index, on: stack),
      let list = table.list()
    else { throw wrong(index, expectation) }
    return try list.map { element in
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
      return DeclaredProperty.Attribute(name: name, value: field("value", 2) ?? "")
    }
  }
}
