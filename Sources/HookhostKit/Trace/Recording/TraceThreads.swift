/// The work of threads while a trace ran, whatever its filter keeps of the messages: which queues'
/// blocks they ran, and whom they waited for.
final class TraceThreads {
  /// One block of a queue, or one wait of a thread.
  struct Slice {
    enum Kind: Int {
      case block, wait
    }

    let kind: Kind
    /// The thread, by its number.
    let thread: Int
    /// The place of a block's queue among the queues.
    let queue: Int?
    /// The thing that was waited for; the label of a block's queue.
    let text: String
    /// Who had it then, and where that one took it.
    let holder: String
    /// Where the thread stood.
    let place: String
    let start: Double
    let startTick: Int
    /// When it ended; while it lasts, its tick is 0.
    fileprivate(set) var end: Double
    fileprivate(set) var endTick = 0
  }

  /// How many slices are kept at most; then the older half goes.
  private static let limit = 100_000

  private(set) var slices: [Slice] = []
  /// The queues whose blocks ran, as Xcode writes them: `com.example.store (serial)`.
  private(set) var queues: [String] = []
  /// The names of threads besides their numbers.
  private(set) var names: [Int: String] = [:]
  /// How many did not fit.
  private(set) var dropped = 0
  private var places: [ObjectIdentifier: Int] = [:]
  /// The spans that are open on each thread, the innermost last, by its number among all; nil for
  /// those that are not kept.
  private var open: [Int: [Int?]] = [:]

  /// The place of a queue, which is one as long as it keeps its name.
  func place(of queue: AnyObject, named name: String) -> Int {
    let key = ObjectIdentifier(queue)
    if let known = places[key], queues[known] == name { return known }
    places[key] = queues.count
    queues.append(name)
    return queues.count - 1
  }

  /// Notes what a thread is called.
  func name(_ thread: Int, _ name: String?) {
    if let name, !name.isEmpty { names[thread] = name }
  }

  /// Notes that something begins on a thread; nil for what is not kept.
  func begin(on thread: Int, _ slice: Slice?) {
    guard let slice else { return open[thread, default: []].append(nil) }
    if slices.count >= TraceThreads.limit {
      slices.removeFirst(TraceThreads.limit / 2)
      dropped += TraceThreads.limit / 2
    }
    open[thread, default: []].append(dropped + slices.count)
    slices.append(slice)
  }

  /// Notes that the innermost thing on a thread has ended.
  func end(on thread: Int, at time: Double, tick: Int) {
    guard let number = open[thread]?.popLast() ?? nil, number >= dropped else { return }
    slices[number - dropped].end = time
    slices[number - dropped].endTick = tick
  }

  /// The title of a thread, as Xcode shows it.
  func title(of thread: Int) -> String {
    if thread == 1 { return "Thread 1 Queue: com.apple.main-thread (serial)" }
    return "Thread \(thread)" + (names[thread].map { " \"\($0)\"" } ?? "")
  }
}
