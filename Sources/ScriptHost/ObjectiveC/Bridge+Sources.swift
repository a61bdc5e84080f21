internal import CEmbeddedFiles
internal import FoundationCore
package import LuaBridge
package import LuaModules
internal import SelectorRuntime
import StringSearch

/// Objective-C sources: reading and running them, and the module that they run with.
extension Bridge {
  /// The scripts of the module `hookhost.c`, in dependency order.
  private static var scripts: [(String, EmbeddedFile)] {
    [
      ("error_positions", .error_positions_lua), ("outlined_functions", .outlined_functions_lua),
      ("c_integers", .c_integers_lua), ("c_memory", .c_memory_lua),
      ("c_views", .c_views_lua),
      ("c_part_addresses", .c_part_addresses_lua), ("c_pointers", .c_pointers_lua),
      ("c_structures", .c_structures_lua),
      ("c_format", .c_format_lua), ("c_library", .c_library_lua),
      ("c_numbers", .c_numbers_lua),
      ("c_atomics", .c_atomics_lua),
      ("objc_messages", .objc_messages_lua),
      ("objc_enumeration", .objc_enumeration_lua),
      ("objc_exceptions", .objc_exceptions_lua),
      ("objc_memory", .objc_memory_lua),
      ("objc_counting", .objc_counting_lua), ("objc_temporaries", .objc_temporaries_lua),
      ("objc_blocks", .objc_blocks_lua),
      ("objc_counted_memory", .objc_counted_memory_lua),
      ("objc_manual_counting", .objc_manual_counting_lua),
      ("objc_definitions", .objc_definitions_lua),
      ("objc_dispatch", .objc_dispatch_lua),
      ("objc_functions", .objc_functions_lua),
      ("objc_absent_functions", .objc_absent_functions_lua),
      ("objc_layout", .objc_layout_lua),
      ("c_structure_arguments", .c_structure_arguments_lua),
      ("c_geometry", .c_geometry_lua),
      ("objc_buffers", .objc_buffers_lua),
      ("objc_string_buffers", .objc_string_buffers_lua),
      ("objc_collection_buffers", .objc_collection_buffers_lua),
      ("objc_coders", .objc_coders_lua),
      ("objc_decimals", .objc_decimals_lua),
      ("objc_lent_memory", .objc_lent_memory_lua),
    ]
  }

  /// Scripts with functions that few sources call, run when a source uses an unknown name.
  private static var lateScripts: [(String, EmbeddedFile)] {
    [
      ("objc_weak", .objc_weak_lua),
      ("objc_accessors", .objc_accessors_lua),
      ("objc_internals", .objc_internals_lua),
      ("objc_exception_handlers", .objc_exception_handlers_lua),
      ("objc_class_memory", .objc_class_memory_lua),
      ("objc_old_programs", .objc_old_programs_lua),
      ("objc_images", .objc_images_lua),
      ("dispatch_data", .dispatch_data_lua),
      ("c_locks", .c_locks_lua), ("c_wide", .c_wide_lua),
      ("system_versions", .system_versions_lua),
      ("c_system", .c_system_lua), ("c_files", .c_files_lua),
      ("c_signals", .c_signals_lua),
      ("c_values", .c_values_lua),
      ("c_descriptors", .c_descriptors_lua), ("c_mapped_memory", .c_mapped_memory_lua),
      ("c_folders", .c_folders_lua), ("c_sockets", .c_sockets_lua),
      ("socket_addresses", .socket_addresses_lua), ("dispatch_sockets", .dispatch_sockets_lua),
      ("c_file_facts", .c_file_facts_lua),
      ("c_foundation", .c_foundation_lua), ("foundation_tables", .foundation_tables_lua),
      ("pointer_functions", .pointer_functions_lua),
      ("core_foundation", .core_foundation_lua),
      ("core_foundation_values", .core_foundation_values_lua),
      ("core_foundation_times", .core_foundation_times_lua),
      ("core_foundation_texts", .core_foundation_texts_lua),
      ("core_foundation_addresses", .core_foundation_addresses_lua),
      ("core_foundation_trees", .core_foundation_trees_lua),
      ("core_foundation_tokenizers", .core_foundation_tokenizers_lua),
      ("framework_constants", .framework_constants_lua),
      ("core_data_constants", .core_data_constants_lua),
      ("run_loop_observers", .run_loop_observers_lua),
      ("run_loop_sources", .run_loop_sources_lua),
      ("core_foundation_sockets", .core_foundation_sockets_lua),
      ("core_foundation_streams", .core_foundation_streams_lua),
      ("sha512", .sha512_lua),
      ("common_crypto", .common_crypto_lua),
      ("des", .des_lua), ("ciphers", .ciphers_lua), ("zlib", .zlib_lua),
      ("zlib_streams", .zlib_streams_lua),
      ("frameworks", .frameworks_lua),
      ("keychain", .keychain_lua), ("reachability", .reachability_lua),
      ("http_messages", .http_messages_lua),
      ("mach_information", .mach_information_lua),
      ("signposts", .signposts_lua), ("core_text", .core_text_lua),
      ("linear_equations", .linear_equations_lua),
      ("system_log", .system_log_lua),
      ("sqlite", .sqlite_lua),
      ("sqlite_functions", .sqlite_functions_lua),
      ("sqlite_guards", .sqlite_guards_lua),
      ("large_integers", .large_integers_lua),
      ("certificates", .certificates_lua),
      ("trust", .trust_lua),
      ("core_graphics", .core_graphics_lua),
      ("image_io", .image_io_lua),
      ("core_graphics_values", .core_graphics_values_lua),
      ("core_graphics_contexts", .core_graphics_contexts_lua),
      ("pdf_contexts", .pdf_contexts_lua),
      ("uikit_functions", .uikit_functions_lua),
      ("hookhost_functions", .hookhost_functions_lua),
    ]
  }

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
