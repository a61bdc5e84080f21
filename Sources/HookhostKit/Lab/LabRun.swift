internal import FoundationModels
internal import LuaBridge
internal import SelectorRuntime

/// One run of a scenario: a fresh world, its setup, some actors in one order, its stimulus.
final class LabRun {
  private let bridge: Bridge
  private let scenario: LabScenario
  private let protectedCall: LuaReference
  private let actors: [LabScenario.Actor]
  /// Who installs or removes hooks now.
  private(set) var record = LabRecord()
  private var targets: [RuntimeObject]?
  private var footprint: LabFootprint?
  /// What takes an actor's hooks out again.
  private var removals: [String: LuaReference] = [:]

  init(
    _ bridge: Bridge, _ scenario: LabScenario, actors: [LabScenario.Actor],
    protectedCall: LuaReference
  ) {
    self.bridge = bridge
    self.scenario = scenario
    self.actors = actors
    self.protectedCall = protectedCall
  }

  /// Runs it.
  ///
  /// - Parameter removal: in which order the hooks are removed again, with a stimulus after each.
  /// - Parameter expects: whether the scenario's own `expect` is asked.
  /// - Throws: ``RuntimeError`` when the scenario's world is gone.
  func run(removing removal: [String]?, expects: Bool) throws -> LabRecord {
    try bridge.world.restore(scenario.snapshot)
    let stack = bridge.current
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    try stack.reserve(20)
    // One limit for all of it; an error in one step leaves out those that build on it.
    stack.push(
      LuaClosure { [unowned self] inner in
        try bridge.entering(inner) { runSteps(removal, expects, inner) }
        return 0
      })
    do {
      try stack.call(arguments: 0, results: 0, within: limit)
    } catch is LuaLateCall {
      record.findings.append(
        LabFinding(
          verdict: .timeout, detail: "took longer than \(scenario.timeLimit.formatted) s"))
    } catch {
      record.findings.append(LabFinding(verdict: .error, detail: "\(error)"))
    }
    record.closeCompletions()
    if let targets, let change = footprint?.change(outside: targets) {
      record.findings.append(LabFinding(verdict: .leaked, detail: change))
    }
    return record
  }

  private var limit: LuaTimeLimit {
    LuaTimeLimit(
      seconds: scenario.timeLimit, grace: max(2, scenario.timeLimit),
      lastWords: "hookhost: a scenario could not be stopped at its time limit\n", exitStatus: 124)
  }

  private func runSteps(_ removal: [String]?, _ expects: Bool, _ stack: LuaStack) {
    pushContext(on: stack)
    let context = stack.count
    guard runSetup(context, stack) else { return }
    if targets != nil { footprint = LabFootprint(bridge.runtime) }
    for actor in actors {
      guard install(actor, context, stack) else { return }
    }
    if let removal {
      for name in removal {
        if let function = removals[name] {
          stack.push(function)
          guard call("removing \(name)", arguments: 0, stack) else { return }
        }
        record.removedActors.insert(name)
        guard stimulate(context, stack) else { return }
      }
    } else {
      guard stimulate(context, stack) else { return }
    }
    if expects { askExpectation(context, stack) }
  }

  private func runSetup(_ context: Int, _ stack: LuaStack) -> Bool {
    guard let setup = scenario.setup else { return true }
    stack.push(setup)
    stack.copy(at: context)
    guard call("setup", arguments: 1, results: 1, stack) else { return false }
    // stack: … fields
    defer { stack.pop() }
    guard stack.type(at: -1) == .table else { return true }
    stack.pushNil()
    while stack.next(at: -2) {
      // stack: … fields key value
      stack.copy(at: -2)
      stack.insert(at: -2)
      // stack: … fields key key value
      stack.rawSetTop(at: context)
    }
    return true
  }

  private func install(_ actor: LabScenario.Actor, _ context: Int, _ stack: LuaStack) -> Bool {
    stack.push(actor.install)
    pushView(of: context, for: actor.name, on: stack)
    guard call("installing \(actor.name)", arguments: 1, results: 1, stack) else { return false }
    // stack: … removal
    if stack.type(at: -1) == .function { removals[actor.name] = stack.makeReference(at: -1) }
    stack.pop()
    return true
  }

