package import SelectorRuntime

// no traps of count: sizes are powers of two.

/// A hash table of keys in insertion order, with optional values.
///
/// It sends no message while it changes: the caller looks up a key's position first, since
/// `isEqual:` and `hash` may change the container that owns the table. A removed key leaves a gap
/// until the table is compacted.
package struct HashedStorage {
  private struct Entry {
    var key: Value
    let hash: Int
    var value: Value
    var isGone: Bool { key.isNone }
  }

  private var entries: [Entry] = []
  /// The positions of entries by hash, with linear probing; -1 for an empty slot.
  private var slots: [Int32] = []
  /// The number of keys.
  package private(set) var count = 0
  /// The position of the first key; the end if there is none.
  private var start = 0

  /// The approximate number of bytes for each key.
  static let bytesEach = MemoryLayout<Entry>.stride + 2 * MemoryLayout<Int32>.stride

  package init() {}

  /// The positions of the keys, in insertion order.
  package var positions: [Int] { entries.indices.filter { !entries[$0].isGone } }

  /// The position of the first key in insertion order, or nil.
  var first: Int? { count > 0 ? start : nil }

  /// The keys, in insertion order.
  package var keys: [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    for entry in entries where !entry.isGone { result.append(entry.key) }
    return result
  }

  /// The keys with their hashes, in insertion order.
  package var hashedKeys: [(key: Value, hash: Int)] {
    entries.lazy.filter { !$0.isGone }.map { ($0.key, $0.hash) }
  }

  /// The values, in the order of their keys.
  package var values: [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    for entry in entries where !entry.isGone { result.append(entry.value) }
    return result
  }

  /// The keys and values, in insertion order.
  package var pairs: [(key: Value, value: Value)] {
    entries.filter { !$0.isGone }.map { ($0.key, $0.value) }
  }

  package func key(at position: Int) -> Value { entries[position].key }

  func hash(at position: Int) -> Int { entries[position].hash }

  package func value(at position: Int) -> Value { entries[position].value }

  /// Returns the position of a key, or nil.
  ///
  /// - Complexity: O(1), expected.
  package func position(
    of key: Value, hash: Int, isEqual: (Value) throws -> Bool
  ) rethrows -> Int? {
    try position(hash: hash) { other, _ in
      if case .string(let text) = key, case .string(let own) = other, text.hasSameUnits(as: own) {
        return true
      }
      // Two different strings may be equal for a table with its own comparison function.
      return try isEqual(other)
    }
  }

  /// Returns the position of an entry with a hash that meets a condition, or nil.
  @inline(__always)
  func position(
    hash: Int, where isWanted: (_ key: Value, _ value: Value) throws -> Bool
  ) rethrows -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = HashedStorage.start(hash, slots.count)
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      let entry = entries[position]
      if entry.hash == hash, !entry.isGone, try isWanted(entry.key, entry.value) {
        return position
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Returns a position that was found in an earlier state of the table if it has the same key.
  ///
  /// `hash` and `isEqual:` may have changed the table during the search.
  package func position(_ found: Int?, in earlier: HashedStorage) -> Int? {
    guard let found, entries.indices.contains(found),
      entries[found].key.isIdentical(to: earlier.entries[found].key)
    else { return nil }
    return found
  }

  /// Adds a new key.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func append(_ key: Value, hash: Int, value: Value = .none) {
    if (entries.count + 1) * 4 > slots.count * 3 { tidy() }
    entries.append(Entry(key: key, hash: hash, value: value))
    count += 1
    place(entries.count - 1)
  }

  package mutating func setValue(_ value: Value, at position: Int) {
    entries[position].value = value
  }

  /// Removes a key; the other positions are unchanged until a key is added.
  package mutating func remove(at position: Int) {
    entries[position].key = .none
    entries[position].value = .none
    count -= 1
    if count == 0 { self = HashedStorage() }
    while start < entries.count, entries[start].isGone { start += 1 }
  }

  /// Makes a key the last one in insertion order.
  mutating func moveToEnd(_ position: Int) {
    let entry = entries[position]
    remove(at: position)
    append(entry.key, hash: entry.hash, value: entry.value)
  }

  /// Closes the gaps, and grows the table.
  private mutating func tidy() {
    if count < entries.count { entries.removeAll { $0.isGone } }
    start = 0
    var size = 8
    while size * 3 < (count + 1) * 8 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for position in entries.indices { place(position) }
  }

  private mutating func place(_ position: Int) {
    var slot = HashedStorage.start(entries[position].hash, slots.count)
    while slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    slots[slot] = Int32(truncatingIfNeeded: position)
  }

  /// Distributes hashes that differ in few bits.
  private static func start(_ hash: Int, _ size: Int) -> Int {
    let mixed = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (size - 1)
  }
}
