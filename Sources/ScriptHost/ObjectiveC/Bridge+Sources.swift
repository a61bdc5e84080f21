internal import CEmbeddedFiles
internal import FoundationCore
package import LuaBridge
package import LuaModules
internal import SelectorRuntime
import StringSearch

/// Objective-C sources: reading and running them, and the module that they run with.
extension Bridge {
  /// Adds the functions of the scripts that are loaded late.
  func addLateFunctions(on stack: LuaStack) throws {
    try pushSourceModule(stack)
    pushNativeFunctions(on: stack)
    // stack: … module native
    try run(Bridge.lateScripts, on: stack)
  }

  /// Pushes the module that translated sources run with, created on first use.
  package func pushSourceModule(_ stack: LuaStack) throws {
    if let made = sourceModule { return stack.push(made) }
    try fillModules(stack)
    stack.pushTable()
    for name in ["functions", "globals"] {
      stack.pushTable()
      stack.rawSet(at: -2, key: name)
    }
    stack.pushRegistryTable(named: "_LOADED")
    // stack: … module loaded
    for name in ["objc", "uikit", "dispatch", "runloop", "gesture", "network"] {
      stack.rawGet(at: -1, key: name)
      stack.rawSet(at: -3, key: name)
    }
    stack.pop()
    setWriters(on: stack)
    let module = stack.makeReference(at: -1)
    pushNativeFunctions(on: stack)
    // stack: … module native
    stack.copy(at: -2)
    stack.copy(at: -2)
    try run(Bridge.scripts, on: stack)
    stack.pop()
    sourceModule = module
    connectSourceValues()
  }

  /// Connects the reader of Objective-C sources to the modules and to the values of the world.
  func connectSources() {
    declareCoreData()
    declareScriptedClasses()
    importSource = { [unowned self] in try runImport($0) }
    readSource = { [unowned self] in try pushImport($0) }
    world.addressOf = { [unowned self] in try address(of: $0) }
    world.charactersOf = { [unowned self] in try characters(of: $0, limit: $1) }
  }

  /// The beginning of each script: its errors have the place of their callers.
  private static let raising = Array("local error = (...).raise or error; ".utf8)

  /// Runs scripts with the module and the host's functions, and pops these two.
  func run(_ scripts: [(String, EmbeddedFile)], on stack: LuaStack) throws {
    for (name, script) in scripts {
      try stack.load(Bridge.raising + script.bytes, name: "=[\(name)]")
      stack.copy(at: -3)
      stack.copy(at: -3)
      try stack.call(arguments: 2, results: 0)
    }
    stack.pop(2)
  }

  private func setWriters(on stack: LuaStack) {
    stack.push(
      LuaClosure { [unowned self] stack in
        _ = writePrinted(.output, stack.bytes(at: 1) ?? [])
        return 0
      })
    stack.rawSet(at: -2, key: "write")
    stack.push(
      LuaClosure { [unowned self] stack in
        _ = writePrinted(.error, stack.bytes(at: 1) ?? [])
        return 0
      })
    stack.rawSet(at: -2, key: "writeError")
    let writeLog = writeLog
    // Sets the function that receives the lines of NSLog instead of standard error; nil removes it.
    stack.push(
      LuaClosure { [unowned self] stack in
        guard stack.type(at: 1) == .function else {
          self.writeLog = writeLog
          return 0
        }
        let writer = stack.makeReference(at: 1)
        self.writeLog = { [unowned self] line in
          current.push(writer)
          current.pushString(line)
          try? current.call(arguments: 1, results: 0)
        }
        return 0
      })
    stack.rawSet(at: -2, key: "setLogWriter")
  }

  /// Pushes the compiled function of a source.
  @discardableResult
  package func pushSource(
    _ path: String, _ options: SourceOptions, on stack: LuaStack
  ) throws -> TranslatedSource {
    let source = try translate(path, options)
    try pushSource(source, path, on: stack)
    return source
  }

