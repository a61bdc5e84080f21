internal import FoundationCore
internal import LuaBridge

/// A scenario as it was registered: who installs what, what happens then, what should come of it.
final class LabScenario {
  /// Somebody who installs hooks.
  struct Actor {
    let name: String
    /// Whose its hooks are, as findings name them: its own, unless it installs for somebody else.
    let owner: String
    let install: LuaReference
    /// Its own tokens, and how often each must come.
    let promises: [String: Int]
  }

  /// Which orders run.
  enum Orders {
    case all, pairs
    case listed([[String]])
  }

  /// The verdicts that are expected of the orders.
  enum Want {
    case every(LabVerdict)
    /// By the names of an order, joined by blanks, behind ` / ` those of a removal as well; any other
    /// order has to be ok.
    case each([String: LabVerdict])

    /// The verdict that is expected of one order, with its order of removal.
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

  /// Under which schedules of its threads each order runs.
  enum Schedules {
    /// The cooperative one, and as many by chance as make up that number.
    case count(Int)
    /// All with so many switches at most that nobody had to make.
    case all(preemptions: Int)
    case listed([String])
  }

  let name: String
  /// Where it was registered, as `file:line`.
  let source: String
  /// In the order of their names.
  let actors: [Actor]
  let setup: LuaReference?
  let drive: LuaReference
  let expect: LuaReference?
  let orders: Orders
  var want: Want
  /// Whether the hooks are removed again, in every order.
  let unhooks: Bool
  let seed: UInt64
  /// Nil when threads are left only where they wait.
  private(set) var schedules: Schedules?
  /// Whether more schedules were to be tried than there may be.
  var hasSkippedSchedules = false
  /// Seconds of the clock on the wall, for one order.
  let timeLimit: Double
  /// The world that each order begins in.
  let snapshot: WorldSnapshot
  var hasRun = false
  /// Whose files are whose in a lab of sources, whose hooks are watched; nil for any other scenario.
  var parties: SourceParties?
  /// Whether its listed orders are a part of all that there are.
  var isSample = false

  init(
    name: String, source: String, actors: [Actor], setup: LuaReference?, drive: LuaReference,
    expect: LuaReference?, orders: Orders, want: Want, unhooks: Bool, seed: UInt64,
    schedules: Schedules?, timeLimit: Double, snapshot: WorldSnapshot
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
    self.timeLimit = timeLimit
    self.snapshot = snapshot
  }

  /// Runs the orders under one schedule only, if under any.
  func replay(_ schedule: String) {
    if schedules != nil { schedules = .listed([schedule]) }
  }

  /// An order to run, and in which order its hooks are removed, if they are.
  typealias Run = (order: [String], removal: [String]?)

  private lazy var plan = makePlan()

  /// The runs that it consists of.
  var runs: [Run] { plan.runs }
  /// Whether that is all that there is.
  var isComplete: Bool { plan.isComplete && !isSample && !hasSkippedSchedules }

  private func makePlan() -> (runs: [Run], isComplete: Bool) {
    let (orders, isComplete) = ordersToRun
    guard unhooks else { return (orders.map { ($0, nil) }, isComplete) }
    return LabOrders.withRemovals(of: orders, isComplete)
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
