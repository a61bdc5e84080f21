internal import LuaBridge
internal import SelectorRuntime

/// The C closure of a native method.
///
/// It checks the receiver, reads the arguments, runs the implementation and pushes the result.
@safe final class NativeMessage: LuaCallable, MessageCallable {
  /// The bridge outlives every closure of its Lua state, so it is not retained here.
  private let bridge: Unmanaged<Bridge>
  private let implementation: Implementation
  let selector: Selector

  init(_ bridge: Bridge, _ implementation: Implementation, _ selector: Selector) {
    unsafe self.bridge = .passUnretained(bridge)
    self.implementation = implementation
    self.selector = selector
  }

  override func call(_ stack: LuaStack) throws -> Int {
    try unsafe bridge._withUnsafeGuaranteedRef { bridge in
      let tag = HandleTag.object.rawValue
      guard let object = unsafe stack.uncountedHandleObject(at: 1, tag: tag) else {
        throw bridge.wrongReceiver(selector, stack)
      }
      return try unsafe object._withUnsafeGuaranteedRef { object in
        // Only objects of the runtime have this tag.
        let receiver = unsafe unsafeDowncast(object, to: RuntimeObject.self)
        return try bridge.invoke(implementation, receiver, selector, stack, firstArgument: 2)
      }
    }
  }
}

extension Bridge {
  /// Runs an implementation with arguments from the stack, and pushes its result.
  @inline(__always)
  func invoke(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    _ stack: LuaStack, firstArgument: Int
  ) throws -> Int {
    let outer = current
    current = stack
    defer { current = outer }
    if receiver.isDeallocated || receiver.isErased {
      throw RuntimeError.deallocated(selector.name, receiver)
    }
    let result: Value
    switch stack.count - firstArgument + 1 {
    case ...0: result = try implementation.invoke(receiver, selector)
    case 1:
      let argument = try value(at: firstArgument, on: stack)
      if let object = argument.object, object.isDeallocating {
        try refuseWeakReference(to: object, of: receiver, selector)
      }
      result = try implementation.invoke(receiver, selector, Arguments(argument))
    case let count:
      var arguments = Arguments()
      for index in firstArgument..<firstArgument + count {
        arguments.append(try value(at: index, on: stack))
      }
      if let object = arguments[0].object, object.isDeallocating {
        try refuseWeakReference(to: object, of: receiver, selector, arguments[1])
      }
      result = try implementation.invoke(receiver, selector, arguments)
    }
    if runtime.pendingError != nil { try throwPendingError() }
    switch result {
    case .integer(let integer): stack.pushInteger(integer)
    case .foreign(let foreign): return pushResults(foreign, on: stack)
    // An initializer returns its receiver, whose handle is the first argument.
    case .object(let object)
    where object === receiver && shownObjects == nil
      && stack.isHandle(at: 1, of: object, slot: object.handleSlot) && !mustHold(object):
      stack.copy(at: 1)
    default: push(result, on: stack)
    }
    return 1
  }

  /// Pushes one or more Lua results.
  @inline(never)
  private func pushResults(_ result: ForeignValue, on stack: LuaStack) -> Int {
    let results = (result as? OutValues)?.values ?? [.foreign(result)]
    // Finalizers that run while one is passed may release the last owner of those behind it.
    for value in results { value.retainObjects() }
    for value in results {
      push(value, on: stack)
      value.releaseObjects()
    }
    return results.count
  }

  @inline(never)
  func wrongReceiver(_ selector: Selector, _ stack: LuaStack) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "\(selector): the receiver must be an object, got \(stack.typeName(at: 1)); "
        + "call it with ':', as object:\(selector.spelling)(…)")
  }
}

/// A `dealloc` that a script sends: in an override, to super, or directly.
///
/// In an override, the superclass's `dealloc` runs at this point and not again. A direct message
/// deallocates the object.
final class DeallocMessage: LuaCallable {
  private unowned let bridge: Bridge
  private let cls: RuntimeClass

  init(_ bridge: Bridge, _ cls: RuntimeClass) {
    self.bridge = bridge
    self.cls = cls
  }

  override func call(_ stack: LuaStack) throws -> Int {
    let runtime = bridge.runtime
    guard let object = stack.handle(at: 1)?.object as? RuntimeObject else {
      throw bridge.wrongReceiver(runtime.known.dealloc, stack)
    }
    if object.isDeallocated { throw RuntimeError.deallocated("dealloc", object) }
    try bridge.entering(stack) {
      if object.isDeallocating {
        runtime.runSuperDealloc(of: object, from: cls)
      } else {
        runtime.deallocateExplicitly(object, from: cls)
        if let error = runtime.takePendingError() { throw error }
      }
    }
    return 0
  }
}
