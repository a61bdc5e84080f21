internal import LuaBridge
internal import LuaModules

/// A process that runs tasks, which are parts of the orders of files, and sends the results.
final class LabWorker {
  private let channel: MessageChannel
  private let options: LabCommandOptions
  private(set) var task = LabTask(file: 0, part: .whole)
  private var lastSent = MonotonicInstant.now

  /// Makes the worker of this process; nil if the process was not started as one.
  init?(_ options: LabCommandOptions) {
    guard let channel = MessageChannel.toParent(), channel.receive() != nil else { return nil }
    self.channel = channel
    self.options = options
  }

  /// Runs tasks until there are no more.
  func run(_ sources: [LabFileRun.Source]) {
    wait()
    while let message = channel.receive(), let task = LabTask(message),
      sources.indices.contains(task.file)
    {
      self.task = task
      LabFileRun(sources[task.file], self, options).run()
      wait()
    }
  }

  /// Whether this worker runs an order, by its number among the orders of the file.
  func runs(_ number: Int) -> Bool { task.includes(number, of: options.shard) }

  /// Whether the task includes orders of a scenario.
  func runs(_ scenario: String) -> Bool { !task.doneScenarios.contains(scenario) }

  func send(_ event: LabEvent) { send(event.message) }

  /// Reports that the worker is busy, if it has sent nothing for a while.
  func showLife() {
    if MonotonicInstant.now - lastSent > 0.5 { send(.alive) }
  }

  /// Requests a task.
  private func wait() { send([]) }

  /// Sends a message to the parent; exits the process if the parent has closed the channel.
  private func send(_ message: [UInt8]) {
    lastSent = .now
    if !channel.send(message) { ProcessContext.end(ExitStatus.failure.rawValue) }
  }
}
