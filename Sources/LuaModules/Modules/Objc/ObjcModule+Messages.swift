internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  func setMessageFunctions(on stack: LuaStack) {
    guard (try? prelude.push(.sender, on: stack)) != nil else { return }
    stack.push(
      LuaClosure { [unowned self] stack in try entering(stack) { try pushEntryToSend(stack) } })
    guard (try? stack.call(arguments: 1, results: 2)) != nil else { return }
    // stack: … objc msgSend msgSendSuper
    stack.rawSet(at: -3, key: "msgSendSuper")
    stack.rawSet(at: -2, key: "msgSend")
    setSuperFunction(on: stack)
  }

  /// Pushes the function that a message with an exact selector calls.
  ///
  /// The lookup starts at the receiver's class, or at the superclass of a class.
  private func pushEntryToSend(_ stack: LuaStack) throws -> Int {
    // stack: class receiver selector
    let above = try FunctionCall(bridge: self, stack: stack, name: "objc.msgSendSuper")
      .optional(1, as: RuntimeClass.self)
    let name = above == nil ? "objc.msgSend" : "objc.msgSendSuper"
    let call = FunctionCall(
      bridge: self, stack: stack, name: name, hidden: above == nil ? 1 : 0)
    let plain = stack.handle(at: 2) == nil ? try value(at: 2, on: stack) : .none
    let boxed = try world.box(plain)
    let receiver: RuntimeObject = try boxed ?? call.value(2)
    let selector: Selector = try call.value(3)
    if receiver.isDeallocated || receiver.isErased {
      throw RuntimeError.deallocated(selector.name, receiver)
    }
    let cls = above.map { $0.side(for: receiver).superclass } ?? receiver.isa
    guard let cls else {
      stack.push(ForwardedMessage(self, nil, selector))
      if let boxed { push(boxed, on: stack) }
      return boxed == nil ? 1 : 2
    }
    if above == nil {
      try runtime.initializeReceiver(receiver)
    } else {
      try runtime.initialize(cls)
    }
    if let implementation = runtime.implementation(of: selector, in: cls),
      !implementation.isForwarding
    {
      try pushEntry(implementation, selector, in: cls, on: stack)
    } else {
      pushForwardedMessage(selector, in: cls, on: stack)
    }
    guard let boxed else { return 1 }
    push(boxed, on: stack)
    return 2
  }

  /// `objc.super(cls, self)`: an object whose messages are looked up above `cls`.
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

  /// Pushes the `super` function of a class body.
  func pushSuperFunction(of cls: RuntimeClass, on stack: LuaStack) {
    let dispatch = dispatchTable(of: cls)
    if let made = dispatch.superFunction { return stack.push(made) }
    guard (try? prelude.push(.super, on: stack)) != nil else { return stack.pushNil() }
    pushSuperclassEntries(of: cls, on: stack)
    pushSuperclassEntries(of: cls.isMetaClass ? cls : cls.metaclass, on: stack)
    // stack: … makeSuper holder classHolder
    guard (try? stack.call(arguments: 2, results: 1)) != nil else { return stack.pushNil() }
    dispatch.superFunction = stack.makeReference(at: -1)
  }
}

extension RuntimeClass {
  /// The class, or its metaclass if the receiver is any class.
  ///
  /// In that case the calling method is a class method.
  fileprivate func side(for receiver: RuntimeObject) -> RuntimeClass {
    receiver is RuntimeClass && !isMetaClass ? metaclass : self
  }
}
