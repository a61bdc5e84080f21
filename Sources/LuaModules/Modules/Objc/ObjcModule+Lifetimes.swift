internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

extension Bridge {
  func setLifetimeFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("once") { call in try call.bridge.once(call) }
    define("onceToken") { call in
      call.bridge.push(.opaque(OnceToken()), on: call.stack)
      return 1
    }
    define("weak") { call in
      let object = try call.optional(1, as: RuntimeObject.self)
      do {
        return call.answer(.opaque(try WeakReference(forming: object)))
      } catch let error as RuntimeError where error.isWeakReferenceRefused {
        throw RuntimeError(.generic, error.reason, hint: "libobjc ends the program here")
      }
    }
    define("retainCount") { call in
      let object: RuntimeObject = try call.value(1)
      return call.answer(.integer(Int64(call.bridge.world.shownRetainCount(of: object))))
    }
    define("liveObjects") { call in
      let cls = try call.optional(1, as: RuntimeClass.self)
      return call.answer(.list(call.runtime.liveObjects(of: cls).map { .object($0) }))
    }
    define("snapshot") { call in
      call.bridge.push(try call.bridge.world.snapshot(), .snapshot, on: call.stack)
      return 1
    }
    define("restore") { call in
      let snapshot = try call.opaque(1, WorldSnapshot.self, "a snapshot")
      guard let snapshot else { throw call.wrong(1, "a snapshot") }
      try call.bridge.world.restore(snapshot)
      return 0
    }
    setPoolFunction(on: stack)
  }

  /// `objc.autoreleasepool(fn)`.
  private func setPoolFunction(on stack: LuaStack) {
    guard (try? prelude.push(.pool, on: stack)) != nil else { return }
    stack.push(
      LuaClosure { [unowned self] stack in
        let call = FunctionCall(bridge: self, stack: stack, name: "objc.autoreleasepool")
        try call.function(1)
        stack.pushInteger(Int64(runtime.poolMark))
        return 1
      })
    stack.push(
      LuaClosure { [unowned self] stack in
        try entering(stack) {
          try drainPool(from: Int(stack.integer(at: 1) ?? 0), on: stack, isInner: true)
          return 0
        }
      })
    guard (try? stack.call(arguments: 2, results: 1)) != nil else { return }
    stack.rawSet(at: -2, key: "autoreleasepool")
  }

  /// `objc.once(token, fn)`, which is also `dispatch.once`.
  func once(_ call: FunctionCall) throws -> Int {
    let stack = call.stack
    let token: OnceTable.Token
    let name: String
    if let text = stack.string(at: 1) {
      token = .name(text)
      name = text
    } else if let made = stack.handle(at: 1)?.object as? OnceToken {
      token = .object(ObjectIdentifier(made))
      name = "objc.onceToken()"
      if runtime.once[token] == nil { onceTokens.append(made) }
    } else {
      throw call.wrong(1, "a string or an object from objc.onceToken()")
    }
    try call.function(2)
    try world.threads.point()
    if runtime.once[token]?.state == .running { try waitForOnce(token, name) }
    let gate = onceGates[token] ?? Gate(world.threads)
    let ran = try runtime.once(token, name: name, source: call.source) {
      gate.begin()
      onceGates[token] = gate
      defer { gate.open() }
      stack.copy(at: 2)
      try stack.call(arguments: 0, results: 0)
    }
    if !ran, gate.isOpen { try gate.wait("") }
    return call.answer(.bool(ran))
  }
}
