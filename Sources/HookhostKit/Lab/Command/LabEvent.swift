/// Something that a worker of the lab sends, in the order in which it happens.
enum LabEvent {
  /// It has found out something: results, or the scenarios of a file, still without any.
  case found(LabReport)
  /// It begins a scenario of its file.
  case beginning(scenario: String)
  /// It runs an order of that scenario.
  case running(LabOrderStart)
  /// It has done everything of that scenario.
  case finished(scenario: String)
  /// It reads a source, which takes a while.
  case reading(String)
  /// It is at work: an order with many actors is run many times.
  case alive
}

/// An order that begins to run.
struct LabOrderStart {
  /// Its number among those of its file.
  let number: Int
  /// The order, with what is said about it if it cannot be stopped.
  let order: LabResult.Order
  /// The seconds that each of its runs may take.
  let timeLimit: Double
  /// How many orders of the file the worker has run, and how many it runs.
  let done: Int
  let total: Int
}

extension LabEvent {
  /// The event, as it travels.
  var message: [UInt8] {
    let members: [JSON.Member] =
      switch self {
      case .found(let report): [.init("found", report.json)]
      case .beginning(let scenario): [.init("beginning", .text(scenario))]
      case .running(let start):
        [
          .init("running", start.order.json), .init("number", .integer(start.number)),
          .init("limit", JSON(.number(start.timeLimit))),
          .init("done", .integer(start.done)), .init("of", .integer(start.total)),
        ]
      case .finished(let scenario): [.init("finished", .text(scenario))]
      case .reading(let path): [.init("reading", .text(path))]
      case .alive: []
      }
    return JSON(.object(members)).message
  }

  /// Reads what has travelled.
  init(_ message: [UInt8]) {
    let json = JSON(message: message) ?? JSON(.null)
    if let report = json["found"].flatMap(LabReport.init) {
      self = .found(report)
    } else if let scenario = json["beginning"]?.string {
      self = .beginning(scenario: scenario)
    } else if let order = json["running"].flatMap(LabResult.Order.init),
      let number = json["number"]?.integer, case .number(let limit)? = json["limit"]?.content,
      let done = json["done"]?.integer, let total = json["of"]?.integer
    {
      self = .running(
        LabOrderStart(number: number, order: order, timeLimit: limit, done: done, total: total))
    } else if let scenario = json["finished"]?.string {
      self = .finished(scenario: scenario)
    } else if let path = json["reading"]?.string {
      self = .reading(path)
    } else {
      self = .alive
    }
  }
}
