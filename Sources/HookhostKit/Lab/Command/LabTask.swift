/// A part of the orders of one file of scenarios, which a worker runs.
struct LabTask: Equatable {
  /// Which file of the command line's, counted from 0.
  let file: Int
  /// Which part of the orders that the run has a share in.
  let part: Shard
  /// Scenarios that a worker before has done.
  var doneScenarios: Set<String> = []
  /// Orders that have ended a worker, by their numbers among those of the file.
  var fatalOrders: Set<Int> = []

  init(file: Int, part: Shard) {
    self.file = file
    self.part = part
  }

  /// Whether an order is run, by its number among those of the file.
  ///
  /// - Parameter shard: the share of the whole run; the first orders of many files do not all fall
  ///   to the same one.
  func includes(_ number: Int, of shard: Shard) -> Bool {
    let placed = number + file
    return shard.includes(placed) && part.includes(placed / shard.count)
      && !fatalOrders.contains(number)
  }

  /// The task, as it travels.
  var message: [UInt8] {
    JSON(
      .object([
        .init("file", .integer(file)), .init("part", .integer(part.index)),
        .init("of", .integer(part.count)),
        .init("scenarios", .strings(doneScenarios.sorted())),
        .init("orders", .array(fatalOrders.sorted().map(JSON.integer))),
      ])
    ).message
  }

  /// Reads what has travelled; nil for anything else.
  init?(_ message: [UInt8]) {
    guard let json = JSON(message: message), let file = json["file"]?.integer,
      let part = json["part"]?.integer, let count = json["of"]?.integer
    else { return nil }
    self.init(file: file, part: Shard(index: part, count: count))
    doneScenarios = Set(json["scenarios"]?.words ?? [])
    fatalOrders = Set(json["orders"]?.elements?.compactMap(\.integer) ?? [])
  }
}
