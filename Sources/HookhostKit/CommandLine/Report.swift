internal import LuaBridge
internal import LuaModules

/// Converts errors to messages and exit statuses.
enum Report {
  /// The prefix of a message: the name with which the program was called.
  static func prefix(of arguments: [[UInt8]]) -> [UInt8] {
    guard let name = arguments.first, !name.isEmpty else { return [] }
    return name + Array(": ".utf8)
  }

  /// Shows an error in a command line, and the usage.
  static func show(_ error: CommandLineError, arguments: [[UInt8]]) {
    let name = arguments.first ?? []
    var text = prefix(of: arguments) + error.message
    text += Array("\nusage: ".utf8) + name + Array(Usage.options.utf8)
    StandardStream.error.write(text)
  }
}

extension Report {
  /// Shows an error in the call of a command, and where its options are described.
  static func show(_ error: CommandLineError, of command: Command, arguments: [[UInt8]]) {
    let name = command.name ?? ""
    let hint = "\nusage: \(command.usage)\n`hookhost help \(name)` shows its options\n"
    StandardStream.error.write(prefix(of: arguments) + error.message + Array(hint.utf8))
  }
}

extension Interpreter {
  /// Shows an error as `lua` does, and returns the corresponding exit status.
  func report(_ error: any Error) -> ExitStatus {
    let error = error as? LuaError ?? LuaError(String(describing: error))
    if let status = exitStatus(of: error) { return status }
    let text = text(of: error).prefix { $0 != 0 }  // where `lua` ends it, being written in C
    // The reason for the halt has been printed already.
    if state.isHalted { return .aborted }
    StandardStream.error.write(messagePrefix + text + Array("\n".utf8))
    if state.isTimeUp { return .timeLimit }
    if let signal = state.endSignal { return ExitStatus(signal) }
    if error.status == .memoryError, options.memoryLimit != nil { return .memoryLimit }
    let firstLine = error.message.prefix { $0 != "\n" }
    if state.wasInterrupted, firstLine.hasSuffix("interrupted!") { return .interrupted }
    return .failure
  }

  /// The status of a C source's `exit` that a script called, which ends the script too.
  private func exitStatus(of error: LuaError) -> ExitStatus? {
    guard let value = error.value else { return nil }
    let stack = state.stack
    stack.push(value)  // stack: … value
    defer { stack.pop() }  // stack: …
    guard stack.type(at: -1) == .table, stack.metatable(at: -1) else { return nil }
    // stack: … value metatable
    let isExit = stack.rawGet(at: -1, key: "isExit") == .boolean
    stack.pop(2)  // stack: … value
    guard isExit else { return nil }
    stack.rawGet(at: -1, key: "status")  // stack: … value status
    defer { stack.pop() }
    return ExitStatus(rawValue: Int32(truncatingIfNeeded: stack.integer(at: -1) ?? 0))
  }

  /// The message of an error.
  ///
  /// One of the host's own errors is described by the host, another object by its `__tostring`, and
  /// any other value by its text with a traceback.
  func text(of error: LuaError) -> [UInt8] {
    var message = Array(error.message.utf8)
    if let value = error.value {
      let stack = state.stack
      stack.push(value)  // stack: … value
      defer { stack.pop() }  // stack: …
      if let explanation = explain(stack.handle(at: -1)) { return Array(explanation.utf8) }
      if let bytes = stack.bytes(at: -1) { message = bytes }
    }
    if let description = error.objectDescription { return description }
    let traced = message + Array((error.traceback.map { "\n\($0)" } ?? "").utf8)
    guard let text = String(validating: traced, as: UTF8.self) else { return traced }
    return Array(LuaStack.withoutInternalFrames(text).utf8)
  }
}
