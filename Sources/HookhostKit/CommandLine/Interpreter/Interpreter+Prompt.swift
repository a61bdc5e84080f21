internal import LuaBridge
internal import LuaModules

// The prompt of `lua` for input that is not a terminal: prompts and lines are echoed as a terminal
// would show them, so that recorded output looks the same. A terminal uses ``ReadEvalPrintLoop``.

extension Interpreter {
  /// Reads, runs and prints until the input ends.
  func runPrompt(_ stack: LuaStack) throws {
    let prefix = messagePrefix
    messagePrefix = []
    while try runStatement(stack) {
      stack.setCount(0)  // stack:
    }
    stack.setCount(0)  // stack:
    messagePrefix = prefix
    StandardStream.output.write("\n")
  }

  private func readLine(prompt: [UInt8]) -> [UInt8]? {
    StandardStream.output.write(prompt)
    guard let line = StandardInput.readLine() else { return nil }
    if !StandardInput.isTerminal { StandardStream.output.write(line + Array("\n".utf8)) }
    return line
  }

  /// Reads one statement and runs it; returns false at the end of the input.
  private func runStatement(_ stack: LuaStack) throws -> Bool {
    let prompt = try self.prompt(stack, named: "_PROMPT", default: "> ")
    guard var line = readLine(prompt: prompt) else { return false }
    if line.first == UInt8(ascii: "=") {
      line = Array("return ".utf8) + line.dropFirst()  // the syntax of Lua 5.2
    }
    let chunk = try readChunk(line, stack)
    let status = attempt {
      try load(chunk, stack)  // stack: chunk
      try stack.callInterruptibly(arguments: 0, results: -1)  // stack: results
    }
    if status == .success, stack.count > 0 { printResults(stack) }
    return true
  }

  /// Reads a chunk: an expression, which is returned, or statements until they are complete.
  private func readChunk(_ line: [UInt8], _ stack: LuaStack) throws -> [UInt8] {
    let expression = Array("return ".utf8) + line + [UInt8(ascii: ";")]
    if (try? load(expression, stack)) != nil {  // stack: chunk
      stack.pop()  // stack:
      return expression
    }
    let entered = EnteredChunk(stack: stack) { [unowned self] in
      try load($0, stack)
    } readLine: { [unowned self] in
      let prompt = try self.prompt(stack, named: "_PROMPT2", default: ">> ")
      return readLine(prompt: prompt).map { .line($0) } ?? .end
    }
    return try entered.read(from: line) ?? []
  }

  private func load(_ chunk: [UInt8], _ stack: LuaStack) throws {
    try stack.load(chunk, name: "=" + REPLSource.name, mode: mode)
  }

  private func printResults(_ stack: LuaStack) {
    let count = stack.count
    do {
      guard (try? stack.reserve(20)) != nil else {
        throw LuaError("stack overflow (too many results to print)")
      }
      stack.pushGlobals()  // stack: results globals
      try stack.get(at: -1, key: "print")  // stack: results globals print
      stack.remove(at: -2)  // stack: results print
      stack.insert(at: 1)  // stack: print results
      try stack.call(arguments: count, results: 0)  // stack:
    } catch {
      let text = "error calling 'print' (\(String(describing: error)))\n"
      StandardStream.error.write(messagePrefix + Array(text.utf8))
    }
  }

  /// The prompt in a global variable.
  func prompt(
    _ stack: LuaStack, named name: String, default text: String
  ) throws -> [UInt8] {
    stack.pushGlobals()  // stack: … globals
    defer { stack.pop(2) }  // stack: …
    guard try stack.get(at: -1, key: name) != .nil else { return Array(text.utf8) }
    return try stack.descriptionBytes(at: -1)  // stack: … globals prompt
  }
}
