internal import LuaBridge

/// Processes of this same program that work through a list of tasks, several at once.
///
/// A worker is started as long as there are tasks that nobody does. It gets a greeting, and says by
/// an empty message that it waits: first when it is ready, then after each task; what else it sends
/// is for the owner of the pool. One that ends before that is lost with its task, and one that is
/// silent for longer than it may be is ended; the owner says what became of the task, and may add
/// another for what is left of it, which another worker takes.
final class WorkerPool {
  /// One of the processes.
  final class Worker {
    /// Counted from 1 in the order in which they were started.
    let number: Int
    fileprivate let process: ChildProcess
    /// The task that it does, by the number that the owner gave it; nil while it waits.
    fileprivate(set) var task: Int?
    /// Whether it has not waited for a task yet.
    fileprivate(set) var isNew = true
    /// Whether it was ended since it was silent for too long.
    fileprivate(set) var isLate = false
    /// How many seconds it may be silent.
    var patience: Double
    fileprivate var isLeaving = false
    fileprivate var heard = ContinuousClock.now

    fileprivate init(_ number: Int, _ process: ChildProcess, patience: Double) {
      self.number = number
      self.process = process
      self.patience = patience
    }

    fileprivate var isBusy: Bool { isNew || isLeaving || task != nil }
  }

  /// Something that the owner of the pool has to know.
  enum Event {
    /// A worker has sent something.
    case message([UInt8], Worker)
    /// A worker has done a task, and has no part in it any more.
    case done(task: Int, Worker)
    /// A worker has ended before it had done what it was to do.
    case lost(Worker, ChildProcess.Ending)
    /// A process could not be started; no other will be.
    case notStarted(SystemFailure)
    /// Ctrl-C has stopped everything; the workers that were at work are lost.
    case interrupted
  }

  private let arguments: [[UInt8]]
  private let greeting: [UInt8]
  private let size: Int
  private let patience: Double
  private var workers: [Worker] = []
  private var started = 0
  private var tasks: ArraySlice<(number: Int, message: [UInt8])> = []
  /// The events that have happened and were not answered yet.
  private var events: ArraySlice<Event> = []
  private var isInterrupted = false
  private var lastLook = ContinuousClock.now

  /// Makes a pool without workers.
  ///
  /// - Parameter arguments: what the workers' command lines have behind the program's name.
  /// - Parameter greeting: what each of them gets first.
  /// - Parameter size: how many there are at most.
  /// - Parameter patience: how many seconds one may be silent, unless its own ``Worker/patience``
  ///   says otherwise.
  init(arguments: [[UInt8]], greeting: [UInt8], size: Int, patience: Double) {
    self.arguments = arguments
    self.greeting = greeting
    self.size = size
    self.patience = patience
    StandardInput.noteInterrupts()
  }

  /// Adds a task, behind those that wait.
  func add(_ number: Int, _ message: [UInt8]) { tasks.append((number, message)) }

  /// Forgets the tasks that nobody has begun.
  func dropTasks() { tasks = [] }

  /// Has the workers that wait come to their end, which is to be awaited by ``next()``.
  ///
  /// - Parameter lastMessage: what each of them gets.
  func dismiss(_ lastMessage: [UInt8]) {
    for worker in workers where !worker.isBusy {
      worker.isLeaving = true
      worker.heard = .now
      worker.process.channel?.send(lastMessage)
    }
  }

  /// The next event; nil when no worker has anything to do.
  func next() -> Event? {
    while true {
      if let event = events.popFirst() { return event }
      giveOutTasks()
      guard events.isEmpty else { continue }
      guard workers.contains(where: \.isBusy) else { return nil }
      let received = ChildProcess.receive(from: workers.map(\.process), within: 1)
      if StandardInput.takeInterrupt() {
        interrupt()
      } else if let (sender, message) = received,
        let worker = workers.first(where: { $0.process === sender })
      {
        if let message { take(message, from: worker) } else { end(worker) }
      }
      endSilentWorkers()
    }
  }

  /// Ends the workers that are silent for too long, about every second.
  ///
  /// When nobody has looked for much longer, this process itself stood still, and no worker is blamed
  /// for that time.
  private func endSilentWorkers() {
    let elapsed = ContinuousClock.now - lastLook
    guard elapsed > .seconds(1) else { return }
    lastLook = .now
    for worker in workers where worker.isBusy {
      if elapsed > .seconds(10) {
        worker.heard = .now
      } else if worker.isSilent {
        worker.isLate = true
        worker.process.kill()
      }
    }
  }

  private func giveOutTasks() {
    guard !isInterrupted else { return }
    for worker in workers where !worker.isBusy { giveTask(to: worker) }
    while workers.count < size, workers.count(where: \.isNew) < tasks.count {
      do {
        let process = try ChildProcess(arguments: arguments)
        started += 1
        workers.append(Worker(started, process, patience: patience))
        process.channel?.send(greeting)
      } catch {
        tasks = []
        events.append(.notStarted(error))
      }
    }
  }

  private func giveTask(to worker: Worker) {
    guard let task = tasks.popFirst() else { return }
    worker.task = task.number
    worker.heard = .now
    worker.patience = patience
    worker.process.channel?.send(task.message)
  }

  private func take(_ message: [UInt8], from worker: Worker) {
    worker.heard = .now
    guard message.isEmpty else { return events.append(.message(message, worker)) }
    worker.isNew = false
    guard let task = worker.task else { return }
    worker.task = nil
    events.append(.done(task: task, worker))
  }

  private func end(_ worker: Worker) {
    let ending = worker.process.end(within: 10)
    guard ending != .interrupted else { return interrupt() }
    workers.removeAll { $0 === worker }
    let isAtWork = worker.isNew || worker.task != nil || worker.isLate
    if isAtWork { events.append(.lost(worker, ending)) }
  }

  private func interrupt() {
    isInterrupted = true
    tasks = []
    events.append(.interrupted)
    for worker in workers { worker.process.kill() }
    for worker in workers where worker.isBusy { events.append(.lost(worker, .interrupted)) }
    workers = []
  }
}

extension WorkerPool.Worker {
  fileprivate var isSilent: Bool { ContinuousClock.now - heard > .seconds(patience) }
}
