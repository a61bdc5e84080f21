internal import LuaBridge

/// The output of tests: each line is sent as it comes, so much of every test and every stream at
/// most.
final class TestOutput {
  /// Bytes of one test and one stream that are sent; of the others only the number is.
  static let most = 262_144

  private let channel: MessageChannel
  /// The number of the test that runs; 0 outside of any.
  private var test = 0
  private var counts: [StandardStream: Int] = [:]

  init(_ channel: MessageChannel) { self.channel = channel }

  /// Begins the output of a test, by its number, or of none, by 0.
  func begin(_ test: Int) {
    for stream in [StandardStream.output, .error] {
      let dropped = (counts[stream] ?? 0) - TestOutput.most
      guard dropped > 0 else { continue }
      send(stream, Array("\n… (\(ReportText.counted(dropped, "more byte")))\n".utf8))
    }
    counts = [:]
    self.test = test
  }

  /// Takes what was written.
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
