/// The blocks and waits of threads during a trace, independent of its message filter.
final class TraceThreads {
  /// One block of a queue, or one wait of a thread.
  struct Slice {
    enum Kind: Int {
      case block, wait
    }

    let kind: Kind
    /// The number of the thread.
    let thread: Int
    /// For a block, the index of its queue.
    let queue: Int?
    /// What a wait waited for; for a block, the label of its queue.
    let text: String
    /// The thread that held it, and where that thread acquired it.
    let holder: String
    /// Where the thread waited.
    let place: String
    let start: Double
    let startTick: Int
    /// The end; the tick is 0 while it lasts.
    fileprivate(set) var end: Double
    fileprivate(set) var endTick = 0
  }

  /// The maximum number of slices; beyond it the older half is dropped.
  private static let limit = 100_000

  private(set) var slices: [Slice] = []
  /// The queues whose blocks ran, in Xcode's notation: `com.example.store (serial)`.
  private(set) var queues: [String] = []
  /// The names of threads, in addition to their numbers.
  private(set) var names: [Int: String] = [:]
  /// The number of dropped slices.
  private(set) var dropped = 0
  private var places: [ObjectIdentifier: Int] = [:]
  /// The open slices on each thread by index, the innermost last; nil if not recorded.
  private var open: [Int: [Int?]] = [:]

  /// The index of a queue; it changes if the queue's name changes.
  func place(of queue: AnyObject, named name: String) -> Int {
    let key = ObjectIdentifier(queue)
    if let known = places[key], queues[known] == name { return known }
    places[key] = queues.count
    queues.append(name)
    return queues.count - 1
  }

  /// Records the name of a thread.
  func name(_ thread: Int, _ name: String?) {
    if let name, !name.isEmpty { names[thread] = name }
  }

  /// Records the beginning of a slice on a thread; nil if it is not kept.
  func begin(on thread: Int, _ slice: Slice?) {
    guard let slice else { return open[thread, default: []].append(nil) }
    if slices.count >= TraceThreads.limit {
      slices.removeFirst(TraceThreads.limit / 2)
      dropped += TraceThreads.limit / 2
    }
    open[thread, default: []].append(dropped + slices.count)
    slices.append(slice)
  }

  /// Records the end of the innermost slice on a thread.
  func end(on thread: Int, at time: Double, tick: Int) {
    guard let number = open[thread]?.popLast() ?? nil, number >= dropped else { return }
    slices[number - dropped].end = time
    slices[number - dropped].endTick = tick
  }

  /// The title of a thread, in Xcode's notation.
  func title(of thread: Int) -> String {
    if thread == 1 { return "Thread 1 Queue: com.apple.main-thread (serial)" }
    return "Thread \(thread)" + (names[thread].map { " \"\($0)\"" } ?? "")
  }
}
