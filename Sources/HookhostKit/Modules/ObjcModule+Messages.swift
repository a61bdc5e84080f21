internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  func setMessageFunctions(on stack: LuaStack) {
    ModuleDefiner(bridge: self, module: "objc", stack: stack)("msgSend") { call in
      guard call.isPresent(1) else { return call.answerNil() }
      let receiver = try call.value(1, as: RuntimeObject.self)
      return try call.bridge.send(call, receiver, try call.value(2), firstArgument: 3) {
        receiver.isa
      }
    }
    ModuleDefiner(bridge: self, module: "objc", stack: stack)("msgSendSuper") { call in
      let cls = try call.value(1, as: RuntimeClass.self)
      guard call.isPresent(2) else { return call.answerNil() }
      let receiver = try call.value(2, as: RuntimeObject.self)
      return try call.bridge.send(call, receiver, try call.value(3), firstArgument: 4) {
        cls.superclass
      }
    }
    setSuperFunction(on: stack)
  }

  /// Sends an exact selector, by the entry that the dispatch table of a class has for it.
  private func send(
    _ call: FunctionCall, _ receiver: RuntimeObject, _ selector: Selector, firstArgument: Int,
    from cls: () -> RuntimeClass?
  ) throws -> Int {
    if receiver.isDeallocated { throw RuntimeError.deallocated(selector.name, receiver) }
    let stack = call.stack
    let count = stack.count - firstArgument + 1
    guard let cls = cls() else {
      return try invoke(
        runtime.forwardingImplementation, receiver, selector, stack, firstArgument: firstArgument)
    }
    try runtime.initialize(receiver as? RuntimeClass ?? cls)
    let implementation = runtime.implementation(of: selector, in: cls)
    try pushEntry(
      implementation ?? runtime.forwardingImplementation, selector, in: cls, on: stack)
    stack.insert(at: firstArgument)
    push(receiver, on: stack)
    stack.insert(at: firstArgument + 1)
    // stack: … entry receiver arguments
    try stack.call(arguments: count + 1, results: -1)
    return stack.count - firstArgument + 1
  }

  /// `objc.super(cls, self)`: an object whose messages start above `cls`.
  private func setSuperFunction(on stack: LuaStack) {
    stack.push(superFactory(on: stack))
    stack.rawSet(at: -2, key: "super")
  }

  private func superFactory(on stack: LuaStack) -> LuaCallable {
    LuaClosure { [unowned self] stack in
      let call = FunctionCall(bridge: self, stack: stack, name: "objc.super")
      let cls: RuntimeClass = try call.value(1)
      return try entering(stack) {
        pushSuperFunction(of: cls, on: stack)
        stack.copy(at: 2)
        try stack.call(arguments: 1, results: 1)
        return 1
      }
    }
  }

  /// Pushes the function that a class body gets as `super`.
  func pushSuperFunction(of cls: RuntimeClass, on stack: LuaStack) {
    let dispatch = dispatchTable(of: cls)
    if let made = dispatch.superFunction { return stack.push(made) }
    stack.push(prelude.makeSuper)
    pushSuperHolder(of: cls, on: stack)
    pushSuperHolder(of: cls.isMetaClass ? cls : cls.metaclass, on: stack)
    // stack: … makeSuper holder classHolder
    guard (try? stack.call(arguments: 2, results: 1)) != nil else { return stack.pushNil() }
    dispatch.superFunction = stack.makeReference(at: -1)
  }
}
