/// The undo records of the changes since the oldest open snapshot.
///
/// Taking a snapshot copies nothing, and without a snapshot nothing is recorded; the cost of a
/// restore depends on the number of changes. The records run newest first, so each runs in the
/// state right after its change.
struct Journal {
  /// A slot that is recorded once between two snapshots, however often it changes.
  enum Slot: Hashable {
    case association(RuntimeObject, AssociationKey)
    case property(RuntimeObject, ObjectIdentifier)
  }

  /// Identifies the journal of one runtime.
  final class Identity {}

  let identity = Identity()
  private var steps: [() -> Void] = []
  private var written: Set<Slot> = []
  /// The snapshots that can still be restored, oldest first; released when the script drops them.
  private var open: [WeakSnapshot] = []
  /// The number of entries at which closed snapshots are removed.
  private var openLimit = 16

  /// Incremented with every snapshot that is taken or restored.
  private(set) var generation: Int32 = 0

  /// Whether changes must be recorded.
  private(set) var isRecording = false
  /// Whether the undo record of a property is running.
  var restoresProperty = false
  /// Whether a snapshot may be open, also while one is being restored.
  var hasSnapshots: Bool { !open.isEmpty }
  /// Incremented when all snapshots are closed; earlier changes can then not be undone.
  private(set) var epoch = 0

  /// The number of undo records.
  var mark: Int { steps.count }

  /// Stops recording while records run, and resumes afterwards.
  mutating func pause(_ isPaused: Bool) { isRecording = !isPaused && !open.isEmpty }

  /// Adds an undo record.
  ///
  /// Check ``isRecording`` first.
  mutating func append(_ step: @escaping () -> Void) {
    forgetClosedSnapshots()
    if isRecording { steps.append(step) }
  }

  /// Adds an undo record unless the slot has changed since the last snapshot.
  mutating func append(_ slot: Slot, _ step: @escaping () -> Void) {
    if written.insert(slot).inserted { append(step) }
  }

  /// Whether the slot has changed since the last snapshot.
  func hasWritten(_ slot: Slot) -> Bool { written.contains(slot) }

  /// Starts recording for a snapshot.
  mutating func begin(_ snapshot: RuntimeSnapshot) {
    if open.count >= openLimit {
      open.removeAll { $0.value == nil }
      openLimit = max(16, open.count * 2)
    }
    open.append(WeakSnapshot(snapshot))
    written = []
    generation &+= 1
    isRecording = true
  }

  /// Removes and returns the records since a snapshot, newest first; closes later snapshots.
  mutating func removeSteps(since snapshot: RuntimeSnapshot) -> [() -> Void] {
    let taken = Array(steps[snapshot.mark...].reversed())
    steps.removeSubrange(snapshot.mark...)
    written = []
    generation &+= 1
    while let last = open.last, last.value !== snapshot {
      last.value?.isOpen = false
      open.removeLast()
    }
    return taken
  }

  /// Stops recording when no snapshot is open any more.
  private mutating func forgetClosedSnapshots() {
    while let last = open.last, last.value == nil { open.removeLast() }
    guard open.isEmpty else { return }
    isRecording = false
    epoch += 1
    steps = []
    written = []
  }

  private struct WeakSnapshot {
    weak var value: RuntimeSnapshot?
    init(_ value: RuntimeSnapshot) { self.value = value }
  }
}

/// A snapshot of a runtime, which can be restored.
package final class RuntimeSnapshot {
  /// The journal of its runtime.
  private let journal: Journal.Identity
  /// Whether no older snapshot has been restored since.
  fileprivate var isOpen = true
  /// The number of undo records when it was taken.
  let mark: Int
  /// The last serial number when it was taken; later objects have larger ones.
  let serial: Int
  /// The number of registered selectors when it was taken.
  let selectors: Int
  /// Restores the state that is not recorded change by change.
  let shared: () -> Void

  init(
    _ journal: Journal.Identity, mark: Int, serial: Int, selectors: Int,
    sharing shared: @escaping () -> Void
  ) {
    self.shared = shared
    self.journal = journal
    self.mark = mark
    self.serial = serial
    self.selectors = selectors
  }

  /// Returns whether it can be restored: it belongs to the journal and is still open.
  /// - Complexity: O(1).
  func isOpen(in journal: Journal) -> Bool { isOpen && self.journal === journal.identity }
}
