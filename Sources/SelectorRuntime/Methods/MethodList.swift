/// A class's own methods, and where the newest entry of each selector stands among them.
///
/// A native class brings hundreds, and most programs send a few of them: an entry costs a place in
/// two arrays. Messages do not look here but into the ``MethodCache``.
struct MethodList {
  /// The oldest first, so that a new one moves nothing.
  private var entries: [Method] = []
  /// Where they stand, by their selectors' indices: open addressing in a power of two of slots.
  private var slots: [Int32] = []

  private static let free: Int32 = -1

  /// All entries, the newest first: what a category brings stands before what it replaces.
  /// - Complexity: O(entries).
  var newestFirst: [Method] { entries.reversed() }

  /// The newest entry of a selector.
  /// - Complexity: O(1), expected.
  subscript(selector: Selector) -> Method? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: selector)]
    return place == MethodList.free ? nil : entries[Int(place)]
  }

  /// Puts an entry in front.
  /// - Complexity: O(1), amortized.
  mutating func insert(_ method: Method) {
    entries.append(method)
    if entries.count * 4 > slots.count * 3 {
      rebuild()
    } else {
      note(entries.count - 1)
    }
  }

  /// Puts an entry in again that was taken out.
  ///
  /// - Parameters:
  ///   - method: The entry.
  ///   - age: How many older ones it had, as ``remove(_:)`` has told.
  /// - Complexity: O(entries).
  mutating func insert(_ method: Method, age: Int) {
    entries.insert(method, at: min(age, entries.count))
    rebuild()
  }

  /// Takes an entry out, and answers how many older ones there are; nil when it is not there.
  /// - Complexity: O(entries).
  mutating func remove(_ method: Method) -> Int? {
    guard let place = entries.lastIndex(where: { $0 === method }) else { return nil }
    entries.remove(at: place)
    rebuild()
    return place
  }

  /// The slot that has the selector's place, or else the free one in which it belongs.
  private func slot(of selector: Selector) -> Int {
    let mask = slots.count - 1
    var slot = selector.index & mask
    while slots[slot] != MethodList.free, entries[Int(slots[slot])].selector !== selector {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func note(_ place: Int) {
    slots[slot(of: entries[place].selector)] = Int32(place)
  }

  private mutating func rebuild() {
    var size = max(4, slots.count)
    while entries.count * 4 > size * 3 { size *= 2 }
    slots = Array(repeating: MethodList.free, count: size)
    for place in entries.indices { note(place) }
  }
}
