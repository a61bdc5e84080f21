internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost
internal import SelectorRuntime

extension Interpreter {
  /// Pushes the table `arg`: the script at index 0, the arguments before it at negative indexes.
  func pushArgumentTable(_ stack: LuaStack) {
    let arguments = options.arguments
    let zero = options.scriptPosition < arguments.count ? options.scriptPosition : 0
    stack.pushTable(array: arguments.count - zero, hash: zero + 1)  // stack: … arg
    for (position, argument) in arguments.enumerated() {
      stack.pushBytes(argument)  // stack: … arg argument
      stack.rawSet(at: -2, index: Int64(position - zero))  // stack: … arg
    }
  }

  /// Runs the code of `LUA_INIT`.
  func runInitialization(_ stack: LuaStack) -> ExitStatus {
    guard !options.ignoresEnvironment else { return .success }
    for name in ["LUA_INIT_5_4", "LUA_INIT"] {
      guard let text = ProcessContext.variable(name) else { continue }
      return attempt {
        if text.first == UInt8(ascii: "@") {
          try stack.loadFile(bytes: Array(text.dropFirst()), mode: mode)  // stack: chunk
        } else {
          try stack.load(text, name: "=\(name)", mode: mode)  // stack: chunk
        }
        try stack.callInterruptibly(arguments: 0, results: 0)  // stack:
      }
    }
    return .success
  }

  /// Executes `-e`, `-l` and `-W`, up to the first failure.
  func runActions(_ stack: LuaStack) -> ExitStatus {
    for action in options.actions {
      let status = attempt { try run(action, stack) }
      if status != .success { return status }
    }
    return .success
  }

  private func run(_ action: CommandLineOptions.Action, _ stack: LuaStack) throws {
    switch action {
    case .execute(let chunk):
      try stack.load(chunk, name: "=(command line)", mode: mode)  // stack: chunk
      try stack.callInterruptibly(arguments: 0, results: 0)  // stack:
    case .require(let module, let global):
      stack.pushGlobals()  // stack: globals
      stack.pushBytes(global)  // stack: globals global
      try stack.get(at: -2, key: "require")  // stack: globals global require
      stack.pushBytes(module)  // stack: globals global require module
      try stack.callInterruptibly(arguments: 1, results: 1)  // stack: globals global value
      try stack.setTop(at: -3)  // stack: globals
      stack.pop()  // stack:
    case .warn:
      stack.warn("@on")
    }
  }

  /// Runs the script, or standard input if there is nothing else to run.
  func runScript(_ stack: LuaStack) throws -> ExitStatus {
    switch options.script {
    case .file(let path) where CommandLineOptions.isSource(path) || isProject(path):
      return runSource(path, stack)
    case .file(let path): return try runFile(path, stack)
    case .standardInput: return try runFile(nil, stack)
    case nil where runsNothing && !StandardInput.isTerminal:
      return attempt {
        try stack.loadFile(nil, mode: mode)  // stack: chunk
        try stack.callInterruptibly(arguments: 0, results: 0)  // stack:
      }
    case nil: return .success
    }
  }

  /// Whether a path leads to a folder with a project, whose app is run.
  private func isProject(_ path: [UInt8]) -> Bool {
    guard Folder.exists(path), !options.isSandboxed else { return false }
    return ProjectTree(String(decoding: path, as: UTF8.self)).describesProject
  }

  /// Runs an Objective-C source, or the app of a folder of sources; the result of `main` is the status.
  ///
  /// The tests of a source that has test cases and no `main` are run.
  private func runSource(_ path: [UInt8], _ stack: LuaStack) -> ExitStatus {
    var answered: Int? = 0
    let arguments = options.sourceArguments
    let status = attempt {
      stack.push(
        LuaClosure { [unowned self] stack in
          let name = String(decoding: path, as: UTF8.self)
          guard let runSource else { throw LuaError("a source cannot be run here") }
          answered = try runSource(name, arguments, options.sources, stack)
          return 0
        })  // stack: run
      try stack.callInterruptibly(arguments: 0, results: 0)  // stack:
    }
    guard status == .success else { return status }
    guard let answered else { return test(path, Array(arguments.dropFirst())) }
    return ExitStatus(rawValue: Int32(truncatingIfNeeded: answered & 0xFF))
  }

