internal import Synchronization

/// Which references of one Lua state exist, and which anchors can be lifted.
///
/// It outlives the state, because references do.
final class ReferenceLedger: Sendable {
  private struct Entries {
    var isOpen = true
    var live = 0
    var released: [Int32] = []
  }

  private let entries = Mutex(Entries())
  private let holdsReleased = Atomic(false)

  /// Whether the state has not been closed.
  var isOpen: Bool {
    entries.withLock { $0.isOpen }
  }

  /// How many references exist; 0 once the state has been closed.
  var live: Int {
    entries.withLock { $0.live }
  }

  /// Whether `takeReleased` has anything to give; cheap enough for every call.
  @inline(__always)
  var hasReleased: Bool {
    holdsReleased.load(ordering: .relaxed)
  }

  func add() {
    entries.withLock { $0.live += 1 }
  }

  func release(_ anchor: Int32) {
    entries.withLock { entries in
      guard entries.isOpen else { return }
      entries.live -= 1
      entries.released.append(anchor)
      holdsReleased.store(true, ordering: .relaxed)
    }
  }

  /// Answers the anchors to lift, and forgets them.
  func takeReleased() -> [Int32] {
    entries.withLock { entries in
      holdsReleased.store(false, ordering: .relaxed)
      defer { entries.released = [] }
      return entries.released
    }
  }

  func close() {
    entries.withLock { $0 = Entries(isOpen: false) }
    holdsReleased.store(false, ordering: .relaxed)
  }
}
