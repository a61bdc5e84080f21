// A drop-in for the `lua` program: same options, same messages, same statuses.
//
// The work of one C function of lua.c, in one Lua call, is done here in one callable, so that
// tracebacks end in the same line and `os.exit(code, true)` finds the same stack. Three hooks
// belong to the host: `configure` adds its modules when the standard libraries are there, `finish`
// does what is still pending when a script has returned, `explain` words the host's errors.

package import LuaBridge

/// Runs the scripts of a command line in a Lua state.
package final class Interpreter {
  let state: LuaState
  let options: CommandLineOptions

  /// Adds the host's own modules; runs before `LUA_INIT` and before anything else.
  package var configure: (LuaState) throws -> Void = { _ in }

  /// Does what is pending; runs when everything that was asked for has returned, and before a prompt.
  ///
  /// An error of it is a script's error.
  package var finish: (LuaState) throws -> Void = { _ in }

  /// Ends the run, whose status it is given and may change; runs while the state is still open.
  package var leave: (ExitStatus) -> ExitStatus = { $0 }

  /// Runs a source in Objective-C with its arguments, the program's name before them; answers its
  /// status, or nil when it has test cases in place of a `main`.
  package var runSource: ((String, [[UInt8]], SourceOptions, LuaStack) throws -> Int?)?

  /// Runs the test cases of a source, with what follows it on the command line; as `hookhost test` does.
  package var runTests: ((_ path: [UInt8], [[UInt8]], SourceOptions) -> ExitStatus)?

  /// Answers what a person types at a terminal, until the input ends.
  ///
  /// Without it, and where no terminal is, a prompt is what `lua` has.
  package var runTerminal: ((LuaStack) throws -> ExitStatus)?

  /// The text of an uncaught error, when its value is a handle that the host knows; else nil.
  package var explain: (LuaHandle?) -> String? = { _ in nil }

  /// The head of messages: the program's name as it was called, or nothing at a prompt.
  var messagePrefix: [UInt8]

  /// Makes an interpreter.
  ///
  /// - Parameters:
  ///   - state: Where the scripts run; with its standard libraries opened.
  ///   - options: What is to be run.
  package init(state: LuaState, options: CommandLineOptions) {
    self.state = state
    self.options = options
    messagePrefix = Report.prefix(of: options.arguments)
  }

  /// Runs everything that the options ask for; does not close the state.
  package func run() -> ExitStatus {
    var status = ExitStatus.failure
    let stack = state.stack
    stack.push(
      LuaClosure { [unowned self] stack in
        status = try runAll(stack)
        return 0
      })  // stack: main
    do {
      try stack.call(arguments: 0, results: 0)  // stack:
      return status
    } catch {
      return report(error)
    }
  }

  private func runAll(_ stack: LuaStack) throws -> ExitStatus {
    if options.showsVersion { showVersion() }
    pushArgumentTable(stack)  // stack: arg
    stack.pushGlobals()  // stack: arg globals
    stack.insert(at: -2)  // stack: globals arg
    stack.rawSet(at: -2, key: "arg")  // stack: globals
    stack.pop()  // stack:
    if let seconds = options.timeLimit {
      try state.start(
        LuaTimeLimit(
          seconds: seconds, grace: 1, lastWords: "hookhost: time limit exceeded\n",
          exitStatus: ExitStatus.timeLimit.rawValue))
    }
    try configure(state)
    if options.isSandboxed { try Sandbox(folder: scriptFolder).install(in: stack) }

    var status = runInitialization(stack)
    if status == .success { status = runActions(stack) }
    if status == .success { status = try runScript(stack) }
    if status == .success { status = runFinish(stack) }
    if status == .success, startsPrompt {
      if !options.showsVersion { showVersion() }
      if StandardInput.isTerminal, let runTerminal { return try runTerminal(stack) }
      try runPrompt(stack)
      status = runFinish(stack)
    }
    return status
  }

  /// Runs `finish` as a function of Lua, so that it can be interrupted, traced and failed like one.
  private func runFinish(_ stack: LuaStack) -> ExitStatus {
    attempt {
      stack.push(
        LuaClosure { [unowned self] _ in
          try finish(state)
          return 0
        })  // stack: finish
      try stack.callInterruptibly(arguments: 0, results: 0)  // stack:
    }
  }

  private func showVersion() {
    StandardStream.output.write("\(ReadEvalPrintLoop.fitted(ProcessContext.luaCopyright))\n")
  }

  private var startsPrompt: Bool {
    if options.isInteractive { return true }
    return runsNothing && StandardInput.isTerminal
  }

  /// Whether the options leave it to standard input what to do.
  var runsNothing: Bool {
    guard options.script == nil, !options.showsVersion else { return false }
    return !options.actions.contains { if case .execute = $0 { true } else { false } }
  }

  /// Runs one part of what was asked for; reports its error.
  func attempt(_ body: () throws -> Void) -> ExitStatus {
    do {
      try body()
      return .success
    } catch {
      return report(error)
    }
  }
}
