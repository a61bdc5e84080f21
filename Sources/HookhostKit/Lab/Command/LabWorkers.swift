internal import LuaBridge

/// The processes that run the orders of the same files, each its part of them, and what they found.
///
/// One that ends before its time is replaced by another, which leaves out what is done and what
/// ended it; so each replacement has less to do than the one before.
final class LabWorkers {
  private struct Worker {
    let number: Int
    let process: ChildProcess
    var file: String?
    var scenario: String?
    var start: LabOrderStart?
  }

  private let options: LabCommandOptions
  private let progress = ProgressLine()
  private var workers: [Worker] = []
  private var isInterrupted = false
  /// What is left out, by the numbers of workers.
  private var omissions: [Int: LabOmissions] = [:]
  private(set) var report = LabReport()

  init(_ options: LabCommandOptions, _ files: [String]) {
    self.options = options
    report.files = files.map { LabReport.File(path: $0) }
  }

  /// Runs the orders, and answers whether Ctrl-C has stopped that.
  func run() -> Bool {
    StandardInput.noteInterrupts()
    defer { progress.clear() }
    for number in 1...options.jobs { start(number) }
    while !workers.isEmpty, !isInterrupted {
      let received = ChildProcess.receive(from: workers.map(\.process), within: 1)
      if StandardInput.takeInterrupt() { isInterrupted = true }
      guard let (sender, message) = received,
        let place = workers.firstIndex(where: { $0.process === sender })
      else { continue }
      if let message {
        if let event = (try? JSONReader.read(message)).flatMap(LabEvent.init) { take(event, place) }
      } else {
        bury(workers.remove(at: place))
      }
    }
    guard isInterrupted else { return false }
    report.faults.append("interrupted; orders that had not ended are missing")
    for worker in workers { worker.process.kill() }
    return true
  }

  private func start(_ number: Int) {
    let part = Array("--worker=\(number)/\(options.jobs)".utf8)
    do {
      let process = try ChildProcess(
        arguments: [Array("lab".utf8), part] + options.workerArguments)
      let omitted = omissions[number] ?? LabOmissions()
      process.channel?.send(Array(JSONWriter.text(of: omitted.json).utf8))
      workers.append(Worker(number: number, process: process))
    } catch {
      report.faults.append("cannot start a worker: \(error)")
    }
  }

  private func take(_ event: LabEvent, _ place: Int) {
    switch event {
    case .loading(let file):
      workers[place].file = file
      workers[place].scenario = nil
      workers[place].start = nil
    case .found(let part): report.merge(part)
    case .beginning(_, let scenario):
      workers[place].scenario = scenario
      workers[place].start = nil
    case .running(let start):
      workers[place].start = start
      showProgress(place)
    case .finished(let file, let scenario):
      omissions[workers[place].number, default: LabOmissions()]
        .scenarios[file, default: []].insert(scenario)
      workers[place].scenario = nil
      workers[place].start = nil
    }
  }

  private func showProgress(_ latest: Int) {
    let counts = workers.compactMap(\.start).map { "\($0.done)/\($0.total)" }
    let names = [workers[latest].file, workers[latest].scenario].compactMap(\.self)
    progress.show(counts.joined(separator: "  ") + "  " + names.joined(separator: ": "))
  }

  /// A worker has ended: if it had not done everything, another takes its place.
  private func bury(_ worker: Worker) {
    let ending = worker.process.end(within: 10)
    if ending == .interrupted { isInterrupted = true }
    guard ending != .exit(0), !isInterrupted else { return }
    var omitted = omissions[worker.number] ?? LabOmissions()
    let isLate = ending == .exit(ExitStatus.timeLimit.rawValue)
    if let file = worker.file, let scenario = worker.scenario, let start = worker.start {
      omitted.orders.insert(start.number)
      var result = LabReport.Scenario(name: scenario, isComplete: true, orders: [], faults: [])
      if isLate {
        result.orders = [start.order]
      } else {
        result.faults = ["\(start.order.title): its process \(ending.words)"]
      }
      report.merge(
        LabReport(files: [LabReport.File(path: file, scenarios: [result], faults: [])]))
    } else if let file = worker.file {
      omitted.files.insert(file)
      let fault =
        isLate
        ? "loading it took longer than \(options.loadLimit.formatted) s, in a function that cannot "
          + "be interrupted, which ended its process" : "its process \(ending.words)"
      report.merge(LabReport(files: [LabReport.File(path: file, scenarios: [], faults: [fault])]))
    } else {
      report.faults.append("a worker's process \(ending.words)")
      return
    }
    omissions[worker.number] = omitted
    start(worker.number)
  }
}
