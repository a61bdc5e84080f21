internal import LuaModules
internal import SelectorRuntime

/// A trace in Chrome's trace event format, which Perfetto opens.
///
/// Messages and handlers are complete events (`X`) on a track for each Lua thread, with virtual
/// times in microseconds. Waits of threads are complete events too, and so are the blocks of
/// queues, on a track for each queue; blocks that run concurrently have tracks of their own.
/// Touches are instants (`i`) on a track of their own; offsets, velocities and flags of scroll
/// views are counters (`C`); track names are metadata (`M`). An arrow (`s` and `f`) leads from a
/// message to the work that it scheduled.
struct ChromeTrace {
  private let trace: Trace
  private let timeline: TraceTimeline

  /// The process ID of all events.
  private static let process: Int64 = 1
  /// The track of the touches; it is followed by those of threads, then of queues.
  private static let fingers: Int64 = 1
  private static let firstThread: Int64 = 2
  /// The tracks of threads that have sent no message, by thread number.
  private var silentThreads: [Int: Int64] = [:]
  /// The tracks of queues, with the end of the latest block on each.
  private var queues: [(track: Int64, name: String, end: Double)] = []
  private var tracksOfBlocks: [Int64] = []

  init(_ trace: Trace) {
    self.trace = trace
    timeline = TraceTimeline(trace)
    findTracks()
  }

  /// Assigns tracks to threads without messages, and to queues one for each concurrent block.
  private mutating func findTracks() {
    var next = Self.firstThread + Int64(trace.lanes.count)
    let known = Set(trace.lanes.filter { $0.coroutine == 0 }.map(\.owner))
    for thread in Set(timeline.slices.map(\.slice.thread)).subtracting(known).sorted() {
      silentThreads[thread] = next
      next += 1
    }
    for block in timeline.slices where block.slice.kind == .block {
      let beside = queues.count { $0.name == block.slice.text }
      let free = queues.firstIndex {
        ($0.name == block.slice.text || $0.name.hasPrefix(block.slice.text + ", beside"))
          && $0.end <= block.start
      }
      let place = free ?? queues.count
      if free == nil {
        let isFirst = beside == 0
        queues.append((next, block.slice.text + (isFirst ? "" : ", beside others"), 0))
        next += 1
      }
      queues[place].end = block.start + block.duration
      tracksOfBlocks.append(queues[place].track)
    }
  }

  private func track(ofThread number: Int) -> Int64 {
    let lane = trace.lanes.firstIndex { $0.owner == number && $0.coroutine == 0 }
    return lane.map { Self.firstThread + Int64($0) } ?? silentThreads[number] ?? Self.firstThread
  }

  /// The content of the file.
  var text: String {
    var text = "{\"displayTimeUnit\":\"ms\",\"otherData\":"
    text += JSONWriter.text(
      of: .object([
        .init("generator", .string("hookhost \(Usage.version)")),
        .init("dropped", .integer(trace.dropped)),
        .init("droppedSamples", .integer(trace.samples.dropped)),
        .init("ending", .string(trace.ending?.rawValue ?? "the script ran to its end")),
      ]))
    text += ",\"traceEvents\":[\n"
    var isFirst = true
    func add(_ event: JSON) {
      if !isFirst { text += ",\n" }
      isFirst = false
      text += JSONWriter.text(of: event)
    }
    for event in metadata { add(event) }
    var waits = timeline.slices.filter { $0.slice.kind == .wait }[...]
    for (place, span) in timeline.spans.enumerated() {
      while let wait = waits.first, wait.start <= span.start {
        add(event(ofWait: waits.removeFirst()))
      }
      add(Self.event(of: span))
      guard let cause = timeline.cause(of: span.entry) else { continue }
      let start = timeline.spans[cause]
      add(Self.flow("s", Int64(place), of: start))
      add(Self.flow("f", Int64(place), of: span))
    }
    for wait in waits { add(event(ofWait: wait)) }
    let blocks = timeline.slices.filter { $0.slice.kind == .block }
    for (block, track) in zip(blocks, tracksOfBlocks) { add(event(of: block, on: track)) }
    for sample in trace.samples.fingers { add(event(of: sample)) }
    addCounters(add)
    return text + "\n]}\n"
  }

  private var metadata: [JSON] {
    var events = [
      Self.name("process_name", of: 0, "hookhost"),
      Self.name("thread_name", of: Self.fingers, "fingers"),
    ]
    for (place, lane) in trace.lanes.enumerated() {
      events.append(
        Self.name("thread_name", of: Self.firstThread + Int64(place), trace.title(of: lane)))
    }
    for (thread, track) in silentThreads.sorted(by: { $0.value < $1.value }) {
      events.append(Self.name("thread_name", of: track, trace.threads.title(of: thread)))
    }
    for queue in queues {
      events.append(Self.name("thread_name", of: queue.track, "Queue: \(queue.name)"))
    }
    return events
  }

  private func event(ofWait wait: TraceTimeline.Slice) -> JSON {
    slice(
      wait, on: track(ofThread: wait.slice.thread), "waits for \(wait.slice.text)",
      category: "wait",
      [("held by", wait.slice.holder), ("source", wait.slice.place)])
  }

