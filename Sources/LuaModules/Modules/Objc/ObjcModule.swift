internal import Hooks
package import LuaBridge
package import SelectorRuntime

/// The `objc` module: the classes by name, and the runtime's own functions.
extension Bridge {
  /// Fills the module's table, which is on top.
  ///
  /// The functions that define classes are stored at once, the others when a script first uses
  /// them. The handles of the classes that scripts have used are in a table that is the module's
  /// `__index`, so that a class is found without a call.
  package func fillObjcModule(on stack: LuaStack) {
    setDefinitionFunctions(on: stack)
    stack.copy(at: -1)
    let module = stack.reference()
    stack.pushTable()
    // stack: … objc metatable
    stack.pushTable()
    classHandles = stack.makeReference(at: -1)
    stack.pushTable()
    setField("__index", on: stack) { [unowned self] stack in
      guard let name = stack.string(at: 2) else { return 0 }
      if let cls = runtime.lookUpClass(name) {
        entering(stack) { push(cls, on: stack) }
        // stack: classes name class
        if cls.name == name {
          stack.copy(at: -1)
          stack.rawSet(at: 1, key: name)
        }
        return 1
      }
      stack.push(module)
      stack.replace(at: 1)
      // stack: objc name
      if try pushField(name, of: .objc, on: stack) { return 1 }
      if lacks(name), let hint = hintForLater(name) {
        throw RuntimeError(.invalidArgument, "objc has nothing named '\(name)'; \(hint)")
      }
      throw unknownClass(name, functions: try fieldNames(.objc, at: 1, on: stack))
    }
    stack.setMetatable(at: -2)
    stack.rawSet(at: -2, key: "__index")
    finish(.objc, on: stack) { [unowned self] stack in
      // Loading its file may need more memory than is available; if so, nothing has been filled.
      try prelude.push(.sender, on: stack)
      stack.pop()
      setObjcFunctions(on: stack)
    }
    // stack: … objc
  }

  private func setObjcFunctions(on stack: LuaStack) {
    setClassFunctions(on: stack)
    setMethodFunctions(on: stack)
    setSelectorFunctions(on: stack)
    setObjectFunctions(on: stack)
    setMessageFunctions(on: stack)
    setAssociationFunctions(on: stack)
    setLifetimeFunctions(on: stack)
    setProtocolFunctions(on: stack)
    setIvarFunctions(on: stack)
    setPropertyFunctions(on: stack)
    setFoundationFunctions(on: stack)
    setValueFunctions(on: stack)
    setLockFunctions(on: stack)
    ModuleDefiner(bridge: self, module: "objc", stack: stack)("describe") { call in
      call.answer(.string(try call.bridge.describe(call).printable))
    }
    pushNull(on: stack)
    stack.rawSet(at: -2, key: "null")
    push(.opaque(runtime.forwardingFunction), on: stack)
    stack.rawSet(at: -2, key: "_objc_msgForward")
  }

