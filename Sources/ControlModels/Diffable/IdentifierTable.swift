internal import FoundationCore
internal import SelectorRuntime

/// The identifiers that snapshots have named, each once, found by `hash` and `isEqual:`.
///
/// Snapshots count with their numbers; copies share one table, which only grows.
final class IdentifierTable {
  private let world: UIKitWorld
  private(set) var identifiers: [Value] = []
  private var numbers: [Int: [Int]] = [:]

  init(_ world: UIKitWorld) { self.world = world }

  deinit { for identifier in identifiers { identifier.release() } }

  /// The number of an identifier; nil when nobody has named it.
  func number(of identifier: Value) throws -> Int? {
    try number(of: identifier, hash: world.hash(of: identifier))
  }

  private func number(of identifier: Value, hash: Int) throws -> Int? {
    try numbers[hash]?.first { try world.isEqual(identifiers[$0], identifier) }
  }

  /// The number of an identifier, which gets one if it has none.
  func add(_ identifier: Value) throws -> Int {
    let hash = try world.hash(of: identifier)
    if let known = try number(of: identifier, hash: hash) { return known }
    identifier.retain()
    identifiers.append(identifier)
    numbers[hash, default: []].append(identifiers.count - 1)
    return identifiers.count - 1
  }
}
