package import LuaBridge
internal import SelectorRuntime

/// The `trace` module: records every message and every run of a hook's handler.
extension Bridge {
  /// Fills the module's table, which is on top.
  package func fillTraceModule(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "trace", stack: stack)
    define("start") { call in
      let bridge = call.bridge
      if let running = bridge.scriptTrace {
        throw RuntimeError(
          .inconsistency, "trace.start: a trace runs already, started at \(running.starter)")
      }
      let (filter, limit) = try call.traceOptions(1)
      let trace = Trace(filter, limit: limit, starter: call.source ?? "?")
      bridge.scriptTrace = trace
      bridge.start(trace)
      return 0
    }
    define("stop") { call in
      let bridge = call.bridge
      guard let trace = bridge.scriptTrace else {
        throw RuntimeError(.inconsistency, "trace.stop: no trace runs; trace.start() starts one")
      }
      bridge.scriptTrace = nil
      bridge.stoppedTrace = trace
      bridge.stop(trace)
      return bridge.push(trace, on: call.stack)
    }
    define("print") { call in
      let text = try call.traceText(1).printable
      guard call.bridge.writePrinted(.output, Array(text.utf8)) else {
        throw RuntimeError(.inconsistency, "trace.print: cannot write to standard output")
      }
      return 0
    }
  }

  /// Pushes a trace as the list that scripts receive.
  private func push(_ trace: Trace, on stack: LuaStack) -> Int {
    let entries = trace.entries
    stack.pushTable(array: entries.count, hash: 1)
    var places: [ObjectIdentifier: Int] = [:]
    for (place, entry) in entries.enumerated() {
      places[ObjectIdentifier(entry)] = place + 1
      push(entry, on: stack)
      if let cause = entry.cause.flatMap({ places[ObjectIdentifier($0)] }) {
        stack.pushInteger(Int64(cause))
        stack.rawSet(at: -2, key: "cause")
      }
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    stack.pushInteger(Int64(trace.dropped))
    stack.rawSet(at: -2, key: "dropped")
    return 1
  }

  private func push(_ entry: TraceEntry, on stack: LuaStack) {
    stack.pushTable(hash: 12)
    func set(_ key: String, _ text: String?) {
      guard let text else { return }
      stack.pushString(text)
      stack.rawSet(at: -2, key: key)
    }
    stack.pushNumber(entry.start)
    stack.rawSet(at: -2, key: "t")
    stack.pushInteger(Int64(entry.depth))
    stack.rawSet(at: -2, key: "depth")
    if let receiver = entry.receiver {
      push(receiver, on: stack)
      stack.rawSet(at: -2, key: "receiver")
    }
    set("class", entry.className)
    set("selector", entry.selector.name)
    set("owner", entry.owner)
    set("kind", entry.kind.rawValue)
    set("name", entry.name)
    set("args", entry.arguments)
    set("result", entry.result)
    set("source", entry.source)
    set("layer", entry.layer.flatMap { entry.kind == .hook ? $0 : nil })
    if entry.hasFailed {
      stack.pushBoolean(true)
      stack.rawSet(at: -2, key: "failed")
    }
  }
}

extension FunctionCall {
  /// Reads the options of a trace: which entries it keeps, and the maximum number of them.
  fileprivate func traceOptions(_ index: Int) throws -> (TraceFilter, Int?) {
    var filter = TraceFilter()
    var limit: Int?
    guard isPresent(index) else { return (filter, limit) }
    guard stack.type(at: index) == .table else { throw wrong(index, "a table of options") }
    try bridge.forEachOption(at: index, self, known: ["classes", "selectors", "limit"]) { option in
      switch option {
      case "classes":
        filter.classes = Set(
          try names(option, "classes or their names") { ($0.object as? RuntimeClass)?.name })
      case "selectors":
        filter.selectors = Set(
          try names(option, "selectors or their names") { element in
            if case .selector(let selector) = element { selector.name } else { nil }
          })
      default:
        guard let number = stack.exactInteger(at: -1), number > 0 else {
          throw RuntimeError(
            .invalidArgument,
            "\(name): option 'limit' must be a positive integer, got \(described(-1))")
        }
        limit = Int(number)
      }
    }
    for unknown in filter.unknown(in: runtime) {
      let summary = "\(name): \(unknown.summary)"
      if unknown.isMisspelt { throw RuntimeError(.invalidArgument, summary) }
      // It may be defined later.
      try bridge.warn(summary, stack)
    }
    return (filter, limit)
  }

  private func described(_ index: Int) -> String {
    stack.type(at: index) == .number ? stack.description(at: index) : stack.typeName(at: index)
  }

  /// The names in the list on top; `name` converts elements that are not strings.
  private func names(
    _ option: String, _ expectation: String, _ name: (Value) -> String?
  ) throws -> [String] {
    try bridge.elements(option, self).map { element in
      if case .string(let text) = element { return text }
      if let text = name(element) { return text }
      throw RuntimeError(
        .invalidArgument,
        "\(self.name): option '\(option)' lists \(expectation), got \(element.typeName)")
    }
  }

  /// The text of a list that `trace.stop` returned, or of the current or last trace.
  fileprivate func traceText(_ index: Int) throws -> String {
    guard isPresent(index) else {
      guard let trace = bridge.scriptTrace ?? bridge.stoppedTrace else {
        throw RuntimeError(
          .inconsistency, "\(name): there is no trace; trace.start() starts one")
      }
      return TraceLine.text(of: trace)
    }
    guard stack.type(at: index) == .table else { throw wrong(index, "a list of entries") }
    var text = ""
    for place in 0..<stack.length(at: index) {
      defer { stack.pop() }
      guard stack.rawGet(at: index, index: Int64(place + 1)) == .table else {
        throw wrong(index, "a list of entries")
      }
      text += try traceLine(place + 1).text + "\n"
    }
    stack.rawGet(at: index, key: "dropped")
    defer { stack.pop() }
    return text + TraceLine.dropped(stack.exactInteger(at: -1).map(Int.init) ?? 0)
  }

  /// The entry on top, as a line of text; changes made by the script are shown too.
  ///
  /// - Parameter place: The entry's index in the list, from 1.
  /// - Throws: `RuntimeError` if the entry has no subject.
  private func traceLine(_ place: Int) throws -> TraceLine {
    func text(_ key: String) -> String? {
      defer { stack.pop() }
      return stack.rawGet(at: -1, key: key) == .string ? stack.string(at: -1) : nil
    }
    func number(_ key: String) -> Double {
      defer { stack.pop() }
      return stack.rawGet(at: -1, key: key) == .number ? stack.number(at: -1) ?? 0 : 0
    }
    func flag(_ key: String) -> Bool {
      defer { stack.pop() }
      return stack.rawGet(at: -1, key: key) == .boolean && stack.boolean(at: -1)
    }
    let depth = number("depth")
    var name = text("name")
    if name == nil, let cls = text("class"), let selector = text("selector") {
      name = "[\(cls) \(selector)]"
    }
    guard let name else {
      throw RuntimeError(
        .invalidArgument,
        "\(self.name): entry \(place) needs 'name', or 'class' and 'selector': texts, as "
          + "trace.stop answers them")
    }
    return TraceLine(
      time: number("t"), depth: depth > 0 && depth < 1e6 ? Int(nearestTo: depth) : 0,
      name: name,
      isHook: text("kind") == "hook", layer: text("layer"), owner: text("owner"),
      arguments: text("args") ?? "", result: text("result"), hasFailed: flag("failed"))
  }
}
