/// What each selector means to one class: open addressing, keyed by the selector's index.
///
/// It holds implementations without counting them. They are kept alive by the method lists, and by
/// the runtime's list of retired ones until no message is running, so a slot never dangles. Whatever
/// changes the meaning of a selector drops the slots it touches before the old implementation goes.
struct MethodCache: ~Copyable {
  @safe
  private struct Slot {
    /// The selector's index, or one of the two marks below.
    var key: Int
    var implementation: Unmanaged<Implementation>?
  }

  private static let free = -1
  private static let dropped = -2

  private var slots: ContiguousArray<Slot>
  private var used = 0

  init() {
    slots = unsafe ContiguousArray(
      repeating: Slot(key: MethodCache.free, implementation: nil), count: 4)
  }

  /// Answers what is cached for a selector.
  /// - Complexity: O(1), expected.
  @inline(__always)
  func lookUp(_ selector: Selector) -> Unmanaged<Implementation>? {
    let mask = slots.count &- 1
    var place = selector.index & mask
    while true {
      let key = slots[place].key
      if key == selector.index { return unsafe slots[place].implementation }
      if key == MethodCache.free { return nil }
      place = (place &+ 1) & mask
    }
  }

  /// Stores what a selector means.
  /// - Complexity: O(1), amortized.
  mutating func insert(_ selector: Selector, _ implementation: Implementation) {
    if (used + 1) * 4 > slots.count * 3 { grow() }
    unsafe place(selector.index, Unmanaged.passUnretained(implementation))
  }

  /// Drops what is cached for a selector, and answers whether anything was.
  /// - Complexity: O(1), expected.
  mutating func remove(_ selector: Selector) -> Bool {
    let mask = slots.count - 1
    var place = selector.index & mask
    while true {
      let key = slots[place].key
      if key == selector.index {
        slots[place] = unsafe Slot(key: MethodCache.dropped, implementation: nil)
        return true
      }
      if key == MethodCache.free { return false }
      place = (place + 1) & mask
    }
  }

  /// Drops everything.
  mutating func removeAll() { self = MethodCache() }

  /// Whether a selector is not cached, or cached as this implementation, for invariant checks.
  func holds(nothingBut implementation: Implementation?, for selector: Selector) -> Bool {
    guard let found = unsafe lookUp(selector) else { return true }
    return unsafe found.takeUnretainedValue() === implementation
  }

  private mutating func place(_ key: Int, _ implementation: Unmanaged<Implementation>) {
    let mask = slots.count - 1
    var place = key & mask
    while slots[place].key >= 0 && slots[place].key != key { place = (place + 1) & mask }
    if slots[place].key == MethodCache.free { used += 1 }
    slots[place] = unsafe Slot(key: key, implementation: implementation)
  }

  private mutating func grow() {
    let old = slots.filter { $0.key >= 0 }
    var size = slots.count
    while (old.count + 1) * 2 > size { size *= 2 }
    slots = unsafe ContiguousArray(
      repeating: Slot(key: MethodCache.free, implementation: nil), count: size)
    used = 0
    for slot in old {
      if let implementation = unsafe slot.implementation {
        unsafe place(slot.key, implementation)
      }
    }
  }
}