  /// The error for a source that is too large for Lua's compiler, in the form of clang's errors.
  private static func words(_ message: String, _ path: String) -> String {
    let place = message.hasPrefix("\(path):") ? message.dropFirst(path.count + 1) : "1: \(message)"
    let line = place.prefix { $0.isNumber }
    let reason = place.dropFirst(line.count).drop { $0 == ":" || $0 == " " }.prefix { $0 != "\n" }
    return "\(path):\(line): error: this is too much for one function of Lua: \(reason)"
  }

  /// Pushes the function that runs a translated source.
  ///
  /// - Throws: ``SourceError`` if it is too large for a function of Lua.
  package func pushSource(
    _ source: TranslatedSource, _ path: String, on stack: LuaStack
  ) throws {
    let warnings = try source.warnings + missing(source.needs, on: stack)
    if !warnings.isEmpty, writesSourceWarnings {
      StandardStream.error.write(Array(warnings.utf8))
    }
    guard gate.isRestricted else { return try load(source.text, path, on: stack) }
    // In a sandbox no script can load the module: C's memory and libraries are available only to
    // sources.
    try load("local require = ... return function() \(source.text)\nend", path, on: stack)
    stack.push(
      LuaClosure { [unowned self] stack in
        try pushSourceModule(stack)
        return 1
      })
    // stack: … chunk require
    try stack.call(arguments: 1, results: 1)
  }

  /// Pushes the compiled function of a translation.
  private func load(_ text: String, _ path: String, on stack: LuaStack) throws {
    do {
      try stack.load(Array(text.utf8), name: "@\(path)", mode: "t")
      noteLines(of: path, on: stack)
    } catch let error as LuaError where error.status != .memoryError {
      throw SourceError(message: Self.words(error.message, path), isOfCompiler: true)
    }
  }

  /// Notes the lines of the functions and methods of the source on top, if coverage is measured.
  private func noteLines(of path: String, on stack: LuaStack) {
    guard sourceLines != nil, let lines = ExecutableLines.ofLoadedSource(on: stack) else { return }
    sourceLines?[path] = lines
  }

  /// Warns, once for each source, that its `main` is not run.
  private func warn(ofMainIn path: String, _ source: TranslatedSource) {
    guard source.definesMain, sourcesWithoutMain.insert(path).inserted else { return }
    let text =
      "\(path): warning: 'main' is not run where a source is imported; "
      + "`hookhost \(path)` runs it\n"
    StandardStream.error.write(text)
  }

