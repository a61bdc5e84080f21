internal import LuaBridge

/// Says how far the lab has come: to a person on a line of its own, or to the process it works for.
final class LabProgress {
  /// Who is told.
  enum Listener {
    case nobody
    case terminal
    /// The process that this one works for, by lines of JSON.
    case process(ReportStream)
  }

  private let listener: Listener
  private var file = ""
  private var scenario = ""
  private var done = 0
  private var total = 0
  private var told = ContinuousClock.now
  private var width = 0

  init(_ listener: Listener) { self.listener = listener }

  func begin(_ file: String, orders: Int) {
    self.file = file
    done = 0
    total = orders
  }

  func begin(_ scenario: String) {
    self.scenario = scenario
    tell()
  }

  func finishOrder() {
    done += 1
    if ContinuousClock.now - told > .milliseconds(100) { tell() }
  }

  private func tell() {
    told = .now
    switch listener {
    case .nobody: break
    case .terminal:
      let count = "\(ReportText.grouped(done)) of \(ReportText.counted(total, "order"))"
      show("\(count)  \(file): \(scenario)")
    case .process(let stream):
      let event = JSON(
        .object([
          .init("file", .text(file)), .init("scenario", .text(scenario)),
          .init("done", .integer(done)), .init("of", .integer(total)),
        ]))
      try? stream.write(JSONWriter.text(of: event) + "\n")
    }
  }

  /// Shows a line in the place of the one before.
  func show(_ line: String) {
    guard case .terminal = listener else { return }
    let room = (StandardStream.terminalWidth ?? 80) - 1
    let shown = String(ReportText.plain(line).prefix(room))
    StandardStream.error.write("\r" + shown.padded(to: width))
    width = shown.count
  }

  /// Takes the line away.
  func end() {
    guard case .terminal = listener, width > 0 else { return }
    StandardStream.error.write("\r" + String(repeating: " ", count: width) + "\r")
    width = 0
  }
}
