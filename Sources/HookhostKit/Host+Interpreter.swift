internal import LuaBridge
internal import LuaModules
internal import ScriptHost

extension Host {
  /// Creates a world for an interpreter before any code of the script runs.
  ///
  /// Pending work runs before the program ends, and the world is left after the Lua state has been
  /// closed.
  package static func prepare(_ interpreter: Interpreter) -> () -> Void {
    interpreter.runTests = TestCommand.run
    return prepare(interpreter) { _, _ in }
  }

  /// Like ``prepare(_:)``; also calls a closure with the host before any code of the script runs.
  static func prepare(
    _ interpreter: Interpreter, then use: @escaping (Host, LuaState) throws -> Void
  ) -> () -> Void {
    var host: Host?
    let gate = interpreter.gate
    let schedule = interpreter.options.schedule
    let system = interpreter.options.system
    interpreter.configure = { state in
      let made = Host(state, gate: gate, schedule: schedule, system: system) {
        StandardStream.error.write($0)
      }
      host = made
      try use(made, state)
    }
    interpreter.finish = { _ in try host?.finish() }
    interpreter.runTerminal = { [unowned interpreter] stack in
      guard let host else { return .failure }
      let bridge = try host.startWorld(stack)
      try bridge.fillModules(stack)
      return try ReadEvalPrintLoop(interpreter, bridge).run()
    }
    let surroundings = interpreter.options.surroundings
    interpreter.runSource = { path, arguments, options, stack in
      guard let host else { return 1 }
      do {
        return try host.runSource(path, arguments, options, surroundings, stack)
      } catch let error as SourceError {
        throw LuaError(error.message)
      }
    }
    interpreter.explain = { handle in host?.report(of: handle) }
    return { host?.leave() }
  }
}
