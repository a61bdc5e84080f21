internal import CEmbeddedFiles
internal import ControlModels
internal import FoundationCore
package import LuaBridge
package import LuaModules
internal import SelectorRuntime
internal import Systems
internal import Threads
internal import UIKitBase
internal import VirtualTime

/// One world in one Lua state: the runtime with its models, and the modules for scripts.
///
/// Hosts share no state. A host is created after its state's standard libraries are opened, and
/// closed after its state. The world is created when a script first uses a module, and each module
/// is filled when it is first used, so that a script that uses only Lua starts as fast as in `lua`.
package final class Host {
  unowned let state: LuaState
  private let writeLog: (String) -> Void
  /// Writes output that does not come from Lua's own functions; set before a script runs.
  package var writePrinted: (StandardStream, [UInt8]) -> Bool = { $0.write($1) }
  /// Whether classes and members that came later than the system are there, as for the reference.
  var showsLaterNames = false
  private let gate: FileGate
  /// The schedule of the world's threads; nil for the cooperative one.
  private let schedule: String?
  /// The version of the system as which the world behaves; nil for the usual one.
  private let system: String?
  private let library: Prelude.Library
  /// The tables of modules that have not been filled, by name.
  private var modules: [(name: String, table: LuaReference)] = []
  private var world: UIKitWorld?
  private var bridge: Bridge?

  /// Installs the modules as globals and in `package.loaded`.
  ///
  /// - Parameter gate: the files that scripts may read; a restricted gate also hides metatables.
  /// - Parameter schedule: selects the thread that runs after each switch point.
  /// - Parameter system: the version of iOS as which the world behaves; nil for the usual one.
  /// - Parameter writeLog: receives each line that `NSLog` writes.
  package init(
    _ state: LuaState, gate: FileGate = .open, schedule: String? = nil,
    system: String? = nil, writeLog: @escaping (String) -> Void
  ) {
    self.state = state
    self.gate = gate
    self.schedule = schedule
    self.system = system
    self.writeLog = writeLog
    let stack = state.stack
    library = Prelude.Library(stack)
    stack.pushTable()
    for event in ["__index", "__newindex", "__pairs"] {
      stack.push(
        LuaClosure { [unowned self] stack in try use(event, stack) })
      stack.rawSet(at: -2, key: event)
    }
    for name in ModuleNames.all { install(name, on: stack) }
    stack.pop()
    installSources(on: stack)
    replaceProtectedCalls(stack)
    stack.guardDebugLibrary()
  }

  /// Replaces `pcall` and `xpcall` with versions that describe some errors in more detail.
  private func replaceProtectedCalls(_ stack: LuaStack) {
    stack.pushGlobals()
    stack.push(
      LuaClosure { [unowned self] stack in
        stack.setCount(1)
        bridge?.explainError(on: stack)
        return 1
      })
    stack.pushScriptCalls()
    // stack: … globals pcall xpcall
    stack.rawSet(at: -3, key: "xpcall")
    stack.rawSet(at: -2, key: "pcall")
    stack.pop()
  }

  /// Makes a module, with the metatable on top of the stack, a global and the result of `require`.
  private func install(_ name: String, on stack: LuaStack) {
    stack.pushTable()
    stack.copy(at: -2)
    stack.setMetatable(at: -2)
    modules.append((name, stack.makeReference(at: -1)))
    // stack: … metatable module
    stack.pushRegistryTable(named: "_LOADED")
    stack.copy(at: -2)
    stack.rawSet(at: -2, key: name)
    stack.pop()
    stack.pushGlobals()
    stack.insert(at: -2)
    stack.rawSet(at: -2, key: name)
    stack.pop()
    // stack: … metatable
  }

  /// Makes the module `hookhost.c` available to translated sources; in a sandbox only to them.
  private func installSources(on stack: LuaStack) {
    guard !gate.isRestricted else { return addSourceSearcher(on: stack) }
    stack.pushRegistryTable(named: "_PRELOAD")
    stack.push(
      LuaClosure { [unowned self] stack in
        let bridge = try startWorld(stack)
        try bridge.entering(stack) { try bridge.pushSourceModule(stack) }
        return 1
      })
    stack.rawSet(at: -2, key: "hookhost.c")
    stack.pop()
    addSourceSearcher(on: stack)
  }

  /// Makes `require "File"` find `File.m` in the same folders as `File.lua`, after Lua's searchers.
  private func addSourceSearcher(on stack: LuaStack) {
    stack.pushRegistryTable(named: "_LOADED")
    stack.rawGet(at: -1, key: "package")
    stack.rawGet(at: -1, key: "searchers")
    // stack: loaded package searchers
    defer { stack.pop(3) }
    guard stack.type(at: -1) == .table else { return }
    do {
      try stack.load(.source_searcher_lua, name: "=[hookhost]")
      stack.copy(at: -3)
      stack.push(
        LuaClosure { [unowned self] stack in
          let bridge = try startWorld(stack)
          return try bridge.entering(stack) { try bridge.loadSource(stack) }
        })
      // stack: loaded package searchers chunk package load
      try stack.call(arguments: 2, results: 0)
    } catch {
      // If there is not enough memory here, any further allocation fails too.
      return
    }
  }

  /// Runs an Objective-C source and its `main`; returns the status, or nil for test cases.
  package func runSource(
    _ path: String, _ arguments: [[UInt8]], _ options: SourceOptions,
    _ surroundings: SourceSurroundings, _ stack: LuaStack
  ) throws -> Int? {
    let bridge = try startWorld(stack)
    bridge.sourceOptions = options
    return try bridge.entering(stack) {
      try bridge.surround(surroundings, on: stack) {
        try bridge.runSource(path, arguments, options, stack)
      }
    }
  }

  /// Handles the first use of a module: fills it, and repeats the access.
  private func use(_ event: String, _ stack: LuaStack) throws -> Int {
    let bridge = try startWorld(stack)
    if let place = modules.firstIndex(where: { isModule($0.table, at: 1, stack) }) {
      fillModule(at: place, bridge, stack)
    }
    switch event {
    case "__index":
      // stack: module name
      try stack.getTop(at: 1)
      return 1
    case "__newindex":
      // stack: module name value
      try stack.setTop(at: 1)
      return 0
    default:
      // stack: module
      stack.push(library.reference("pairs", stack))
      stack.copy(at: 1)
      try stack.call(arguments: 1, results: 2)
      // stack: module next module
      return 2
    }
  }

  /// Whether a table is the value at an index.
  private func isModule(_ table: LuaReference, at index: Int, _ stack: LuaStack) -> Bool {
    stack.push(table)
    defer { stack.pop() }
    return stack.rawEqual(-1, index)
  }

  /// The bridge of the world, which is created if no script has used it yet.
  package func startWorld(_ stack: LuaStack) throws -> Bridge {
    if let bridge { return bridge }
    return try makeWorld(stack)
  }

  /// Starts a trace, in addition to those that a script starts.
  package func start(_ trace: Trace, _ stack: LuaStack) throws {
    try startWorld(stack).start(trace)
  }

  /// Stops a trace.
  package func stop(_ trace: Trace) { bridge?.stop(trace) }

  /// The names in a filter that do not exist.
  package func unknown(in filter: TraceFilter) -> [TraceFilter.Unknown] {
    bridge.map { filter.unknown(in: $0.runtime) } ?? []
  }

  @discardableResult
  private func makeWorld(_ stack: LuaStack) throws -> Bridge {
    let runtime = Runtime()
    let world = UIKitWorld.create(runtime, runLoop: RunLoop())
    let bridge = try Bridge(
      state, world, library, running: stack, gate: gate, writeLog: writeLog)
    bridge.writePrinted = writePrinted
    bridge.connectSources()
    world.runLoop.turnEnded = { [unowned bridge] in try bridge.endTurn() }
    world.drainPool = { [unowned bridge] mark in
      try bridge.drainPool(from: mark, on: bridge.current)
    }
    world.warnScript = { [unowned bridge] text in try bridge.warn(text, bridge.current) }
    world.runNested = { [unowned bridge] name, body in try bridge.runningLoop(name, body) }
    bridge.mainThreadChecker = MainThreadChecker(bridge, world)
    if let schedule { _ = bridge.use(scheduleNamed: schedule) }
    bridge.cancelFingers = { [unowned world] in world.cancelFingers() }
    world.listAbsences = { [unowned bridge] system in
      bridge.dropConstants(absentIn: system)
      return Availability.absences(of: system)
    }
    if showsLaterNames {
      world.listAbsences = { _ in nil }
    } else if let system {
      try world.changeSetting("systemVersion", to: .string(system))
    } else {
      runtime.setAbsences(Availability.absences(of: .usual))
    }
    runtime.drainPool(from: 0)
    self.world = world
    self.bridge = bridge
    state.watchTailCalls { [unowned bridge] in bridge.hasTailMessages($0) }
    state.explainsErrors = true
    bridge.fillModules = { [unowned self, unowned bridge] in try fillModules(bridge, $0) }
    return bridge
  }

  /// Fills all modules completely, for code that lists their contents.
  private func fillModules(_ bridge: Bridge, _ stack: LuaStack) throws {
    while !modules.isEmpty { fillModule(at: 0, bridge, stack) }
    stack.pushRegistryTable(named: "_LOADED")
    for module in [ModuleConstants.objc, .uikit] {
      if stack.rawGet(at: -1, key: module.rawValue) == .table {
        try bridge.complete(module, at: -1, on: stack)
      }
      stack.pop()
    }
    stack.pop()
  }

  /// Fills a module that has not been used yet.
  private func fillModule(at place: Int, _ bridge: Bridge, _ stack: LuaStack) {
    let (name, table) = modules.remove(at: place)
    stack.push(table)
    stack.pushNil()
    stack.setMetatable(at: -2)
    fill(name, bridge, stack)
    // These modules look up their fields on access, and raise errors for unknown ones.
    if !["objc", "uikit", "dispatch"].contains(name) {
      bridge.refuseUnknownNames(of: name, on: stack)
    }
    stack.pop()
  }

  private func fill(_ name: String, _ bridge: Bridge, _ stack: LuaStack) {
    guard let world else { return }
    switch name {
    case "objc": bridge.fillObjcModule(on: stack)
    case "uikit": bridge.fillUIKitModule(world, on: stack)
    case "gesture": bridge.fillGestureModule(world, on: stack)
    case "hook": bridge.fillHookModule(on: stack)
    case "trace": bridge.fillTraceModule(on: stack)
    case "lab": bridge.fillLabModule(on: stack)
    case "network": bridge.fillNetworkModule(world, on: stack)
    case "runloop": bridge.fillRunLoopModule(on: stack)
    default: bridge.fillDispatchModule(on: stack)
    }
  }

  /// Runs pending work until there is none, as a program does after its main function.
  ///
  /// - Throws: the first error of that work.
  package func finish() throws {
    guard let bridge else { return }
    let unowned = UnownedObjects(of: bridge)
    try bridge.runningLoop("runloop", drainingFrom: 0) { try $0.runUntilIdle(limit: nil) }
    if !bridge.hasLeftMain, let deadlock = bridge.world.threads.remainingDeadlock() {
      throw deadlock
    }
    try unowned.warn(bridge, bridge.current)
  }

  /// The text of an uncaught error value that is an exception of this host; nil for any other.
  package func report(of handle: LuaHandle?) -> String? { bridge?.report(of: handle) }

  /// Destroys the world; its state must be closed before.
  package func close() {
    leave()
    world?.runtime.close()
    modules = []
  }

  /// Leaves the world in memory at the end of the program, which releases all memory.
  ///
  /// Its state must be closed before.
  package func leave() {
    world?.writeLog = { _ in }
    bridge?.endTraces()
    world?.runLoop.turnEnded = nil
  }

  /// The threads other than the main one, by number, with a description of their work.
  ///
  /// Threads of a queue that are about to exit are omitted.
  package var otherThreads: [(number: Int, text: String)] {
    guard let threads = world?.threads else { return [] }
    return threads.threads.filter { thread in
      !thread.isMain && (!thread.isWorker || thread.wait.map { $0.kind != .idle } ?? false)
    }.map { ($0.number, threads.sentence($0)) }
  }

  /// Discards the errors that have ended other threads and were not reported.
  package func forgetThreadFailures() { world?.threads.forgetFailures() }

  /// The number of live objects.
  package var liveObjectCount: Int { world?.runtime.liveObjects().count ?? 0 }
}
