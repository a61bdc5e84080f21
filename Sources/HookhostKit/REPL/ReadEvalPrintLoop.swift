// The prompt on a terminal. A line is a command (`:help`), an expression, whose value is printed,
// or a statement, which continues on further lines until it is complete.
//
// The virtual clock does not advance between lines, unless a line advances it. Pending work is
// discarded at the end of the input, since Ctrl-D means to leave.

internal import FoundationCore
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// Reads, runs and prints until the input ends.
final class ReadEvalPrintLoop {
  let interpreter: Interpreter
  let bridge: Bridge
  let stack: LuaStack
  let input: REPLInput
  private(set) var source = REPLSource()

  /// The snapshots before the last lines, the oldest first, and these lines.
  var snapshots: [(world: WorldSnapshot, line: [UInt8])] = []

  /// The lines of the last value that have not been shown.
  private var rest: [Substring] = []

  /// The colours of the terminal.
  let style: TerminalStyle

  /// The number of lines of a value that are shown at once.
  private static let lineLimit = 100

  /// Whether every line is Objective-C; set by `:objc`.
  var entersObjectiveC = false
  /// The declarations of earlier lines in Objective-C.
  var objectiveC = ObjectiveCLine.Declarations()

  /// Whether a command requested to leave.
  var isLeaving = false

  /// The maximum number of lines that can be undone.
  private static let snapshotLimit = 100

  /// The last value that was assigned to `_`; the script's own `_` is not changed.
  private var last: LuaReference?

  init(_ interpreter: Interpreter, _ bridge: Bridge) throws {
    self.interpreter = interpreter
    self.bridge = bridge
    stack = interpreter.state.stack
    style = TerminalStyle(interpreter.options.color)
    let path = REPLHistory.path(
      stateHome: ProcessContext.variable("XDG_STATE_HOME"), home: ProcessContext.variable("HOME"))
    let history = REPLHistory(path: path) { StandardStream.error.write("hookhost: \($0)\n") }
    input = REPLInput(history: history)
    input.complete = { [unowned self] in
      let completion = Completion(bridge: bridge, stack: stack)
      return completion.answer(to: $0, width: StandardStream.terminalWidth ?? 80)
    }
    if interpreter.options.timeLimit == nil { try interpreter.state.stopOnEveryInterrupt() }
  }

  /// Runs until Ctrl-D.
  func run() -> ExitStatus {
    let prefix = interpreter.messagePrefix
    interpreter.messagePrefix = []
    defer { interpreter.messagePrefix = prefix }
    say("hookhost \(Usage.version), :help for help")
    while !isLeaving {
      stack.setCount(0)  // stack:
      if interpreter.state.isTimeUp { return .timeLimit }
      switch input.readLine(prompt: prompt("_PROMPT", entersObjectiveC ? "objc> " : "> ")) {
      case .end:
        show("\n")
        return .success
      case .interrupted: continue
      case .line(let line): answer(line)
      }
    }
    return .success
  }

  /// Writes text to the terminal.
  func show(_ text: String) { StandardStream.output.write(style.readable(text)) }

  /// Writes lines; a line that is too long is wrapped and indented.
  func list(_ text: String) {
    let width = StandardStream.terminalWidth ?? .max
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    show(lines.map { HelpPage.fitted(String($0), width: width) }.joined(separator: "\n"))
  }

  /// Writes a sentence, wrapped between words.
  func say(_ sentence: String) { show(Self.fitted(sentence) + "\n") }

