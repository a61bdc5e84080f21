/// The virtual clock and its scheduled entries.
///
/// Time advances only while the loop runs, and jumps from one entry to the next, so a day takes no
/// real time and a program runs the same way every time. A *turn* runs everything due at one
/// instant, phase by phase. An entry that is added for the same instant runs in the same turn if
/// its phase is still to come, otherwise in the next turn; so a turn always ends.
///
/// An error thrown by an entry is thrown by the call that runs the loop. The clock stays at that
/// instant, and later entries stay scheduled. The loop may be run from inside an entry: the nested
/// run first completes the outer turn.
///
/// The corresponding Foundation class is `NSRunLoop`. Its idle thread, ports and input sources are
/// not modelled.
package final class RunLoop {
  /// The phases of a turn, in order.
  package enum Phase: Int, Comparable, Sendable {
    case touches, recognizers, blocks, timers, displayLinks, layout

    package static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }

    /// Whether on a device it is an input source, not a timer or an observer.
    var isSource: Bool { self == .touches || self == .blocks || self == .displayLinks }
  }

  /// An activity of the loop, with the values of `CFRunLoopActivity`.
  package enum Activity: Int, Sendable {
    case entry = 1
    case beforeTimers = 2
    case beforeSources = 4
    case beforeWaiting = 32
    case afterWaiting = 64
    case exit = 128
  }

  /// The modes in which an entry runs; in another mode, a due entry waits.
  ///
  /// The corresponding constants are `NSDefaultRunLoopMode`, `UITrackingRunLoopMode` and
  /// `NSRunLoopCommonModes`.
  package struct Mode: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let `default` = Mode(rawValue: 1)
    package static let tracking = Mode(rawValue: 2)
    package static let common: Mode = [.default, .tracking]
  }

  /// The clock, which several loops may share.
  package let clock: VirtualClock

  /// The virtual time in seconds; it starts at 0 and never decreases while the loop runs.
  package var now: Double { clock.now }

  /// The current mode; waiting entries of the new mode become due at once.
  ///
  /// - Complexity: O(w log n) to set, for w waiting entries.
  package var mode = Mode.default {
    didSet { releaseWaiting() }
  }

  /// The number of entries that keep the host alive.
  package private(set) var pending = 0

  /// Called at the end of each turn that no error ended.
  package var turnEnded: (() throws -> Void)?

  /// Notified of scheduled and running entries; not retained.
  package weak var listener: (any RunLoopListener)?

  /// The other threads that use the clock; they outlive the loop, or set this property to nil.
  package unowned(safe) var coordinator: (any RunLoopCoordinator)?

  /// Called for each activity of the loop; nil when there is no observer.
  package var observer: ((Activity) throws -> Void)?

  /// Frames per second; ``setFrameRate(_:)`` changes it.
  package internal(set) var frameRate = 60

  var heap = Heap<Entry>()
  /// Entries that are due in another mode.
  private var waiting: [Entry] = []
  private var cancelledInHeap = 0
  /// The number of entries ever scheduled.
  package private(set) var lastSequence = 0

  /// The number of entries that ran and are input sources on a device.
  ///
  /// These are blocks of the main queue, messages from other threads, touches and frames, but not
  /// timers.
  package private(set) var sourcesHandled = 0

  /// The running turn of the current instant, or the next one.
  package internal(set) var turn = 0
  /// Whether the clock has advanced since the last turn, as after a sleep of the loop.
  var hasSlept = false
  /// The running phase, or nil outside a turn.
  var runningPhase: Phase?
  var depth = 0
  /// Whether it is running, also outside a turn.
  package var isRunning: Bool { depth > 0 }
  /// Whether it is running, and none of its entries.
  package var isWaiting: Bool { isRunning && runningPhase == nil }

  package init(_ clock: VirtualClock = VirtualClock()) { self.clock = clock }

  /// Schedules a body for a time; a time in the past means now.
  ///
  /// - Parameter time: virtual seconds since the start.
  /// - Parameter mode: the modes in which it runs.
  /// - Parameter phase: its phase within an instant.
  /// - Parameter keepsAlive: whether the host keeps running for it; false for a repeating timer or
  ///   a display link.
  /// - Parameter body: the code to run.
  /// - Throws: ``RunLoopError`` when `time` is not a finite number.
  /// - Complexity: O(log n).
  @discardableResult
  package func schedule(
    at time: Double, phase: Phase, mode: Mode = .common, keepsAlive: Bool = true,
    _ body: @escaping () throws -> Void
  ) throws -> Entry {
    guard time.isFinite else { throw RunLoopError(kind: .badSeconds, now: now, value: time) }
    lastSequence += 1
    let entry = Entry(
      deadline: time, phase: phase, modes: mode, keepsAlive: keepsAlive,
      order: order(deadline: time, phase: phase, sequence: lastSequence), runLoop: self,
      body: coordinator?.ordering(body) ?? body)
    heap.insert(entry)
    if keepsAlive { pending += 1 }
    listener?.willWait(entry)
    coordinator?.didSchedule(on: self)
    return entry
  }

  /// Schedules a body for `seconds` from now; a negative delay means now.
  ///
  /// - Throws: ``RunLoopError`` when `seconds` is not a finite number.
  /// - Complexity: O(log n).
  @discardableResult
  package func schedule(
    after seconds: Double, phase: Phase, mode: Mode = .common, keepsAlive: Bool = true,
    _ body: @escaping () throws -> Void
  ) throws -> Entry {
    guard seconds.isFinite else { throw RunLoopError(kind: .badSeconds, now: now, value: seconds) }
    return try schedule(
      at: now + max(0, seconds), phase: phase, mode: mode, keepsAlive: keepsAlive, body)
  }

  /// Whether an entry that keeps the host alive can still run in the current mode.
  package var hasPendingWork: Bool {
    pending > waiting.count { $0.keepsAlive && $0.isPending }
  }

  /// Returns the instant of the first entry in one of these modes, or nil when there is none.
  ///
  /// - Complexity: O(entries).
  package func nextInstant(in modes: Mode) -> Double? {
    allEntries.lazy.filter { $0.isPending && !$0.modes.isDisjoint(with: modes) }
      .map(\.order.instant).min()
  }

  /// All entries, including cancelled ones.
  var allEntries: [Entry] { heap.all + waiting }

  /// Removes all entries.
  func removeAll() {
    heap = Heap<Entry>()
    waiting = []
    cancelledInHeap = 0
    pending = 0
  }

  /// Schedules an entry again that may have run.
  func rearm(_ entry: Entry, _ body: @escaping () throws -> Void) {
    entry.arm(body)
    entry.order = order(
      deadline: entry.deadline, phase: entry.phase, sequence: entry.order.sequence)
    heap.insert(entry)
    if entry.keepsAlive { pending += 1 }
  }

  private func order(deadline: Double, phase: Phase, sequence: Int) -> Order {
    guard deadline <= now else {
      return Order(instant: deadline, turn: 0, phase: phase, deadline: deadline, sequence: sequence)
    }
    let hasPassed = runningPhase.map { phase <= $0 } ?? false
    return Order(
      instant: now, turn: hasPassed ? turn + 1 : turn, phase: phase, deadline: deadline,
      sequence: sequence)
  }

  /// Removes and returns the first due entry of the current mode, with its body.
  func popDue(upTo turn: Int) -> (Entry, () throws -> Void)? {
    while let first = heap.first {
      let isDue =
        first.order.instant < now || (first.order.instant == now && first.order.turn <= turn)
      guard isDue || !first.isPending else { return nil }
      _ = heap.popFirst()
      guard first.isPending else {
        cancelledInHeap -= 1
        continue
      }
      guard first.modes.contains(mode), let body = first.take() else {
        waiting.append(first)
        continue
      }
      if first.keepsAlive { pending -= 1 }
      if first.order.phase.isSource { sourcesHandled += 1 }
      return (first, body)
    }
    return nil
  }

  /// Returns the instant of the first pending entry, or nil when there is none.
  package func nextInstant() -> Double? {
    while let first = heap.first, !first.isPending {
      _ = heap.popFirst()
      cancelledInHeap -= 1
    }
    return heap.first?.order.instant
  }

  func didCancel(_ entry: Entry) {
    if entry.keepsAlive { pending -= 1 }
    if let index = waiting.firstIndex(where: { $0 === entry }) {
      waiting.remove(at: index)
      return
    }
    cancelledInHeap += 1
    if cancelledInHeap > 64, cancelledInHeap > heap.count / 2 {
      heap.removeAll { !$0.isPending }
      cancelledInHeap = 0
    }
  }

  private func releaseWaiting() {
    let ready = waiting.filter { $0.modes.contains(mode) }
    guard !ready.isEmpty else { return }
    waiting.removeAll { $0.modes.contains(mode) }
    for entry in ready {
      entry.order = order(
        deadline: entry.deadline, phase: entry.phase, sequence: entry.order.sequence)
      heap.insert(entry)
    }
  }
}