  private func setClassFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("class_getName") { call in
      call.answer(.string(try call.optional(1, as: RuntimeClass.self)?.name ?? "nil"))
    }
    define("class_getSuperclass") { call in
      call.answer(try call.optional(1, as: RuntimeClass.self)?.superclass)
    }
    define("class_setSuperclass") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let parent = try call.optional(2, as: RuntimeClass.self)
      else { return call.answerNil() }
      let old = try call.runtime.setSuperclass(of: cls, to: parent)
      if let old { parent.noteGiven(inPlaceOf: old, call.source) }
      return call.answer(old)
    }
    define("class_isMetaClass") { call in
      call.answer(.bool(try call.optional(1, as: RuntimeClass.self)?.isMetaClass ?? false))
    }
    define("class_respondsToSelector") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return call.answer(.bool(false)) }
      return call.answer(.bool(try call.runtime.responds(cls, to: selector)))
    }
    define("class_createInstance") { call in
      let cls = try call.optional(1, as: RuntimeClass.self)
      if let cls, cls.isDisposed { throw RuntimeError.disposed(call.name, cls) }
      if let cls, cls.isMetaClass { throw call.wrong(1, "a class that is not a metaclass") }
      return call.answer(cls.map { call.runtime.createInstance($0) })
    }
    define("getClass") { call in try call.answer(named: 1) { $0 } }
    define("lookUpClass") { call in try call.answer(named: 1) { $0 } }
    define("NSClassFromString") { call in try call.answer(named: 1) { $0 } }
    define("getMetaClass") { call in try call.answer(named: 1) { $0?.metaclass } }
    for name in ["getClassList", "copyClassList"] {
      define(name) { call in call.answer(.list(call.runtime.classList.map { .object($0) })) }
    }
    define("NSStringFromClass") { call in
      call.answer(
        try call.optional(1, as: RuntimeClass.self).map { .string($0.name) } ?? .none)
    }
    define("allocateClassPair") { call in
      let parent = try call.optional(1, as: RuntimeClass.self)
      let made = call.runtime.allocateClassPair(parent, try call.value(2))
      made?.source = call.source
      made?.isMadeByHand = true
      return call.answer(made)
    }
    define("registerClassPair") { call in
      if let cls = try call.optional(1, as: RuntimeClass.self) {
        call.runtime.registerClassPair(cls)
      }
      return 0
    }
    define("duplicateClass") { call in
      guard let original = try call.optional(1, as: RuntimeClass.self) else {
        return call.answerNil()
      }
      let made = try call.runtime.duplicateClass(original, try call.value(2))
      made.source = call.source
      made.isMadeByHand = true
      return call.answer(made)
    }
    define("disposeClassPair") { call in
      if let cls = try call.optional(1, as: RuntimeClass.self) {
        try call.runtime.disposeClassPair(cls)
      }
      return 0
    }
  }

  private func setSelectorFunctions(on stack: LuaStack) {
    let register: ModuleFunction = { call in
      call.answer(try call.optional(1, as: Selector.self).map { .selector($0) } ?? .none)
    }
    let name: ModuleFunction = { call in
      let selector = try call.optional(1, as: Selector.self)
      return call.answer(.string(selector?.name ?? "<null selector>"))
    }
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    for alias in ["sel", "sel_registerName", "sel_getUid", "NSSelectorFromString"] {
      define(alias, register)
    }
    define("sel_getName", name)
    define("NSStringFromSelector") { call in
      call.answer(try call.optional(1, as: Selector.self).map { .string($0.name) } ?? .none)
    }
    define("sel_isEqual") { call in
      let left = try call.optional(1, as: Selector.self)
      let right = try call.optional(2, as: Selector.self)
      return call.answer(.bool(left === right))
    }
  }

  private func setObjectFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("object_getClass") { call in
      call.answer(try call.optional(1, as: RuntimeObject.self)?.isa)
    }
    define("object_getClassName") { call in
      call.answer(
        .string(try call.optional(1, as: RuntimeObject.self)?.isa.name ?? "nil"))
    }
    define("object_setClass") { call in
      guard let object = try call.optional(1, as: RuntimeObject.self) else {
        return call.answerNil()
      }
      let cls: RuntimeClass = try call.value(2)
      let old = try call.bridge.hooks.setClass(of: object, to: cls)
      cls.noteGiven(inPlaceOf: old, call.source)
      return call.answer(old)
    }
    define("object_isClass") { call in
      let object = call.stack.handle(at: 1)?.object
      return call.answer(.bool(object is RuntimeClass))
    }
  }
}

extension RuntimeClass {
  /// Whether single objects have it in place of the class that they were made of.
  package var isOfSingleObjects: Bool { isMadeByHand || firstGiven != nil }

  /// Records the line that first has put it in the place of another class, whose messages it hooks: it was
  /// made for objects of that one, or a source defines it beside or below it.
  fileprivate func noteGiven(inPlaceOf old: RuntimeClass, _ line: String?) {
    let above = old.lineage
    let hooks =
      source != nil && !above.contains { $0 === self } && above.contains { $0 === superclass }
    guard firstGiven == nil, isMadeByHand || hooks, let line else { return }
    firstGiven = (old.name, line)
    runtime.recordUndo { self.firstGiven = nil }
  }
}

extension FunctionCall {
  /// Pushes a value derived from a class argument, which is a class or its name.
  ///
  /// For an unknown name it pushes nil, and never throws.
  fileprivate func answer(
    named index: Int, _ transform: (RuntimeClass?) -> RuntimeClass?
  ) throws -> Int {
    guard isPresent(index) else { return answerNil() }
    if let name = stack.string(at: index) {
      return answer(transform(runtime.lookUpClass(name)))
    }
    return answer(transform(try value(index, as: RuntimeClass.self)))
  }
}
