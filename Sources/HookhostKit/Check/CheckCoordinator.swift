internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost

/// The parent process: first the inventory of each actor, then the orders of those that meet.
///
/// Several workers first share the reading of the sources, since a large app is a single actor.
///
/// A lost worker is replaced; the source or the order that ended it is reported.
final class CheckCoordinator {
  private let options: CheckOptions
  private let search: ActorSearch
  private let pool: WorkerPool
  private let line = ProgressLine()
  private var tasks: [CheckTask] = []
  /// The latest step of each worker: an installer or a source.
  private var doing: [Int: (key: String, text: String)] = [:]
  private var finished = 0
  /// The numbers of the tasks that have not ended.
  private var waiting: Set<Int> = []
  private(set) var result: CheckResult

  /// Creates the coordinator.
  ///
  /// - Parameter deadline: The time at which the check reports what it has found; nil for no limit.
  init(_ options: CheckOptions, _ search: ActorSearch, deadline: MonotonicInstant?) {
    self.options = options
    self.search = search
    result = CheckResult(search, options)
    pool = WorkerPool(
      arguments: options.workerArguments,
      greeting: CheckPlan(actors: search.actors, options).json.message, size: options.jobs,
      patience: 3 * options.timeLimit + 60)
    pool.deadline = deadline
  }

  /// Runs everything, and returns whether Ctrl-C interrupted it.
  func run() -> Bool {
    defer { line.clear() }
    let start = MonotonicInstant.now
    addReadings()
    guard work("sources", until: start + options.readLimit) else {
      return isInterrupted
    }
    for system in options.runSystems { addInventories(system) }
    guard work("inventory") else { return isInterrupted }
    result.completeInventory()
    hooked = result.hookedClasses
    // Each actor alone shows the hooks that it installs while the app runs, by which others meet it.
    let single = CheckOrders.single(result)
    addOrders(single, from: 0)
    guard work("actors") else { return isInterrupted }
    result.completeInventory()
    let together = CheckOrders.together(result, triples: options.tripleOrders)
    addOrders(together, from: single.count)
    addOrders(
      CheckOrders.removing(result), from: single.count + together.count, removing: true)
    _ = work("orders")
    return isInterrupted
  }

  /// Adds the orders of this part of the check; their numbers begin with a given one.
  ///
  /// - Parameter removing: Whether the first actor of each takes its hooks away once all are installed.
  private func addOrders(_ orders: [[Int]], from first: Int, removing: Bool = false) {
    for system in options.runSystems {
      for (place, order) in orders.enumerated() {
        let number = first + place
        guard order.count == 1 || options.shard.includes(number) else { continue }
        var installs: [Int: [CheckInstaller]] = [:]
        var beside: [Int: [Int]] = [:]
        var loadsNaming: [Int: [Int]] = [:]
        for actor in order {
          installs[actor] = result.parts[actor].installs
          beside[actor] = result.parts[actor].beside
          loadsNaming[actor] = result.loadsNaming(of: actor)
        }
        if removing { installs[order[0]]? += result.parts[order[0]].removers }
        let probes = order.flatMap { result.probes(of: $0) }
        // With further installers an actor has not run alone.
        let promises = removing ? nil : result.promises(of: order, system)
        add(
          .order(
            number: number, actors: order, installs: installs, beside: beside,
            loadsNaming: loadsNaming, probes: probes, hooked: hooked, promises: promises,
            system: system))
      }
    }
  }

  /// Shares the sources of all actors among several workers; one worker reads them as it needs them.
  private func addReadings() {
    guard options.jobs > 1 else { return }
    var seen: [String: [SourceOptions]] = [:]
    var sources: [(actor: Int, place: Int)] = []
    for (number, actor) in search.actors.enumerated() {
      for (place, source) in actor.sources.enumerated()
      where !seen[source.path, default: []].contains(source.options) {
        seen[source.path, default: []].append(source.options)
        sources.append((number, place))
      }
    }
    guard sources.count >= Self.fewestShared else { return }
    for start in stride(from: 0, to: sources.count, by: Self.sourcesOfReading) {
      let end = min(start + Self.sourcesOfReading, sources.count)
      add(.reading(Array(sources[start..<end])))
    }
  }

  /// With fewer sources, one worker reads them as fast as several.
  private static let fewestShared = 24
  /// The sources that a worker reads before it asks for more.
  private static let sourcesOfReading = 8

  private func addInventories(_ system: String?) {
    // The largest actors first: the others are shared among the workers that are left.
    let numbers = search.actors.indices.sorted {
      search.actors[$0].sources.count > search.actors[$1].sources.count
    }
    for number in numbers {
      let actor = search.actors[number]
      let install = actor.installs.map { .named($0) } ?? options.settings.install ?? .auto
      add(.inventory(actor: number, install: install, system: system))
    }
    if options.settings.drive != nil || options.settings.setup != nil {
      add(
        .order(
          number: 0, actors: [], installs: [:], beside: [:], loadsNaming: [:], probes: [],
          hooked: [], promises: nil, system: system))
    }
  }

