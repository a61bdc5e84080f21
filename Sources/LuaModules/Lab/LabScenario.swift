internal import FoundationCore
internal import LuaBridge

/// A registered scenario: its actors, its stimulus, and the expected verdicts.
package final class LabScenario {
  /// A party that installs hooks.
  struct Actor {
    let name: String
    /// The owner of its hooks in findings: the actor, unless it installs hooks for another party.
    let owner: String
    let install: LuaReference
    /// Its own tokens, and how often each must be logged.
    let promises: [String: Int]
  }

  /// The orders to run.
  enum Orders {
    case all, pairs
    case listed([[String]])
  }

  /// The expected verdicts of the orders.
  package enum Want {
    case every(LabVerdict)
    /// Verdicts by order: the names joined by spaces, then ` / ` and the order of removal, if any.
    ///
    /// All other orders have to be ok.
    case each([String: LabVerdict])

    /// The expected verdict of one order, with its order of removal.
    func verdict(of order: [String], removing removal: [String]?) -> LabVerdict {
      switch self {
      case .every(let verdict): return verdict
      case .each(let verdicts):
        let order = order.joined(separator: " ")
        let exact = removal.flatMap { verdicts["\(order) / \($0.joined(separator: " "))"] }
        return exact ?? verdicts[order] ?? .ok
      }
    }
  }

  /// The schedules of its threads under which each order runs.
  enum Schedules {
    /// The cooperative schedule, and random ones up to the given total.
    case count(Int)
    /// All schedules with at most the given number of preemptions.
    case all(preemptions: Int)
    case listed([String])
  }

  package let name: String
  /// Where it was registered, as `file:line`.
  let source: String
  /// The actors, sorted by name.
  let actors: [Actor]
  let setup: LuaReference?
  let drive: LuaReference
  let expect: LuaReference?
  let orders: Orders
  package var want: Want
  /// Whether the hooks are removed again, in every order.
  let unhooks: Bool
  let seed: UInt64
  /// The schedules; nil if threads switch only when they wait.
  private(set) var schedules: Schedules?
  /// Whether the limit has excluded some of the requested schedules.
  var hasSkippedSchedules = false
  /// The versions of the system under each of which the orders run; empty for the usual one.
  private(set) var systems: [String]
  /// Whether results name the system of their order.
  private(set) var namesSystems: Bool
  /// Whether each order is run again under the alternatives of the settings that it has read.
  package var findsAssumptions = false
  /// The time limit for one order, in seconds of real time.
  package var timeLimit: Double
  /// The snapshot of the world in which each order begins.
  let snapshot: WorldSnapshot
  package var hasRun = false
  /// The owners of files in a lab of sources, whose hooks are watched; nil for any other scenario.
  package var parties: SourceParties?
  /// Whether parties may send messages of their own to methods that other parties hook.
  ///
  /// A hook that runs more often is then `double` only if another hook of the same method did not.
  package var allowsMoreMessages = false
  /// The findings of the current run that its drive has noted itself.
  package var noted: [LabFinding] = []
  /// Called at the end of each watched run, before its world is restored.
  package var didWatch: ((HookWatch) -> Void)?
  /// Whether the listed orders are only a sample of all orders.
  package var isSample = false

  init(
    name: String, source: String, actors: [Actor], setup: LuaReference?, drive: LuaReference,
    expect: LuaReference?, orders: Orders, want: Want, unhooks: Bool, seed: UInt64,
    schedules: Schedules?, systems: [String] = [], namesSystems: Bool = false, timeLimit: Double,
    snapshot: WorldSnapshot
  ) {
    self.name = name
    self.source = source
    self.actors = actors
    self.setup = setup
    self.drive = drive
    self.expect = expect
    self.orders = orders
    self.want = want
    self.unhooks = unhooks
    self.seed = seed
    self.schedules = schedules
    self.systems = systems
    self.namesSystems = namesSystems
    self.timeLimit = timeLimit
    self.snapshot = snapshot
  }

  /// Runs the orders only under the given schedule.
  package func replay(_ schedule: String) {
    if schedules != nil { schedules = .listed([schedule]) }
  }

  /// Runs the orders under each of these versions of the system, instead of its own ones.
  package func use(systems: [String]) {
    self.systems = systems
    namesSystems = true
  }

  /// An order to run, the order in which its hooks are removed, if any, and its system.
  package typealias Run = (order: [String], removal: [String]?, system: String?)

  private lazy var plan = makePlan()

  /// The runs of the scenario.
  package var runs: [Run] { plan.runs }
  /// Whether the runs cover all orders and schedules.
  package var isComplete: Bool { plan.isComplete && !isSample && !hasSkippedSchedules }

  private func makePlan() -> (runs: [Run], isComplete: Bool) {
    let (orders, areComplete) = ordersToRun
    var runs: [LabOrders.Removing] = orders.map { ($0, nil) }
    var isComplete = areComplete
    if unhooks { (runs, isComplete) = LabOrders.withRemovals(of: orders, areComplete) }
    guard !systems.isEmpty else { return (runs.map { ($0.order, $0.removal, nil) }, isComplete) }
    return (
      systems.flatMap { system in runs.map { ($0.order, $0.removal, system) } }, isComplete
    )
  }

  private var ordersToRun: (orders: [[String]], areComplete: Bool) {
    let names = actors.map(\.name)
    switch orders {
    case .pairs: return (LabOrders.pairs(names), true)
    case .listed(let listed): return (listed, true)
    case .all:
      if let all = LabOrders.all(names) { return (all, true) }
      return (LabOrders.sample(names, seed: seed), false)
    }
  }
}
