internal import FoundationModels
internal import LuaBridge
internal import SelectorRuntime

/// The laboratory: it installs everybody's hooks in every order, each in a fresh world, and says which
/// orders break, how, and who with whom.
///
/// The measure is what the app sees. A run without actors tells what it sees when nobody hooks; an
/// order is ok when the app sees that, each actor's promises on top, and nothing else has gone wrong.
/// What fails is narrowed down to the fewest actors that fail in the same way.
final class Lab {
  private unowned let bridge: Bridge
  private(set) var scenarios: [LabScenario] = []
  private var isRunning = false
  /// A `pcall` that names the messages of a runaway recursion.
  private let protectedCall: LuaReference

  init(_ bridge: Bridge) {
    self.bridge = bridge
    let stack = bridge.current
    stack.push(
      LuaClosure { [unowned bridge] inner in
        inner.setCount(1)
        bridge.entering(inner) { bridge.explainOverflow(on: inner) }
        return 1
      })
    stack.pushScriptCalls()
    // stack: … pcall xpcall
    stack.pop()
    protectedCall = stack.reference()
  }

  /// Registers a scenario.
  ///
  /// - Throws: ``RuntimeError`` when its name is taken.
  func register(_ scenario: LabScenario) throws {
    if let known = scenarios.first(where: { $0.name == scenario.name }) {
      throw RuntimeError(
        .invalidArgument,
        "lab.scenario: '\(scenario.name)' is registered already, at \(known.source)")
    }
    scenarios.append(scenario)
  }

  /// Runs those scenarios that have not run, or the named ones, and answers in the order of their
  /// registration.
  ///
  /// They run from the last to the first: each goes back to the world of its registration, which
  /// ends the worlds of later ones.
  /// - Parameter isWanted: which orders of a scenario run, by their numbers.
  /// - Throws: ``RuntimeError`` when there is no scenario of a name, or its world is gone.
  func run(_ names: [String]?, where isWanted: (Int) -> Bool = { _ in true }) throws -> [LabResult]
  {
    guard !isRunning else {
      throw RuntimeError(.inconsistency, "lab.run: a scenario of the lab is running")
    }
    let chosen = try choose(names)
    isRunning = true
    defer { isRunning = false }
    var results: [LabResult] = []
    for scenario in chosen.reversed() {
      scenario.hasRun = true
      results.append(try result(of: scenario, where: isWanted))
      try bridge.world.restore(scenario.snapshot)
    }
    return results.reversed()
  }

  private func choose(_ names: [String]?) throws -> [LabScenario] {
    guard let names else { return scenarios.filter { !$0.hasRun } }
    for name in names where !scenarios.contains(where: { $0.name == name }) {
      let known = scenarios.map { "'\($0.name)'" }.joined(separator: ", ")
      throw RuntimeError(
        .invalidArgument,
        "lab.run: no scenario is named '\(name)'"
          + (known.isEmpty ? "; none is registered" : "; there are \(known)"))
    }
    return scenarios.filter { names.contains($0.name) }
  }

  private func result(
    of scenario: LabScenario, where isWanted: (Int) -> Bool
  ) throws -> LabResult {
    let judge = LabJudge(bridge, scenario, protectedCall)
    let (orders, areComplete) = scenario.ordersToRun
    var runs: [(order: [String], removal: [String]?)] = orders.map { ($0, nil) }
    var isComplete = areComplete
    if scenario.unhooks {
      (runs, isComplete) = LabOrders.withRemovals(of: orders, areComplete)
    }
    let wanted = runs.enumerated().filter { isWanted($0.offset) }.map(\.element)
    return LabResult(
      name: scenario.name, isComplete: isComplete,
      orders: try wanted.map { try judge.result(of: $0.order, removing: $0.removal) })
  }
}

extension LabOrders {
  /// Each order with each order of removal, as many as there may be.
  fileprivate static func withRemovals(
    of orders: [[String]], _ areComplete: Bool
  ) -> (runs: [(order: [String], removal: [String]?)], areComplete: Bool) {
    var runs: [(order: [String], removal: [String]?)] = []
    for order in orders {
      for removal in all(order.sorted()) ?? [order, order.reversed()] {
        if runs.count == most { return (runs, false) }
        runs.append((order, removal))
      }
    }
    return (runs, areComplete)
  }
}