  /// The classes that actors hook, whose orders all use the same parts of the standard app.
  private var hooked: [String] = []

  private func add(_ task: CheckTask) {
    pool.add(tasks.count, task.message)
    waiting.insert(tasks.count)
    tasks.append(task)
  }

  private var isInterrupted = false

  /// Handles the events of the workers until all tasks are done; false if interrupted or too late.
  ///
  /// - Parameters:
  ///   - phase: What the workers do.
  ///   - end: The time after which no further task is begun; nil for no limit.
  private func work(_ phase: String, until end: MonotonicInstant? = nil) -> Bool {
    finished = 0
    while let event = pool.next() {
      if let end, MonotonicInstant.now > end { pool.dropTasks() }
      switch event {
      case .message(let message, let worker): take(message, from: worker, phase)
      case .done(let task, let worker):
        doing[worker.number] = nil
        waiting.remove(task)
        finished += 1
      case .lost(let worker, let ending): replace(worker, ending)
      case .notStarted(let failure): result.faults.append("cannot start a worker: \(failure)")
      case .interrupted:
        result.faults.append("interrupted; orders that had not ended are missing")
        isInterrupted = true
        return false
      case .expired:
        noteUndone(phase)
        return false
      }
    }
    return true
  }

  /// Names what the total time limit has left undone.
  private func noteUndone(_ phase: String) {
    let limit = options.totalLimit ?? 0
    let steps = doing.sorted { $0.key < $1.key }.map { "\($0.value.key) \($0.value.text)" }
    var orders: [String] = []
    var unread: [Int] = []
    for number in waiting.sorted() {
      switch tasks[number] {
      case .reading(let sources): unread += sources.map(\.actor)
      case .inventory(let actor, _, _):
        result.takeFault("not analysed within the total time limit of \(limit) s", of: actor)
      case .order(_, let actors, _, _, _, _, _, _, _):
        let names = actors.map { result.parts[$0].name } + (tasks[number].run?.removers ?? [])
        orders.append(names.isEmpty ? "no actor" : names.joined(separator: " then "))
      }
    }
    var text = "the total time limit of \(limit) s has passed"
    if let step = steps.first { text += " while \(step)" }
    if !orders.isEmpty { text += "; not run: \(Self.listed(orders))" }
    if !unread.isEmpty {
      let names = Set(unread).sorted().map { result.parts[$0].name }
      text += "; sources not read: \(unread.count), of \(Self.listed(names)); no actor was analysed"
    }
    if phase != "orders" { text += "; no pairs were run" }
    result.faults.append(text)
  }

  /// The orders or actors that a sentence names at most.
  private static let mostNamed = 12

  private static func listed(_ names: [String]) -> String {
    let more = names.count - mostNamed
    return names.prefix(mostNamed).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private func take(_ message: [UInt8], from worker: WorkerPool.Worker, _ phase: String) {
    guard let json = JSON(message: message), let number = worker.task else { return }
    switch tasks[number] {
    case .reading: break
    case .inventory(let actor, _, _):
      if let found = json["inventory"] { result.take(found, of: actor) }
    case .order:
      if let run = tasks[number].run, let found = json["result"] { result.take(found, run) }
    }
    for key in ["trying", "reading"] {
      if let text = json[key]?.string { doing[worker.number] = (key, text) }
    }
    let detail = doing[worker.number].map { " \($0.key) \($0.text)" } ?? ""
    line.show("\(phase) \(finished)/\(tasks.count)\(detail)")
  }

  /// Reports the loss of a worker, and repeats its task without what ended it.
  private func replace(_ worker: WorkerPool.Worker, _ ending: ChildProcess.Ending) {
    let last = doing.removeValue(forKey: worker.number)
    if let number = worker.task { waiting.remove(number) }
    guard let number = worker.task else {
      result.faults.append("a worker's process \(ending.words)")
      return pool.dropTasks()
    }
    let isLate = worker.isLate || ending == .exit(ExitStatus.timeLimit.rawValue)
    let reason = isLate ? "does not end" : "ends the process: it \(ending.words)"
    switch tasks[number] {
    case .reading:
      // The inventory of its actor reports a source that ends a worker.
      break
    case .inventory(let actor, _, _):
      let text = last.map { "\($0.key) \($0.text)" } ?? "loading it"
      result.takeFault("\(text) \(reason)", of: actor)
    case .order:
      if let run = tasks[number].run { result.takeLoss(run, isLate: isLate, reason: reason) }
    }
  }
}
