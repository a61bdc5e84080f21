internal import SelectorRuntime

/// Distinct values that are asked for often: the first questions compare all values, later ones use their hashes.
struct KnownMembers {
  /// The values that are compared before a table of their hashes is made; a small set sends `isEqual:` alone.
  private static let mostComparisons = 256

  private let world: FoundationWorld
  private(set) var values: [Value]
  private var table = HashedStorage()
  private var hasTable = false
  private var comparisons = 0

  init(_ values: [Value] = [], in world: FoundationWorld) {
    (self.world, self.values) = (world, values)
  }

  /// Returns whether a value is equal to one of the values.
  mutating func contains(_ value: Value) throws -> Bool {
    try world.checkStop()
    if !hasTable {
      comparisons += values.count
      guard comparisons > Self.mostComparisons else {
        return try values.contains { try world.isEqual($0, value) }
      }
      for member in values { table.append(member, hash: try world.hash(of: member), value: .none) }
      hasTable = true
    }
    return try table.position(of: value, hash: world.hash(of: value)) {
      try world.isEqual($0, value)
    } != nil
  }

  /// Adds a value that is not equal to any of the values; returns whether it is one.
  mutating func insert(_ value: Value) throws -> Bool {
    if try contains(value) { return false }
    if hasTable { table.append(value, hash: try world.hash(of: value), value: .none) }
    values.append(value)
    return true
  }
}

extension FoundationWorld {
  /// Returns the values that are equal to one of others, or those that are not.
  func members(
    _ values: [Value], in others: [Value], areFound: Bool = true
  ) throws -> [Value] {
    var known = KnownMembers(others, in: self)
    return try values.filter { try known.contains($0) == areFound }
  }
}
