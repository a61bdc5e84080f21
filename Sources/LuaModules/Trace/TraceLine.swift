internal import SelectorRuntime

/// One entry of a trace as a line of text.
///
/// For a message: the time, `-[Class selector]` with its arguments, the return value, the owner of
/// the code. For a hook's handler, the line begins with the type of the hook.
package struct TraceLine {
  let time: Double
  let depth: Int
  let name: String
  let isHook: Bool
  let layer: String?
  let owner: String?
  let arguments: String
  let result: String?
  let hasFailed: Bool

  /// The maximum depth of indentation, so that an infinite recursion stays readable.
  private static let deepest = 60

  var text: String {
    var text = TraceLine.seconds(time) + "  "
    text += String(repeating: "  ", count: min(depth, TraceLine.deepest))
    if isHook { text += "\(layer ?? "hook") " }
    text += "\(name)(\(arguments))"
    if hasFailed {
      text += " → error"
    } else if let result, !result.isEmpty, result != "nil" {
      text += " → \(result)"
    }
    if let owner { text += "  · \(owner)" }
    return text.printable
  }

  /// Virtual seconds with six decimal places, ten characters wide.
  private static func seconds(_ time: Double) -> String {
    guard time.isFinite, time >= 0, time < 1e9 else { return "\(time)" }
    // no trap: at most 1e15
    let micro = Int64((time * 1e6).rounded())
    let fraction = String(micro % 1_000_000)
    let text =
      "\(micro / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }

  /// The lines of a trace.
  package static func text(of trace: Trace) -> String {
    var text = ""
    for entry in trace.entries { text += TraceLine(entry).text + "\n" }
    return text + ending(of: trace)
  }

  /// The lines after the entries: how many were dropped, and how the script ended.
  package static func ending(of trace: Trace) -> String {
    dropped(trace.dropped) + (trace.ending.map { "(\($0.rawValue))\n" } ?? "")
  }

  /// The line with the number of dropped entries.
  static func dropped(_ count: Int) -> String {
    count > 0 ? "(\(count) earlier entries were dropped)\n" : ""
  }
}

extension TraceLine {
  /// The line of an entry at a given indentation.
  package static func text(of entry: TraceEntry, depth: Int) -> String {
    TraceLine(entry, depth: depth).text
  }

  init(_ entry: TraceEntry, depth: Int? = nil) {
    time = entry.start
    self.depth = depth ?? entry.depth
    name = entry.name
    isHook = entry.kind == .hook
    layer = entry.layer
    owner = entry.owner
    arguments = entry.arguments
    result = entry.result
    hasFailed = entry.hasFailed
  }
}
