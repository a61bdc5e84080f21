internal import LuaBridge
internal import SelectorRuntime

/// The context `ctx` that a scenario's functions share: its logs, checks and pending handlers.
extension LabRun {
  /// Pushes the context table of the scenario.
  func pushContext(on stack: LuaStack) {
    stack.pushTable()
    define("log", on: stack) { run, call in try run.log(call, by: nil) }
    define("trace", on: stack) { run, call in
      call.answer(.string(run.record.trace.joined(separator: " ")))
    }
    define("assert", on: stack) { run, call in
      let holds =
        call.stack.type(at: 1) != .nil && call.stack.type(at: 1) != .none
        && (call.stack.type(at: 1) != .boolean || call.stack.boolean(at: 1))
      guard !holds else {
        call.stack.setCount(1)
        return 1
      }
      let name = call.stack.string(at: 2) ?? "assertion of \(call.source ?? "native code")"
      run.record.findings.append(LabFinding(verdict: .assert, detail: name))
      throw RuntimeError(.inconsistency, "assertion failed: \(name)")
    }
    define("same", on: stack) { run, call in
      let isSame = try call.isSame(1, 2)
      if !isSame {
        let texts = [1, 2].map { call.stack.description(at: $0) }
        run.record.findings.append(
          LabFinding(
            verdict: .identity,
            detail: "\(texts[0]) is not \(texts[1]) (\(call.source ?? "native code"))"))
      }
      return call.answer(.bool(isSame))
    }
    define("completion", on: stack) { run, call in try run.makeCompletion(call) }
    define("removed", on: stack) { run, call in
      run.record.removedTokens.insert(try call.value(1))
      return 0
    }
    define("targets", on: stack) { run, call in
      var targets = run.targets ?? []
      for index in 1...max(1, call.stack.count) {
        targets.append(try call.value(index))
      }
      if run.targets == nil { run.footprint = LabFootprint(call.runtime) }
      run.targets = targets
      return 0
    }
  }

  /// Pushes an actor's view of the context: the same fields, but tokens that are its own.
  func pushView(of context: Int, for actor: String, on stack: LuaStack) {
    stack.pushTable()
    define("log", on: stack) { run, call in try run.log(call, by: actor) }
    stack.pushTable()
    for event in ["__index", "__newindex"] {
      stack.copy(at: context)
      stack.rawSet(at: -2, key: event)
    }
    let shared = stack.makeReference(at: context)
    bridge.setField("__pairs", on: stack) { [unowned bridge] stack in
      stack.push(bridge.nextFunction)
      stack.push(shared)
      return 2
    }
    stack.setMetatable(at: -2)
  }

  private func define(
    _ name: String, on stack: LuaStack, _ body: @escaping (LabRun, FunctionCall) throws -> Int
  ) {
    stack.push(
      LuaClosure { [self] inner in
        try bridge.entering(inner) {
          try body(self, FunctionCall(bridge: bridge, stack: inner, name: "ctx.\(name)"))
        }
      })
    stack.rawSet(at: -2, key: name)
  }

  private func log(_ call: FunctionCall, by actor: String?) throws -> Int {
    guard call.isPresent(1) else { throw call.wrong(1, "a token") }
    let isString = call.stack.type(at: 1) == .string
    let token = isString ? call.stack.string(at: 1) : nil
    record.log(token ?? call.stack.description(at: 1), by: actor)
    return 0
  }

  /// `ctx.completion(fn)`: returns a function that counts its calls and forwards them to `fn`.
  private func makeCompletion(_ call: FunctionCall) throws -> Int {
    let handler: LuaReference?
    if call.isPresent(1) {
      try call.function(1)
      handler = call.stack.makeReference(at: 1)
    } else {
      handler = nil
    }
    let place = record.completions.count
    record.completions.append(.init(source: call.source ?? "native code"))
    call.stack.push(
      LuaClosure { [self] inner in
        record.completions[place].calls += 1
        guard let handler else { return 0 }
        let arguments = inner.count
        inner.push(handler)
        inner.insert(at: 1)
        try bridge.entering(inner) {
          try inner.call(arguments: arguments, results: -1)
        }
        return inner.count
      })
    return 1
  }
}

extension FunctionCall {
  /// Whether two arguments are the same value.
  ///
  /// Tables are compared by content, since structures and lists are copies.
  fileprivate func isSame(_ first: Int, _ second: Int) throws -> Bool {
    while stack.count < 2 { stack.pushNil() }
    return try isSame(first, second, depth: 0)
  }

  private func isSame(_ first: Int, _ second: Int, depth: Int) throws -> Bool {
    if stack.rawEqual(first, second) { return true }
    guard stack.type(at: first) == .table, stack.type(at: second) == .table, depth < 20 else {
      return false
    }
    try stack.reserve(6)
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    var fields = 0
    stack.pushNil()
    while stack.next(at: first) {
      // stack: … key value
      fields += 1
      stack.copy(at: -2)
      stack.rawGetTop(at: second)
      // stack: … key value other
      guard try isSame(stack.count - 1, stack.count, depth: depth + 1) else { return false }
      stack.pop(2)
    }
    stack.pushNil()
    while stack.next(at: second) {
      fields -= 1
      stack.pop()
    }
    return fields == 0
  }
}
