/// The orders that a scenario's actors are installed in.
enum LabOrders {
  /// How many orders a scenario runs at most: those of seven actors.
  static let most = 5040

  /// Every order of some names, in the order of a dictionary; nil when there are too many.
  /// - Complexity: O(n!) for n names.
  static func all(_ names: [String]) -> [[String]]? {
    guard (1...max(1, names.count)).reduce(1, { min($0 * $1, most + 1) }) <= most else {
      return nil
    }
    guard names.count > 1 else { return [names] }
    return names.indices.flatMap { first -> [[String]] in
      var rest = names
      let name = rest.remove(at: first)
      return (all(rest) ?? []).map { [name] + $0 }
    }
  }

  /// Every pair, in both orders; the only actor, if there is but one.
  static func pairs(_ names: [String]) -> [[String]] {
    guard names.count > 1 else { return [names] }
    return names.flatMap { first in names.filter { $0 != first }.map { [first, $0] } }
  }

  /// Every pair, and then different orders of all names, drawn by a seed, up to the most there may be.
  static func sample(_ names: [String], seed: UInt64) -> [[String]] {
    var orders = pairs(names)
    var known = Set(orders)
    var generator = SplitMix64(state: seed)
    while orders.count < most {
      let order = names.shuffled(using: &generator)
      if known.insert(order).inserted { orders.append(order) }
    }
    return orders
  }

  /// Each order with each order of removal, as many as there may be.
  static func withRemovals(
    of orders: [[String]], _ areComplete: Bool
  ) -> (runs: [LabScenario.Run], isComplete: Bool) {
    var runs: [LabScenario.Run] = []
    for order in orders {
      for removal in all(order.sorted()) ?? [order, order.reversed()] {
        if runs.count == most { return (runs, false) }
        runs.append((order, removal))
      }
    }
    return (runs, areComplete)
  }

  /// The parts of an order that keep its sequence, the smallest first, without the empty one.
  ///
  /// - Parameter most: how many names a part may have.
  /// - Complexity: O(2ⁿ).
  static func parts(of order: [String], most: Int) -> [[String]] {
    guard order.count < 20 else { return [order] }
    return (1..<(1 << order.count))
      .filter { $0.nonzeroBitCount <= most }
      .map { mask in order.indices.filter { mask & (1 << $0) != 0 } }
      .sorted { ($0.count, $0.map { -$0 }) < ($1.count, $1.map { -$0 }) }
      .map { $0.map { order[$0] } }
  }
}

/// A generator whose numbers a seed decides: Steele, Lea and Flood's SplitMix64.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

private func < (left: (Int, [Int]), right: (Int, [Int])) -> Bool {
  left.0 != right.0 ? left.0 < right.0 : right.1.lexicographicallyPrecedes(left.1)
}
