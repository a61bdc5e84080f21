// no traps of count: sizes are powers of two.

/// The method cache of one class: an open-addressing hash table, keyed by the selector's index.
///
/// It does not retain implementations. The method lists retain them, and the runtime's list of
/// retired implementations does so until no message is running; so a slot never dangles. Each
/// change of a selector's method drops the affected slots before it releases the old
/// implementation.
@safe
struct MethodCache: ~Copyable {
  @safe
  private struct Slot {
    /// The selector's index, or `free` or `dropped`.
    var key: Int
    var implementation: Unmanaged<Implementation>?
  }

  private static let free = -1
  private static let dropped = -2

  /// The slots; their number is `mask + 1`, a power of two.
  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var used = 0

  init() { self.init(size: 4) }

  private init(size: Int) {
    unsafe slots = .allocate(capacity: size)
    unsafe slots.initialize(
      repeating: Slot(key: MethodCache.free, implementation: nil), count: size)
    mask = size - 1
  }

  deinit { unsafe slots.deallocate() }

  /// Returns the cached implementation of a selector.
  /// - Complexity: O(1), expected.
  @inline(__always)
  func lookUp(_ selector: Selector) -> Unmanaged<Implementation>? {
    guard let index = index(of: selector.index) else { return nil }
    return unsafe slots[index].implementation
  }

  /// Returns the slot index of a key, or nil; the slot has an implementation.
  @inline(__always)
  private func index(of key: Int) -> Int? {
    var index = key & mask
    while true {
      let found = unsafe slots[index].key
      if found == key { return index }
      if found == MethodCache.free { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Stores the implementation of a selector.
  /// - Complexity: O(1), amortized.
  mutating func insert(_ selector: Selector, _ implementation: Implementation) {
    if (used + 1) * 4 > (mask + 1) * 3 { grow() }
    unsafe store(selector.index, Unmanaged.passUnretained(implementation))
  }

  /// Removes a selector, and returns whether it was cached.
  /// - Complexity: O(1), expected.
  mutating func remove(_ selector: Selector) -> Bool {
    guard let index = index(of: selector.index) else { return false }
    unsafe slots[index] = Slot(key: MethodCache.dropped, implementation: nil)
    return true
  }

  /// Removes all entries.
  mutating func removeAll() { self = MethodCache() }

  /// Returns whether a selector is uncached or has this implementation, for invariant checks.
  func holds(nothingBut implementation: Implementation?, for selector: Selector) -> Bool {
    guard let found = unsafe lookUp(selector) else { return true }
    return unsafe found.takeUnretainedValue() === implementation
  }

  /// The cached implementations, in ascending order of the selectors' indexes.
  /// - Complexity: O(n log n).
  var entries: [(key: Int, implementation: Implementation)] {
    var found: [(key: Int, implementation: Implementation)] = []
    for index in 0...mask {
      let slot = unsafe slots[index]
      guard slot.key >= 0, let implementation = unsafe slot.implementation else { continue }
      found.append((slot.key, unsafe implementation.takeUnretainedValue()))
    }
    return found.sorted { $0.key < $1.key }
  }

  private mutating func store(_ key: Int, _ implementation: Unmanaged<Implementation>) {
    var index = key & mask
    while unsafe slots[index].key >= 0 && slots[index].key != key { index = (index + 1) & mask }
    if unsafe slots[index].key == MethodCache.free { used += 1 }
    unsafe slots[index] = Slot(key: key, implementation: implementation)
  }

  private mutating func grow() {
    let old = unsafe UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    let kept = unsafe old.filter { $0.key >= 0 }
    var size = mask + 1
    while (kept.count + 1) * 2 > size { size *= 2 }
    self = MethodCache(size: size)
    for slot in kept {
      if let implementation = unsafe slot.implementation {
        unsafe store(slot.key, implementation)
      }
    }
  }
}
