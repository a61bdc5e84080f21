internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

/// The lab: installs hooks in every order, each in a fresh world, and reports which orders break.
///
/// The tokens that the app logs are the measure. A run without actors shows what the app logs
/// without hooks. An order is ok if the app logs the same, each actor's promised tokens come in
/// addition, and there is no other error. A failing order is reduced to the smallest set of actors
/// that fails in the same way.
package final class Lab {
  /// The number of finished scenarios that can be run again by name.
  ///
  /// Older ones are removed, so that a script that registers scenarios in a loop does not grow
  /// without limit.
  private static let remembered = 256

  private unowned let bridge: Bridge
  package private(set) var scenarios: [LabScenario] = []
  private var isRunning = false
  /// Receives the faults of scenarios that cannot be registered; without it they are raised as
  /// errors.
  package var noteFault: ((String) -> Void)?
  /// Called before each run, with or without actors.
  package var runBegins: ([String]) -> Void = { _ in }
  /// The newest scenario's snapshot, and the number of module calls when it was taken.
  private weak var newestSnapshot: WorldSnapshot?
  private var callsAtNewest = 0
  /// A `pcall` that describes some errors in more detail than Lua does.
  private let protectedCall: LuaReference

  init(_ bridge: Bridge) {
    self.bridge = bridge
    let stack = bridge.current
    stack.push(
      LuaClosure { [unowned bridge] inner in
        inner.setCount(1)
        bridge.entering(inner) { bridge.explainError(on: inner) }
        return 1
      })
    stack.pushScriptCalls()
    // stack: … pcall xpcall
    stack.pop()
    protectedCall = stack.reference()
  }

  /// Registers a scenario.
  ///
  /// Scenarios whose snapshots are invalid can never run again and are removed; so are the oldest
  /// finished scenarios if there are too many.
  ///
  /// - Throws: ``RuntimeError`` if the name is in use.
  func register(_ scenario: LabScenario) throws {
    scenarios.removeAll { !bridge.world.holds($0.snapshot) }
    if let known = scenarios.first(where: { $0.name == scenario.name }) {
      throw RuntimeError(
        .invalidArgument,
        "lab.scenario: '\(scenario.name)' is registered already, at \(known.source)")
    }
    let tooMany = scenarios.count(where: \.hasRun) - Lab.remembered
    if tooMany > 0, let oldest = scenarios.firstIndex(where: \.hasRun) {
      scenarios.remove(at: oldest)
    }
    scenarios.append(scenario)
  }

  /// The world snapshot of the scenario that is being registered.
  ///
  /// Scenarios that are registered one after the other share a snapshot: restoring one invalidates
  /// all later ones, so sharing lets each scenario run first, and run again. Scenarios that are
  /// registered right after a run, which leaves the world unchanged, share it too.
  ///
  /// - Throws: an error that names another thread that is running code.
  func snapshot() throws -> WorldSnapshot {
    defer { callsAtNewest = bridge.functionCalls }
    if let newest = newestSnapshot, bridge.functionCalls == callsAtNewest + 1,
      bridge.world.isPresent(newest)
    {
      return newest
    }
    let taken = try bridge.world.snapshot()
    newestSnapshot = taken
    return taken
  }

  /// Runs the named scenarios, or those that have not run and have a valid snapshot.
  ///
  /// The results are in the order of registration. The scenarios run from the last to the first:
  /// each restores its snapshot, which invalidates later ones.
  ///
  /// - Throws: ``RuntimeError`` if no scenario has a given name, or its snapshot is invalid.
  func run(_ names: [String]?) throws -> [LabResult] {
    try choose(names).reversed().map { try run($0) }.reversed()
  }

  /// Runs one scenario, and restores the world of its registration.
  ///
  /// - Parameter isWanted: whether the order with a given number runs.
  /// - Parameter begins: called with each order that is about to run.
  /// - Throws: ``RuntimeError`` if the snapshot is invalid; errors that stop the script itself.
  package func run(
    _ scenario: LabScenario, where isWanted: (Int) -> Bool = { _ in true },
    begins: (Int) -> Void = { _ in }
  ) throws -> LabResult {
    guard !isRunning else {
      throw RuntimeError(.inconsistency, "lab.run: a scenario of the lab is running")
    }
    isRunning = true
    defer { isRunning = false }
    scenario.hasRun = true
    bridge.wantsSwitchPoints = scenario.schedules != nil
    defer { bridge.wantsSwitchPoints = false }
    let judge = LabJudge(bridge, scenario, protectedCall)
    var results: [LabResult.Order] = []
    do {
      for (number, run) in scenario.runs.enumerated() where isWanted(number) {
        begins(number)
        results.append(try judge.result(of: run, number: number))
      }
    } catch {
      try? bridge.world.restore(scenario.snapshot)
      throw error
    }
    try bridge.world.restore(scenario.snapshot)
    if scenario.snapshot === newestSnapshot { callsAtNewest = bridge.functionCalls }
    return LabResult(name: scenario.name, isComplete: scenario.isComplete, orders: results)
  }

  /// The judge of a registered scenario, for a command that runs single orders.
  package func judge(of scenario: LabScenario) -> LabJudge {
    LabJudge(bridge, scenario, protectedCall)
  }

  /// Runs some actors of a scenario once, without comparing the result.
  ///
  /// - Parameter system: the version of the system; nil for that of the scenario's snapshot.
  package func runOnce(
    _ scenario: LabScenario, _ names: [String], system: String? = nil
  ) throws -> LabRecord {
    let actors = names.compactMap { name in scenario.actors.first { $0.name == name } }
    return try LabRun(
      bridge, scenario, actors: actors, conditions: LabConditions(system: system),
      protectedCall: protectedCall
    )
    .run(removing: nil, expects: false)
  }

  private func choose(_ names: [String]?) throws -> [LabScenario] {
    guard let names else {
      return scenarios.filter { !$0.hasRun && bridge.world.holds($0.snapshot) }
    }
    for name in names where !scenarios.contains(where: { $0.name == name }) {
      let known = scenarios.map { "'\($0.name)'" }.joined(separator: ", ")
      throw RuntimeError(
        .invalidArgument,
        "lab.run: no scenario is named '\(name)'"
          + (known.isEmpty ? "; none is registered" : "; there are \(known)"))
    }
    return scenarios.filter { names.contains($0.name) }
  }
}
