internal import LuaBridge

/// A pool of worker processes of this program, which run a list of tasks in parallel.
///
/// A worker is started while there are unassigned tasks. It receives a greeting, and sends an empty
/// message when it waits: first when it is ready, then after each task. The owner of the pool
/// handles all other messages. A worker that exits early is lost with its task, and one that sends
/// nothing for too long is killed. The owner then reports the result of the task, and may add
/// another task for the rest of it, which another worker runs.
final class WorkerPool {
  /// A worker process.
  final class Worker {
    /// The number of the worker, from 1 in the order of their start.
    let number: Int
    fileprivate let process: ChildProcess
    /// The number of its task, which the owner assigned; nil while it waits.
    fileprivate(set) var task: Int?
    /// Whether it has not requested a task yet.
    fileprivate(set) var isNew = true
    /// Whether it was killed because it sent nothing for too long.
    fileprivate(set) var isLate = false
    /// The time in seconds for which it may send nothing.
    var patience: Double
    fileprivate var isLeaving = false
    fileprivate var heard = MonotonicInstant.now

    fileprivate init(_ number: Int, _ process: ChildProcess, patience: Double) {
      self.number = number
      self.process = process
      self.patience = patience
    }

    fileprivate var isBusy: Bool { isNew || isLeaving || task != nil }
  }

  /// An event that the owner of the pool handles.
  enum Event {
    /// A worker has sent a message.
    case message([UInt8], Worker)
    /// A worker has finished a task, and is not involved in it any more.
    case done(task: Int, Worker)
    /// A worker has exited before its task was finished.
    case lost(Worker, ChildProcess.Ending)
    /// A process could not be started; no further one will be.
    case notStarted(SystemFailure)
    /// Ctrl-C has stopped the pool; the workers with tasks are lost.
    case interrupted
    /// The deadline has passed: the tasks that have not ended are dropped, and all workers are
    /// killed.
    case expired
  }

  private let arguments: [[UInt8]]
  private let greeting: [UInt8]
  private let size: Int
  private let patience: Double
  private var workers: [Worker] = []
  private var started = 0
  private var tasks: ArraySlice<(number: Int, message: [UInt8])> = []
  /// The events that have not been returned yet.
  private var events: ArraySlice<Event> = []
  private var isInterrupted = false
  private var lastLook = MonotonicInstant.now
  /// The time at which the pool stops; nil if it has no limit.
  var deadline: MonotonicInstant?

  /// Creates a pool without workers.
  ///
  /// - Parameter arguments: the arguments of the workers, after the program's name.
  /// - Parameter greeting: the first message to each worker.
  /// - Parameter size: the maximum number of workers.
  /// - Parameter patience: the time in seconds for which a worker may send nothing, unless its own
  ///   ``Worker/patience`` is set.
  init(arguments: [[UInt8]], greeting: [UInt8], size: Int, patience: Double) {
    self.arguments = arguments
    self.greeting = greeting
    self.size = size
    self.patience = patience
    StandardInput.noteInterrupts()
  }

  /// Adds a task at the end of the queue.
  func add(_ number: Int, _ message: [UInt8]) { tasks.append((number, message)) }

  /// Removes the tasks that have not started.
  func dropTasks() { tasks = [] }

  /// Lets the waiting workers finish; ``next()`` returns the events of their end.
  ///
  /// - Parameter lastMessage: the last message to each worker.
  func dismiss(_ lastMessage: [UInt8]) {
    for worker in workers where !worker.isBusy {
      worker.isLeaving = true
      worker.heard = .now
      worker.process.channel?.send(lastMessage)
    }
  }

  /// The next event; nil if no worker is running a task.
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
      if let deadline, MonotonicInstant.now > deadline { expire() }
    }
  }

  /// Stops the pool at its deadline, once.
  private func expire() {
    deadline = nil
    tasks = []
    events.append(.expired)
    for worker in workers { worker.process.kill() }
    workers = []
  }

  /// Kills the workers that have sent nothing for too long; checks about once a second.
  ///
  /// If the last check was much longer ago, this process itself was suspended, and that time is not
  /// counted.
  private func endSilentWorkers() {
    let elapsed = MonotonicInstant.now - lastLook
    guard elapsed > 1 else { return }
    lastLook = .now
    for worker in workers where worker.isBusy {
      if elapsed > 10 {
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
  fileprivate var isSilent: Bool { MonotonicInstant.now - heard > patience }
}
