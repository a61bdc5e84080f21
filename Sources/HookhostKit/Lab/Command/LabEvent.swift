/// What a worker of the lab tells, in the order in which it happens.
enum LabEvent {
  /// Begins to load a file.
  case loading(file: String)
  /// Has found out something: results, or the scenarios of a file, still without any.
  case found(LabReport)
  /// Begins a scenario of a file.
  case beginning(file: String, scenario: String)
  /// Runs an order of that scenario.
  case running(LabOrderStart)
  /// Has done everything of that scenario.
  case finished(file: String, scenario: String)
}

/// An order that begins to run.
struct LabOrderStart {
  /// Its number among those of all files.
  let number: Int
  /// The order, with what is said about it if it cannot be stopped.
  let order: LabReport.Order
  /// How many orders of the file the worker has run, and how many it runs.
  let done: Int
  let total: Int
}

extension LabEvent {
  /// The event, as it travels.
  var json: JSON {
    switch self {
    case .loading(let file): JSON(.object([.init("loading", .text(file))]))
    case .found(let report): JSON(.object([.init("found", report.json)]))
    case .beginning(let file, let scenario):
      JSON(.object([.init("beginning", .text(scenario)), .init("file", .text(file))]))
    case .running(let start):
      JSON(
        .object([
          .init("running", start.order.json), .init("number", .integer(start.number)),
          .init("done", .integer(start.done)), .init("of", .integer(start.total)),
        ]))
    case .finished(let file, let scenario):
      JSON(.object([.init("finished", .text(scenario)), .init("file", .text(file))]))
    }
  }

  /// Reads what has travelled; nil for anything else.
  init?(_ json: JSON) {
    if let file = json["loading"]?.string {
      self = .loading(file: file)
    } else if let report = json["found"].flatMap(LabReport.init) {
      self = .found(report)
    } else if let scenario = json["beginning"]?.string, let file = json["file"]?.string {
      self = .beginning(file: file, scenario: scenario)
    } else if let order = json["running"].flatMap(LabReport.Order.init),
      let number = json["number"]?.integer, let done = json["done"]?.integer,
      let total = json["of"]?.integer
    {
      self = .running(LabOrderStart(number: number, order: order, done: done, total: total))
    } else if let scenario = json["finished"]?.string, let file = json["file"]?.string {
      self = .finished(file: file, scenario: scenario)
    } else {
      return nil
    }
  }
}

/// What a worker leaves out, because another one before it has done it or has ended in it.
struct LabOmissions: Equatable {
  /// Files that ended their process.
  var files: Set<String> = []
  /// Scenarios that are done, by their files.
  var scenarios: [String: Set<String>] = [:]
  /// Orders that ended their process, by their numbers among those of all files.
  var orders: Set<Int> = []

  /// They, as they travel.
  var json: JSON {
    JSON(
      .object([
        .init("files", .strings(files.sorted())),
        .init("orders", .array(orders.sorted().map(JSON.integer))),
        .init(
          "scenarios",
          JSON(
            .object(
              scenarios.sorted { $0.key < $1.key }.map {
                .init($0.key, .strings($0.value.sorted()))
              }
            ))),
      ]))
  }

  init() {}

  /// Reads what has travelled; what is not there is not left out.
  init(_ json: JSON) {
    files = Set(json["files"]?.words ?? [])
    orders = Set(json["orders"]?.elements?.compactMap(\.integer) ?? [])
    if case .object(let members) = json["scenarios"]?.content {
      for member in members { scenarios[member.name] = Set(member.value.words ?? []) }
    }
  }
}
