internal import ControlModels
package import LuaBridge
internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase

extension Bridge {
  /// Fills the `gesture` module: touches on the screen.
  ///
  /// Every call advances the virtual clock by its duration.
  package func fillGestureModule(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "gesture", stack: stack)
    define("tap") { [unowned world] call in
      let view: UIView = try call.value(1)
      let (point, options) = try call.pointAndOptions(2, "at", known: ["count"])
      let count: Int = try options.optional("count") ?? 1
      guard count >= 1 else { throw options.wrong("count", "at least 1") }
      return try call.touching(world) { try world.tap(view, at: point, count: count) }
    }
    define("press") { [unowned world] call in
      let view: UIView = try call.value(1)
      let (point, options) = try call.pointAndOptions(2, "at", known: ["duration"])
      let duration: Double = try options.optional("duration") ?? 0.6
      return try call.touching(world) { try world.press(view, at: point, duration: duration) }
    }
    define("touch") { [unowned world] call in
      let view: UIView = try call.value(1)
      let point: CGPoint? = try call.optional(2)
      return try 1
        + call.touching(world) {
          let finger = try world.touchDown(in: view, at: point)
          call.bridge.push(finger, .finger, on: call.stack)
        }
    }
    defineDrag("drag", lasting: 0.5, world, define)
    defineDrag("flick", lasting: 0.08, world, define)
    defineSwipes(world, define)
    defineTwoFingers(world, define)
    defineSequences(world, define)
    defineMonkey(world, define)
  }

  /// `gesture.drag(view, {from=, to= | by=, duration=, hold=})`.
  private func defineDrag(
    _ name: String, lasting usual: Double, _ world: UIKitWorld, _ define: ModuleDefiner
  ) {
    define(name) { [unowned world] call in
      let view: UIView = try call.value(1)
      let (from, options) = try call.pointAndOptions(
        2, "from", known: ["to", "by", "duration", "hold"])
      let duration: Double = try options.optional("duration") ?? usual
      let hold: Double = try options.optional("hold") ?? 0
      let destination = try options.destination()
      return try call.touching(world) {
        try world.drag(view, from: from, destination, duration: duration, hold: hold)
      }
    }
  }

  /// Moves touches and advances the clock.
  ///
  /// If the handlers of the touches raise an error, the touches are cancelled.
  func touching(_ name: String, _ body: () throws -> Void) throws {
    try runningTurns(name) { _ in try body() }
  }

  /// Sets the methods of a finger: `move`, `hold`, `lift`, `cancel`.
  func setFingerFields(on stack: LuaStack) {
    stack.pushTable()
    let define = ModuleDefiner(bridge: self, module: "finger", stack: stack)
    define("move") { call in
      let finger = try call.finger()
      let options = try call.options(2, known: ["by", "to", "duration"])
      let duration: Double = try options.optional("duration") ?? 0
      let destination = try options.destination()
      try call.bridge.touching(call.name) { try finger.move(destination, duration: duration) }
      return 0
    }
    define("hold") { call in
      let finger = try call.finger()
      let seconds: Double = try call.value(2)
      try call.bridge.touching(call.name) { try finger.hold(seconds) }
      return 0
    }
    define("lift") { call in
      let finger = try call.finger()
      try call.bridge.touching(call.name) { try finger.lift() }
      return 0
    }
    define("cancel") { call in
      let finger = try call.finger()
      try call.bridge.touching(call.name) { try finger.cancel() }
      return 0
    }
    stack.rawSet(at: -2, key: "__index")
  }
}

extension FunctionCall {
  /// The finger that is the receiver of a method.
  fileprivate func finger() throws -> Finger {
    guard let finger = stack.handle(at: 1)?.object as? Finger else {
      throw wrong(1, "a finger (call it as finger:\(name.split(separator: ".").last ?? "")(…))")
    }
    return finger
  }

  /// A point and options: a table of options with the point among them, or a point that a table of
  /// the other options may follow.
  ///
  /// - Parameters:
  ///   - index: The index of the first argument of both.
  ///   - name: The name of the point as an option.
  ///   - known: The names of the other options.
  func pointAndOptions(
    _ index: Int, _ name: String, known: [String]
  ) throws -> (CGPoint?, OptionsTable) {
    guard isPresent(index), try isPoint(index) else {
      let options = try options(index, known: [name] + known)
      return (try options.optional(name), options)
    }
    return (try value(index), try options(index + 1, known: known))
  }

  /// Whether an argument is a point: `{x, y}` or `{x =, y =}`.
  private func isPoint(_ index: Int) throws -> Bool {
    guard stack.type(at: index) == .table else { return false }
    if stack.length(at: index) > 0 { return true }
    stack.rawGet(at: index, key: "x")
    defer { stack.pop() }
    return stack.type(at: -1) != .nil
  }

  /// A table of options with known keys only; no options if it is omitted.
  func options(_ index: Int, known: [String]) throws -> OptionsTable {
    guard isPresent(index) else { return OptionsTable(call: self, index: nil) }
    guard stack.type(at: index) == .table else { throw wrong(index, "a table of options") }
    stack.pushNil()
    while stack.next(at: index) {
      // stack: … key value
      stack.pop()
      guard let key = stack.string(at: -1), known.contains(key) else {
        let key = stack.description(at: -1)
        stack.pop()
        throw RuntimeError.unknownOption(name, key, among: known)
      }
    }
    return OptionsTable(call: self, index: index)
  }
}

/// The options of a call.
struct OptionsTable {
  let call: FunctionCall
  /// The table's index on the stack; nil if no table was passed.
  let index: Int?

  /// An option as a Swift value; nil if it was omitted.
  func optional<T: MessageValue>(_ key: String, as type: T.Type = T.self) throws -> T? {
    guard let index else { return nil }
    let stack = call.stack
    stack.rawGet(at: index, key: key)
    defer { stack.pop() }
    guard stack.type(at: -1) != .nil else { return nil }
    let value = try call.bridge.value(at: -1, on: stack)
    guard let converted = T.from(value, in: call.runtime) else {
      throw wrong(key, "\(T.expectation), got \(T.mismatch(value))")
    }
    return converted
  }

  /// The destination of a touch: `to` or `by`.
  func destination() throws -> Finger.Destination {
    switch (try optional("to", as: CGPoint.self), try optional("by", as: CGPoint.self)) {
    case (let end?, nil): return .point(end)
    case (nil, let way?): return .distance(way)
    case (nil, nil): throw RuntimeError(.invalidArgument, "\(call.name): needs 'to' or 'by'")
    default:
      throw RuntimeError(.invalidArgument, "\(call.name): one of 'to' and 'by', not both")
    }
  }

  func wrong(_ key: String, _ expectation: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "\(call.name): option '\(key)' must be \(expectation)")
  }
}
