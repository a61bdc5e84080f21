internal import SelectorRuntime
internal import Synchronization

/// What was recorded: entries in the order in which they began, the newest of them only.
///
/// An entry's depth counts the entries of this trace around it on its Lua thread; a coroutine's
/// first one lies as deep as what resumed it.
final class Trace {
  /// How many entries are kept when nobody says otherwise: some 50 megabytes.
  static let defaultLimit = 100_000

  let filter: TraceFilter
  /// How many entries are kept.
  let limit: Int
  /// Who started it, for the error of a second start.
  let starter: String
  /// How many entries did not fit.
  private(set) var dropped = 0
  /// Fingers and scroll views on the way.
  let samples = TraceSamples()
  /// Why it holds less than the whole of a script; nil when it does not, or nobody knows.
  var ending: TraceEnding?
  /// Whether something is being written down, so that it cannot be read.
  var isChanging: Bool { changing.load(ordering: .acquiring) }
  /// Read by a signal handler.
  private let changing = Atomic(false)
  /// How many beginnings and ends there were.
  private(set) var tick = 0

  private var ring: [TraceEntry] = []
  private var oldest = 0
  /// What runs on each Lua thread, the innermost last; nil for what the filter leaves out.
  private var open: [Int: [TraceEntry?]] = [:]
  private var depths: [Int: Int] = [:]
  private var threads: [Int: Int] = [:]
  /// The thread of the latest beginning or end.
  private(set) var lastThread = 0
  /// Which entry each thing was scheduled in that waits for its time.
  private var waiting: [ObjectIdentifier: TraceEntry] = [:]
  /// Where what runs now was scheduled, until it has done something.
  private var cause: TraceEntry?

  init(_ filter: TraceFilter, limit: Int?, starter: String) {
    self.filter = filter
    self.limit = max(1, limit ?? Trace.defaultLimit)
    self.starter = starter
  }

  /// The entries, the oldest first.
  var entries: [TraceEntry] { Array(ring[oldest...] + ring[..<oldest]) }

  /// Notes that something begins.
  ///
  /// - Parameter thread: what tells its Lua thread from others; 0 is the main one.
  /// - Parameter arguments: answers their text; asked only when the entry is kept.
  func begin(
    _ candidate: TraceEntry.Candidate, at time: Double, on thread: Int,
    arguments: () -> String
  ) {
    tick += 1
    let resumer = thread == 0 ? nil : depths[lastThread] ?? depths[0]
    let depth = depths[thread] ?? resumer ?? 0
    lastThread = thread
    guard filter.accepts(candidate) else {
      open[thread, default: []].append(nil)
      depths[thread] = depth
      return
    }
    let number = thread == 0 ? 0 : threads[thread] ?? threads.count + 1
    if thread != 0 { threads[thread] = number }
    let entry = TraceEntry(
      candidate, start: time, tick: tick, depth: depth, thread: number, arguments: arguments())
    entry.cause = cause
    cause = nil
    open[thread, default: []].append(entry)
    depths[thread] = depth + 1
    add(entry)
  }

  /// Writes something down; whoever breaks in upon it sees that.
  func change(_ body: (Trace) -> Void) {
    changing.store(true, ordering: .sequentiallyConsistent)
    body(self)
    changing.store(false, ordering: .sequentiallyConsistent)
  }

  /// The innermost entry that runs on a thread; nil when the filter leaves it out.
  func innermost(on thread: Int) -> TraceEntry? { open[thread]?.last ?? nil }

  /// Notes that the innermost thing on a thread has ended.
  func end(at time: Double, on thread: Int) {
    guard let ended = open[thread]?.popLast() else { return }
    tick += 1
    lastThread = thread
    if let ended {
      ended.end = time
      ended.endTick = tick
      depths[thread] = ended.depth
    }
    if open[thread]?.isEmpty ?? true {
      open[thread] = nil
      depths[thread] = nil
    }
  }

  /// Notes that the main thread runs what comes next.
  func returnToMain() { lastThread = 0 }

  /// Notes that what runs on a thread never ends, since the thread has gone.
  func forget(_ thread: Int) {
    open[thread] = nil
    depths[thread] = nil
  }

  /// Notes that something has been scheduled, inside what runs on a thread; nil for what came by
  /// itself.
  ///
  /// It may stand where a thing stood that was cancelled.
  func wait(for thing: ObjectIdentifier, on thread: Int?) {
    waiting[thing] = thread.flatMap { open[$0]?.last { $0 != nil } } ?? nil
  }

  /// Notes that what was scheduled runs: the next entry comes of it.
  func expect(_ thing: ObjectIdentifier) { cause = waiting.removeValue(forKey: thing) }

  /// Notes that it has run.
  func expectNothing() { cause = nil }

  private func add(_ entry: TraceEntry) {
    guard ring.count == limit else { return ring.append(entry) }
    ring[oldest] = entry
    oldest = (oldest + 1) % limit
    dropped += 1
  }
}
