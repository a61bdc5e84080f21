internal import LuaModules

/// A message from a worker of the lab; messages are sent in the order of events.
enum LabEvent {
  /// Results, or the scenarios of a file before they have results.
  case found(LabReport)
  /// A scenario of the file begins.
  case beginning(scenario: String)
  /// An order of that scenario begins.
  case running(LabOrderStart)
  /// All orders of that scenario are finished.
  case finished(scenario: String)
  /// A source is being compiled, which may take long.
  case reading(String)
  /// The worker is busy: an order with many actors is run many times.
  case alive
}

/// An order that is about to run.
struct LabOrderStart {
  /// Its number among the orders of the file.
  let number: Int
  /// The order, with the result to report if it cannot be stopped.
  let order: LabResult.Order
  /// The time limit of each run, in seconds.
  let timeLimit: Double
  /// How many orders of the file the worker has run, and how many it runs in total.
  let done: Int
  let total: Int
}

extension LabEvent {
  /// The event, serialized as a message.
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

  /// Parses a message.
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
