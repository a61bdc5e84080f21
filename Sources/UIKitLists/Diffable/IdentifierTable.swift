internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase

/// The identifiers used in snapshots, each stored once and found by `hash` and `isEqual:`.
///
/// Snapshots store their indexes. Copies of a snapshot share one table, which only grows.
final class IdentifierTable {
  private let world: UIKitWorld
  private(set) var identifiers: [Value] = []
  private var numbers: [Int: [Int]] = [:]

  init(_ world: UIKitWorld) { self.world = world }

  deinit { for identifier in identifiers { identifier.release() } }

  /// Returns the index of an identifier, or nil if it was never added.
  func number(of identifier: Value) throws -> Int? {
    try number(of: identifier, hash: world.hash(of: identifier))
  }

  private func number(of identifier: Value, hash: Int) throws -> Int? {
    try numbers[hash]?.first { try world.isEqual(identifiers[$0], identifier) }
  }

  /// Returns the index of an identifier, and adds the identifier if it is new.
  func add(_ identifier: Value) throws -> Int {
    let hash = try world.hash(of: identifier)
    if let known = try number(of: identifier, hash: hash) { return known }
    identifier.retain()
    identifiers.append(identifier)
    numbers[hash, default: []].append(identifiers.count - 1)
    return identifiers.count - 1
  }
}
