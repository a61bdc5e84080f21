internal import LuaBridge

/// What tests print: each is told of as it comes, so much of every test and every stream at most.
final class TestOutput {
  /// Bytes of one test and one stream that are told; of the others only the number is.
  static let most = 262_144

  private let channel: MessageChannel
  /// The number of the test that runs; 0 outside of any.
  private var test = 0
  private var counts: [StandardStream: Int] = [:]

  init(_ channel: MessageChannel) { self.channel = channel }

  /// What follows belongs to a test, by its number, or to none, by 0.
  func begin(_ test: Int) {
    for stream in [StandardStream.output, .error] {
      let dropped = (counts[stream] ?? 0) - TestOutput.most
      guard dropped > 0 else { continue }
      tell(stream, Array("\n… (\(ReportText.counted(dropped, "more byte")))\n".utf8))
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
    if !told.isEmpty { tell(stream, told) }
  }

  /// Sends a message as the Lua of both sides encodes them.
  private func tell(_ stream: StandardStream, _ text: some Collection<UInt8>) {
    var message = Array("{".utf8)
    for (key, value) in [
      ("kind", Array("output".utf8)), ("stream", Array((stream == .error ? "err" : "out").utf8)),
      ("text", Array(text)),
    ] {
      TestOutput.append(Array(key.utf8), to: &message)
      TestOutput.append(value, to: &message)
    }
    TestOutput.append(Array("test".utf8), to: &message)
    message.append(UInt8(ascii: "i"))
    message += (0..<8).map { UInt8(truncatingIfNeeded: test >> (8 * $0)) }
    message.append(UInt8(ascii: "}"))
    if !channel.send(message) { ProcessContext.end(ExitStatus.failure.rawValue) }
  }

  private static func append(_ string: [UInt8], to message: inout [UInt8]) {
    message.append(UInt8(ascii: "s"))
    message += (0..<4).map { UInt8(truncatingIfNeeded: string.count >> (8 * $0)) }
    message += string
  }
}
