internal import LuaBridge
internal import LuaModules

// The Model Context Protocol on standard streams: one JSON-RPC 2.0 message a line. The server has
// tools and nothing else. A call runs in processes of its own, so that a script that fails or exceeds
// its limits does not end the server, and so that the server reads messages while a call runs: a
// cancellation ends the call at once. Calls run one after the other.

/// A session of `hookhost mcp`.
final class ToolServer {
  /// The versions of the protocol that the server speaks, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// The versions in which a line may be an array of messages.
  private static let versionsWithBatches = ["2025-03-26", "2024-11-05"]

  /// JSON-RPC's codes of errors.
  private enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
  }

  private struct Failure: Error {
    let code: Code
    let message: String
  }

  /// The answers to the messages of one line; those of an array are written together.
  private final class Batch {
    let isArray: Bool
    var open = 0
    var answers: [JSON] = []

    init(isArray: Bool) { self.isArray = isArray }
  }

  /// A call of a tool that has not been answered.
  private struct Call {
    let id: JSON
    let tool: String
    let commandLine: [String]
    let batch: Batch
  }

  /// The process that reads standard input; nil after its end.
  private var reader: ChildProcess?
  private var waiting: ArraySlice<Call> = []
  private var running: (call: Call, process: ChildProcess)?
  /// The version that the client has requested; nil before `initialize`.
  private var version: String?
  private var isBroken = false

  /// - Throws: `SystemFailure` if no process can be started.
  init() throws {
    reader = try ChildProcess(arguments: ToolWorker.reader.arguments)
  }

  /// Answers messages until standard input ends; returns false if an answer cannot be written.
  func run() -> Bool {
    while !isBroken {
      startNext()
      let processes = [reader, running?.process].compactMap(\.self)
      if processes.isEmpty { return true }
      guard let (sender, message) = ChildProcess.receive(from: processes, within: 3_600) else {
        continue
      }
      if sender === reader {
        if let message { take(message) } else { reader = nil }
      } else if let call = running?.call {
        running = nil
        answer(call, with: message)
      }
    }
    // It waits for input, so that it would not notice that the channel is closed.
    reader?.kill()
    return false
  }

  // MARK: Messages

  /// Handles a line of standard input.
  private func take(_ line: [UInt8]) {
    if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { return }
    let message: JSON
    do {
      message = try JSONReader.read(line)
    } catch {
      let reason = (error as? JSONError)?.reason ?? "\(error)"
      return refuse("this line is not JSON: \(reason)", .parse)
    }
    guard case .array(let messages) = message.content else {
      return handle([message], Batch(isArray: false))
    }
    if let version, !Self.versionsWithBatches.contains(version) {
      return refuse("version \(version) of the protocol has no arrays of messages")
    }
    guard !messages.isEmpty else { return refuse("an array of messages must not be empty") }
    handle(messages, Batch(isArray: true))
  }

  /// Answers a line that is no message.
  private func refuse(_ reason: String, _ code: Code = .invalidRequest) {
    write(Self.error(JSON(.null), Failure(code: code, message: reason)))
  }

  private func handle(_ messages: [JSON], _ batch: Batch) {
    batch.open = messages.count
    for message in messages { finish(batch, with: answer(to: message, in: batch)) }
  }

  /// The end of a message: with its answer, or with nil for a notification.
  private enum Answer {
    case done(JSON?)
    /// The answer follows when the call has ended.
    case later
  }

  private func answer(to message: JSON, in batch: Batch) -> Answer {
    let id = message["id"]
    guard message["jsonrpc"]?.content == .string("2.0"), let method = message["method"]?.string
    else {
      // A response of the client needs no answer.
      if message["result"] != nil || message["error"] != nil { return .done(nil) }
      let failure = Failure(
        code: .invalidRequest, message: "a message needs 'jsonrpc': '2.0' and a 'method'")
      return .done(Self.error(id.flatMap { $0.isID ? $0 : nil } ?? JSON(.null), failure))
    }
    guard let id else {
      if method == "notifications/cancelled" { cancel(message["params"]?["requestId"]) }
      return .done(nil)
    }
    guard id.isID else {
      return .done(
        Self.error(
          JSON(.null),
          Failure(
            code: .invalidRequest, message: "'id' must be a string or a number, not \(id.typeName)")
        ))
    }
    do {
      if let parameters = message["params"], case .object = parameters.content {
      } else if let parameters = message["params"] {
        let type = parameters.typeName
        throw Failure(
          code: .invalidParameters, message: "'params' must be an object, not \(type)")
      }
      if method == "tools/call" {
        waiting.append(try call(id, message["params"], batch))
        return .later
      }
      if method == "initialize", batch.isArray {
        throw Failure(code: .invalidRequest, message: "'initialize' cannot be part of an array")
      }
      let result = try result(of: method, message["params"])
      return .done(.object([("jsonrpc", .text("2.0")), ("id", id), ("result", result)]))
    } catch let failure as Failure {
      return .done(Self.error(id, failure))
    } catch {
      return .done(Self.error(id, Failure(code: .invalidRequest, message: "\(error)")))
    }
  }

  private func finish(_ batch: Batch, with answer: Answer) {
    guard case .done(let answer) = answer else { return }
    batch.open -= 1
    if let answer { batch.answers.append(answer) }
    guard batch.open == 0, !batch.answers.isEmpty else { return }
    write(batch.isArray ? .array(batch.answers) : batch.answers[0])
  }

  private func write(_ value: JSON) {
    if !StandardStream.output.write(JSONWriter.text(of: value) + "\n") { isBroken = true }
  }

  private static func error(_ id: JSON, _ failure: Failure) -> JSON {
    .object([
      ("jsonrpc", .text("2.0")), ("id", id),
      (
        "error",
        .object([("code", .integer(failure.code.rawValue)), ("message", .text(failure.message))])
      ),
    ])
  }

  private func result(of method: String, _ parameters: JSON?) throws -> JSON {
    switch method {
    case "initialize":
      let asked = parameters?["protocolVersion"]?.string
      let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
      self.version = version
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
    case "tools/list":
      guard parameters?["cursor"] == nil else {
        throw Failure(
          code: .invalidParameters, message: "'cursor' is unknown: the list has one page")
      }
      return .object([("tools", .array(Tool.all.map(\.description)))])
    default:
      throw Failure(code: .unknownMethod, message: "there is no method '\(method)'")
    }
  }

  // MARK: Calls

  /// A call with its command line; a mistake of the client is an error.
  private func call(_ id: JSON, _ parameters: JSON?, _ batch: Batch) throws -> Call {
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
      return Call(id: id, tool: name, commandLine: line, batch: batch)
    } catch let misuse as Tool.Misuse {
      throw Failure(code: .invalidParameters, message: misuse.message)
    }
  }

  private func startNext() {
    while running == nil, let call = waiting.popFirst() {
      do {
        let process = try ChildProcess(arguments: ToolWorker.caller.arguments)
        process.channel?.send(ToolWorker.request(call.commandLine))
        running = (call, process)
      } catch {
        answer(call, output: "hookhost: no process can be started: \(error)\n", status: 1)
      }
    }
  }

  private func answer(_ call: Call, with message: [UInt8]?) {
    let (output, status) = ToolWorker.result(message)
    answer(call, output: output, status: status)
  }

  /// Answers a call; a failing command is a result, not an error.
  private func answer(_ call: Call, output: String, status: Int) {
    let result = JSON.object([
      ("content", .array([.object([("type", .text("text")), ("text", .text(output))])])),
      (
        "structuredContent",
        MachineOutput.object(
          "mcp." + call.tool, [("status", .integer(status)), ("output", .text(output))])
      ),
      ("isError", .flag(status != 0)),
    ])
    finish(
      call.batch,
      with: .done(.object([("jsonrpc", .text("2.0")), ("id", call.id), ("result", result)])))
  }

  /// Ends a call without an answer; an unknown id is ignored.
  private func cancel(_ id: JSON?) {
    guard let id else { return }
    if let (call, process) = running, call.id.content == id.content {
      running = nil
      process.kill()
      finish(call.batch, with: .done(nil))
    }
    while let place = waiting.firstIndex(where: { $0.id.content == id.content }) {
      finish(waiting.remove(at: place).batch, with: .done(nil))
    }
  }
}

extension JSON {
  /// Whether it can be the id of a request.
  fileprivate var isID: Bool {
    switch content {
    case .string, .integer, .number: true
    default: false
    }
  }
}
