internal import FoundationCore
internal import FoundationNetwork
internal import Hooks
internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase

extension Bridge {
  /// Sets a function as a field of the table on top.
  func setField(
    _ name: String, on stack: LuaStack, _ body: @escaping (LuaStack) throws -> Int
  ) {
    stack.push(LuaClosure(body))
    stack.rawSet(at: -2, key: name)
  }

  /// Creates the fields that every object metatable shares: `__tostring`, `__gc` and `__close`.
  func makeSharedFields(_ stack: LuaStack) -> [(name: String, function: LuaReference)] {
    let bodies: [(String, (LuaStack) throws -> Int)] = [
      (
        "__close",
        { [unowned self] stack in
          entering(stack) { close(stack) }
          try throwPendingError()
          return 0
        }
      ),
      (
        "__tostring",
        { [unowned self] stack in
          stack.pushString(try entering(stack) { try description(stack, at: 1) })
          return 1
        }
      ),
    ]
    stack.push(HandleFinalizer(self))
    return [("__gc", stack.reference())]
      + bodies.map { name, body in
        stack.push(LuaClosure(body))
        return (name, stack.reference())
      }
  }

  /// Sets the shared fields in the table on top.
  func setSharedFields(on stack: LuaStack) {
    for (name, function) in sharedFields {
      stack.push(function)
      stack.rawSet(at: -2, key: name)
    }
    hideFromSandbox(on: stack)
  }

  /// Protects the metatable on top from a sandboxed script.
  ///
  /// `getmetatable` returns false, and `setmetatable` raises an error.
  private func hideFromSandbox(on stack: LuaStack) {
    guard isSandboxed else { return }
    stack.pushBoolean(false)
    stack.rawSet(at: -2, key: "__metatable")
  }

  /// Raises an error that a `dealloc` raised during the call.
  @inline(__always)
  package func throwPendingError() throws {
    if runtime.pendingError != nil, let error = runtime.takePendingError() { throw error }
  }

  /// Writes an error that a `dealloc` raised during garbage collection to standard error.
  ///
  /// No caller could catch it. While a pool drains, the end of the pool raises it instead.
  fileprivate func reportPendingErrorOfFinalizer() {
    guard runtime.pendingError != nil, !isDraining, let error = runtime.takePendingError() else {
      return
    }
    writeLog("hookhost: warning: error in dealloc: \(text(of: error))\n")
  }

  /// The text of an uncaught error.
  private func text(of error: any Error) -> String {
    if let error = error as? RuntimeError { return "\(error.exceptionName): \(error.reason)" }
    guard let value = (error as? LuaError)?.value else { return "\(error)" }
    current.push(value)
    defer { current.pop() }
    return current.description(at: -1)
  }

  /// The text of the object at an index: the return value of its `description`.
  func description(_ stack: LuaStack, at index: Int) throws -> String {
    guard let object = stack.handle(at: index)?.object as? RuntimeObject else {
      return "object: finalized"
    }
    if object.isDeallocated { return object.defaultDescription }
    if let exception = object as? NSException { return exception.text }
    if let cls = object as? RuntimeClass, cls.isMetaClass { return cls.name }
    guard runtime.implements(runtime.known.description, object) else {
      return object.defaultDescription
    }
    return try runtime.send(object, runtime.known.description, as: String?.self) ?? "(null)"
  }

  func fillZombieMetatable(_ stack: LuaStack) {
    stack.push(zombieMetatable)
    setSharedFields(on: stack)
    for event in ["__index", "__newindex"] {
      setField(event, on: stack) { [unowned self] stack in
        guard let object = stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
        let name = stack.string(at: 2) ?? stack.description(at: 2)
        throw RuntimeError.deallocated(selectorName(spelled: name), object)
      }
    }
    stack.pushBoolean(false)
    stack.rawSet(at: -2, key: "isClass")
    stack.pushBoolean(true)
    stack.rawSet(at: -2, key: "isZombie")
    stack.pop()
  }

  /// The selector that a message to a deallocated object most likely means.
  private func selectorName(spelled name: String) -> String {
    runtime.defineNativeClasses(spelling: name, name + "_")
    for spelling in [name, name + "_"] {
      let known = runtime.knownSelectors(spelled: spelling)
      if known.count == 1, let only = known.first { return only.name }
    }
    return name
  }

