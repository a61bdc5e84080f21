internal import LuaBridge

/// Several processes that run the orders of the same files, each its part of them.
struct LabWorkers {
  private let workers: [WorkerProcess]
  private let progress: LabProgress

  /// Starts them.
  ///
  /// - Parameter arguments: what each is called with, besides its part.
  init(_ count: Int, _ arguments: [[UInt8]], _ progress: LabProgress) throws {
    workers = try (1...count).map { number in
      let part = Array("--worker=\(number)/\(count)".utf8)
      return try WorkerProcess(arguments: [Array("lab".utf8), part] + arguments)
    }
    self.progress = progress
  }

  /// Waits for their reports, and answers them as one.
  func run() -> LabReport {
    var reports: [LabReport?] = workers.map { _ in nil }
    var events: [JSON?] = workers.map { _ in nil }
    WorkerProcess.readLines(of: workers) { worker, line in
      guard let json = try? JSONReader.read(line) else { return }
      guard json["done"] == nil else {
        events[worker] = json
        return progress.show(LabWorkers.line(events.compactMap { $0 }))
      }
      reports[worker] = LabReport(json)
    }
    progress.end()
    var merged = LabReport()
    for (place, worker) in workers.enumerated() {
      let status = worker.wait()
      if let report = reports[place] {
        merged.merge(report)
        continue
      }
      var text = "worker \(place + 1) of \(workers.count) ended with status \(status)"
      if let event = events[place], let file = event["file"]?.string,
        let scenario = event["scenario"]?.string
      {
        text += " while it ran '\(scenario)' of \(file)"
      }
      merged.faults.append(text)
    }
    return merged
  }

  private static func line(_ events: [JSON]) -> String {
    let parts = events.map { event -> String in
      guard case .integer(let done) = event["done"]?.content,
        case .integer(let total) = event["of"]?.content
      else { return "" }
      return "\(done)/\(total)"
    }
    let name = events.last?["scenario"]?.string ?? ""
    return parts.joined(separator: "  ") + "  " + name
  }
}
