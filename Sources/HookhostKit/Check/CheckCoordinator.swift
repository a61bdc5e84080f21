internal import LuaBridge
internal import LuaModules

/// The parent process: first the inventory of each actor, then the orders of those that meet.
///
/// A lost worker is replaced; the installer or order that ended it is reported.
final class CheckCoordinator {
  private let options: CheckOptions
  private let search: ActorSearch
  private let pool: WorkerPool
  private let line = ProgressLine()
  private var tasks: [CheckTask] = []
  /// The latest step of each worker: an installer or a source.
  private var doing: [Int: (key: String, text: String)] = [:]
  private var finished = 0
  private(set) var result: CheckResult

  init(_ options: CheckOptions, _ search: ActorSearch) {
    self.options = options
    self.search = search
    result = CheckResult(search, options)
    pool = WorkerPool(
      arguments: options.workerArguments,
      greeting: CheckPlan(actors: search.actors, options).json.message, size: options.jobs,
      patience: 3 * options.timeLimit + 60)
  }

  /// Runs everything, and returns whether Ctrl-C interrupted it.
  func run() -> Bool {
    defer { line.clear() }
    for system in options.runSystems { addInventories(system) }
    guard work("inventory") else { return true }
    result.completeInventory()
    // Each actor alone shows the hooks that it installs while the app runs, by which others meet it.
    let single = CheckOrders.single(result)
    addOrders(single, from: 0)
    guard work("actors") else { return true }
    result.completeInventory()
    addOrders(CheckOrders.together(result, triples: options.tripleOrders), from: single.count)
    return !work("orders")
  }

  /// Adds the orders of this part of the check; their numbers begin with a given one.
  private func addOrders(_ orders: [[Int]], from first: Int) {
    for system in options.runSystems {
      for (place, order) in orders.enumerated() {
        let number = first + place
        guard order.count == 1 || options.shard.includes(number) else { continue }
        var installs: [Int: [CheckInstaller]] = [:]
        var beside: [Int: [Int]] = [:]
        for actor in order {
          installs[actor] = result.parts[actor].installs
          beside[actor] = result.parts[actor].beside
        }
        let probes = order.flatMap { result.probes(of: $0) }
        add(
          .order(
            number: number, actors: order, installs: installs, beside: beside, probes: probes,
            system: system))
      }
    }
  }

  private func addInventories(_ system: String?) {
    for (number, actor) in search.actors.enumerated() {
      let install = actor.installs.map { .named($0) } ?? options.settings.install ?? .auto
      add(.inventory(actor: number, install: install, without: [], system: system))
    }
    if options.settings.drive != nil || options.settings.setup != nil {
      add(.order(number: 0, actors: [], installs: [:], beside: [:], probes: [], system: system))
    }
  }

  private func add(_ task: CheckTask) {
    pool.add(tasks.count, task.message)
    tasks.append(task)
  }

  /// Handles the events of the workers until all tasks are done; false if interrupted.
  private func work(_ phase: String) -> Bool {
    finished = 0
    while let event = pool.next() {
      switch event {
      case .message(let message, let worker): take(message, from: worker, phase)
      case .done(_, let worker):
        doing[worker.number] = nil
        finished += 1
      case .lost(let worker, let ending): replace(worker, ending)
      case .notStarted(let failure): result.faults.append("cannot start a worker: \(failure)")
      case .interrupted:
        result.faults.append("interrupted; orders that had not ended are missing")
        return false
      }
    }
    return true
  }

  private func take(_ message: [UInt8], from worker: WorkerPool.Worker, _ phase: String) {
    guard let json = JSON(message: message), let number = worker.task else { return }
    switch tasks[number] {
    case .inventory(let actor, _, _, _):
      if let found = json["inventory"] { result.take(found, of: actor) }
    case .order(_, let actors, _, _, _, let system):
      if let found = json["result"] { result.take(found, .init(actors: actors, system: system)) }
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
    guard let number = worker.task else {
      result.faults.append("a worker's process \(ending.words)")
      return pool.dropTasks()
    }
    let isLate = worker.isLate || ending == .exit(ExitStatus.timeLimit.rawValue)
    let reason = isLate ? "does not end" : "ends the process: it \(ending.words)"
    switch tasks[number] {
    case .inventory(let actor, let install, let without, let system):
      if let last, last.key == "trying", !without.contains(last.text) {
        result.note(last.text, reason, of: actor)
        return add(
          .inventory(
            actor: actor, install: install, without: without + [last.text], system: system))
      }
      let text = last.map { "\($0.key) \($0.text)" } ?? "loading it"
      result.takeFault("\(text) \(reason)", of: actor)
    case .order(_, let actors, _, _, _, let system):
      result.takeLoss(.init(actors: actors, system: system), isLate: isLate, reason: reason)
    }
  }
}