  /// Wraps long lines between words; lines that start with spaces, such as code, are not changed.
  static func fitted(_ text: String) -> String {
    let width = StandardStream.terminalWidth ?? 80
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line -> [String] in
        let isTraceback = line.first == "\t"
        let indentation = isTraceback ? 8 : 0
        let stays = line.first == " " || indentation + DisplayWidth.of(line) <= width
        if stays { return [String(line)] }
        // A narrow terminal has no room for a tab.
        if isTraceback {
          return HelpPage.wrapped(String(line.dropFirst()), width: width, margin: 2, hanging: 4)
        }
        return HelpPage.wrapped(String(line), width: width, margin: 0, hanging: 2)
      }.joined(separator: "\n")
  }

  private func answer(_ line: [UInt8]) {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if text.isEmpty { return }
    let isCommand = text.first == UInt8(ascii: ":") && text.dropFirst().first != UInt8(ascii: ":")
    if isCommand {
      input.remember(line)
      run(command: String(decoding: text.dropFirst(), as: UTF8.self))
    } else {
      attempt {
        guard try loadObjectiveC(line) || load(line) else { return }  // stack: chunk
        if stack.count == 0 { return }  // Further lines were interrupted.
        takeSnapshot(before: line)
        try stack.callInterruptibly(arguments: 0, results: -1)  // stack: results
        if showHint(for: text) { return }
        try printResults()  // stack:
      }
    }
  }

  /// Shows a hint if the line is a command of other prompts, such as `exit`.
  private func showHint(for text: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: text, as: UTF8.self).trimming(" \t")
    guard ["exit", "quit", "help"].contains(word), stack.count == 1, stack.type(at: 1) == .nil
    else { return false }
    say(word == "help" ? ":help lists the commands" : "Ctrl-D leaves, or :quit")
    return true
  }

  /// Takes a snapshot for `:undo`, unless a thread is running code.
  func takeSnapshot(before line: [UInt8]) {
    guard let taken = try? bridge.world.snapshot() else { return }
    snapshots.append((taken, line))
    if snapshots.count > Self.snapshotLimit { snapshots.removeFirst() }
  }

  /// Runs a part of a line; an error is reported with its source line.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      report(error)
    }
  }

  private func report(_ error: any Error) {
    stack.setCount(0)  // stack:
    if interpreter.state.wasInterrupted { show("\n") }  // after the ^C of the terminal
    let text: [UInt8]
    if let error = error as? LuaError {
      text = self.text(of: error)
    } else if let error = error as? RuntimeError {
      text = Array("\(error.exceptionName): \(error.reason)".utf8)
    } else {
      text = Array(String(describing: error).utf8)
    }
    let report = Self.withoutInternalFrames(String(decoding: text, as: UTF8.self))
    let width = StandardStream.terminalWidth ?? .max
    let shown = source.illustrate(report, width: width) { name, number in
      let lines = try? AppendedFile(path: Array(name.utf8)).contents(limit: 1 << 20)
      let parts = lines?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      guard let parts, parts.indices.contains(number - 1) else { return nil }
      return String(decoding: parts[number - 1], as: UTF8.self)
    }
    StandardStream.error.write(style.error(style.readable(Self.fitted(shown))) + "\n")
  }

  /// A report without the lines of its traceback that are in the program's own code.
  private static func withoutInternalFrames(_ report: String) -> String {
    guard let start = report.firstRange(of: "\nstack traceback:") else { return report }
    let frames = report[start.upperBound...].split(separator: "\n").filter { line in
      let frame = line.trimming(" \t")
      return !frame.hasPrefix("[hookhost") && !frame.hasPrefix("[C]: in ?")
        && !frame.hasPrefix("[C]: in local ") && !frame.hasSuffix(": in local 'line'")
        && !frame.hasPrefix("(...tail calls")
    }
    let head = String(report[..<start.lowerBound])
    // Without a line of the script, as for a line of Objective-C, there is nothing to point at.
    return frames.allSatisfy { $0.trimming(" \t").hasPrefix("[C]:") }
      ? head : head + "\nstack traceback:\n" + frames.joined(separator: "\n")
  }

  /// The message of an error; a table without `__tostring` is displayed like a value.
  private func text(of error: LuaError) -> [UInt8] {
    guard let value = error.value, error.objectDescription == nil else {
      return interpreter.text(of: error)
    }
    stack.push(value)  // stack: value
    defer { stack.pop() }  // stack:
    guard stack.type(at: -1) == .table else { return interpreter.text(of: error) }
    var printer = PrettyPrinter(width: StandardStream.terminalWidth ?? 80)
    let text = "error object: " + printer.text(of: -1, on: stack)
    return Array((text + (error.traceback.map { "\n\($0)" } ?? "")).utf8)
  }
}

// MARK: Reading