  /// Runs the test cases of a source in separate processes, which have no limits and no sandbox.
  private func test(_ path: [UInt8], _ arguments: [[UInt8]]) -> ExitStatus {
    let isLimited =
      options.isSandboxed || options.timeLimit != nil || options.memoryLimit != nil
      || !options.surroundings.isEmpty
    guard let runTests, !isLimited, options.actions.isEmpty else {
      let name = String(decoding: path, as: UTF8.self)
      StandardStream.error.write(
        "hookhost: \(name) has test cases and no main; `hookhost test \(name)` runs them\n")
      return .failure
    }
    return runTests(path, arguments, options.sources)
  }

  private func runFile(_ path: [UInt8]?, _ stack: LuaStack) throws -> ExitStatus {
    var isMissing = false
    let loaded = attempt {
      do {
        try stack.loadFile(bytes: path, mode: mode)
      } catch let error as LuaError where error.status == .fileError {
        isMissing = true
        throw error
      }
    }
    if isMissing { suggestCommand(insteadOf: path ?? []) }
    guard loaded == .success else { return loaded }  // stack: chunk
    let arguments = try pushScriptArguments(stack)  // stack: chunk arguments
    return attempt { try stack.callInterruptibly(arguments: arguments, results: 0) }  // stack:
  }

  /// Suggests a command with a similar name for a script that cannot be opened.
  private func suggestCommand(insteadOf path: [UInt8]) {
    let names = Command.named.compactMap(\.name) + ["help"]
    guard let near = NearestName.find(String(decoding: path, as: UTF8.self), among: names) else {
      return
    }
    let text = "did you mean the command '\(near)'?\n"
    StandardStream.error.write(messagePrefix + Array(text.utf8))
  }

  /// Pushes the elements of the table `arg`, which other scripts may have changed.
  private func pushScriptArguments(_ stack: LuaStack) throws -> Int {
    stack.pushGlobals()  // stack: … globals
    guard try stack.get(at: -1, key: "arg") == .table else {
      throw LuaError("'arg' is not a table")
    }
    stack.remove(at: -2)  // stack: … arg
    let table = stack.absolute(-1)
    let count = stack.length(at: table)
    guard (try? stack.reserve(count + 3)) != nil else {
      throw LuaError("stack overflow (too many arguments to script)")
    }
    for position in 0..<count {
      stack.rawGet(at: table, index: Int64(position + 1))  // stack: … arg arguments
    }
    stack.remove(at: table)  // stack: … arguments
    return count
  }

  /// The allowed types of chunks: those in Lua's binary format can crash the process.
  var mode: String {
    options.isSandboxed ? "t" : "bt"
  }

  /// The files that a script may read.
  ///
  /// With `--sandbox`, they are those in its folder, and those that the command line names.
  var gate: FileGate {
    guard options.isSandboxed else { return .open }
    var gate = FileGate(foldersAt: [scriptFolder] + options.sources.include.map { Array($0.utf8) })
    if case .file(let path) = options.script { gate.add(file: path) }
    if let header = options.sources.prefixHeader { gate.add(file: Array(header.utf8)) }
    for script in [options.surroundings.setup, options.surroundings.drive].compactMap(\.self) {
      gate.add(file: script)
    }
    return gate
  }

  /// The folder of the script, by default the current one; it ends in a slash.
  var scriptFolder: [UInt8] {
    guard case .file(let path) = options.script,
      let slash = path.lastIndex(of: UInt8(ascii: "/"))
    else { return Array("./".utf8) }
    return Array(path[...slash])
  }
}
