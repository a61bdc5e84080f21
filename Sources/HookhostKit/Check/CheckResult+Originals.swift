internal import LuaModules

/// The native methods that hooks replace, whose calls are counted in each order.
extension CheckResult {
  /// The entries whose native originals run less often in an order than with any actor alone.
  func lostOriginals(in order: Order) -> [(entry: InventoryEntry, calls: Int, expected: Int)] {
    guard let counts = originals[order.run], order.actors.count > 1, order.run.removers.isEmpty
    else { return [] }
    return counts.sorted { $0.key < $1.key }.compactMap { method, count in
      var least: Int?
      for actor in order.actors {
        let single = Run(actors: [actor], system: order.system)
        guard let alone = originals[single]?[method] else { continue }
        least = min(least ?? alone.calls, alone.calls)
      }
      let entry = order.actors.lazy.flatMap { parts[$0].entries }.first { $0.method == method }
      guard let least, let entry, count.calls < least else { return nil }
      return (entry, count.calls, least)
    }
  }

  /// Whether another hook inside one on the same method ran, which then does not call the original.
  func hasHook(inside entry: InventoryEntry, _ hooks: [JSON]) -> Bool {
    let same = hooks.filter { $0["method"]?.string == entry.method }
    let own = same.first { $0["place"]?.string == entry.place }?["depth"]?.integer
    guard let own else { return false }
    return same.contains { $0["depth"]?.integer ?? 0 > own && $0["runs"]?.integer ?? 0 > 0 }
  }

  /// The entries whose originals can be counted.
  func probedEntries(of actor: Int) -> [Int] {
    parts[actor].entries.indices.filter { place in
      let entry = parts[actor].entries[place]
      return !entry.isUnrun && entry.technique != .delegate && entry.technique != .forwarding
        && entry.selector != "class"
    }
  }

  /// The methods whose originals a run of one actor counts.
  func probes(of actor: Int) -> [JSON] {
    probedEntries(of: actor).map { place in
      let entry = parts[actor].entries[place]
      return .object([
        ("method", .text(entry.method)),
        ("class", .text(entry.cls)), ("selector", .text(entry.selector)),
        ("isClassMethod", .flag(entry.isClassMethod)), ("place", entry.place.map { .text($0) }),
      ])
    }
  }
}
