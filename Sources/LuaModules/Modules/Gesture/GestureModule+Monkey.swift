internal import CEmbeddedFiles
internal import ControlModels
internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase

/// `gesture.monkey`: random gestures, and the shortest run that fails.
extension Bridge {
  /// The gestures to choose from.
  private static let monkeyActions = [
    "tap", "doubleTap", "press", "drag", "flick", "pinch", "type",
  ]

  func defineMonkey(_ world: UIKitWorld, _ define: ModuleDefiner) {
    define("monkey") { [unowned world] call in
      let options = try call.options(
        1, known: ["seed", "steps", "setup", "check", "actions", "shrink"])
      let seed: Int = try options.optional("seed") ?? 1
      let steps: Int = try options.optional("steps") ?? 100
      guard (1...100_000).contains(steps) else { throw options.wrong("steps", "from 1 to 100000") }
      let actions: [String] = try options.optional("actions") ?? Self.monkeyActions
      if let word = actions.first(where: { !Self.monkeyActions.contains($0) }) {
        throw options.wrong(
          "actions", "a list of \(Self.monkeyActions.joined(separator: ", ")), got '\(word)'")
      }
      guard !actions.isEmpty else { throw options.wrong("actions", "a list that is not empty") }
      let shrinks: Bool = try options.optional("shrink") ?? true
      guard let window = world.keyWindow, !window.isHidden else {
        throw RuntimeError(
          .inconsistency, "\(call.name): there is no key window, or it is hidden")
      }
      let stack = call.stack
      try stack.load(.monkey_lua, name: "=[hookhost]")
      stack.pushTable()
      for (key, value) in [("seed", seed), ("steps", steps)] {
        stack.pushInteger(Int64(value))
        stack.rawSet(at: -2, key: key)
      }
      stack.pushBoolean(shrinks)
      stack.rawSet(at: -2, key: "shrinks")
      stack.pushString(call.name)
      stack.rawSet(at: -2, key: "name")
      call.bridge.push(.list(actions.map { .string($0) }), on: stack)
      stack.rawSet(at: -2, key: "actions")
      for key in ["setup", "check"] {
        guard let index = options.index else { break }
        stack.rawGet(at: index, key: key)
        if stack.type(at: -1) == .nil {
          stack.pop()
          continue
        }
        guard stack.type(at: -1) == .function else { throw options.wrong(key, "a function") }
        stack.rawSet(at: -2, key: key)
      }
      // stack: … script request
      try stack.call(arguments: 1, results: 1)
      return 1
    }
  }
}
