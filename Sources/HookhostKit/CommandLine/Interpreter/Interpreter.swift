// A replacement for the `lua` program with the same options, messages and exit statuses.
//
// The work that a C function of lua.c does in one Lua call is done here in one callable, so that
// tracebacks end with the same line, and `os.exit(code, true)` finds the same stack. The host has
// three callbacks: `configure` adds its modules after the standard libraries are opened, `finish`
// runs pending work after a script has returned, and `explain` describes the host's errors.

package import LuaBridge
package import LuaModules
internal import ScriptHost

/// Runs the scripts of a command line in a Lua state.
package final class Interpreter {
  let state: LuaState
  let options: CommandLineOptions

  /// Adds the host's modules; called before `LUA_INIT` and any other code.
  package var configure: (LuaState) throws -> Void = { _ in }

  /// Runs pending work; called after all scripts have returned, and before a prompt.
  ///
  /// Its errors are reported as errors of the script.
  package var finish: (LuaState) throws -> Void = { _ in }

  /// Ends the run, while the state is still open.
  ///
  /// It receives the exit status of the run and returns the final one.
  package var leave: (ExitStatus) -> ExitStatus = { $0 }

  /// Runs an Objective-C source; the arguments begin with the program's name.
  ///
  /// It returns the exit status, or nil if the source has test cases instead of a `main`.
  package var runSource: ((String, [[UInt8]], SourceOptions, LuaStack) throws -> Int?)?

  /// Runs the test cases of a source with the arguments that follow it, as `hookhost test` does.
  package var runTests: ((_ path: [UInt8], [[UInt8]], SourceOptions) -> ExitStatus)?

  /// Runs the prompt on a terminal, until the input ends.
  ///
  /// If it is nil or there is no terminal, the prompt of `lua` is used.
  package var runTerminal: ((LuaStack) throws -> ExitStatus)?

  /// Returns the text of an uncaught error if its value is a known handle; else nil.
  package var explain: (LuaHandle?) -> String? = { _ in nil }

  /// The prefix of messages: the program's name as it was called, empty at a prompt.
  var messagePrefix: [UInt8]

  /// Creates an interpreter.
  ///
  /// - Parameters:
  ///   - state: The state in which the scripts run, with its standard libraries opened.
  ///   - options: The scripts and actions to run.
  package init(state: LuaState, options: CommandLineOptions) {
    self.state = state
    self.options = options
    messagePrefix = Report.prefix(of: options.arguments)
  }

  /// Runs all scripts and actions of the options; does not close the state.
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
    if options.showsVersion, !showVersion() {
      return CommandLineTool.reportUnwritten(options.arguments)
    }
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
      if !options.showsVersion { _ = showVersion() }
      if StandardInput.isTerminal, let runTerminal { return try runTerminal(stack) }
      try runPrompt(stack)
      status = runFinish(stack)
    }
    return status
  }

  /// Calls `finish` as a Lua function, so that it can be interrupted and its errors have
  /// tracebacks.
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

  /// Writes the version; returns whether that succeeded.
  private func showVersion() -> Bool {
    StandardStream.output.write("\(ReadEvalPrintLoop.fitted(ProcessContext.luaCopyright))\n")
  }

  private var startsPrompt: Bool {
    if options.isInteractive { return true }
    return runsNothing && StandardInput.isTerminal
  }

  /// Whether the options contain nothing to run, so that standard input is used.
  var runsNothing: Bool {
    guard options.script == nil, !options.showsVersion else { return false }
    return !options.actions.contains { if case .execute = $0 { true } else { false } }
  }

  /// Runs one part of the command line; reports its error.
  func attempt(_ body: () throws -> Void) -> ExitStatus {
    do {
      try body()
      return .success
    } catch {
      return report(error)
    }
  }
}