  /// Runs a source and its `main`, and returns its status; nil for test cases, which are not run.
  func runSource(
    _ path: String, _ arguments: [[UInt8]], _ options: SourceOptions, _ stack: LuaStack
  ) throws -> Int? {
    if Folder.exists(Array(path.utf8)) {
      do {
        return try runProject(path, arguments, options, stack)
      } catch let error as SourceError {
        StandardStream.error.write("hookhost: \(error.message)\n")
        return 1
      }
    }
    runsOnlySources = true
    world.boxesTexts = true
    do {
      let source = try translate(path, options)
      if source.holdsTests { return nil }
      try pushSource(source, path, on: stack)
    } catch let error as SourceError where error.isOfCompiler {
      StandardStream.error.write(Array((error.message + "\n").utf8))
      return 1
    }
    try pushSourceModule(stack)
    stack.rawGet(at: -1, key: "start")
    stack.remove(at: -2)
    stack.insert(at: -2)
    // stack: … start source
    stack.pushTable(array: arguments.count)
    for (place, argument) in arguments.enumerated() {
      stack.pushBytes(argument)
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    try stack.call(arguments: 2, results: 2)
    // stack: … status ended
    defer { stack.pop(2) }
    hasLeftMain = stack.boolean(at: -1)
    return Int(stack.integer(at: -2) ?? 0)
  }

  /// Runs the source whose path is on the stack, as `require` does; returns no results.
  func loadSource(_ stack: LuaStack) throws -> Int {
    guard let path = stack.string(at: 1) else { return 0 }
    do {
      warn(ofMainIn: path, try pushSource(path, sourceOptions, on: stack))
    } catch let error as SourceError {
      throw RuntimeError(.invalidArgument, error.message)
    }
    try stack.call(arguments: 0, results: 0)
    return 0
  }

  /// `objc.import(path[, options])`.
  private func runImport(_ call: FunctionCall) throws -> Int {
    let path = besideCaller(try call.value(1), call)
    if Folder.exists(Array(path.utf8)) {
      do {
        try importProject(path, try options(of: call), call.stack)
      } catch let error as SourceError {
        throw RuntimeError(.invalidArgument, "\(call.name): \(error.message)")
      }
      return 0
    }
    warn(ofMainIn: path, try pushSource(of: call))
    try call.stack.call(arguments: 0, results: 0)
    return 0
  }

  /// `objc.source(path[, options])`: reads the source now; calling the function runs it.
  private func pushImport(_ call: FunctionCall) throws -> Int {
    let stack = call.stack
    try pushSource(of: call, isOfProject: false)
    try pushSourceModule(stack)
    stack.rawGet(at: -1, key: "bringing")
    stack.remove(at: -2)
    stack.insert(at: -2)
    // stack: … bringing source
    try stack.call(arguments: 1, results: 1)
    return 1
  }

  /// The options of an import in a script.
  private func options(
    of call: FunctionCall, isOfProject: Bool = true
  ) throws -> SourceOptions {
    var options = sourceOptions
    let known = ["include", "define", "prefix", "arc"] + (isOfProject ? ["target"] : [])
    if call.isPresent(2) {
      try forEachOption(at: 2, call, known: known) {
        option in
        switch option {
        case "arc": options.usesARC = call.stack.boolean(at: -1)
        case "prefix", "target":
          guard let text = call.stack.string(at: -1) else {
            let kind = option == "prefix" ? "header" : "target"
            throw RuntimeError(
              .invalidArgument, "\(call.name): option '\(option)' must be the name of a \(kind)")
          }
          if option == "prefix" {
            options.prefixHeader = try call.checked(text, option)
          } else {
            options.target = text
          }
        default:
          guard case .foreign(let table) = try value(at: -1, on: call.stack),
            let list = table.list()
          else {
            throw RuntimeError(
              .invalidArgument, "\(call.name): option '\(option)' must be a list of strings")
          }
          let texts = try list.map { value in
            guard case .string(let text) = value else {
              throw RuntimeError(
                .invalidArgument, "\(call.name): option '\(option)' must be a list of strings")
            }
            return try call.checked(text, option)
          }
          if option == "include" {
            for folder in texts { try call.refuseFolderOutside(folder) }
            options.include += texts
          } else {
            options.define += texts
          }
        }
      }
    }
    return options
  }

  /// Pushes the compiled function of the source that a script names.
  @discardableResult
  private func pushSource(
    of call: FunctionCall, isOfProject: Bool = true
  ) throws -> TranslatedSource {
    let path = besideCaller(try call.sourcePath(1), call)
    let options = try options(of: call, isOfProject: isOfProject)
    do {
      return try pushSource(path, options, on: call.stack)
    } catch let error as SourceError {
      let message = SourceTranslator.errorsAlone(of: error.message)
      throw RuntimeError(.invalidArgument, "\(call.name): \(message)")
    }
  }

  /// The path of a source that a script names.
  ///
  /// A relative path that does not exist in the current folder is searched beside the script. An
  /// unknown name stays as it is, so that the error names the path that the script has.
  private func besideCaller(_ path: String, _ call: FunctionCall) -> String {
    func exists(_ path: String) -> Bool {
      !path.utf8.contains(0)
        && (Folder.exists(Array(path.utf8)) || Folder.hasFile(Array(path.utf8)))
    }
    guard !path.isEmpty, !path.hasPrefix("/"), !exists(path), let script = call.stack.scriptFile(),
      let slash = script.lastIndex(of: "/")
    else { return path }
    let beside = "\(script[..<slash])/\(path)"
    return exists(beside) ? beside : path
  }
}
