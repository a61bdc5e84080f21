/// The orders in which a scenario's actors are installed.
package enum LabOrders {
  /// An order, and the order in which its hooks are removed, if any.
  typealias Removing = (order: [String], removal: [String]?)

  /// The maximum number of orders of a scenario: the number of orders of seven actors.
  static let most = 5040

  /// All permutations of some names in lexicographic order; nil if there are too many.
  /// - Complexity: O(n!) for n names.
  package static func all(_ names: [String]) -> [[String]]? {
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

  /// Every pair in both orders; a single actor alone.
  package static func pairs(_ names: [String]) -> [[String]] {
    guard names.count > 1 else { return [names] }
    return names.flatMap { first in names.filter { $0 != first }.map { [first, $0] } }
  }

  /// Every pair, then random permutations of all names, up to the maximum number.
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

  /// Each order combined with each order of removal, up to the maximum number.
  static func withRemovals(
    of orders: [[String]], _ areComplete: Bool
  ) -> (runs: [Removing], isComplete: Bool) {
    var runs: [Removing] = []
    for order in orders {
      for removal in all(order.sorted()) ?? [order, order.reversed()] {
        if runs.count == most { return (runs, false) }
        runs.append((order, removal))
      }
    }
    return (runs, areComplete)
  }

  /// The nonempty subsequences of an order, the shortest first.
  ///
  /// - Parameter most: the maximum length of a subsequence.
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

/// A seeded random number generator: SplitMix64 by Steele, Lea and Flood.
package struct SplitMix64: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
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
