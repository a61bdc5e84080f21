internal import LuaBridge

/// Turns errors into words and statuses.
enum Report {
  /// The head of a message: the name that the program was called by.
  static func prefix(of arguments: [[UInt8]]) -> [UInt8] {
    guard let name = arguments.first, !name.isEmpty else { return [] }
    return name + Array(": ".utf8)
  }

  /// Shows what is wrong with a command line, and how it is used.
  static func show(_ error: CommandLineError, arguments: [[UInt8]]) {
    let name = arguments.first ?? []
    var text = prefix(of: arguments) + error.message
    text += Array("\nusage: ".utf8) + name + Array(Usage.options.utf8)
    StandardStream.error.write(text)
  }
}

extension Report {
  /// Shows what is wrong with the call of a command, and where its options are explained.
  static func show(_ error: CommandLineError, of command: Command, arguments: [[UInt8]]) {
    let name = command.name ?? ""
    let hint = "\nusage: \(command.usage)\n`hookhost help \(name)` shows its options\n"
    StandardStream.error.write(prefix(of: arguments) + error.message + Array(hint.utf8))
  }
}

extension Interpreter {
  /// Shows an error as `lua` does, and answers the status that it stands for.
  func report(_ error: any Error) -> ExitStatus {
    let error = error as? LuaError ?? LuaError(String(describing: error))
    let text = text(of: error).prefix { $0 != 0 }  // where `lua` ends it, being written in C
    // What has halted the program was said then.
    if state.isHalted { return .aborted }
    StandardStream.error.write(messagePrefix + text + Array("\n".utf8))
    if state.isTimeUp { return .timeLimit }
    if let signal = state.endSignal { return ExitStatus(signal) }
    if error.status == .memoryError, options.memoryLimit != nil { return .memoryLimit }
    let firstLine = error.message.prefix { $0 != "\n" }
    if state.wasInterrupted, firstLine.hasSuffix("interrupted!") { return .interrupted }
    return .failure
  }

  /// One of the host's own errors as the host explains it, another object as its `__tostring` says,
  /// anything else with its traceback.
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
    return message + Array((error.traceback.map { "\n\($0)" } ?? "").utf8)
  }
}
