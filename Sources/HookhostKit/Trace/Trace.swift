internal import SelectorRuntime
internal import Synchronization

/// A recording: entries in the order in which they began, the newest of them only.
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
  /// The blocks that threads ran on the way, and what they waited for.
  let threads = TraceThreads()
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
  /// The entries that run on each Lua thread, the innermost last; nil for those that the filter
  /// leaves out.
  private var open: [Int: [TraceEntry?]] = [:]
  private var depths: [Int: Int] = [:]
  private var places: [Int: Int] = [:]
  /// The lanes of entries, a Lua thread of a thread each, the main one first.
  private(set) var lanes = [Lane(owner: 1, coroutine: 0)]
  /// The Lua thread of the latest beginning or end on each thread.
  private var lastThreads: [Int: Int] = [:]
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

  /// Where entries are shown: on which thread, and in which of its coroutines; 0 is in none.
  struct Lane {
    let owner: Int
    let coroutine: Int
  }

  /// The number that tells the Lua thread at the base of a thread from others: 0 of the main one,
  /// below of others.
  static func base(of owner: Int) -> Int { owner == 1 ? 0 : -owner }

  /// The Lua thread of the latest beginning or end on a thread.
  func lastThread(of owner: Int) -> Int { lastThreads[owner] ?? Trace.base(of: owner) }

  /// Counts one more beginning or end.
  func nextTick() -> Int {
    tick += 1
    return tick
  }

  /// Notes that something begins.
  ///
  /// - Parameter thread: what tells its Lua thread from others, see ``base(of:)``.
  /// - Parameter owner: the number of the thread that runs it.
  /// - Parameter arguments: answers their text; asked only when the entry is kept.
  func begin(
    _ candidate: TraceEntry.Candidate, at time: Double, on thread: Int, of owner: Int,
    arguments: () -> String
  ) {
    tick += 1
    let base = Trace.base(of: owner)
    let resumer = thread == base ? nil : depths[lastThread(of: owner)] ?? depths[base]
    let depth = depths[thread] ?? resumer ?? 0
    lastThreads[owner] = thread
    guard filter.accepts(candidate) else {
      open[thread, default: []].append(nil)
      depths[thread] = depth
      return
    }
    let entry = TraceEntry(
      candidate, start: time, tick: tick, depth: depth, thread: lane(of: thread, owner),
      arguments: arguments())
    entry.cause = cause
    cause = nil
    open[thread, default: []].append(entry)
    depths[thread] = depth + 1
    add(entry)
  }

  /// The place of a Lua thread's lane, made when something is shown on it first.
  private func lane(of thread: Int, _ owner: Int) -> Int {
    if thread == 0 { return 0 }
    if let known = places[thread], lanes[known].owner == owner { return known }
    let isBase = thread == Trace.base(of: owner)
    lanes.append(
      Lane(owner: owner, coroutine: isBase ? 0 : lanes.count { $0.coroutine > 0 } + 1))
    places[thread] = lanes.count - 1
    return lanes.count - 1
  }

  /// The title of a lane.
  func title(of lane: Lane) -> String {
    guard !threads.slices.isEmpty || lanes.contains(where: { $0.owner != 1 }) else {
      return lane.coroutine == 0 ? "messages" : "messages in coroutine \(lane.coroutine)"
    }
    let title = threads.title(of: lane.owner)
    return lane.coroutine == 0 ? title : "\(title), coroutine \(lane.coroutine)"
  }

  /// Writes something down; whoever breaks in upon it sees that.
  func change(_ body: (Trace) -> Void) {
    changing.store(true, ordering: .sequentiallyConsistent)
    body(self)
    changing.store(false, ordering: .sequentiallyConsistent)
  }

  /// The innermost entry that runs on a thread; nil when the filter leaves it out.
  func innermost(on thread: Int) -> TraceEntry? { open[thread]?.last ?? nil }

  /// Notes that the innermost thing on a Lua thread has ended.
  func end(at time: Double, on thread: Int, of owner: Int) {
    guard let ended = open[thread]?.popLast() else { return }
    tick += 1
    lastThreads[owner] = thread
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

  /// Notes that no coroutine of a thread runs what comes next.
  func returnToBase(of owner: Int) { lastThreads[owner] = nil }

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
