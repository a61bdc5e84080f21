internal import ControlModels
internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import UIKitBase
internal import VirtualTime

/// One run of a scenario: a fresh world, its setup, some actors in one order, its stimulus.
final class LabRun {
  let bridge: Bridge
  private let scenario: LabScenario
  private let protectedCall: LuaReference
  private let actors: [LabScenario.Actor]
  private let conditions: LabConditions
  var record = LabRecord()
  /// All objects that the actors may change, and their state before; nil if there are no targets.
  var targets: [RuntimeObject]?
  var footprint: LabFootprint?
  /// Counts the runs of the parties' hooks, in a lab of sources.
  private let watch: HookWatch?
  /// The functions that remove an actor's hooks.
  private var removals: [String: LuaReference] = [:]

  init(
    _ bridge: Bridge, _ scenario: LabScenario, actors: [LabScenario.Actor],
    conditions: LabConditions, protectedCall: LuaReference
  ) {
    self.bridge = bridge
    self.scenario = scenario
    self.actors = actors
    self.conditions = conditions
    self.protectedCall = protectedCall
    watch = scenario.parties.map { HookWatch(bridge, $0) }
  }

  /// Runs the scenario once.
  ///
  /// - Parameter removal: the order in which the hooks are removed, with a stimulus after each
  ///   removal.
  /// - Parameter expects: whether the scenario's `expect` function is called.
  /// - Parameter schedule: decides where threads are preempted; nil if they switch only when they
  ///   wait.
  /// - Throws: ``RuntimeError`` if the scenario's snapshot is invalid; errors that stop the script
  ///   itself, such as the time limit of a test.
  func run(
    removing removal: [String]?, expects: Bool, schedule: Schedule? = nil
  ) throws -> LabRecord {
    try bridge.world.restore(scenario.snapshot)
    if let world = bridge.world as? UIKitWorld { try conditions.apply(to: world) }
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
    bridge.lab?.runBegins(actors.map(\.name))
    let stack = bridge.current
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    try stack.reserve(20)
    // One time limit covers all steps; after an error, the steps that depend on it are skipped.
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
    record.findings += scenario.noted
    scenario.noted = []
    record.findings = record.findings.map { $0.namingOwners(in: bridge.runtime) }
    record.closeCompletions()
    if let watch {
      let laid = watch.laidHooks()
      record.laid = laid
      record.findings = record.findings.map { watch.naming($0, laid) }
      scenario.didWatch?(watch)
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

  /// The maximum virtual time that a scenario's threads may run after each stimulus, in seconds.
  private static let longestIdle = 60.0

  /// Adds findings for the threads that wait forever, and for data races.
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

  /// Drives the scenario once, then runs one turn of the run loop.
  private func stimulate(_ context: Int, _ stack: LuaStack) -> Bool {
    record.stimulus += 1
    watch?.isCounting = true
    defer { watch?.isCounting = false }
    stack.push(scenario.drive)
    stack.copy(at: context)
    guard call("drive", arguments: 1, stack) else { return false }
    // Garbage of the drive is deallocated before the runs of the hooks are counted.
    let collectionsLeft = bridge.completeCollectionsLeft
    if collectionsLeft != nil { bridge.limitCompleteCollections(to: .max) }
    bridge.findsAllLeft = true
    defer { (bridge.completeCollectionsLeft, bridge.findsAllLeft) = (collectionsLeft, false) }
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

  /// Calls a function of the scenario with the arguments on the stack; an error becomes a finding.
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
  /// A description of both accesses.
  fileprivate var text: String { "\(thing): \(words(first)) and \(words(second)), in no order" }

  private func words(_ access: AccessLog.Access) -> String {
    let place = access.place.map { " at \($0)" } ?? ""
    return "\(access.isWrite ? "changed" : "read") by \(access.threadText)\(place)"
  }
}

extension Double {
  /// The number, without a decimal point if it is an integer.
  package var formatted: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(nearestTo: self))" : "\(self)"
  }
}
