/// The changes since snapshots were taken, as the steps that take them back.
///
/// Nothing is copied when a snapshot is taken, and nothing is written down while there is none; a
/// restore costs what changed since. The steps run from the newest to the oldest, so each finds the
/// world as it was right after the change that it takes back.
struct Journal {
  /// A place whose change is written down once between two snapshots, however often it happens.
  enum Place: Hashable {
    case association(RuntimeObject, AssociationKey)
    case property(RuntimeObject, ObjectIdentifier)
  }

  /// Tells the journals of worlds from each other.
  final class Identity {}

  let identity = Identity()
  private var steps: [() -> Void] = []
  private var written: Set<Place> = []
  /// The snapshots that can still be restored, the oldest first; whoever holds one keeps it here.
  private var open: [WeakSnapshot] = []
  /// How many of them there may be before the closed ones are taken out.
  private var openLimit = 16

  /// Changes with every snapshot that is taken or restored.
  private(set) var generation: Int32 = 0

  /// Whether anybody could want a change taken back.
  private(set) var isRecording = false
  /// Whether a snapshot may be open, also while one is being restored.
  var hasSnapshots: Bool { !open.isEmpty }
  /// How often all snapshots have been closed: what was written down before can never be taken back.
  private(set) var epoch = 0

  /// How many steps there are.
  var mark: Int { steps.count }

  /// Stops writing down while steps are taken back, and goes on afterwards.
  mutating func pause(_ isPaused: Bool) { isRecording = !isPaused && !open.isEmpty }

  /// Writes down how a change is taken back.
  ///
  /// Ask ``isRecording`` first.
  mutating func append(_ step: @escaping () -> Void) {
    forgetClosedSnapshots()
    if isRecording { steps.append(step) }
  }

  /// Writes it down unless the same place has changed since the last snapshot.
  mutating func append(_ place: Place, _ step: @escaping () -> Void) {
    if written.insert(place).inserted { append(step) }
  }

  /// Begins to write down for a snapshot.
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

  /// Hands over the steps since a snapshot, the newest first, and forgets younger snapshots.
  mutating func takeSteps(since snapshot: RuntimeSnapshot) -> [() -> Void] {
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

  /// Stops writing when nobody holds a snapshot any more.
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

/// A moment of a world that it can go back to.
package final class RuntimeSnapshot {
  /// The journal of the world that it is of.
  private let journal: Journal.Identity
  /// Whether nothing older has been restored since.
  fileprivate var isOpen = true
  /// The journal's length at that moment.
  let mark: Int
  /// The last serial number given out by then: what has a larger one was made since.
  let serial: Int
  /// How many selectors were known.
  let selectors: Int
  /// Sets as it was what is not written down change by change.
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

  /// Whether it can be restored: it is of this journal's world and nothing older has been restored.
  /// - Complexity: O(1).
  func isOpen(in journal: Journal) -> Bool { isOpen && self.journal === journal.identity }
}