extension ReadEvalPrintLoop {
  /// Compiles the input and pushes it, reading further lines if needed; false if interrupted.
  private func load(_ line: [UInt8]) throws -> Bool {
    let isOldExpression = line.first == UInt8(ascii: "=")  // the syntax of Lua 5.2
    let start = isOldExpression ? Array(line.dropFirst()) : line
    let head = Array("return ".utf8)
    if !isOldExpression, (try? check(head + start)) != nil {
      stack.setCount(0)  // stack:
      return try finish(line, as: head + start)
    }
    let entered = EnteredChunk(stack: stack, compile: check) { [unowned self] in
      input.readLine(prompt: prompt("_PROMPT2", ">> "))
    }
    guard let chunk = try entered.read(from: isOldExpression ? head + start : line) else {
      return false
    }
    return try finish(
      isOldExpression ? [UInt8(ascii: "=")] + chunk.dropFirst(head.count) : chunk, as: chunk)
  }

  /// Adds the entry to the history, and compiles and pushes the chunk.
  private func finish(_ entry: [UInt8], as chunk: [UInt8]) throws -> Bool {
    input.remember(entry)
    defer { source.append(entry) }
    try stack.load(
      source.numbered(chunk), name: "=" + REPLSource.name, mode: interpreter.mode)
    // stack: chunk
    return true
  }

  /// Compiles and pushes a chunk only to report its errors.
  func check(_ chunk: [UInt8]) throws {
    try stack.load(chunk, name: "=" + REPLSource.name, mode: interpreter.mode)
  }

  /// The prompt in a global variable, if it can be displayed.
  private func prompt(_ name: String, _ text: String) -> [UInt8] {
    (try? interpreter.prompt(stack, named: name, default: text)) ?? Array(text.utf8)
  }
}

// MARK: Printing

extension ReadEvalPrintLoop {
  /// Prints the results on the stack and assigns the first to `_`; printing can be interrupted.
  private func printResults() throws {
    let count = stack.count
    guard count > 0 else { return }
    stack.push(
      LuaClosure { [unowned self] stack in
        keepLast(stack)
        var printer = PrettyPrinter(width: StandardStream.terminalWidth ?? 80)
        let shown = min(count, 50)
        let index = HelpIndex(bridge: bridge, stack: stack)
        var texts = (1...shown).map {
          index.signature(ofFunctionAt: $0, width: StandardStream.terminalWidth)
            ?? paint(printer.text(of: $0, on: stack), ofValueAt: $0)
        }
        if count > shown { texts.append("… \(count - shown) more") }
        let isWide = texts.contains { $0.contains("\n") }
        rest = texts.joined(separator: isWide ? "\n" : "\t")
          .split(separator: "\n", omittingEmptySubsequences: false)
        showLines()
        return 0
      })  // stack: results printer
    stack.insert(at: 1)  // stack: printer results
    try stack.callInterruptibly(arguments: count, results: 0)  // stack:
  }

  /// The text of a value in the color of its type.
  private func paint(_ text: String, ofValueAt index: Int) -> String {
    switch stack.type(at: index) {
    case .string: style.string(text)
    case .number: style.number(text)
    case .boolean, .nil: style.word(text)
    default: text
    }
  }

  /// Shows the rest of a truncated value.
  func showMore() throws {
    if rest.isEmpty { throw LuaError("there is no more to show") }
    showLines()
  }

  /// Shows the next lines of a value, and the number of remaining lines.
  private func showLines() {
    // A single remaining line is shown instead of a remark about it.
    let isCut = rest.count > Self.lineLimit + 1
    let shown = isCut ? rest.prefix(Self.lineLimit) : rest[...]
    show(shown.joined(separator: "\n") + "\n")
    rest = Array(rest.dropFirst(shown.count))
    if isCut { say("… \(rest.count) more lines, which :more shows") }
  }

  /// Assigns `_`, unless the script has assigned it.
  private func keepLast(_ stack: LuaStack) {
    guard (try? stack.reserve(6)) != nil else { return }
    stack.pushGlobals()  // stack: results globals
    let globals = stack.absolute(-1)
    if stack.rawGet(at: globals, key: "_") != .nil {  // stack: results globals _
      guard let last else { return stack.setCount(globals - 1) }
      stack.push(last)  // stack: results globals _ last
      guard stack.rawEqual(-1, -2) else { return stack.setCount(globals - 1) }
    }
    last = stack.makeReference(at: 1)
    stack.copy(at: 1)
    stack.rawSet(at: globals, key: "_")
    stack.setCount(globals - 1)  // stack: results
  }
}
