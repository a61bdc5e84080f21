internal import LuaBridge
internal import SelectorRuntime

/// A layer whose handler is a script's function.
///
/// What a message calls is a Lua closure that knows the handler and the next function inside, so that
/// a chain of layers never leaves the VM, and a removed layer is out also for whoever still holds its
/// closure.
final class LuaLayer: Layer {
  private unowned let bridge: Bridge
  private let entry: LuaReference
  private let rebind: LuaReference
  private let handler: LuaReference

  /// Makes one of the handler at an index.
  init(
    _ bridge: Bridge, _ kind: Kind, _ selector: Selector, handlerAt index: Int,
    on stack: LuaStack, owner: String, key: String?, source: String?
  ) throws {
    self.bridge = bridge
    let place = stack.absolute(index)
    handler = stack.makeReference(at: place)
    stack.push(bridge.prelude.layers.factory(of: kind))
    stack.copy(at: place)
    if kind == .delegate { bridge.pushDelegateReader(on: stack) }
    try stack.call(arguments: kind == .delegate ? 2 : 1, results: 2)
    // stack: … entry rebind
    rebind = stack.reference()
    entry = stack.reference()
    super.init(kind, selector, owner: owner, key: key, source: source)
  }

  /// Pushes what a message calls.
  func pushFunction(on stack: LuaStack) { stack.push(entry) }

  /// Pushes the handler as the script wrote it.
  func pushHandler(on stack: LuaStack) { stack.push(handler) }

  override func didChange() {
    guard bridge.state.isOpen else { return }
    let stack = bridge.current
    stack.push(rebind)
    do {
      try bridge.pushFunction(of: inner, under: selector, on: stack)
      stack.pushBoolean(isActive)
      if let recorder = bridge.recorder {
        try recorder.pushHandler(of: self, on: stack)
      } else {
        stack.pushNil()
      }
      try stack.call(arguments: 3, results: 0)
    } catch {
      bridge.writeLog("hookhost: warning: \(error)\n")
    }
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let bridge = bridge  // `self` may be removed, and gone, when the function returns
    let stack = bridge.current
    let count = arguments.count
    try stack.reserve(count + 4)
    stack.push(entry)
    bridge.push(receiver, on: stack)
    for place in 0..<count { bridge.push(arguments[place], on: stack) }
    return try bridge.callMethod(stack, implicit: 1, arguments)
  }
}

extension Bridge {
  /// Pushes what runs an implementation under a selector, called with the receiver and the
  /// arguments.
  func pushFunction(
    of implementation: Implementation, under selector: Selector, on stack: LuaStack
  ) throws {
    switch implementation {
    case let layer as LuaLayer: layer.pushFunction(on: stack)
    case let scripted as LuaImplementation: try scripted.pushEntry(under: selector, on: stack)
    case let inherited as InheritedImplementation:
      try pushFunction(of: inherited, under: selector, on: stack)
    case is ForwardingImplementation: stack.push(ForwardedMessage(self, nil, selector))
    case let layer as Layer where recorder != nil:
      stack.push(NativeMessage(self, RecordedLayer(layer), selector))
    case _ where implementation.isDealloc:
      stack.push(NativeMessage(self, RenamedDealloc(implementation), selector))
    default: stack.push(NativeMessage(self, implementation, selector))
    }
  }

  /// Pushes what calls the superclass's method as it is then.
  private func pushFunction(
    of inherited: InheritedImplementation, under selector: Selector, on stack: LuaStack
  ) throws {
    let cls = inherited.cls
    if selector === runtime.known.dealloc, let parent = cls.superclass {
      return stack.push(DeallocMessage(self, parent))
    }
    // While a trace runs the superclass's method is called without being a message of its own.
    if recorder == nil, selector === inherited.selector,
      cls.superclass?.method(selector) != nil
    {
      stack.push(prelude.layers.makeSuperCall)
      pushSuperclassEntries(of: cls, on: stack)
      // A name without `:` but with `_` could be another selector's spelling.
      if selector.argumentCount == 0 && selector.name.contains("_") {
        push(selector, .selector, on: stack)
      } else {
        stack.pushString(selector.name)
      }
      return try stack.call(arguments: 2, results: 1)
    }
    stack.push(prelude.layers.makeCurrentCall)
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
}
