internal import LuaBridge
internal import LuaModules

/// Sends the output of tests line by line, with a limit for each test and stream.
final class TestOutput {
  /// The number of bytes that are sent per test and stream; further bytes are only counted.
  static let most = 262_144

  private let channel: MessageChannel
  /// The number of the running test; 0 outside tests.
  private var test = 0
  private var counts: [StandardStream: Int] = [:]

  init(_ channel: MessageChannel) { self.channel = channel }

  /// Begins the output of a test, by its number; 0 means no test.
  func begin(_ test: Int) {
    for stream in [StandardStream.output, .error] {
      let dropped = (counts[stream] ?? 0) - TestOutput.most
      guard dropped > 0 else { continue }
      send(stream, Array("\n… (\(ReportText.counted(dropped, "more byte")))\n".utf8))
    }
    counts = [:]
    self.test = test
  }

  /// Receives written bytes.
  func write(_ stream: StandardStream, _ text: [UInt8]) {
    let count = counts[stream] ?? 0
    let (sum, isOver) = count.addingReportingOverflow(text.count)
    counts[stream] = isOver ? .max : sum
    let told = text.prefix(max(0, TestOutput.most - count))
    if !told.isEmpty { send(stream, told) }
  }

  private func send(_ stream: StandardStream, _ text: some Collection<UInt8>) {
    var message = MessageWriter()
    message.appendTable { message in
      message.append("kind")
      message.append("output")
      message.append("stream")
      message.append(stream == .error ? "err" : "out")
      message.append("text")
      message.append(text)
      message.append("test")
      message.append(Int64(test))
    }
    if !channel.send(message.bytes) { ProcessContext.end(ExitStatus.failure.rawValue) }
  }
}
