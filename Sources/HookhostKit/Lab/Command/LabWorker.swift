internal import LuaBridge

/// A process that runs its part of the orders, and tells over its channel what comes of them.
final class LabWorker {
  private let channel: MessageChannel
  private let share: LabShare
  private let omissions: LabOmissions

  /// Makes a worker of this process, which was started as one; nil when it was not.
  init?(_ share: LabShare) {
    guard let channel = MessageChannel.toParent(), let message = channel.receive(),
      let json = try? JSONReader.read(message)
    else { return nil }
    self.channel = channel
    self.share = share
    omissions = LabOmissions(json)
  }

  /// Runs the files.
  func run(_ sources: [LabFileRun.Source], loadLimit: Double) {
    var count = 0
    for source in sources where !omissions.files.contains(source.path) {
      tell(.loading(file: source.path))
      LabFileRun(source, self, loadLimit: loadLimit).run(&count)
    }
  }

  /// Whether an order runs here, by its number among those of all files.
  func runs(_ number: Int) -> Bool {
    share.includes(number) && !omissions.orders.contains(number)
  }

  /// Whether a scenario runs here.
  func runs(_ scenario: String, of file: String) -> Bool {
    omissions.scenarios[file]?.contains(scenario) != true
  }

  /// Tells something.
  ///
  /// Without anybody who listens, nothing that is left to do is worth doing.
  func tell(_ event: LabEvent) {
    let message = Array(JSONWriter.text(of: event.json).utf8)
    if !channel.send(message) { ProcessContext.end(ExitStatus.failure.rawValue) }
  }
}
