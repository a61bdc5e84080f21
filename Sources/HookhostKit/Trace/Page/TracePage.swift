internal import CEmbeddedFiles
internal import ControlModels
internal import LuaModules
internal import SelectorRuntime
import StringSearch
internal import UIKitText

/// A trace as a self-contained HTML page.
///
/// The data is embedded as JSON: lists of numbers, and a table that contains each text once.
struct TracePage {
  private let trace: Trace
  private let title: String

  init(_ trace: Trace, title: String) {
    self.trace = trace
    self.title = title
  }

  /// The content of the page.
  var text: String {
    TracePage.template.filled(["title": MarkupText.escaped(title), "data": data])
  }

  private static var template: PageTemplate {
    PageTemplate(
      .trace_page_html,
      linking: [
        "trace_page.css": .trace_page_css,
        "trace_reading.js": .trace_reading_js,
        "trace_axis.js": .trace_axis_js,
        "trace_threads.js": .trace_threads_js,
        "trace_sequence.js": .trace_sequence_js,
        "trace_details.js": .trace_details_js,
        "trace_control.js": .trace_control_js,
      ])
  }

  /// The data as JSON, escaped so that it cannot end the `script` element.
  private var data: String {
    let timeline = TraceTimeline(trace)
    var texts = TextTable()
    let entries = timeline.spans.map { span -> JSON in
      let entry = span.entry
      return .list([
        span.start, span.duration, Double(entry.depth), entry.kind == .hook ? 1 : 0,
        texts.place(entry.name), texts.place(entry.className), texts.place(entry.selector.name),
        texts.place(entry.receiver?.defaultDescription ?? "nil"), texts.place(entry.owner ?? ""),
        texts.place(entry.layer ?? ""), texts.place(entry.arguments),
        texts.place(entry.result ?? ""), entry.hasFailed ? 1 : 0, Double(entry.thread),
        texts.place(entry.source ?? ""), Double(timeline.cause(of: entry) ?? -1),
      ])
    }
    let fingers = trace.samples.fingers.map { sample -> JSON in
      .list([
        timeline.place(sample.time, sample.tick), Double(sample.finger),
        texts.place(sample.phase), sample.x, sample.y,
      ])
    }
    let scrolls = trace.samples.scrolls.map { sample -> JSON in
      let flags =
        (sample.isTracking ? 1 : 0) + (sample.isDragging ? 2 : 0)
        + (sample.isDecelerating ? 4 : 0) + (sample.isZooming ? 8 : 0)
      return .list([
        timeline.place(sample.time, sample.tick), texts.place(sample.view), sample.x, sample.y,
        Double(flags),
      ])
    }
    let slices = timeline.slices.map { shown -> JSON in
      let slice = shown.slice
      return .list([
        shown.start, shown.duration, Double(slice.kind.rawValue), Double(slice.thread),
        Double(slice.queue ?? -1), texts.place(slice.text), texts.place(slice.holder),
        texts.place(slice.place),
      ])
    }
    let threads = Set(trace.threads.slices.map(\.thread) + trace.lanes.map(\.owner)).sorted()
    let object = JSON(
      .object([
        .init("title", JSON(.string(title))),
        .init("dropped", JSON(.integer(Int64(trace.dropped)))),
        .init("lost", JSON(.integer(Int64(trace.samples.dropped)))),
        .init("ending", JSON(.string(trace.ending?.rawValue ?? ""))),
        .init("entries", JSON(.array(entries))), .init("fingers", JSON(.array(fingers))),
        .init("scrolls", JSON(.array(scrolls))), .init("slices", JSON(.array(slices))),
        .init("lanes", .texts(trace.lanes.map { trace.title(of: $0) })),
        .init("threads", .list(threads.map { Double($0) })),
        .init("titles", .texts(threads.map { trace.threads.title(of: $0) })),
        .init("queues", .texts(trace.threads.queues)),
        .init("texts", JSON(.array(texts.texts.map { JSON(.string($0)) }))),
      ]))
    return JSONWriter.text(of: object).replacing("<", with: "\\u003c")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}

/// A table that contains each text once and returns its index.
private struct TextTable {
  private(set) var texts: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(_ text: String) -> Double {
    if let known = places[text] { return Double(known) }
    places[text] = texts.count
    texts.append(text)
    return Double(texts.count - 1)
  }
}

extension JSON {
  fileprivate static func texts(_ texts: [String]) -> JSON {
    JSON(.array(texts.map { JSON(.string($0)) }))
  }

  /// Numbers, rounded to thousandths.
  fileprivate static func list(_ numbers: [Double]) -> JSON {
    JSON(.array(numbers.map { JSON(.number(($0 * 1000).rounded() / 1000)) }))
  }
}
