internal import Synchronization

/// Tracks the references of one Lua state and those that were released.
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

  /// Whether the state is open.
  var isOpen: Bool {
    entries.withLock { $0.isOpen }
  }

  /// The number of references; 0 after the state was closed.
  var live: Int {
    entries.withLock { $0.live }
  }

  /// Whether references were released since `takeReleased`; fast enough for every call.
  @inline(__always)
  var hasReleased: Bool {
    holdsReleased.load(ordering: .relaxed)
  }

  func add() {
    entries.withLock { $0.live += 1 }
  }

  func release(_ number: Int32) {
    entries.withLock { entries in
      guard entries.isOpen else { return }
      entries.live -= 1
      entries.released.append(number)
      holdsReleased.store(true, ordering: .relaxed)
    }
  }

  /// Returns and clears the registry numbers of released references.
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
