internal import LuaBridge

/// A process that runs tasks, parts of the orders of files, and sends what comes of them.
final class LabWorker {
  private let channel: MessageChannel
  private let options: LabCommandOptions
  private(set) var task = LabTask(file: 0, part: .whole)
  private var lastSent = ContinuousClock.now

  /// Makes a worker of this process, which was started as one; nil when it was not.
  init?(_ options: LabCommandOptions) {
    guard let channel = MessageChannel.toParent(), channel.receive() != nil else { return nil }
    self.channel = channel
    self.options = options
  }

  /// Runs tasks until there is none left.
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

  /// Whether an order is run here, by its number among those of the file.
  func runs(_ number: Int) -> Bool { task.includes(number, of: options.shard) }

  /// Whether a scenario of the file has orders for this task.
  func runs(_ scenario: String) -> Bool { !task.doneScenarios.contains(scenario) }

  func send(_ event: LabEvent) { send(event.message) }

  /// Says that it is at work, if it has said nothing for a while.
  func showLife() {
    if ContinuousClock.now - lastSent > .seconds(0.5) { send(.alive) }
  }

  /// Says that it waits for a task.
  private func wait() { send([]) }

  /// Sends a message.
  ///
  /// Without anybody who listens, nothing that is left to do is worth doing.
  private func send(_ message: [UInt8]) {
    lastSent = .now
    if !channel.send(message) { ProcessContext.end(ExitStatus.failure.rawValue) }
  }
}
