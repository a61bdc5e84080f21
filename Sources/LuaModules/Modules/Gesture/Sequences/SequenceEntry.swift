internal import LuaBridge
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase

/// An entry of a sequence of touches as it was written, with its location.
struct SequenceEntry {
  /// The location for error messages, such as `touches.json:7`, or `entry 3` of a list.
  let place: String
  let fields: [(name: String, value: Value)]

  /// The entries of a JSON file.
  static func all(ofFile file: ScriptFile, _ function: String) throws -> [SequenceEntry] {
    let list: JSON
    do {
      list = try JSONReader.read(try file.read(function))
    } catch let error as JSONError {
      throw refusal(function, "\(file.name):\(error.line)", error.reason)
    }
    guard case .array(let elements) = list.content else {
      throw refusal(
        function, "\(file.name):\(list.line)",
        "a sequence is an array of entries, got \(list.typeName)")
    }
    return try elements.map { element in
      let place = "\(file.name):\(element.line)"
      guard case .object(let members) = element.content else {
        throw refusal(function, place, "an entry is an object, got \(element.typeName)")
      }
      return SequenceEntry(place: place, fields: members.map { ($0.name, $0.value.scalar) })
    }
  }

  /// The entries of a list of tables.
  static func all(ofListAt index: Int, _ call: FunctionCall) throws -> [SequenceEntry] {
    let stack = call.stack
    guard stack.type(at: index) == .table else {
      throw call.wrong(index, "a list of entries or the name of a JSON file")
    }
    let count = stack.length(at: index)
    if count == 0 {
      stack.pushNil()
      if stack.next(at: index) {
        stack.pop(2)
        throw call.wrong(index, "a list of entries {t =, finger =, phase =, x =, y =}")
      }
    }
    return try (0..<count).map { number in
      stack.rawGet(at: index, index: Int64(number + 1))
      defer { stack.pop() }
      let place = "entry \(number + 1)"
      guard stack.type(at: -1) == .table else {
        throw refusal(call.name, place, "an entry is a table, got \(stack.typeName(at: -1))")
      }
      return SequenceEntry(place: place, fields: try fields(call))
    }
  }

  /// The fields of the table on top.
  private static func fields(_ call: FunctionCall) throws -> [(name: String, value: Value)] {
    let stack = call.stack
    let table = stack.absolute(-1)
    var fields: [(name: String, value: Value)] = []
    stack.pushNil()
    while stack.next(at: table) {
      // stack: … table key value
      let name = stack.type(at: -2) == .string ? stack.string(at: -2) : nil
      fields.append((name ?? stack.description(at: -2), try call.bridge.value(at: -1, on: stack)))
      stack.pop()
    }
    return fields
  }

  /// Returns the entries as a sequence, if it can be played in a window.
  static func sequence(
    of entries: [SequenceEntry], in window: UIWindow, _ function: String
  ) throws -> TouchSequence {
    let steps = try entries.map { entry in
      do {
        return try entry.step()
      } catch let wrong as WrongField {
        throw refusal(function, entry.place, wrong.reason)
      }
    }
    do {
      return try TouchSequence(steps, in: window)
    } catch let fault as TouchSequence.Fault {
      throw refusal(function, entries[fault.step].place, fault.reason)
    }
  }

  private static func refusal(_ function: String, _ place: String, _ reason: String)
    -> RuntimeError
  {
    RuntimeError(.invalidArgument, "\(function): \(place): \(reason)")
  }
}

// MARK: Fields

extension SequenceEntry {
  private struct WrongField: Error {
    let reason: String
  }

  private static let known = ["t", "finger", "phase", "x", "y", "edge", "joined", "late", "rest"]

  private func step() throws -> TouchStep {
    // Sorted, since the order of a table's fields is undefined.
    let unknown = fields.map(\.name).filter { !Self.known.contains($0) }.sorted()
    if let name = unknown.first {
      let question = NearestName.question(name, among: Self.known)
      throw WrongField(
        reason: "unknown field '\(name)'\(question); there are "
          + Self.known.joined(separator: ", "))
    }
    return TouchStep(
      time: try number("t"), finger: try finger(), phase: try phase(),
      point: CGPoint(x: try number("x"), y: try number("y")), edge: try edge(),
      isJoined: try flag("joined"), isLate: try flag("late"),
      rest: self["rest"].isNone ? 0 : try number("rest"))
  }

  private subscript(name: String) -> Value {
    fields.first { $0.name == name }?.value ?? .none
  }

  private func wrong(_ name: String, _ expectation: String) -> WrongField {
    switch self[name] {
    case .none: WrongField(reason: "\(name) is missing; it must be \(expectation)")
    case .string(let word): WrongField(reason: "\(name) must be \(expectation), got '\(word)'")
    case .number(let number):
      WrongField(reason: "\(name) must be \(expectation), got \(number.isNaN ? .nan : number)")
    case let value: WrongField(reason: "\(name) must be \(expectation), got \(value.typeName)")
    }
  }

  private func number(_ name: String) throws -> Double {
    switch self[name] {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    default: throw wrong(name, "a number")
    }
  }

  private func finger() throws -> Int {
    switch self["finger"] {
    case .integer(let integer): return Int(integer)
    case .number(let number):
      if let integer = Int(exactly: number) { return integer }
    default: break
    }
    throw wrong("finger", "a whole number")
  }

  private func phase() throws -> UITouch.Phase {
    if case .string(let word) = self["phase"],
      let phase = UITouch.Phase.allCases.first(where: { $0.name == word })
    {
      return phase
    }
    let words = UITouch.Phase.allCases.map { "'\($0.name)'" }
    throw wrong("phase", words.dropLast().joined(separator: ", ") + " or \(words.last ?? "")")
  }

  private func edge() throws -> ScreenEdge? {
    switch self["edge"] {
    case .none: return nil
    case .string(let word):
      if let edge = ScreenEdge(rawValue: word) { return edge }
    default: break
    }
    throw wrong("edge", "'left', 'right', 'top' or 'bottom'")
  }

  private func flag(_ name: String) throws -> Bool {
    switch self[name] {
    case .none: return false
    case .bool(let flag): return flag
    default: throw wrong(name, "true or false")
    }
  }
}
