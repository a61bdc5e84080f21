internal import FoundationCore
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime
internal import VirtualTime

/// The commands, in the order of the help.
enum REPLCommands {
  static let all: [REPLCommand] = [
    REPLCommand(
      name: "help", arguments: "[NAME]",
      summary: "this text, or the page of a function, a class, a selector …",
      completes: .topics
    ) { loop, name in try loop.showHelp(name) },
    REPLCommand(
      name: "classes", arguments: "[part]",
      summary: "the classes, or those with that in their names"
    ) { loop, part in loop.showClasses(part) },
    REPLCommand(
      name: "methods", arguments: "Class",
      summary: "the methods of a class, without inherited ones",
      completes: .classes
    ) { loop, name in try loop.showMethods(name) },
    REPLCommand(
      name: "hooks", arguments: "[Class]",
      summary: "what scripts laid over methods, outermost first",
      completes: .classes
    ) { loop, name in try loop.showHooks(name) },
    REPLCommand(
      name: "who", arguments: "-[Class method]",
      summary: "the hooks of a method with owners and lines, outermost first"
    ) { loop, name in try loop.showOwners(name) },
    REPLCommand(name: "tree", summary: "the views in the key window") { loop, _ in
      loop.showTree()
    },
    REPLCommand(
      name: "live", arguments: "[Class]",
      summary: "how many objects are alive, or those of a class",
      completes: .classes
    ) { loop, name in try loop.showLiveObjects(name) },
    REPLCommand(
      name: "threads", summary: "the threads, and what each of them waits for"
    ) { loop, _ in loop.showThreads() },
    REPLCommand(
      name: "trace", arguments: "on|off", summary: "record messages; off shows them",
      module: "trace"
    ) { loop, argument in try loop.trace(argument) },
    REPLCommand(name: "time", summary: "the clock, and how much is pending") { loop, _ in
      loop.showTime()
    },
    REPLCommand(
      name: "load", arguments: "file",
      summary: "run a file, in Lua or Objective-C; a second time its own classes are replaced",
      completes: .files
    ) { loop, path in try loop.loadFile(path) },
    REPLCommand(
      name: "objc", summary: "enter Objective-C from now on, or Lua again"
    ) { loop, _ in loop.switchLanguage() },
    REPLCommand(name: "more", summary: "the rest of a value that was cut") { loop, _ in
      try loop.showMore()
    },
    REPLCommand(name: "undo", summary: "the world as it was before the last line") { loop, _ in
      try loop.undo()
    },
    REPLCommand(name: "quit", summary: "leave, as Ctrl-D does") { loop, _ in
      loop.isLeaving = true
    },
  ]

  /// The last lines of the help.
  static let notes = """
    An expression prints its value; _ is the last one printed.
    A line that begins with [ or @, or ends in a semicolon, is Objective-C if clang can read it; \
    both languages have the same variables.
    Tab completes, Ctrl-R searches what was entered before.
    Ctrl-C stops a script, or clears the line; Ctrl-D leaves.
    The clock moves only when a line moves it, as runloop.run(1) does; what is pending when you \
    leave is dropped.
    :undo brings back classes, methods, hooks, timers, associations and the clock; Lua's variables, \
    _ too, and properties of objects that were there stay as they are.

    """
}

extension ReadEvalPrintLoop {
  /// The commands whose modules are available.
  var commands: [REPLCommand] {
    REPLCommands.all.filter { command in command.module.map(hasModule) ?? true }
  }

  /// Runs a command line without its colon.
  func run(command line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let name = parts.first.map(String.init) ?? ""
    let argument = parts.count > 1 ? parts[1].trimming(" \t") : ""
    guard let command = commands.first(where: { $0.name == name }) else {
      let nearest = NearestName.find(name, among: commands.map(\.name))
      let hint = nearest.map { "did you mean :\($0)?" } ?? ":help lists the commands"
      let words = "unknown command ':\(PrettyPrinter.oneLine(name))'; \(hint)"
      StandardStream.error.write(style.error(Self.fitted(words)) + "\n")
      return
    }
    attempt { try command.run(self, argument) }
  }

