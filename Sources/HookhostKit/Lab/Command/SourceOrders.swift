internal import LuaModules

/// The orders of sources: each order of their loads combined with each order of their installs.
///
/// If there are too many, every pair of sources runs alone with its installs, then a seeded random
/// sample of the orders of all sources.
struct SourceOrders {
  /// The maximum number of orders: the number of orders of six sources.
  static let most = 720
  /// The number of orders if there are more: the pairs, and the sample.
  static let mostOfMany = 240

  /// The names of the sources, and the installs with the sources that they belong to.
  let loads: [String]
  let calls: [String]
  let owners: [String: String]

  /// The orders, and whether they are all possible orders.
  var planned: (orders: [[String]], isComplete: Bool) {
    if let all = LabOrders.all(loads), let after = LabOrders.all(calls),
      all.count * after.count <= SourceOrders.most
    {
      return (all.flatMap { load in after.map { load + $0 } }, true)
    }
    return (sample(), false)
  }

  private func sample() -> [[String]] {
    var orders: [[String]] = []
    for pair in LabOrders.pairs(loads) where orders.count < SourceOrders.mostOfMany {
      for installing in [pair, pair.reversed()] {
        let order = pair + installing.flatMap { owner in calls.filter { owners[$0] == owner } }
        if !orders.contains(order) { orders.append(order) }
      }
    }
    var known = Set(orders)
    var generator = SplitMix64(state: 1)
    // A few sources with many installs may have no further orders.
    var repeated = 0
    while orders.count < SourceOrders.mostOfMany, repeated < 1_000 {
      let order =
        loads.shuffled(using: &generator) + calls.shuffled(using: &generator)
      if known.insert(order).inserted { orders.append(order) } else { repeated += 1 }
    }
    return orders
  }
}
