/// The blocks and waits of threads during a trace, independent of its message filter.
package final class TraceThreads {
  /// One block of a queue, or one wait of a thread.
  package struct Slice {
    package enum Kind: Int {
      case block, wait
    }

    package let kind: Kind
    /// The number of the thread.
    package let thread: Int
    /// For a block, the index of its queue.
    package let queue: Int?
    /// The object of a wait; for a block, the label of its queue.
    package let text: String
    /// The thread that held it, and where that thread acquired it.
    package let holder: String
    /// Where the thread waited.
    package let place: String
    package let start: Double
    package let startTick: Int
    /// The end; the tick is 0 while it lasts.
    package fileprivate(set) var end: Double
    package fileprivate(set) var endTick = 0
  }

  /// The maximum number of slices; beyond it the older half is dropped.
  private static let limit = 100_000

  package private(set) var slices: [Slice] = []
  /// The queues whose blocks ran, in Xcode's notation: `com.example.store (serial)`.
  package private(set) var queues: [String] = []
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
  package func title(of thread: Int) -> String {
    if thread == 1 { return "Thread 1 Queue: com.apple.main-thread (serial)" }
    return "Thread \(thread)" + (names[thread].map { " \"\($0)\"" } ?? "")
  }
}