  /// Drives the scenario once, and the turn after it.
  private func stimulate(_ context: Int, _ stack: LuaStack) -> Bool {
    record.stimulus += 1
    stack.push(scenario.drive)
    stack.copy(at: context)
    guard call("drive", arguments: 1, stack) else { return false }
    do {
      try bridge.runningLoop("lab") { try $0.run(for: 0) }
      return true
    } catch {
      note(error, while: "the turn after drive")
      return false
    }
  }

  private func askExpectation(_ context: Int, _ stack: LuaStack) {
    guard let expect = scenario.expect else { return }
    stack.push(protectedCall)
    stack.push(expect)
    stack.copy(at: context)
    do {
      try bridge.callScript(stack, arguments: 2, results: 2)
    } catch {
      return record.findings.append(LabFinding(verdict: .failed, detail: "expect: \(error)"))
    }
    // stack: … succeeded answer
    defer { stack.pop(2) }
    if !stack.boolean(at: -2) {
      let text = LabFinding(errorAt: -1, on: stack, bridge).detail
      record.findings.append(LabFinding(verdict: .failed, detail: "expect: \(text)"))
    } else if stack.type(at: -1) == .boolean, !stack.boolean(at: -1) {
      record.findings.append(LabFinding(verdict: .failed, detail: "expect answered false"))
    }
  }

  /// Calls a function of the scenario with the arguments on top; an error is a finding.
  private func call(
    _ step: String, arguments: Int, results: Int = 0, _ stack: LuaStack
  ) -> Bool {
    stack.push(protectedCall)
    stack.insert(at: -(arguments + 2))
    // stack: … pcall function arguments
    do {
      try bridge.callScript(stack, arguments: arguments + 1, results: 2)
    } catch {
      note(error, while: step)
      return false
    }
    // stack: … succeeded answer
    let succeeded = stack.boolean(at: -2)
    stack.remove(at: -2)
    if !succeeded {
      record.findings.append(LabFinding(errorAt: -1, on: stack, bridge).saying(step))
    }
    if !succeeded || results == 0 { stack.pop() }
    return succeeded
  }

  private func note(_ error: any Error, while step: String) {
    let stack = bridge.current
    if let value = (error as? LuaError)?.value { stack.push(value) } else { bridge.push(error, on: stack) }
    record.findings.append(LabFinding(errorAt: -1, on: stack, bridge).saying(step))
    stack.pop()
  }
}

// MARK: What a script sees of it

extension LabRun {
  /// Pushes the table that the scenario's functions share.
  private func pushContext(on stack: LuaStack) {
    stack.pushTable()
    define("log", on: stack) { run, call in try run.log(call, by: nil) }
    define("trace", on: stack) { run, call in
      call.answer(.string(run.record.trace.joined(separator: " ")))
    }
    define("assert", on: stack) { run, call in
      let holds = call.stack.type(at: 1) != .nil && call.stack.type(at: 1) != .none
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

  /// Pushes an actor's view of the context: the same fields, but its tokens are its own.
  private func pushView(of context: Int, for actor: String, on stack: LuaStack) {
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
    record.log(call.stack.description(at: 1), by: actor)
    return 0
  }

  /// `ctx.completion(fn)`: a function that counts its calls and passes them on.
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
  /// Whether two arguments are the same value; tables are when what they hold is, since structures
  /// and lists are copies.
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

extension LabFinding {
  /// What an error value on the stack says.
  init(errorAt index: Int, on stack: LuaStack, _ bridge: Bridge) {
    guard let exception = stack.handle(at: index)?.object as? NSException else {
      let text = stack.description(at: index)
      self.init(verdict: text.contains("stack overflow") ? .overflow : .error, detail: text)
      return
    }
    let verdict: LabVerdict =
      if exception.reason.hasPrefix("stack overflow") {
        .overflow
      } else if exception.name == "EXC_BAD_ACCESS" {
        .dangling
      } else if exception.reason.contains("unrecognized selector sent to") {
        .unrecognized
      } else if exception.reason.hasPrefix("assertion failed: ") {
        .assert
      } else {
        .error
      }
    self.init(verdict: verdict, detail: exception.text)
  }

  /// The same with the step in which it came.
  func saying(_ step: String) -> LabFinding {
    LabFinding(verdict: verdict, detail: "\(step): \(detail)")
  }
}

extension Double {
  fileprivate var formatted: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
