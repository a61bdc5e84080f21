// no traps of count: sizes are powers of two.
// no traps of narrow: a class has fewer methods than 32 bits count.

/// A class's own methods, with an index of the newest method of each selector.
///
/// A native class has hundreds of methods, and most programs send a few: a method costs one element
/// in two arrays. Messages are looked up in the ``MethodCache`` first.
struct MethodList {
  /// The methods, oldest first, so that adding one moves none.
  private var entries: [Method] = []
  /// Indexes into `entries` by selector: an open-addressing hash table with a power of two slots.
  private var slots: [Int32] = []

  private static let free: Int32 = -1

  /// All methods, newest first: a category's method precedes the one it replaces.
  /// - Complexity: O(entries).
  var newestFirst: [Method] { entries.reversed() }

  /// Returns the newest method of a selector.
  /// - Complexity: O(1), expected.
  subscript(selector: Selector) -> Method? {
    guard !slots.isEmpty else { return nil }
    let index = slots[slot(of: selector)]
    return index == MethodList.free ? nil : entries[Int(index)]
  }

  /// Returns the oldest method of a selector.
  /// - Complexity: O(entries).
  func oldest(_ selector: Selector) -> Method? { entries.first { $0.selector === selector } }

  /// Adds a method as the newest one.
  /// - Complexity: O(1), amortized.
  mutating func insert(_ method: Method) {
    entries.append(method)
    if entries.count * 4 > slots.count * 3 {
      rebuild()
    } else {
      note(entries.count - 1)
    }
  }

  /// Inserts a method that was removed.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - age: The number of older methods, as returned by ``remove(_:)``.
  /// - Complexity: O(entries).
  mutating func insert(_ method: Method, age: Int) {
    entries.insert(method, at: min(age, entries.count))
    rebuild()
  }

  /// Removes a method; returns the number of older ones, or nil when it is not in the list.
  /// - Complexity: O(entries).
  mutating func remove(_ method: Method) -> Int? {
    guard let index = entries.lastIndex(where: { $0 === method }) else { return nil }
    entries.remove(at: index)
    rebuild()
    return index
  }

  /// Returns the slot of a selector, or the free slot where it is inserted.
  private func slot(of selector: Selector) -> Int {
    let mask = slots.count - 1
    var slot = selector.index & mask
    while slots[slot] != MethodList.free, entries[Int(slots[slot])].selector !== selector {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func note(_ index: Int) {
    slots[slot(of: entries[index].selector)] = Int32(index)
  }

  private mutating func rebuild() {
    var size = max(4, slots.count)
    while entries.count * 4 > size * 3 { size *= 2 }
    slots = Array(repeating: MethodList.free, count: size)
    for index in entries.indices { note(index) }
  }
}
