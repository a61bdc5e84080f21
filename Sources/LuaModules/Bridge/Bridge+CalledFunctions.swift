internal import LuaBridge
internal import SelectorRuntime

/// Chooses the Lua function that runs an implementation.
///
/// This is decided here only: for a message, inside a layer, for an IMP, and while a trace records.
/// A script's function is called directly. A native implementation is one C closure. Tracing adds
/// no wrapper while it is off, so the tables are refilled when a trace begins or ends.
extension Bridge {
  // MARK: Messages

  /// Pushes a dispatch table's entry: the function that a message under `selector` calls.
  func pushEntry(
    _ implementation: Implementation, _ selector: Selector, in cls: RuntimeClass,
    on stack: LuaStack
  ) throws {
    if hasSwitchPoints, selector !== runtime.known.dealloc {
      return try pushPointed(selector, in: cls, on: stack) {
        try pushUnpointedEntry(implementation, selector, in: cls, on: stack)
      }
    }
    try pushUnpointedEntry(implementation, selector, in: cls, on: stack)
  }

  /// Pushes the entry without a switch point before it.
  private func pushUnpointedEntry(
    _ implementation: Implementation, _ selector: Selector, in cls: RuntimeClass,
    on stack: LuaStack
  ) throws {
    if selector === runtime.known.dealloc {
      stack.push(DeallocMessage(self, cls))
    } else if implementation.isForwarding {
      pushForwardedMessage(selector, in: cls, on: stack)
    } else if let recorder {
      try pushRecorded(implementation, selector, lookedUpIn: cls, by: recorder, on: stack)
    } else if runtime.threads != nil, pushChecked(implementation, selector, in: cls, on: stack) {
      return
    } else {
      try pushFunction(of: implementation, under: selector, on: stack)
    }
  }

  /// Pushes a function that runs an implementation under a selector.
  ///
  /// It is called with the receiver and the arguments.
  func pushFunction(
    of implementation: Implementation, under selector: Selector, on stack: LuaStack
  ) throws {
    if let function = ScriptFunction(implementation) {
      return try function.push(under: selector, on: stack)
    }
    switch implementation {
    case let inherited as InheritedImplementation:
      try pushFunction(of: inherited, under: selector, on: stack)
    case is ForwardingImplementation: stack.push(ForwardedMessage(self, nil, selector))
    case let layer as Layer where recorder != nil:
      stack.push(NativeMessage(self, RecordedLayer(layer), selector))
    case _ where implementation.isDealloc:
      stack.push(NativeMessage(self, RenamedDealloc(implementation), selector))
    default:
      let message = NativeMessage(self, implementation, selector)
      switch implementation.rootMethod {
      case .alloc, .new: stack.push(BirthMessage(self, message, implementation))
      case .`init`:
        stack.push(BirthMessage(self, message, implementation))
        stack.letFunctionReturnNewborn()
      default: stack.push(message)
      }
    }
  }

  /// Pushes a function that calls the superclass's current method.
  private func pushFunction(
    of inherited: InheritedImplementation, under selector: Selector, on stack: LuaStack
  ) throws {
    let cls = inherited.cls
    if selector === runtime.known.dealloc, let parent = cls.superclass {
      return stack.push(DeallocMessage(self, parent))
    }
    // While a trace runs, the superclass's method is called without recording a separate message.
    if recorder == nil, selector === inherited.selector,
      cls.superclass?.method(selector) != nil
    {
      try prelude.push(.superCall, on: stack)
      pushSuperclassEntries(of: cls, on: stack)
      // A name without `:` but with `_` could also be the spelling of another selector.
      if selector.argumentCount == 0 && selector.name.contains("_") {
        push(selector, .selector, on: stack)
      } else {
        stack.pushString(selector.name)
      }
      return try stack.call(arguments: 2, results: 1)
    }
    try prelude.push(.currentCall, on: stack)
    stack.push(
      LuaClosure { [unowned self] stack in
        try entering(stack) {
          if let found = try inherited.current() {
            try pushFunction(of: found, under: selector, on: stack)
          } else {
            stack.push(ForwardedMessage(self, nil, selector))
          }
        }
        return 1
      })
    try stack.call(arguments: 1, results: 1)
  }

  /// Runs an implementation with its receiver and arguments on the stack, and pushes its results.
  func run(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    _ stack: LuaStack
  ) throws -> Int {
    guard let function = ScriptFunction(implementation) else {
      return try invoke(implementation, receiver, selector, stack, firstArgument: 2)
    }
    try function.push(under: selector, on: stack)
    stack.insert(at: 1)
    try callScript(stack, arguments: stack.count - 1, results: -1)
    return stack.count
  }

  // MARK: IMPs

  /// Pushes the function that `imp(self, _cmd, …)` calls.
  ///
  /// It runs the implementation without a lookup, as C does, and a script's function inside the VM.
  func pushCall(of implementation: Implementation, on stack: LuaStack) throws {
    let call = ImplementationCall(self, implementation)
    stack.push(call)
    guard let function = ScriptFunction(implementation) else { return }
    function.push(on: stack)
    // stack: … check function
    implementationCalls.note(call, of: function.identity(on: stack))
    try prelude.push(.scriptCall, on: stack)
    stack.insert(at: -3)
    stack.pushBoolean(function.takesSelector)
    // stack: … make check function takesSelector
    try stack.call(arguments: 3, results: 1)
  }

  // MARK: While a trace records

  private func pushRecorded(
    _ implementation: Implementation, _ selector: Selector, lookedUpIn cls: RuntimeClass,
    by recorder: TraceRecorder, on stack: LuaStack
  ) throws {
    guard let function = ScriptFunction(implementation) else {
      let recorded = RecordedMethod(implementation, lookedUpIn: cls)
      return stack.push(NativeMessage(self, recorded, selector))
    }
    try recorder.push(.message, selector, implementation, cls, on: stack) {
      try function.push(under: selector, on: stack)
    }
  }

  /// Pushes the function that a layer calls for its handler; nil if that is the handler itself.
  func pushRecordedHandler(of layer: LuaLayer, on stack: LuaStack) throws {
    guard let recorder else { return stack.pushNil() }
    try recorder.push(.hook, layer.selector, layer, nil, on: stack) {
      layer.pushHandler(on: stack)
    }
  }
}