  private func event(of block: TraceTimeline.Slice, on track: Int64) -> JSON {
    slice(
      block, on: track, "block on \(trace.threads.title(of: block.slice.thread))",
      category: "block", [("queue", block.slice.text)])
  }

  private func slice(
    _ slice: TraceTimeline.Slice, on track: Int64, _ name: String, category: String,
    _ details: [(String, String)]
  ) -> JSON {
    .object([
      .init("ph", .string("X")), .init("name", .string(name)), .init("cat", .string(category)),
      .init("ts", .time(slice.start)), .init("dur", .time(slice.duration)),
      .init("pid", JSON(.integer(Self.process))), .init("tid", JSON(.integer(track))),
      .init(
        "args",
        .object(details.filter { !$0.1.isEmpty }.map { .init($0.0, .string($0.1)) })),
    ])
  }

  private static func name(_ kind: String, of thread: Int64, _ name: String) -> JSON {
    .object([
      .init("ph", .string("M")), .init("name", .string(kind)),
      .init("pid", JSON(.integer(process))), .init("tid", JSON(.integer(thread))),
      .init("args", .object([.init("name", .string(name))])),
    ])
  }

  private static func event(of span: TraceTimeline.Span) -> JSON {
    let entry = span.entry
    let layer = entry.kind == .hook ? "\(entry.layer ?? "hook") " : ""
    var details = [JSON.Member("depth", .integer(entry.depth))]
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { details.append(.init(name, .string(text))) }
    }
    add("receiver", entry.receiver?.defaultDescription)
    add("arguments", entry.arguments)
    add("result", entry.hasFailed ? "error" : entry.result)
    add("owner", entry.owner)
    add("source", entry.source)
    return .object([
      .init("ph", .string("X")), .init("name", .string(layer + entry.name)),
      .init("cat", .string(entry.kind.rawValue)),
      .init("ts", .time(span.start)), .init("dur", .time(span.duration)),
      .init("pid", JSON(.integer(process))),
      .init("tid", JSON(.integer(firstThread + Int64(entry.thread)))),
      .init("args", .object(details)),
    ])
  }

  /// The start or the end of the arrow from a message to the work that it scheduled.
  private static func flow(
    _ phase: String, _ number: Int64, of span: TraceTimeline.Span
  ) -> JSON {
    var members = [
      JSON.Member("ph", .string(phase)), .init("id", JSON(.integer(number))),
      .init("name", .string("scheduled")), .init("cat", .string("scheduled")),
      .init("ts", .time(span.start)), .init("pid", JSON(.integer(process))),
      .init("tid", JSON(.integer(firstThread + Int64(span.entry.thread)))),
    ]
    if phase == "f" { members.append(.init("bp", .string("e"))) }
    return .object(members)
  }

  private func event(of sample: TraceSamples.Finger) -> JSON {
    .object([
      .init("ph", .string("i")), .init("s", .string("t")),
      .init("name", .string("finger \(sample.finger) \(sample.phase)")),
      .init("cat", .string("finger")),
      .init("ts", .time(timeline.place(sample.time, sample.tick))),
      .init("pid", JSON(.integer(Self.process))), .init("tid", JSON(.integer(Self.fingers))),
      .init(
        "args", .object([.init("x", JSON(.number(sample.x))), .init("y", JSON(.number(sample.y)))])),
    ])
  }

  private func addCounters(_ add: (JSON) -> Void) {
    var latest: [String: (sample: TraceSamples.Scroll, time: Double)] = [:]
    for sample in trace.samples.scrolls {
      let time = timeline.place(sample.time, sample.tick)
      func counter(_ name: String, _ values: [(String, Double)]) {
        guard values.allSatisfy({ $0.1.isFinite }) else { return }
        add(
          .object([
            .init("ph", .string("C")), .init("cat", .string("scroll")),
            .init("name", .string("\(sample.view) \(name)")),
            .init("ts", .time(time)), .init("pid", JSON(.integer(Self.process))),
            .init("args", .object(values.map { .init($0.0, JSON(.number($0.1))) })),
          ]))
      }
      let last = latest[sample.view]
      counter("contentOffset", [("x", sample.x), ("y", sample.y)])
      if let last, time > last.time {
        let seconds = (time - last.time) / 1e6
        counter(
          "velocity",
          [
            ("x", (sample.x - last.sample.x) / seconds),
            ("y", (sample.y - last.sample.y) / seconds),
          ])
      }
      counter(
        "state",
        [
          ("tracking", sample.isTracking ? 1 : 0), ("dragging", sample.isDragging ? 1 : 0),
          ("decelerating", sample.isDecelerating ? 1 : 0), ("zooming", sample.isZooming ? 1 : 0),
        ])
      latest[sample.view] = (sample, time)
    }
  }
}

extension JSON {
  fileprivate static func string(_ text: String) -> JSON { JSON(.string(text)) }

  fileprivate static func object(_ members: [Member]) -> JSON { JSON(.object(members)) }

  /// Microseconds, rounded to nanoseconds.
  fileprivate static func time(_ time: Double) -> JSON {
    JSON(.number((time * 1000).rounded() / 1000))
  }
}
