internal import LuaBridge

/// Reads the lines that answer a prompt.
///
/// On a terminal it edits them. Elsewhere it shows prompt and line as a terminal would, so that what
/// is recorded reads the same.
struct LineReader {
  private let editor: LineEditor?
  private let echoes: Bool

  init() {
    echoes = !StandardInput.isTerminal
    editor = echoes ? nil : LineEditor()
  }

  /// Shows the prompt, and answers the next line; nil at the end.
  func readLine(prompt: [UInt8]) -> [UInt8]? {
    if let editor {
      StandardStream.output.write([])
      return editor.readLine(prompt: prompt)
    }
    StandardStream.output.write(prompt)
    let line = StandardInput.readLine()
    if echoes, let line { StandardStream.output.write(line + Array("\n".utf8)) }
    return line
  }

  /// Adds what was entered to the history.
  func remember(_ chunk: [UInt8]) {
    if !chunk.isEmpty { editor?.remember(chunk) }
  }
}

extension Interpreter {
  /// Reads, runs and prints until the input ends.
  func runPrompt(_ stack: LuaStack) throws {
    let prefix = messagePrefix
    messagePrefix = []
    let reader = LineReader()
    while try runStatement(stack, reader) {
      stack.setCount(0)  // stack:
    }
    stack.setCount(0)  // stack:
    messagePrefix = prefix
    StandardStream.output.write("\n")
  }

  /// Reads one statement and runs it; false at the end of the input.
  private func runStatement(_ stack: LuaStack, _ reader: LineReader) throws -> Bool {
    let prompt = try self.prompt(stack, named: "_PROMPT", default: "> ")
    guard var line = reader.readLine(prompt: prompt) else { return false }
    if line.first == UInt8(ascii: "=") {
      line = Array("return ".utf8) + line.dropFirst()  // as Lua 5.2 wanted it
    }
    let status = attempt {
      try load(line, stack, reader)  // stack: chunk
      try stack.callInterruptibly(arguments: 0, results: -1)  // stack: results
    }
    if status == .success, stack.count > 0 { printResults(stack) }
    return true
  }

  /// Pushes what was entered, compiled: as an expression if it is one, else as statements, which go
  /// on for as long as they end too soon.
  private func load(_ line: [UInt8], _ stack: LuaStack, _ reader: LineReader) throws {
    let name = "=stdin"
    if (try? stack.load(Array("return ".utf8) + line, name: name, mode: mode)) != nil {
      reader.remember(line)
      return  // stack: chunk
    }
    var chunk = line
    while true {
      do {
        try stack.load(chunk, name: name, mode: mode)  // stack: chunk
        reader.remember(chunk)
        return
      } catch let error as LuaError where error.isIncompleteInput {
        let prompt = try self.prompt(stack, named: "_PROMPT2", default: ">> ")
        guard let next = reader.readLine(prompt: prompt) else {
          reader.remember(chunk)
          throw error
        }
        chunk += Array("\n".utf8) + next
      } catch {
        reader.remember(chunk)
        throw error
      }
    }
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

  private func prompt(
    _ stack: LuaStack, named name: String, default text: String
  ) throws -> [UInt8] {
    stack.pushGlobals()  // stack: … globals
    defer { stack.pop(2) }  // stack: …
    guard try stack.get(at: -1, key: name) != .nil else { return Array(text.utf8) }
    return try stack.descriptionBytes(at: -1)  // stack: … globals prompt
  }
}
