internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
import StringSearch

// The Model Context Protocol on standard streams: one JSON-RPC 2.0 message a line. The server has
// tools and nothing else. Each call runs this program as a child process, so that a script that fails
// or exceeds its limits does not end the server.

/// A session of `hookhost mcp`.
final class ToolServer {
  /// The versions of the protocol that the server speaks, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// The largest output of a call, in bytes; the rest is counted.
  private static let mostOutput = 200_000

  /// JSON-RPC's codes of errors.
  private enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case failed = -32603
  }

  private struct Failure: Error {
    let code: Code
    let message: String
  }

  private let state: LuaState
  private let program: String

  /// - Throws: `LuaError` if there is not enough memory.
  init() throws {
    state = try LuaState()
    program =
      ProcessContext.program.map { String(decoding: $0, as: UTF8.self) } ?? "hookhost"
  }

  /// Answers messages until standard input ends; returns false if an answer cannot be written.
  func run() -> Bool {
    while let line = StandardInput.readLine() {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      guard let answer = answer(to: line) else { continue }
      guard StandardStream.output.write(JSONWriter.text(of: answer) + "\n") else { return false }
    }
    return true
  }

  /// The answer to one message; nil for a notification.
  private func answer(to line: [UInt8]) -> JSON? {
    let message: JSON
    do {
      message = try JSONReader.read(line)
    } catch {
      let reason = (error as? JSONError)?.reason ?? "\(error)"
      return Self.error(JSON(.null), .parse, "this line is not JSON: \(reason)")
    }
    let id = message["id"]
    guard message["jsonrpc"]?.content == .string("2.0"), let method = message["method"]?.string
    else {
      // A response of the client needs no answer.
      if message["result"] != nil || message["error"] != nil { return nil }
      return Self.error(
        id ?? JSON(.null), .invalidRequest, "a message needs 'jsonrpc': '2.0' and a 'method'")
    }
    guard let id else { return nil }
    do {
      let result = try result(of: method, message["params"])
      return .object([("jsonrpc", .text("2.0")), ("id", id), ("result", result)])
    } catch let failure as Failure {
      return Self.error(id, failure.code, failure.message)
    } catch {
      return Self.error(id, .failed, "\(error)")
    }
  }

  private static func error(_ id: JSON, _ code: Code, _ message: String) -> JSON {
    .object([
      ("jsonrpc", .text("2.0")), ("id", id),
      ("error", .object([("code", .integer(code.rawValue)), ("message", .text(message))])),
    ])
  }

  private func result(of method: String, _ parameters: JSON?) throws -> JSON {
    switch method {
    case "initialize":
      let asked = parameters?["protocolVersion"]?.string
      let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
      return .object([
        ("protocolVersion", .text(version)),
        ("capabilities", .object([("tools", .object([("listChanged", .flag(false))]))])),
        (
          "serverInfo",
          .object([("name", .text("hookhost")), ("version", .text(Usage.version))])
        ),
        ("instructions", .text("The tool help explains every name; its guide SKILL is the start.")),
      ])
    case "ping": return .object([])
    case "tools/list": return .object([("tools", .array(Tool.all.map(\.description)))])
    case "tools/call": return try call(parameters)
    default:
      throw Failure(code: .unknownMethod, message: "there is no method '\(method)'")
    }
  }

  /// Runs a tool; a mistake of the caller is an error, and a failing command is a result.
  private func call(_ parameters: JSON?) throws -> JSON {
    guard let name = parameters?["name"]?.string else {
      throw Failure(code: .invalidParameters, message: "tools/call needs the 'name' of a tool")
    }
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      let names = Tool.all.map(\.name).joined(separator: ", ")
      throw Failure(
        code: .invalidParameters, message: "there is no tool '\(name)'; there are \(names)")
    }
    var members: [JSON.Member] = []
    if let arguments = parameters?["arguments"], arguments.content != .null {
      guard case .object(let given) = arguments.content else {
        throw Failure(code: .invalidParameters, message: "'arguments' must be an object")
      }
      members = given
    }
    do {
      let line = try tool.commandLine(tool.given(members))
      let (output, status) = try run(line)
      return .object([
        ("content", .array([.object([("type", .text("text")), ("text", .text(output))])])),
        (
          "structuredContent",
          MachineOutput.object(
            "mcp." + name, [("status", .integer(status)), ("output", .text(output))])
        ),
        ("isError", .flag(status != 0)),
      ])
    } catch let misuse as Tool.Misuse {
      throw Failure(code: .invalidParameters, message: misuse.message)
    }
  }

  /// Runs this program with arguments; returns its output with errors, and its exit status.
  private func run(_ arguments: [String]) throws -> (output: String, status: Int) {
    let command = ([program] + arguments).map(Self.quoted).joined(separator: " ")
    let stack = state.stack
    try stack.load(.run_command_lua, name: "=[hookhost]")
    stack.pushString(command)
    stack.pushInteger(Int64(Self.mostOutput))
    try stack.call(arguments: 2, results: 3)  // stack: output status left-off
    defer { stack.pop(3) }
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
