internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// One run of a scenario: a fresh world, its setup, some actors in one order, its stimulus.
final class LabRun {
  let bridge: Bridge
  private let scenario: LabScenario
  private let protectedCall: LuaReference
  private let actors: [LabScenario.Actor]
  var record = LabRecord()
  /// All that the actors may change, and what there was before they did; nil when nobody said.
  var targets: [RuntimeObject]?
  var footprint: LabFootprint?
  /// Counts the hooks of the parties, in a lab of sources.
  private let watch: HookWatch?
  /// The functions that take an actor's hooks out again.
  private var removals: [String: LuaReference] = [:]

  init(
    _ bridge: Bridge, _ scenario: LabScenario, actors: [LabScenario.Actor],
    protectedCall: LuaReference
  ) {
    self.bridge = bridge
    self.scenario = scenario
    self.actors = actors
    self.protectedCall = protectedCall
    watch = scenario.parties.map { HookWatch(bridge, $0) }
  }

  /// Runs it.
  ///
  /// - Parameter removal: in which order the hooks are removed again, with a stimulus after each.
  /// - Parameter expects: whether the scenario's own `expect` is asked.
  /// - Parameter schedule: who decides where threads are left; nil where they wait.
  /// - Throws: ``RuntimeError`` when the scenario's world is gone; what stops the script itself, as
  ///   the time limit of a test.
  func run(
    removing removal: [String]?, expects: Bool, schedule: Schedule? = nil
  ) throws -> LabRecord {
    try bridge.world.restore(scenario.snapshot)
    let threads = bridge.world.threads
    if let schedule {
      threads.use(schedule)
      threads.setAccessLog(AccessLog())
    }
    defer {
      if schedule != nil {
        threads.use(Schedule())
        threads.setAccessLog(nil)
      }
    }
    watch?.begin()
    defer { watch?.end() }
    bridge.lab?.runBegins()
    let stack = bridge.current
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    try stack.reserve(20)
    // One limit for all of it; an error in one step leaves out those that build on it.
    stack.push(
      LuaClosure { [unowned self] inner in
        bridge.entering(inner) { runSteps(removal, expects, inner) }
        return 0
      })
    let endedEarly = bridge.state.stopsEndlessRecursionEarly
    bridge.state.stopsEndlessRecursionEarly = true
    defer { bridge.state.stopsEndlessRecursionEarly = endedEarly }
    do {
      try stack.call(arguments: 0, results: 0, within: limit)
    } catch is LuaLateCall {
      record.findings.removeAll { $0.verdict == .error }
      record.findings.append(
        LabFinding(
          verdict: .timeout, detail: "took longer than \(scenario.timeLimit.formatted) s"))
    } catch {
      record.findings.append(LabFinding(verdict: .error, detail: "\(error)"))
    }
    try bridge.state.checkStop()
    noteThreads()
    record.findings = record.findings.map { $0.namingOwners(in: bridge.runtime) }
    record.closeCompletions()
    if let watch {
      record.laid = watch.laidHooks()
      record.findings = record.findings.map { $0.naming(watch.parties) }
    }
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

  /// How long the threads of a scenario may go on after each stimulus, in virtual seconds.
  private static let longestIdle = 60.0

  /// Notes the threads that wait for ever, and the races that have been seen.
  private func noteThreads() {
    let threads = bridge.world.threads
    if let deadlock = threads.remainingDeadlock() {
      record.findings.append(LabFinding(verdict: .deadlock, detail: deadlock.reason))
    }
    guard let log = threads.accessLog else { return }
    record.sharedThings = log.shared
    for race in log.races {
      record.findings.append(LabFinding(verdict: .race, detail: race.text))
    }
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
    bridge.runtime.author = actor.owner
    defer { bridge.runtime.author = nil }
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
    watch?.isCounting = true
    defer { watch?.isCounting = false }
    stack.push(scenario.drive)
    stack.copy(at: context)
    guard call("drive", arguments: 1, stack) else { return false }
    do {
      try bridge.runningLoop("lab") { loop in
        if scenario.schedules == nil {
          try loop.run(for: 0)
        } else {
          try loop.runUntilIdle(limit: LabRun.longestIdle)
        }
      }
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
    if let value = (error as? LuaError)?.value {
      stack.push(value)
    } else {
      bridge.push(error, on: stack)
    }
    record.findings.append(LabFinding(errorAt: -1, on: stack, bridge).saying(step))
    stack.pop()
  }
}

extension AccessLog.Race {
  /// Both places in words.
  fileprivate var text: String { "\(thing): \(words(first)) and \(words(second)), in no order" }

  private func words(_ access: AccessLog.Access) -> String {
    let place = access.place.map { " at \($0)" } ?? ""
    return "\(access.isWrite ? "changed" : "read") by \(access.threadText)\(place)"
  }
}

extension Double {
  /// Without a point where it is whole.
  var formatted: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
