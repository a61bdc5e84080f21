/// The virtual clock and everything that waits for it.
///
/// Time moves only when somebody runs the loop, and jumps from one entry to the next, so that a day
/// passes in no time and the same program runs the same way every time. A *turn* is everything due
/// at one instant, phase by phase. What an entry adds for the same instant runs in the same turn if
/// its phase is still to come, and in the next turn otherwise; so a turn always ends.
///
/// An error thrown by an entry comes out of the call that ran the loop. The clock stays at that
/// instant, and what was queued behind the entry stays queued. The loop may be run from inside an
/// entry: the inner run first takes what is left of the outer turn.
///
/// The corresponding Foundation class is `NSRunLoop`; its idle thread, ports and input sources have
/// no place here.
package final class RunLoop {
  /// The order of things inside one turn.
  package enum Phase: Int, Comparable, Sendable {
    case touches, recognizers, blocks, timers, displayLinks, layout

    package static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }

    /// Whether an input source brings it on a device, rather than a timer or an observer of the loop.
    var isSource: Bool { self == .touches || self == .blocks || self == .displayLinks }
  }

  /// A step of the loop, by the numbers of `CFRunLoopActivity`.
  package enum Activity: Int, Sendable {
    case entry = 1
    case beforeTimers = 2
    case beforeSources = 4
    case beforeWaiting = 32
    case afterWaiting = 64
    case exit = 128
  }

  /// The modes in which an entry runs; one that is due in another mode waits for its own.
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

  /// The virtual time in seconds; it starts at 0 and never goes back.
  package var now: Double { clock.now }

  /// The current mode; what waited for the new one is due at once.
  ///
  /// - Complexity: O(w log n) to set, w being what waits for its mode.
  package var mode = Mode.default {
    didSet { releaseWaiting() }
  }

  /// How many entries keep the host alive.
  package private(set) var pending = 0

  /// Called at the end of each turn, but of one that an error ended.
  package var turnEnded: (() throws -> Void)?

  /// Hears of what waits and runs; held by whoever set it.
  package weak var listener: (any RunLoopListener)?

  /// Who else goes by the clock; it must outlive the loop, or take itself away.
  package unowned(safe) var company: (any RunLoopCompany)?

  /// Hears of each step of the loop; nobody does without it.
  package var observer: ((Activity) throws -> Void)?

  /// Frames per second; ``setFrameRate(_:)`` changes it.
  package internal(set) var frameRate = 60

  var heap = EntryHeap()
  /// Due, but in another mode.
  private var waiting: [Entry] = []
  private var cancelledInHeap = 0
  /// How many entries there have been.
  package private(set) var lastSequence = 0

  /// How many entries have run that are input sources on a device, and not timers: blocks of the main
  /// queue, messages from other threads, touches, frames.
  package private(set) var sourcesHandled = 0

  /// Which turn of the current instant runs, or comes next when none does.
  package internal(set) var turn = 0
  /// Whether the clock has gone on since the last turn, which is when the loop has slept.
  var hasSlept = false
  /// The phase that runs, or nil outside a turn.
  var runningPhase: Phase?
  var depth = 0

  package init(_ clock: VirtualClock = VirtualClock()) { self.clock = clock }

  /// Schedules a body for a time; one that has passed means now.
  ///
  /// - Parameter time: virtual seconds since the start.
  /// - Parameter mode: the modes in which it runs.
  /// - Parameter phase: what it comes before and after within one instant.
  /// - Parameter keepsAlive: whether the host goes on running because of it; a repeating timer or a
  ///   display link does not.
  /// - Parameter body: what runs.
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
      body: company?.ordering(body) ?? body)
    heap.insert(entry)
    if keepsAlive { pending += 1 }
    listener?.willWait(entry)
    company?.didSchedule(on: self)
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

  /// Whether an entry that keeps the host alive can still come up in the current mode.
  package var canGoOn: Bool {
    pending > waiting.count { $0.keepsAlive && $0.isPending }
  }

  /// Whether something waits that runs in one of these modes.
  ///
  /// - Complexity: O(entries).
  package func hasEntries(in modes: Mode) -> Bool {
    everyEntry.contains { $0.isPending && !$0.modes.isDisjoint(with: modes) }
  }

  /// Whatever waits, cancelled entries among them.
  var everyEntry: [Entry] { heap.all + waiting }

  /// Empties the queues.
  func dropEverything() {
    heap = EntryHeap()
    waiting = []
    cancelledInHeap = 0
    pending = 0
  }

  /// Lets an entry wait again that may have run.
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

  /// Takes the first entry that is due, pending and of the current mode, with its body.
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

  /// The instant of the first pending entry, or nil when there is none.
  package func nextInstant() -> Double? {
    while let first = heap.first, !first.isPending {
      _ = heap.popFirst()
      cancelledInHeap -= 1
    }
    return heap.first?.order.instant
  }

  func didCancel(_ entry: Entry) {
    if entry.keepsAlive { pending -= 1 }
    if let place = waiting.firstIndex(where: { $0 === entry }) {
      waiting.remove(at: place)
      return
    }
    cancelledInHeap += 1
    if cancelledInHeap > 64, cancelledInHeap > heap.count / 2 {
      heap.removeCancelled()
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
