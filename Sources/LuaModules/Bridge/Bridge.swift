package import FoundationCore
package import Hooks
package import LuaBridge
package import SelectorRuntime
internal import Systems
internal import Threads
internal import VirtualTime

/// Connects the runtime to Lua: handles, dispatch tables, values and errors.
///
/// A handle is a userdata that holds one strong reference to its object. An object has the same
/// handle while a script can reach it. The handle's metatable belongs to its class; its `__index`
/// is the class's dispatch table, so a message to a script's method stays inside the Lua VM.
package final class Bridge {
  package unowned let state: LuaState
  /// Whether the state is neither closed nor being closed.
  ///
  /// Each death of an object asks, so it does not go through the unowned reference.
  private(set) var isStateOpen = true
  package let runtime: Runtime
  /// The state that the models share: run loop, application, user defaults.
  package let world: FoundationWorld
  let prelude: Prelude
  /// Functions of modules that no script has used yet.
  var latentFunctions = LatentFunctions()
  /// The constants that the system lacks, as of the last question.
  var absentConstants: (system: SystemVersion, names: Set<String>)?
  /// Fills the modules that no script has used yet, for callers that iterate over all functions.
  package var fillModules: (LuaStack) throws -> Void = { _ in }
  /// The active hooks.
  package let hooks: HookRegistry
  /// Lua's own `next` and `loadfile`.
  let nextFunction, loadFile: LuaReference
  /// Lua's library functions as they were when the state was created.
  package let libraryFunctions: LuaReference
  /// Cancels the touches that are on the screen after an error.
  package var cancelFingers: () -> Void = {}
  /// The files that the script may read.
  package let gate: FileGate
  /// Whether the metatables of handles are hidden from the script, so that it cannot damage them.
  package var isSandboxed: Bool { gate.isRestricted }
  /// Writes a line of `NSLog`.
  package var writeLog: (String) -> Void
  /// Writes output of the host's print functions and of C's to the stream that `print` uses.
  ///
  /// Returns whether it could be written.
  package var writePrinted: (StandardStream, [UInt8]) -> Bool = { $0.write($1) }
  /// The sources for which a warning said that their `main` was not run.
  package var sourcesWithoutMain: Set<String> = []
  /// The lines that can run of each source that was loaded; nil where no coverage is measured.
  package var sourceLines: [String: Set<Int>]?
  /// The Lua file that runs once the source's `main` has launched its app; nil after it has run.
  package var pendingDrive: [UInt8]?
  /// The name that errors of the next called function use; nil for the function's own name.
  package var calledName: String?

  /// The handles of the objects that scripts have received.
  let handles: HandleTable
  /// The handles of the classes that scripts have used, by name; nil before the module is filled.
  var classHandles: LuaReference?
  /// The objects passed to scripts while links are followed; nil at other times.
  var shownObjects: Set<ObjectIdentifier>?
  /// The result of the last copying message that a script's `forwardInvocation:` handled.
  package var forwardedCopy: ObjectIdentifier?
  /// The object whose handle is being finalized.
  var finalizing: ObjectIdentifier?
  /// Metatables of the handles of values that are not objects, by tag.
  var tagMetatables = [LuaReference?](repeating: nil, count: HandleTag.allCases.count + 1)
  /// The names for which dispatch tables have entries.
  var dispatchedNames = DispatchedNames()
  /// The metatable of handles whose object was deallocated.
  let zombieMetatable: LuaReference
  /// The fields that the metatables of all objects share.
  var sharedFields: [(name: String, function: LuaReference)] = []
  /// The tokens used so far, retained so that no new token reuses an address.
  var onceTokens: [OnceToken] = []
  /// The gate of each token that a thread has entered.
  var onceGates: [OnceTable.Token: Gate] = [:]
  /// Objects that Lua's collector has finalized and that are not released yet.
  var finalizedObjects: [RuntimeObject] = []
  /// Reports uses of UIKit on a background thread.
  package var mainThreadChecker: MainThreadChecker?
  /// Provides the stacks of threads.
  private(set) lazy var carriers = ThreadCarriers(self)
  /// Records which thread initializes which class.
  private(set) lazy var initializations = ClassInitializations(self)
  /// The stack of the Lua thread that is running.
  package var current: LuaStack
  /// The Lua thread number at the base of the running thread; 0 for the main one.
  var baseThread = 0
  /// Whether a pool is draining; its end raises errors of `dealloc`.
  var isDraining = false
  /// The pool's mark at the start of the run loop's run; a turn drains later objects.
  var turnMark = 0
  /// The inner pools that leave out the next complete collection, and how many did before the last one.
  var (poolsToSkip, poolDistance) = (0, 0)
  /// The script functions that are called as IMPs.
  let implementationCalls = ImplementationCalls()
  /// The method that each script function was originally defined as.
  let definedMethods = DefinedMethods()
  /// The objects that the script retains.
  var holds = HeldObjects()
  /// Whether race detection or a search for switch points is on.
  var wantsSwitchPoints = false {
    didSet { updateSwitchPoints() }
  }
  /// Makes messages switch points while other threads may run there.
  var switchPoints: SwitchPoints?
  /// Records messages while a trace runs.
  var recorder: TraceRecorder?
  /// The trace that a script started, and the one that was stopped last.
  package var scriptTrace, stoppedTrace: Trace?
  /// The number of calls of module functions by scripts.
  var functionCalls = 0
  /// Observes the hooks that each party of a lab of sources installs while an order runs.
  package var hookWatch: HookWatch?
  /// Runs scenarios, once the module is loaded.
  package var lab: Lab?
  /// The module that translated sources run with, once a source has requested it.
  package var sourceModule: LuaReference?
  /// The location of the class or category that a source is defining.
  package var definitionPlace: String?
  /// Whether warnings about sources, and about what they use that does not exist, are written.
  package var writesSourceWarnings = true
  /// Options for reading the sources that a script imports.
  package var sourceOptions = SourceOptions()
  /// Implement `objc.import` and `objc.source`; set by `connectSources()`.
  package var importSource, readSource: (FunctionCall) throws -> Int
  /// The blocks of sources whose references are counted.
  var countedBlocks: CountedBlocks?
  /// The list of the objects to which sources under ARC send messages; see `retainsReceiver(_:)`.
  var receivers: LuaReference?
  /// The marks of the pools that sources have opened.
  package var sourcePools: [Int] = []
  /// Whether a source drains its own pool.
  package var drainsSourcePool = false
  /// Whether a pool of the script's has left objects to the script's variables.
  var hasAdopted = false
  /// Whether no script of Lua runs beside sources in Objective-C.
  package var runsOnlySources = false
  /// Whether the `main` of a source has returned, which ends all threads with the process.
  package var hasLeftMain = false
  /// Objects for which a collection must determine whether Lua still references them.
  var objectsLeft: [RuntimeObject] = []
  /// Whether that collection runs; objects that it finalizes are released after it.
  var isSettling = false
  /// Whether an owner of objects that a script has received was deallocated.
  var hasLostOwners = false
  /// The complete collections that variables of sources may still cause at once; nil for any number.
  ///
  /// After them, most objects that only a complete collection can release wait until the end of the
  /// turn. A check sets it at the beginning of each run, since large SDKs cause thousands. Where it
  /// is set, the end of a turn collects completely only if that may deallocate an object.
  package var completeCollectionsLeft: Int?
  /// The turns that will put off a complete collection, though they leave objects.
  var turnsPutOff = 0
  /// Whether the end of a turn leaves complete collections to a later one, whatever they deallocate.
  package var putsOffCollections = false
  /// The counters at the last collection of Lua's heap.
  var lastCollection = ScriptActivity()
  /// The heap's size at its last complete collection; nil before the first turn.
  var lastHeap: CollectedHeap?

  package init(
    _ state: LuaState, _ world: FoundationWorld, _ library: Prelude.Library,
    running stack: LuaStack, gate: FileGate, writeLog: @escaping (String) -> Void
  ) throws {
    self.state = state
    self.world = world
    self.gate = gate
    self.writeLog = { writeLog($0.printable) }
    runtime = world.runtime
    hooks = HookRegistry(world.runtime)
    current = stack
    prelude = Prelude(library)
    libraryFunctions = library.functions
    nextFunction = library.reference("next", stack)
    loadFile = library.reference("loadfile", stack)
    handles = HandleTable(stack)
    importSource = { throw RuntimeError(.invalidArgument, "\($0.name): no reader of sources") }
    readSource = importSource
    stack.pushTable()
    zombieMetatable = stack.reference()
    sharedFields = makeSharedFields(stack)
    fillZombieMetatable(stack)
    defer { current = state.stack }
    world.threads.source = carriers
    world.threads.willBecomeMultithreaded = { [unowned self] in becomeMultithreaded() }
    state.willClose = { [unowned self] in
      self.world.isEnding = true
      try? self.world.threads.endOthers()
      isStateOpen = false
    }
    runtime.observer = self
    runtime.hasStack = { LuaState.hasStack }
    runtime.noteAllocation = { [weak state] bytes in state?.noteAllocation(of: bytes) }
    runtime.countBytes = { [weak state] bytes in state?.count(bytes: bytes) }
    hooks.isSentToSelf = { [unowned self] in isSentToSelf($0, getter: $1) }
    world.checkStop = { [weak state, unowned world] in
      try state?.checkStop()
      guard let error = world.stopError else { return }
      world.stopError = nil
      // The others are raised by the next instruction of Lua too.
      if (error as? LuaError)?.status == .memoryError { throw error }
    }
    world.checkMemory = { [weak state] in try state?.checkMemory(for: $0) }
    world.writeLog = { [unowned self] text in
      self.writeLog(world.logStamp + text + "\n")
    }
    // Created now, since there may be no memory left when the first exception is raised.
    if let exceptions = runtime.lookUpClass("NSException") { _ = dispatchTable(of: exceptions) }
    state.errorPusher = { [unowned self] error, stack in push(error, on: stack) }
  }

  /// Runs `body` with the running thread's stack as the current one.
  @inline(__always)
  package func entering<Result>(_ stack: LuaStack, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = stack
    defer { current = outer }
    return try body()
  }

  /// The location of the script's running function, as `file:line`.
  func sourceOfCaller(_ stack: LuaStack) -> String? {
    // The host's own functions are on the stack between a script and the function that it calls.
    stack.scriptCaller().map { "\($0.source):\($0.line)" }
  }
}
