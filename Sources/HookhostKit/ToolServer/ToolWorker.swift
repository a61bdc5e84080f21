internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
import StringSearch

/// The processes that `hookhost mcp` starts: one that reads standard input, and one for each call.
///
/// The server waits for the messages of both, and so can end a call while it runs.
enum ToolWorker: String {
  /// Sends each line of standard input to the server.
  case reader
  /// Receives a command line, runs it, and sends its output and exit status.
  case caller

  /// The option that starts it.
  static let option = "--worker"

  /// The largest output of a call, in bytes; the rest is counted.
  private static let mostOutput = 200_000

  /// The arguments after the program's name.
  var arguments: [[UInt8]] { ["mcp", Self.option, rawValue].map { Array($0.utf8) } }

  /// Runs the process until its work is done.
  ///
  /// - Throws: ``CommandLineError`` if hookhost did not start it, and errors of Lua.
  func run() throws {
    guard let channel = MessageChannel.toParent() else {
      throw CommandLineError.misused("'\(Self.option)' is for processes that hookhost starts")
    }
    switch self {
    case .reader:
      while let line = StandardInput.readLine(), channel.send(line) {}
    case .caller:
      guard let request = channel.receive(), let words = try JSONReader.read(request).words else {
        return
      }
      let (output, status) = try Self.run(words)
      let result = JSON.object([("output", .text(output)), ("status", .integer(status))])
      channel.send(Array(JSONWriter.text(of: result).utf8))
    }
  }

  /// The message that asks a caller to run a command line.
  static func request(_ commandLine: [String]) -> [UInt8] {
    Array(JSONWriter.text(of: JSON.strings(commandLine)).utf8)
  }

  /// The result in a caller's message; nil means that it ended without one.
  static func result(_ message: [UInt8]?) -> (output: String, status: Int) {
    guard let message, let result = try? JSONReader.read(message),
      let output = result["output"]?.string, let status = result["status"]?.integer
    else { return ("hookhost: the process of the call ended early\n", 1) }
    return (output, status)
  }

  /// Runs this program with arguments; returns its output with errors, and its exit status.
  private static func run(_ arguments: [String]) throws -> (output: String, status: Int) {
    let program =
      ProcessContext.program.map { String(decoding: $0, as: UTF8.self) } ?? "hookhost"
    let command = ([program] + arguments).map(quoted).joined(separator: " ")
    let state = try LuaState()
    let stack = state.stack
    try stack.load(.run_command_lua, name: "=[hookhost]")
    stack.pushString(command)
    stack.pushInteger(Int64(mostOutput))
    try stack.call(arguments: 2, results: 3)  // stack: output status left-off
    var output = String(decoding: stack.bytes(at: -3) ?? [], as: UTF8.self)
    let leftOff = stack.integer(at: -1) ?? 0
    if leftOff > 0 { output += "\n(\(leftOff) more bytes)\n" }
    return (output, Int(stack.integer(at: -2) ?? 1))
  }

  /// A word for the shell.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