  /// Pushes the metatable of handles with a tag.
  func pushMetatable(of tag: HandleTag, on stack: LuaStack) {
    if let known = tagMetatables[Int(tag.rawValue)] {
      stack.push(known)
      return
    }
    stack.pushTable()
    stack.pushString(tag.word)
    stack.rawSet(at: -2, key: "__name")
    setField("__gc", on: stack) { [unowned self] stack in
      entering(stack) { finalize(stack) }
      return 0
    }
    setField("__tostring", on: stack) { stack in
      stack.pushString(Bridge.text(of: stack.handle(at: 1)))
      return 1
    }
    if tag == .implementation {
      pushImplementationCaller(on: stack)
      stack.rawSet(at: -2, key: "__call")
    }
    if tag == .weakBox { setWeakBoxFields(on: stack) }
    if tag == .finger { setFingerFields(on: stack) }
    if tag == .hook { setHookFields(on: stack) }
    if tag == .networkRule { setNetworkRuleFields(on: stack) }
    if tag == .definition { setDefinitionFields(on: stack) }
    hideFromSandbox(on: stack)
    stack.copy(at: -1)
    tagMetatables[Int(tag.rawValue)] = stack.reference()
  }

  private static func text(of handle: LuaHandle?) -> String {
    switch handle?.object {
    case let selector as Selector: selector.name
    case let method as Method:
      "\(method.owner.isMetaClass ? "+" : "-")[\(method.owner.name) \(method.selector)]"
    case let implementation as Implementation:
      "IMP: " + (implementation.source ?? "native")
    case let ivar as Ivar: ivar.name
    case let property as DeclaredProperty: property.name
    case is WeakReference: "weak reference"
    case is UnretainedReference: "unretained reference"
    case let hook as Hook: "hook: " + hook.text
    case is Finger: "finger"
    case let rule as NetworkRule: "answer: " + rule.text
    case is WorldSnapshot: "snapshot"
    case is OnceToken: "once token"
    case let side as DefinitionTarget: "definition of \(side.cls.name)"
    default: "handle: finalized"
    }
  }

  private func setWeakBoxFields(on stack: LuaStack) {
    stack.pushTable()
    setField("get", on: stack) { [unowned self] stack in
      switch stack.handle(at: 1)?.object {
      case let box as WeakReference:
        if let object = box.load() { push(object, on: stack) } else { stack.pushNil() }
      case let box as UnretainedReference: push(box.object, on: stack)
      default: throw RuntimeError(.invalidArgument, "get: the receiver must be a weak box")
      }
      return 1
    }
    stack.rawSet(at: -2, key: "__index")
  }

  /// Pushes the function that an IMP's first call uses to find the function to run.
  private func pushImplementationCaller(on stack: LuaStack) {
    guard (try? prelude.push(.implementationCaller, on: stack)) != nil else {
      return stack.pushNil()
    }
    stack.push(
      LuaClosure { [unowned self] stack in
        guard let implementation = stack.handle(at: 1)?.object as? Implementation else {
          throw RuntimeError(.invalidArgument, "an IMP that was finalized cannot be called")
        }
        try pushCall(of: implementation, on: stack)
        return 1
      })
    guard (try? stack.call(arguments: 1, results: 1)) != nil else { return stack.pushNil() }
  }
}

/// The `__gc` of the handles of objects.
@safe private final class HandleFinalizer: LuaCallable {
  /// The bridge outlives every finalizer of its Lua state, so it is not retained here.
  private let bridge: Unmanaged<Bridge>

  init(_ bridge: Bridge) { unsafe self.bridge = .passUnretained(bridge) }

  override func call(_ stack: LuaStack) throws -> Int {
    unsafe bridge._withUnsafeGuaranteedRef { bridge in
      // An error that was pending before belongs to the running message.
      let isOfMessage = bridge.runtime.pendingError != nil
      bridge.entering(stack) { bridge.finalize(stack) }
      if !isOfMessage { bridge.reportPendingErrorOfFinalizer() }
      return 0
    }
  }
}

/// A predicate for `objc.once`, compared by identity.
final class OnceToken {}
