internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

/// The laboratory: it installs everybody's hooks in every order, each in a fresh world, and says which
/// orders break, how, and who with whom.
///
/// The measure is what the app sees. A run without actors tells what it sees when nobody hooks; an
/// order is ok when the app sees that, each actor's promises on top, and nothing else has gone wrong.
/// A failing order is narrowed down to the fewest actors that fail in the same way.
final class Lab {
  /// How many scenarios that have run can be run again by their names; older ones are forgotten, so
  /// that a script which makes and runs scenarios for ever needs no more and more memory.
  private static let remembered = 256

  private unowned let bridge: Bridge
  private(set) var scenarios: [LabScenario] = []
  private var isRunning = false
  /// Takes the faults of scenarios that cannot be registered; without it they are the script's errors.
  var noteFault: ((String) -> Void)?
  /// Called before each run of any actors.
  var runBegins: () -> Void = {}
  /// The newest scenario's world, and how many functions of modules had been called by then.
  private weak var newestSnapshot: WorldSnapshot?
  private var callsAtNewest = 0
  /// A `pcall` that says more about some errors than Lua does.
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
  /// Those whose worlds have been taken back since, which can never run again, are forgotten, and of
  /// those that have run the oldest, when they are too many.
  /// - Throws: ``RuntimeError`` when its name is taken.
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

  /// The world of the scenario that is being registered.
  ///
  /// Scenarios that are registered one after the other share one: to go back to a world ends those
  /// that came later, and so each of them can be run first, and again. So do those that are
  /// registered right after a run, which leaves the world as it was.
  /// - Throws: an error that names another thread which is in the middle of something.
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

  /// Runs those scenarios that have not run and whose world is there, or the named ones, and answers
  /// in the order of their registration.
  ///
  /// They run from the last to the first: each goes back to the world of its registration, which
  /// ends the worlds of later ones.
  /// - Throws: ``RuntimeError`` when there is no scenario of a name, or its world is gone.
  func run(_ names: [String]?) throws -> [LabResult] {
    try choose(names).reversed().map { try run($0) }.reversed()
  }

  /// Runs one scenario, and leaves the world as it was when it was registered.
  ///
  /// - Parameter isWanted: which orders run, by their numbers.
  /// - Parameter begins: told of each order that is about to run.
  /// - Throws: ``RuntimeError`` when its world is gone; what stops the script itself.
  func run(
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
        results.append(try judge.result(of: run.order, removing: run.removal, number: number))
      }
    } catch {
      try? bridge.world.restore(scenario.snapshot)
      throw error
    }
    try bridge.world.restore(scenario.snapshot)
    if scenario.snapshot === newestSnapshot { callsAtNewest = bridge.functionCalls }
    return LabResult(name: scenario.name, isComplete: scenario.isComplete, orders: results)
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
