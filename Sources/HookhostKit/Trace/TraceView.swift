internal import LuaModules
internal import SelectorRuntime

/// The text of a trace, without what the reader did not ask for.
///
/// A gesture causes hundreds of messages between native objects. A reader looks for the script's
/// own code, for hooks and for what they call, so the rest is hidden and counted.
struct TraceView {
  /// The entries that are shown.
  enum Selection: Equatable {
    case all
    /// All but the messages that native code sends to native code.
    case scripts
    /// Messages to instances of some classes, below the code of scripts that led to them.
    case only(Set<String>)
    /// The chain that led to the last change of a property.
    case why(TraceSubject)
  }

  private let trace: Trace
  private let selection: Selection
  private let object: RuntimeObject?
  private let entries: [TraceEntry]
  /// The index of the entry that encloses each entry.
  private let parents: [Int?]

  init(_ trace: Trace, _ selection: Selection, object: RuntimeObject? = nil) {
    self.trace = trace
    self.selection = selection
    self.object = object
    entries = trace.entries
    var open: [Int: [Int]] = [:]
    parents = entries.indices.map { [entries] index in
      let entry = entries[index]
      var stack = open[entry.thread] ?? []
      while let last = stack.last, entries[last].depth >= entry.depth { stack.removeLast() }
      let parent = stack.last
      open[entry.thread] = stack + [index]
      return parent
    }
  }

  var text: String {
    switch selection {
    case .all: return TraceLine.text(of: trace)
    case .scripts, .only:
      let rows = rows
      var text = ""
      for row in rows { text += TraceLine.text(of: entries[row.index], depth: row.depth) + "\n" }
      if selection == .scripts { text += hiddenRemark(entries.count - rows.count) }
      return text + TraceLine.ending(of: trace)
    case .why(let subject): return chain(to: subject).text(entries) + TraceLine.ending(of: trace)
    }
  }

  /// The shown entries, as an object for other programs.
  var json: JSON {
    var members: [(String, JSON?)] = []
    var shown = rows
    if case .why(let subject) = selection {
      let chain = chain(to: subject)
      shown = chain.rows
      members = [
        ("subject", .text(chain.name)), ("changes", .integer(chain.changes)),
        ("message", chain.changes == 0 ? .text(chain.title) : nil),
      ]
    }
    members += [
      ("entries", .array(shown.map { entries[$0.index].json(depth: $0.depth) })),
      ("hidden", .integer(entries.count - shown.count)), ("dropped", .integer(trace.dropped)),
      ("ending", trace.ending.map { .text($0.rawValue) }),
    ]
    return MachineOutput.object("trace", members)
  }

  /// A shown entry, with the number of shown entries that enclose it.
  private typealias Row = (index: Int, depth: Int)

  // MARK: Entries

  /// Whether an entry is a message that runs native code.
  private func isNative(_ index: Int) -> Bool {
    entries[index].kind == .message && entries[index].source == nil
  }

  /// Whether each entry is shown without `--all`.
  ///
  /// A native message is hidden if native code sent it, unless it runs a script's code itself.
  private var isShownForScripts: [Bool] {
    var isShown = entries.indices.map { !isNative($0) || entries[$0].isFromScript }
    for index in entries.indices where !isNative(index) {
      if let parent = parents[index] { isShown[parent] = true }
    }
    return isShown
  }

  private func isShown(only classes: Set<String>) -> [Bool] {
    var isShown = entries.map { $0.isTo(classes) }
    for index in entries.indices where isShown[index] {
      // The nearest code of a script that led to it.
      var above = parents[index]
      while let place = above, isNative(place) { above = parents[place] }
      if let above { isShown[above] = true }
    }
    return isShown
  }

  private func hiddenRemark(_ hidden: Int) -> String {
    hidden == 0
      ? ""
      : "(\(hidden) \(hidden == 1 ? "message" : "messages") that native code sent to itself "
        + "\(hidden == 1 ? "is" : "are") hidden; --all shows them)\n"
  }

  /// The shown entries.
  private var rows: [Row] {
    let isShown: [Bool] =
      switch selection {
      case .all: entries.map { _ in true }
      case .scripts: isShownForScripts
      case .only(let classes): isShown(only: classes)
      case .why: entries.map { _ in false }
      }
    var depths = Array(repeating: 0, count: entries.count)
    var rows: [Row] = []
    for index in entries.indices {
      let above = parents[index].map { depths[$0] + (isShown[$0] ? 1 : 0) } ?? 0
      depths[index] = above
      if isShown[index] { rows.append((index, above)) }
    }
    return rows
  }

