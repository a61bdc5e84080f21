internal import FoundationCore
package import LuaBridge
internal import SelectorRuntime
internal import Threads
package import VirtualTime

extension Bridge {
  /// Fills the `runloop` module.
  package func fillRunLoopModule(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "runloop", stack: stack)
    define("now") { call in call.answer(.number(call.bridge.world.runLoop.now)) }
    define("run") { call in
      let seconds = try call.optional(1, as: Double.self) ?? 0
      try call.bridge.runningLoop(call.name) { try $0.run(for: seconds) }
      return 0
    }
    define("runUntilIdle") { call in
      let limit = try call.optional(1, as: Double.self)
      try call.bridge.runningLoop(call.name) { try $0.runUntilIdle(limit: limit) }
      return 0
    }
    define("pending") { call in
      call.answer(.integer(Int64(call.bridge.world.runLoop.pending)))
    }
    define("schedule") { call in
      guard call.isPresent(1) else {
        return call.answer(.string(call.bridge.world.threads.schedule.name))
      }
      let name: String = try call.value(1)
      guard call.bridge.use(scheduleNamed: name) else {
        throw call.wrong(
          1, "\"cooperative\", \"random:SEED\" or an exact schedule such as \"exact:4>2,9>1\"")
      }
      return 0
    }
    define("setFrameRate") { call in
      let rate: Int = try call.value(1)
      try call.bridge.usingLoop(call.name) { try $0.setFrameRate(rate) }
      return 0
    }
  }

  /// Runs the run loop; cancels the touches on the screen if an error is thrown.
  ///
  /// - Parameters:
  ///   - name: The calling function, for error messages.
  ///   - mark: Objects that entered the pool after it are drained at the end of each turn.
  ///   - body: Runs the loop.
  package func runningLoop(
    _ name: String, drainingFrom mark: Int? = nil, _ body: (RunLoop) throws -> Void
  ) throws {
    try runningTurns(name, drainingFrom: mark) { runLoop in
      do {
        try body(runLoop)
      } catch let error as RunLoopError where error.isRefusal {
        throw error
      } catch {
        cancelFingers()
        throw error
      }
    }
  }

  /// Runs turns of the run loop, and releases all objects that they dropped.
  ///
  /// - Parameters:
  ///   - name: The calling function, for error messages.
  ///   - mark: Objects that entered the pool after it are drained at the end of each turn.
  ///   - body: Runs the loop.
  package func runningTurns(
    _ name: String, drainingFrom mark: Int? = nil, _ body: (RunLoop) throws -> Void
  ) throws {
    guard world.threads.current.isMain else {
      throw RuntimeError(
        .inconsistency,
        "\(name): the main thread runs the run loop; this is \(world.threads.current.text)")
    }
    let outer = turnMark
    turnMark = mark ?? runtime.poolMark
    defer { turnMark = outer }
    scriptHasRun()
    try usingLoop(name, body)
    try endRun()
  }

  /// Runs the run loop while a Lua function, called between the turns, returns true.
  ///
  /// - Parameters:
  ///   - name: The calling function, for error messages.
  ///   - seconds: The maximum duration; nil to run until nothing is scheduled.
  ///   - index: The index of the function on the stack.
  ///   - stack: The stack.
  package func runLoop(
    _ name: String, for seconds: Double?, whileFunctionAt index: Int, on stack: LuaStack
  ) throws {
    var failure: (any Error)?
    func goesOn() -> Bool {
      guard failure == nil else { return false }
      stack.copy(at: index)
      do {
        try stack.call(arguments: 0, results: 1)
      } catch {
        failure = error
        return false
      }
      defer { stack.pop() }
      return stack.boolean(at: -1)
    }
    try runningLoop(name) { loop in
      guard let seconds else { return try loop.runUntilEmpty(while: goesOn) }
      try loop.moveClock(to: loop.now + max(0, seconds), while: goesOn)
    }
    if let failure { throw failure }
  }

  /// Uses the run loop; its errors become exceptions that name the function.
  package func usingLoop(_ name: String, _ body: (RunLoop) throws -> Void) throws {
    do {
      try body(world.runLoop)
    } catch let error as RunLoopError {
      throw RuntimeError(.invalidArgument, "\(name): \(error)")
    }
  }
}
