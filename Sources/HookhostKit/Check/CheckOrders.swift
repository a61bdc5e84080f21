/// The orders of a check: each actor alone, then the ordered pairs and triples of actors that meet.
struct CheckOrders {
  /// The orders, by the actors' numbers.
  private(set) var list: [[Int]] = []
  /// The pairs of actors that meet, each once.
  private(set) var pairs: [(Int, Int)] = []

  init(_ result: CheckResult, triples: Bool) {
    let active = result.parts.indices.filter { result.parts[$0].isActive }
    list = active.map { [$0] }
    for (place, first) in active.enumerated() {
      for second in active[(place + 1)...] where result.meet(first, second) {
        pairs.append((first, second))
      }
    }
    list += pairs.flatMap { [[$0.0, $0.1], [$0.1, $0.0]] }
    guard triples else { return }
    for (first, second) in pairs {
      for third in active where third > second {
        guard result.meet(first, third), result.meet(second, third) else { continue }
        list += CheckOrders.permutations([first, second, third])
      }
    }
  }

  private static func permutations(_ numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.flatMap { first in
      permutations(numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
