internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

/// One run of `hookhost trace`: records a script from its start to its end, and writes the file.
final class TraceSession {
  private let request: TraceRequest
  private let options: CommandLineOptions
  private let trace: Trace
  private var host: Host?
  private var isWritten = false
  /// The object that `--why` names by a global variable.
  private var subject: RuntimeObject?

  /// - Throws: ``CommandLineError``.
  init(_ request: TraceRequest) throws {
    self.request = request
    options = try CommandLineOptions(request.rest)
    trace = Trace(request.filter, limit: request.limit, starter: "the command line")
    if let information = options.information, information == .version { return }
    guard options.script != nil || !options.actions.isEmpty else {
      throw CommandLineError.misused("there is no script to run")
    }
  }

  /// Runs the script, if the trace can be written to the file; returns the script's status.
  ///
  /// If writing the trace fails, the status is that of a failure.
  func run() -> ExitStatus {
    do {
      if let output = request.output, options.information != .version {
        try WholeFile.checkReplacing(output)
      }
    } catch {
      sayUnwritten(error)
      return .failure
    }
    return Interpreter.run(options) { interpreter in
      let close = Host.prepare(interpreter) { [self] host, state in
        self.host = host
        try host.start(trace, state.stack)
        try state.end { [self] in writeAtForce(ExitStatus(rawValue: $0)) }
        try writeBeforeExit(state)
      }
      interpreter.leave = { [self] status in
        let state = interpreter.state
        host?.stop(trace)
        findSubject(state.stack)
        for unknown in host?.unknown(in: request.named) ?? [] { say(unknown.summary) }
        let isGood = state.saveResults {
          write(TraceEnding(state.endSignal.map { ExitStatus($0) } ?? status))
        }
        let last = state.endSignal.map { ExitStatus($0) } ?? status
        return isGood || last != .success ? last : .failure
      }
      return close
    }
  }

  /// Makes `os.exit` write the trace before it exits.
  private func writeBeforeExit(_ state: LuaState) throws {
    let stack = state.stack
    try stack.load(.write_before_exit_lua, name: "=[hookhost]")
    stack.pushGlobals()
    stack.rawGet(at: -1, key: "os")
    stack.remove(at: -2)
    stack.push(
      LuaClosure { [self, unowned state] stack in
        switch stack.type(at: 1) {
        case .none, .nil, .boolean: break
        default: if stack.exactInteger(at: 1) == nil { return 0 }
        }
        findSubject(stack)
        _ = state.saveResults { write(.exit) }
        return 0
      })
    // stack: … chunk os write
    try stack.call(arguments: 2, results: 0)
  }

  /// Finds the object of `--why` in the global variables.
  private func findSubject(_ stack: LuaStack) {
    guard case .why(let why) = request.view, (try? stack.reserve(4)) != nil else { return }
    stack.pushGlobals()
    stack.rawGet(at: -1, key: why.object)
    subject = stack.handle(at: -1)?.object as? RuntimeObject
    stack.pop(2)
  }

  /// Writes the trace in a signal handler, before the process is terminated.
  private func writeAtForce(_ status: ExitStatus) {
    if trace.isChanging {
      say("the trace is lost: the script was stopped while an entry was written down")
    } else {
      _ = write(TraceEnding(status))
    }
  }

  /// Writes the trace once, and returns whether that succeeded.
  private func write(_ ending: TraceEnding?) -> Bool {
    guard !isWritten else { return true }
    isWritten = true
    trace.ending = ending
    let bytes = Array(text.utf8)
    do {
      guard let output = request.output else {
        if StandardStream.output.write(bytes) { return true }
        say("cannot write the trace to standard output")
        return false
      }
      try WholeFile.replace(output, with: bytes)
      let name = String(decoding: output, as: UTF8.self)
      if let ending { say("\(ending.rawValue); what was traced until then is in '\(name)'") }
      if trace.dropped > 0 {
        say(
          "the \(trace.limit) newest entries are kept, \(trace.dropped) earlier ones were dropped")
      }
      return true
    } catch {
      sayUnwritten(error)
      return false
    }
  }

  private func sayUnwritten(_ reason: any Error) {
    let name = String(decoding: request.output ?? [], as: UTF8.self)
    say("cannot write the trace to '\(name)': \(reason)")
  }

  private func say(_ text: String) {
    StandardStream.error.write(
      Report.prefix(of: options.arguments) + Array("trace: \(text)\n".utf8))
  }

  private var text: String {
    switch request.format {
    case .text: TraceView(trace, request.view, object: subject).text
    case .json: JSONWriter.text(of: TraceView(trace, request.view, object: subject).json) + "\n"
    case .chrome: ChromeTrace(trace).text
    case .page: TracePage(trace, title: title).text
    }
  }

  private var title: String {
    if case .file(let path) = options.script { return String(decoding: path, as: UTF8.self) }
    return "hookhost"
  }
}
