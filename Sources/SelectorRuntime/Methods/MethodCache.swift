/// One class's implementations by selector: open addressing, keyed by the selector's index.
///
/// It holds implementations without counting them. They are kept alive by the method lists, and by
/// the runtime's list of retired ones until no message is running, so a slot never dangles. Whatever
/// changes the meaning of a selector drops the slots it touches before the old implementation goes.
@safe
struct MethodCache: ~Copyable {
  @safe
  private struct Slot {
    /// The selector's index, or one of the two marks below.
    var key: Int
    var implementation: Unmanaged<Implementation>?
  }

  private static let free = -1
  private static let dropped = -2

  /// As many as the mask says, and one; a power of two.
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

  /// Answers what is cached for a selector.
  /// - Complexity: O(1), expected.
  @inline(__always)
  func lookUp(_ selector: Selector) -> Unmanaged<Implementation>? {
    guard let place = place(of: selector.index) else { return nil }
    return unsafe slots[place].implementation
  }

  /// Answers the place of a key, or nil; at a place that it answers there is an implementation.
  @inline(__always)
  private func place(of key: Int) -> Int? {
    var place = key & mask
    while true {
      let found = unsafe slots[place].key
      if found == key { return place }
      if found == MethodCache.free { return nil }
      place = (place &+ 1) & mask
    }
  }

  /// Stores what a selector means.
  /// - Complexity: O(1), amortized.
  mutating func insert(_ selector: Selector, _ implementation: Implementation) {
    if (used + 1) * 4 > (mask + 1) * 3 { grow() }
    unsafe place(selector.index, Unmanaged.passUnretained(implementation))
  }

  /// Drops what is cached for a selector, and answers whether anything was.
  /// - Complexity: O(1), expected.
  mutating func remove(_ selector: Selector) -> Bool {
    guard let place = place(of: selector.index) else { return false }
    unsafe slots[place] = Slot(key: MethodCache.dropped, implementation: nil)
    return true
  }

  /// Drops everything.
  mutating func removeAll() { self = MethodCache() }

  /// Whether a selector is not cached, or cached as this implementation, for invariant checks.
  func holds(nothingBut implementation: Implementation?, for selector: Selector) -> Bool {
    guard let found = unsafe lookUp(selector) else { return true }
    return unsafe found.takeUnretainedValue() === implementation
  }

  /// What is cached, by the selectors' indexes, which rise.
  /// - Complexity: O(n log n).
  var entries: [(key: Int, implementation: Implementation)] {
    var found: [(key: Int, implementation: Implementation)] = []
    for place in 0...mask {
      let slot = unsafe slots[place]
      guard slot.key >= 0, let implementation = unsafe slot.implementation else { continue }
      found.append((slot.key, unsafe implementation.takeUnretainedValue()))
    }
    return found.sorted { $0.key < $1.key }
  }

  private mutating func place(_ key: Int, _ implementation: Unmanaged<Implementation>) {
    var place = key & mask
    while unsafe slots[place].key >= 0 && slots[place].key != key { place = (place + 1) & mask }
    if unsafe slots[place].key == MethodCache.free { used += 1 }
    unsafe slots[place] = Slot(key: key, implementation: implementation)
  }

  private mutating func grow() {
    let old = unsafe UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    let kept = unsafe old.filter { $0.key >= 0 }
    var size = mask + 1
    while (kept.count + 1) * 2 > size { size *= 2 }
    self = MethodCache(size: size)
    for slot in kept {
      if let implementation = unsafe slot.implementation {
        unsafe place(slot.key, implementation)
      }
    }
  }
}
