/// What has changed since snapshots were taken, as the steps that take it back.
///
/// Nothing is copied when a snapshot is taken, and nothing is written down while there is none; a
/// restore costs what changed since. The steps run from the newest to the oldest, so each finds the
/// world as it was right after the change that it takes back.
struct Journal {
  /// What is written down once between two snapshots, however often it changes.
  enum Place: Hashable {
    case association(RuntimeObject, AssociationKey)
    case property(RuntimeObject, ObjectIdentifier)
  }

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

  /// Whether a snapshot can be restored: it is of this world and nothing older has been restored.
  mutating func holds(_ snapshot: RuntimeSnapshot) -> Bool {
    open.removeAll { $0.value == nil }
    return open.contains { $0.value === snapshot }
  }

  /// Hands over the steps since a snapshot, the newest first, and forgets younger snapshots.
  mutating func takeSteps(since snapshot: RuntimeSnapshot) -> [() -> Void] {
    let taken = Array(steps[snapshot.mark...].reversed())
    steps.removeSubrange(snapshot.mark...)
    written = []
    generation &+= 1
    if let place = open.firstIndex(where: { $0.value === snapshot }) {
      open.removeSubrange((place + 1)...)
    }
    return taken
  }

  /// Stops writing when nobody holds a snapshot any more.
  private mutating func forgetClosedSnapshots() {
    while let last = open.last, last.value == nil { open.removeLast() }
    guard open.isEmpty else { return }
    isRecording = false
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
  /// The journal's length at that moment.
  let mark: Int
  /// The last serial number given out by then: what has a larger one was made since.
  let serial: Int
  /// How many selectors were known.
  let selectors: Int

  init(mark: Int, serial: Int, selectors: Int) {
    self.mark = mark
    self.serial = serial
    self.selectors = selectors
  }
}
