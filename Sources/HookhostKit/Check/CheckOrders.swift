/// The orders of a check: each actor alone, then the ordered pairs and triples of actors that meet.
enum CheckOrders {
  /// The actors that have hooks or answer requests, each alone, by their numbers.
  ///
  /// One that only observes values is run with those that it meets.
  static func single(_ result: CheckResult) -> [[Int]] {
    result.parts.indices.filter { place in
      let part = result.parts[place]
      return part.isActive && (part.hasHooks || part.answersRequests)
    }.map { [$0] }
  }

  /// The orders of the pairs that meet, and of the triples of which each pair meets.
  static func together(_ result: CheckResult, triples: Bool) -> [[Int]] {
    let active = result.parts.indices.filter { result.parts[$0].isActive }
    var pairs: [(Int, Int)] = []
    for (place, first) in active.enumerated() {
      for second in active[(place + 1)...] where result.meet(first, second) {
        pairs.append((first, second))
      }
    }
    let orders = pairs.flatMap { [[$0.0, $0.1], [$0.1, $0.0]] }
    guard triples else { return orders }
    let triples = pairs.flatMap { first, second in
      active.filter { third in
        third > second && result.meet(first, third) && result.meet(second, third)
      }.flatMap { permutations([first, second, $0]) }
    }
    return orders + triples
  }

  /// The orders of two actors that meet of which the first can take its hooks away again.
  static func removing(_ result: CheckResult) -> [[Int]] {
    together(result, triples: false).filter { !result.parts[$0[0]].removers.isEmpty }
  }

  private static func permutations(_ numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.flatMap { first in
      permutations(numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
