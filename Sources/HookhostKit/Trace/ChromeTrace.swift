internal import SelectorRuntime

/// A trace in Chrome's trace event format, which Perfetto's page opens.
///
/// Messages and handlers are complete events (`X`) on a track for each Lua thread, with times in
/// microseconds of the virtual clock; fingers are instants (`i`) on a track of their own; offsets,
/// velocities and flags of scroll views are counters (`C`); names of tracks are metadata (`M`). What was
/// scheduled and runs later hangs on what asked for it by an arrow (`s` and `f`).
struct ChromeTrace {
  private let trace: Trace
  private let timeline: TraceTimeline

  /// The process of all events.
  private static let process: Int64 = 1
  /// The track of the fingers; threads follow it.
  private static let fingers: Int64 = 1
  private static let firstThread: Int64 = 2

  init(_ trace: Trace) {
    self.trace = trace
    timeline = TraceTimeline(trace)
  }

  /// The whole file.
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
    for (place, span) in timeline.spans.enumerated() {
      add(Self.event(of: span))
      guard let cause = timeline.cause(of: span.entry) else { continue }
      let start = timeline.spans[cause]
      add(Self.flow("s", Int64(place), of: start))
      add(Self.flow("f", Int64(place), of: span))
    }
    for sample in trace.samples.fingers { add(event(of: sample)) }
    addCounters(add)
    return text + "\n]}\n"
  }

  private var metadata: [JSON] {
    var events = [
      Self.name("process_name", of: 0, "hookhost"),
      Self.name("thread_name", of: Self.fingers, "fingers"),
    ]
    for thread in Set(timeline.spans.map(\.entry.thread)).sorted() {
      let name = thread == 0 ? "messages" : "messages in coroutine \(thread)"
      events.append(Self.name("thread_name", of: Self.firstThread + Int64(thread), name))
    }
    return events
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

  /// One end of the arrow from what scheduled something to what came of it.
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

  /// Microseconds, down to a nanosecond.
  fileprivate static func time(_ time: Double) -> JSON {
    JSON(.number((time * 1000).rounded() / 1000))
  }
}
