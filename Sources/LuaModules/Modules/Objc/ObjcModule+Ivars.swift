internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  func setIvarFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("class_addIvar") { call in
      // C's arguments: class, name, size, alignment, types; the size is not needed here.
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
    define("class_getClassVariable") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let name = try call.optional(2, as: String.self)
      else { return call.answerNil() }
      return call.answer(opaque: cls.metaclass.ivar(name))
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
          try call.bridge.value(at: 3, on: call.stack, for: ivar), of: ivar, in: object)
        return 0
      }
    }
    define("object_getInstanceVariable") { call in
      guard let object = try call.optionalLiveObject(1), let ivar = try call.ivar(2, of: object)
      else { return call.answerNil() }
      return call.answer(opaque: ivar) + call.answer(try call.runtime.value(of: ivar, in: object))
    }
    define("object_setInstanceVariable") { call in
      guard let object = try call.optionalLiveObject(1), let ivar = try call.ivar(2, of: object)
      else { return call.answerNil() }
      try call.runtime.setValue(
        try call.bridge.value(at: 3, on: call.stack, for: ivar), of: ivar, in: object)
      return call.answer(opaque: ivar)
    }
    define("ivar_getName") { call in
      let ivar = try call.opaque(1, Ivar.self, "an instance variable")
      return call.answer(ivar.map { .string($0.name) } ?? .none)
    }
    define("ivar_getTypeEncoding") { call in
      let ivar = try call.opaque(1, Ivar.self, "an instance variable")
      return call.answer(ivar.map { .string($0.encoding) } ?? .none)
    }
  }
}

extension FunctionCall {
  /// Pushes a handle of one of the runtime's own types, or nil.
  func answer(opaque thing: AnyObject?) -> Int {
    answer(thing.map { .opaque($0) } ?? .none)
  }

  /// An object that is not deallocated, or nil.
  fileprivate func optionalLiveObject(_ index: Int) throws -> RuntimeObject? {
    isPresent(index) ? try liveObject(index) : nil
  }

  /// An instance variable, or the object's instance variable of that name; nil if there is none.
  fileprivate func ivar(_ index: Int, of object: RuntimeObject) throws -> Ivar? {
    if let name = stack.string(at: index) { return object.isa.ivar(name) }
    return try opaque(index, Ivar.self, "an instance variable, its name")
  }
}
