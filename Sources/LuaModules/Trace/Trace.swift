internal import SelectorRuntime
internal import Synchronization

/// A recording: the newest entries, in the order in which they began.
///
/// An entry's depth is the number of enclosing entries of this trace on its Lua thread; the first
/// entry of a coroutine has the depth of the code that resumed it.
package final class Trace {
  /// The default limit of entries; they need about 50 megabytes.
  static let defaultLimit = 100_000

  let filter: TraceFilter
  /// The maximum number of entries.
  package let limit: Int
  /// The code that started the trace, for the error of a second start.
  let starter: String
  /// The number of dropped entries.
  package private(set) var dropped = 0
  /// The movements of touches and scroll views during the trace.
  package let samples = TraceSamples()
  /// The blocks and waits of threads during the trace.
  package let threads = TraceThreads()
  /// Why the trace is incomplete; nil if it is complete, or if that is not known.
  package var ending: TraceEnding?
  /// Whether the trace is being changed, so that it cannot be read.
  package var isChanging: Bool { changing.load(ordering: .acquiring) }
  /// Read by a signal handler.
  private let changing = Atomic(false)
  /// The number of beginnings and ends so far.
  private(set) var tick = 0

  private var ring: [TraceEntry] = []
  private var oldest = 0
  /// The open entries on each Lua thread, the innermost last; nil for those that the filter
  /// excludes.
  private var open: [Int: [TraceEntry?]] = [:]
  private var depths: [Int: Int] = [:]
  private var places: [Int: Int] = [:]
  /// The lanes of entries, one for each Lua thread of each thread, the main one first.
  package private(set) var lanes = [Lane(owner: 1, coroutine: 0)]
  /// The Lua thread of the latest beginning or end on each thread.
  private var lastThreads: [Int: Int] = [:]
  /// For scheduled work that has not run, the entry that scheduled it.
  private var waiting: [ObjectIdentifier: TraceEntry] = [:]
  /// The entry that scheduled the current work; nil after the first entry of that work.
  private var cause: TraceEntry?

  package init(_ filter: TraceFilter, limit: Int?, starter: String) {
    self.filter = filter
    self.limit = max(1, limit ?? Trace.defaultLimit)
    self.starter = starter
  }

  /// The entries, the oldest first.
  package var entries: [TraceEntry] { Array(ring[oldest...] + ring[..<oldest]) }

  /// The lane of an entry: its thread, and the coroutine in that thread; 0 means none.
  package struct Lane {
    package let owner: Int
    package let coroutine: Int
  }

  /// The number of the main Lua thread of a thread: 0 for the main thread, negative for others.
  static func base(of owner: Int) -> Int { owner == 1 ? 0 : -owner }

  /// The Lua thread of the latest beginning or end on a thread.
  func lastThread(of owner: Int) -> Int { lastThreads[owner] ?? Trace.base(of: owner) }

  /// Counts a beginning or an end, and returns the count.
  func nextTick() -> Int {
    tick += 1
    return tick
  }

  /// Records the beginning of a message or a handler.
  ///
  /// - Parameter thread: the number of its Lua thread, see ``base(of:)``.
  /// - Parameter owner: the number of the thread that runs it.
  /// - Parameter arguments: returns the text of the arguments; called only if the entry is kept.
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

  /// The index of a Lua thread's lane, which is created when it is first needed.
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
  package func title(of lane: Lane) -> String {
    guard !threads.slices.isEmpty || lanes.contains(where: { $0.owner != 1 }) else {
      return lane.coroutine == 0 ? "messages" : "messages in coroutine \(lane.coroutine)"
    }
    let title = threads.title(of: lane.owner)
    return lane.coroutine == 0 ? title : "\(title), coroutine \(lane.coroutine)"
  }

  /// Changes the trace; a signal handler can detect the change in progress.
  func change(_ body: (Trace) -> Void) {
    changing.store(true, ordering: .sequentiallyConsistent)
    body(self)
    changing.store(false, ordering: .sequentiallyConsistent)
  }

  /// The innermost open entry on a thread; nil if the filter excludes it.
  func innermost(on thread: Int) -> TraceEntry? { open[thread]?.last ?? nil }

  /// Records the end of the innermost entry on a Lua thread.
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

  /// Records that further entries of a thread run outside its coroutines.
  func returnToBase(of owner: Int) { lastThreads[owner] = nil }

  /// Discards the open entries of a thread that has exited.
  func forget(_ thread: Int) {
    open[thread] = nil
    depths[thread] = nil
  }

  /// Records that the current entry of a thread has scheduled work; nil if there is no such entry.
  ///
  /// The identifier may be that of cancelled work.
  func wait(for thing: ObjectIdentifier, on thread: Int?) {
    waiting[thing] = thread.flatMap { open[$0]?.last { $0 != nil } } ?? nil
  }

  /// Records that scheduled work begins to run: it is the cause of the next entry.
  func expect(_ thing: ObjectIdentifier) { cause = waiting.removeValue(forKey: thing) }

  /// Records that the scheduled work has run.
  func expectNothing() { cause = nil }

  private func add(_ entry: TraceEntry) {
    guard ring.count == limit else { return ring.append(entry) }
    ring[oldest] = entry
    oldest = (oldest + 1) % limit
    dropped += 1
  }
}
