internal import LuaBridge
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase

/// `gesture.play` and `gesture.record`: sequences of touches, as a list or a JSON file.
extension Bridge {
  func defineSequences(_ world: UIKitWorld, _ define: ModuleDefiner) {
    define("play") { [unowned world] call in
      let window = try call.keyWindow(of: world)
      let entries =
        call.stack.type(at: 1) == .string
        ? try SequenceEntry.all(ofFile: try call.file(1), call.name)
        : try SequenceEntry.all(ofListAt: 1, call)
      let sequence = try SequenceEntry.sequence(of: entries, in: window, call.name)
      try call.bridge.touching(call.name) { try world.play(sequence, in: window) }
      return 0
    }
    define("record") { [unowned world] call in
      let window = try call.keyWindow(of: world)
      let body: Block = try call.value(1)
      let file = call.isPresent(2) ? try call.file(2) : nil
      let steps = try world.recordFingers(in: window) { _ = try body() }
      if let file {
        let list = JSON(.array(steps.map { JSON(.object($0.members)) }))
        try file.write(JSONWriter.text(of: list, .lines), call.name)
      }
      return call.answer(
        .list(
          steps.map { step in
            .dictionary(
              step.members.map { .init(key: .string($0.name), value: $0.value.scalar) })
          }))
    }
  }
}

extension FunctionCall {
  /// The window that defines the coordinates of sequences.
  fileprivate func keyWindow(of world: UIKitWorld) throws -> UIWindow {
    if let window = world.keyWindow { return window }
    throw RuntimeError(.inconsistency, "\(name): there is no key window")
  }
}

extension TouchStep {
  /// The fields of its entry, in the order they are written.
  fileprivate var members: [JSON.Member] {
    var members = [
      JSON.Member("t", JSON(.number(time))), .init("finger", JSON(.integer(Int64(finger)))),
      .init("phase", JSON(.string(phase.name))), .init("x", JSON(.number(point.x))),
      .init("y", JSON(.number(point.y))),
    ]
    if let edge { members.append(.init("edge", JSON(.string(edge.rawValue)))) }
    if isJoined { members.append(.init("joined", JSON(.bool(true)))) }
    if isLate { members.append(.init("late", JSON(.bool(true)))) }
    if rest != 0 { members.append(.init("rest", JSON(.number(rest)))) }
    return members
  }
}

extension JSON {
  /// The value for scripts; an array or an object is converted without its contents.
  var scalar: Value {
    switch content {
    case .null: .none
    case .bool(let bool): .bool(bool)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .array: .list([])
    case .object: .dictionary([])
    }
  }
}