  // MARK: Why

  /// The calls that led to the last change of a property.
  private struct Chain {
    /// The object and the property: `UIScrollView.contentOffset`.
    let name: String
    /// The number of changes.
    let changes: Int
    /// The first line: how often the property changed, or why there is no change.
    let title: String
    var rows: [Row] = []

    func text(_ entries: [TraceEntry]) -> String {
      var text = title + "\n"
      for row in rows {
        text += TraceLine.text(of: entries[row.index], depth: row.depth)
        if let source = entries[row.index].source { text += "  at \(source)" }
        text += "\n"
      }
      return text
    }
  }

  /// The shortest chain of messages that led to the last change of a property.
  private func chain(to subject: TraceSubject) -> Chain {
    let name = "\(subject.object).\(subject.property)"
    let toObject = entries.indices.filter { index in
      entries[index].kind == .message
        && (object.map { entries[index].receiver === $0 } ?? entries[index].isTo([subject.object]))
    }
    let changes = toObject.filter { subject.isSet(by: entries[$0].selector.name) }
    // A setter that sends another setter of the property is one change.
    let outermost = changes.filter { index in
      !ancestors(of: index).contains { changes.contains($0) }
    }
    guard let last = outermost.last else {
      return Chain(
        name: name, changes: 0, title: "\(name) did not change\(hint(subject, toObject))")
    }
    var chain = [last]
    var next: Int? = last
    while let index = next {
      if let parent = parents[index] {
        chain.append(parent)
        next = parent
      } else {
        // Work that ran later continues with the message that scheduled it.
        let cause = entries[index].cause
        next = cause.flatMap { cause in entries.firstIndex { $0 === cause } }
        if let next { chain.append(next) }
      }
    }
    let ordered = Array(chain.reversed())
    let kept = ordered.enumerated().filter { place, index in
      // Of native code, only what a script called, or what scheduled work, is part of the reason.
      place == ordered.count - 1 || !isNative(index) || place == 0 || !isNative(ordered[place - 1])
        || parents[ordered[place + 1]] != index
    }.map(\.element)
    let count = outermost.count == 1 ? "1 change" : "\(outermost.count) changes, the last one"
    return Chain(
      name: name, changes: outermost.count, title: "\(name): \(count)",
      rows: kept.enumerated().map { ($1, $0) })
  }

  private func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var above = parents[index]
    while let place = above {
      found.append(place)
      above = parents[place]
    }
    return found
  }

  /// The suggested name, after a semicolon; empty if nothing is similar.
  private func hint(_ subject: TraceSubject, _ toObject: [Int]) -> String {
    if toObject.isEmpty {
      let near = NearestName.find(subject.object, among: Set(entries.map(\.className)).sorted())
      return "; no message went to '\(subject.object)'"
        + (near.map { ", did you mean '\($0)'?" } ?? "")
    }
    let setters = Set(toObject.map { entries[$0].selector.name }).filter { $0.hasPrefix("set") }
    let properties = setters.map { setter in
      let name = setter.dropFirst(3).prefix { $0 != ":" }
      return name.prefix(1).lowercased() + name.dropFirst()
    }.sorted()
    let near = NearestName.find(
      subject.property, among: properties.filter { $0 != subject.property })
    return near.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension TraceEntry {
  /// The entry as an object.
  fileprivate func json(depth: Int) -> JSON {
    .object([
      ("time", start.isFinite ? JSON(.number(start)) : nil), ("depth", .integer(depth)),
      ("kind", .text(kind.rawValue)), ("name", .text(name)), ("class", .text(className)),
      ("selector", .text(selector.name)), ("layer", layer.map { .text($0) }),
      ("arguments", .text(arguments)), ("result", result.map { .text($0) }),
      ("failed", .flag(hasFailed)), ("owner", owner.map { .text($0) }),
      ("source", source.map { .text($0) }),
    ])
  }

  /// Whether its receiver is an instance of one of some classes or of their subclasses, or one of
  /// the classes.
  fileprivate func isTo(_ classes: Set<String>) -> Bool {
    if classes.contains(className) { return true }
    guard let receiver, !receiver.isDeallocated else { return false }
    let lowest = receiver as? RuntimeClass ?? receiver.isa
    return lowest.lineage.contains { classes.contains($0.name) }
  }
}
