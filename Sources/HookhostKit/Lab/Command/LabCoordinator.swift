internal import LuaBridge
internal import LuaModules

/// The parent process: distributes the orders of the files to workers and collects their results.
///
/// The orders of each file are divided into as many tasks as there are workers. If a worker is
/// lost, its task is repeated without the finished scenarios and without the order that terminated
/// it.
final class LabCoordinator {
  /// A worker's progress in its task.
  private struct Progress {
    var scenario: String?
    var start: LabOrderStart?
  }

  private let options: LabCommandOptions
  private let pool: WorkerPool
  private let line = ProgressLine()
  /// The files of the tasks, as reports name them.
  private let files: [String]
  private var tasks: [LabTask] = []
  /// The progress by worker number.
  private var progress: [Int: Progress] = [:]
  private(set) var report = LabReport()

  init(_ options: LabCommandOptions, _ files: [String]) {
    self.options = options
    self.files = files
    report.files = files.map { LabReport.File(path: $0) }
    pool = WorkerPool(
      arguments: options.workerArguments, greeting: [], size: options.jobs,
      patience: LabCoordinator.patience(options.loadLimit))
  }

  /// How long a worker may send nothing, in seconds, if its current step has a time limit.
  ///
  /// By then the worker has raised an error, or terminated its process after the grace period.
  private static func patience(_ limit: Double) -> Double { 3 * limit + 10 }

  /// Runs the orders, and returns whether Ctrl-C interrupted them.
  func run() -> Bool {
    defer { line.clear() }
    for file in files.indices {
      for part in 0..<options.jobs {
        add(LabTask(file: file, part: Shard(index: part, count: options.jobs)))
      }
    }
    while let event = pool.next() {
      switch event {
      case .message(let message, let worker): take(LabEvent(message), from: worker)
      case .done(_, let worker): progress[worker.number] = nil
      case .lost(let worker, let ending): replace(worker, ending)
      case .notStarted(let failure): report.faults.append("cannot start a worker: \(failure)")
      case .interrupted, .expired:
        report.faults.append("interrupted; orders that had not ended are missing")
        return true
      }
    }
    return false
  }

  private func add(_ task: LabTask) {
    pool.add(tasks.count, task.message)
    tasks.append(task)
  }

  private func take(_ event: LabEvent, from worker: WorkerPool.Worker) {
    switch event {
    case .found(let part): report.merge(part)
    case .beginning(let scenario):
      progress[worker.number] = Progress(scenario: scenario)
    case .running(let start):
      worker.patience = LabCoordinator.patience(start.timeLimit)
      progress[worker.number, default: Progress()].start = start
      showProgress(worker)
    case .finished(let scenario):
      if let task = worker.task { tasks[task].doneScenarios.insert(scenario) }
      progress[worker.number] = Progress()
    case .reading(let path): line.show("reading \(path)")
    case .alive: break
    }
  }

  private func showProgress(_ worker: WorkerPool.Worker) {
    let counts = progress.sorted { $0.key < $1.key }.compactMap(\.value.start)
      .map { "\($0.done)/\($0.total)" }
    let names = [worker.task.map { files[tasks[$0].file] }, progress[worker.number]?.scenario]
    line.show(
      counts.joined(separator: "  ") + "  "
        + names.compactMap(\.self).joined(separator: ": "))
  }

  /// Reports the loss of a worker, and queues the rest of its task.
  private func replace(_ worker: WorkerPool.Worker, _ ending: ChildProcess.Ending) {
    let last = progress.removeValue(forKey: worker.number)
    guard let number = worker.task else {
      report.faults.append("a worker's process \(ending.words)")
      return pool.dropTasks()
    }
    let isLate = worker.isLate || ending == .exit(ExitStatus.timeLimit.rawValue)
    var task = tasks[number]
    var file = LabReport.File(path: files[task.file])
    if let scenario = last?.scenario, let start = last?.start {
      var result = LabResult(name: scenario, isComplete: true)
      if isLate {
        result.orders = [start.order]
      } else {
        result.faults = ["\(start.order.title): its process \(ending.words)"]
      }
      file.scenarios = [result]
      task.fatalOrders.insert(start.number)
      add(task)
    } else {
      file.faults = [
        isLate
          ? "loading it took longer than \(options.loadLimit.formatted) s, in a function that "
            + "cannot be interrupted, which ended its process" : "its process \(ending.words)"
      ]
    }
    report.merge(LabReport(files: [file]))
  }
}