  func showHelp(_ name: String) throws {
    guard name.isEmpty else {
      let index = HelpIndex(bridge: bridge, stack: stack)
      let pages = index.pages(for: name)
      if pages.isEmpty { throw LuaError(index.missing(name)) }
      let width = StandardStream.terminalWidth
      return show(pages.map { $0.text(width: width, style) }.joined(separator: "\n"))
    }
    let width = StandardStream.terminalWidth ?? 80
    let entries = commands.map { command in
      HelpPage.Entry(
        term: ":\(command.name)" + (command.arguments.isEmpty ? "" : " \(command.arguments)"),
        text: command.summary)
    }
    show(HelpPage.lines(of: entries, width: width).joined(separator: "\n") + "\n")
    for line in REPLCommands.notes.split(separator: "\n") {
      let lines = HelpPage.wrapped(String(line), width: width, margin: 0, hanging: 2)
      show(lines.joined(separator: "\n") + "\n")
    }
  }

  func showTime() {
    let loop = bridge.world.runLoop
    say("clock \(loop.now) s, \(loop.pending) pending")
  }

  func loadFile(_ path: String) throws {
    guard !path.isEmpty else { throw LuaError(":load needs a file") }
    let bytes = Array(path.utf8)
    if CommandLineOptions.isSource(bytes) {
      do {
        try bridge.pushSource(path, bridge.sourceOptions, on: stack)
      } catch let error as SourceError {
        throw LuaError(error.message)
      }
    } else {
      try stack.loadFile(bytes: bytes, mode: interpreter.mode)
    }  // stack: chunk
    takeSnapshot(before: Array(":load \(path)".utf8))
    try disposeOfClasses(definedBy: path)
    try stack.callInterruptibly(arguments: 0, results: 0)  // stack:
  }

  /// Disposes of the classes that a file defined when it was last loaded, subclasses first.
  ///
  /// Existing instances continue to work.
  private func disposeOfClasses(definedBy path: String) throws {
    let own = bridge.runtime.classList.filter { cls in
      guard cls.concealment == nil, let file = FunctionCall.owner(of: cls.source) else {
        return false
      }
      // Lua shortens a long path to three dots and its end.
      return file == path || file.hasPrefix("...") && path.hasSuffix(file.dropFirst(3))
    }
    for cls in own.reversed() { try bridge.runtime.disposeClassPair(cls) }
  }

  func undo() throws {
    while let taken = snapshots.popLast() {
      // If the script restored an older snapshot, newer ones are invalid.
      guard (try? bridge.world.restore(taken.world)) != nil else { continue }
      let line = String(decoding: taken.line, as: UTF8.self)
      list("as it was before: \(PrettyPrinter.oneLine(line))\n")
      return showTime()
    }
    throw LuaError("nothing to undo")
  }

  /// Runs one of hookhost's own scripts, with the same error handling as an entered line.
  func run(_ script: String) throws {
    try stack.load(script, name: "=[hookhost]", mode: "t")  // stack: chunk
    try stack.callInterruptibly(arguments: 0, results: 0)  // stack:
  }

  func trace(_ argument: String) throws {
    switch argument {
    case "on":
      try run("require 'trace'.start()")
      say("every message is recorded from now on; :trace off shows them")
    case "off":
      try run("require 'trace'.stop()")
      if let trace = bridge.stoppedTrace { list(TraceLine.text(of: trace).printable) }
    default: throw LuaError(":trace takes on or off")
    }
  }

  private func hasModule(_ name: String) -> Bool {
    stack.pushRegistryTable(named: "_LOADED")  // stack: … loaded
    defer { stack.pop(2) }  // stack: …
    return stack.rawGet(at: -1, key: name) == .table  // stack: … loaded module
  }
}
