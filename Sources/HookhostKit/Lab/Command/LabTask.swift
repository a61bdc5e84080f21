internal import LuaModules

/// A part of the orders of one file of scenarios, which a worker runs.
struct LabTask: Equatable {
  /// The index of the file on the command line, from 0.
  let file: Int
  /// The part of the orders that the task runs.
  let part: Shard
  /// The scenarios that an earlier worker has finished.
  var doneScenarios: Set<String> = []
  /// The orders that terminated a worker, by their numbers in the file.
  var fatalOrders: Set<Int> = []

  init(file: Int, part: Shard) {
    self.file = file
    self.part = part
  }

  /// Whether an order is run, by its number among the orders of the file.
  ///
  /// - Parameter shard: the part of the whole run; the first orders of different files belong to
  ///   different shards.
  func includes(_ number: Int, of shard: Shard) -> Bool {
    let placed = number + file
    return shard.includes(placed) && part.includes(placed / shard.count)
      && !fatalOrders.contains(number)
  }

  /// The task, serialized as a message.
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

  /// Parses a message; nil if it is invalid.
  init?(_ message: [UInt8]) {
    guard let json = JSON(message: message), let file = json["file"]?.integer,
      let part = json["part"]?.integer, let count = json["of"]?.integer
    else { return nil }
    self.init(file: file, part: Shard(index: part, count: count))
    doneScenarios = Set(json["scenarios"]?.words ?? [])
    fatalOrders = Set(json["orders"]?.elements?.compactMap(\.integer) ?? [])
  }
}
