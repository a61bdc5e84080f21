internal import FoundationCore
internal import Hooks
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// Where the runtime and Lua meet: handles, dispatch tables, values and errors.
///
/// A handle is a userdata that holds one strong reference to its object; the same object has the
/// same handle as long as a script can name it. Its metatable is its class's, whose `__index` is the
/// class's dispatch table, so that a message to a script's method never leaves the Lua VM.
final class Bridge {
  unowned let state: LuaState
  let runtime: Runtime
  /// The world that the models share: run loop, application, settings.
  let world: FoundationWorld
  let prelude: Prelude
  /// The functions of modules that no script has asked for yet.
  var latentFunctions = LatentFunctions()
  /// Fills the modules that no script has used yet, for who looks at all of them.
  var fillModules: (LuaStack) throws -> Void = { _ in }
  /// The hooks that there are.
  let hooks: HookRegistry
  /// Lua's own `next` and `loadfile`.
  let nextFunction, loadFile: LuaReference
  /// Lua's own functions, as they were when the state was made.
  let libraryFunctions: LuaReference
  /// Takes up the fingers that an error left on the screen.
  var cancelFingers: () -> Void = {}
  /// The files that the script may read.
  let gate: FileGate
  /// Whether metatables of handles are kept from the script, so that it cannot damage them.
  var isSandboxed: Bool { gate.isRestricted }
  /// Writes a line of `NSLog`.
  var writeLog: (String) -> Void
  /// Writes what scripts print by functions of the host, and sources by those of C, where `print` writes;
  /// answers whether it could.
  var writePrinted: (StandardStream, [UInt8]) -> Bool = { $0.write($1) }
  /// The sources whose `main` was not run, of which was warned.
  var sourcesWithoutMain: Set<String> = []

  /// The handles of what scripts have been shown.
  let handles: HandleTable
  /// The objects that scripts have been shown since it has been found out what they reach.
  var shownObjects: Set<ObjectIdentifier>?
  /// The object whose handle is being finalized.
  var finalizing: RuntimeObject?
  /// Metatables of the handles that are not objects, by tag.
  var tagMetatables = [LuaReference?](repeating: nil, count: HandleTag.allCases.count + 1)
  /// The metatable of handles whose object has gone.
  let zombieMetatable: LuaReference
  /// The fields that the metatables of all objects share.
  var sharedFields: [(name: String, function: LuaReference)] = []
  /// The tokens that have been met, kept so that none takes the place of another.
  var onceTokens: [OnceToken] = []
  /// Who is at which token, or has been.
  var onceGates: [OnceTable.Token: Gate] = [:]
  /// The objects that Lua's collector has let go of and nobody has released yet.
  var finalizedObjects: [RuntimeObject] = []
  /// Says when UIKit is used on another thread than the main one.
  var mainThreadChecker: MainThreadChecker?
  /// Gives threads their stacks.
  private(set) lazy var carriers = ThreadCarriers(self)
  /// Which thread initializes which class.
  private(set) lazy var initializations = ClassInitializations(self)
  /// The stack of the Lua thread that is running.
  var current: LuaStack
  /// The number of the Lua thread at the base of the running thread, unless that is the main one.
  var baseThread = 0
  /// Whether a pool is draining, whose end raises what a `dealloc` raises now.
  var isDraining = false
  /// The pool's mark when the run loop was told to run: a turn drains what came since.
  var turnMark = 0
  /// The functions of the script that are called as IMPs.
  let implementationCalls = ImplementationCalls()
  /// What the functions of the script were written as.
  let definedMethods = DefinedMethods()
  /// The objects that the script holds.
  var holds = HeldObjects()
  /// Whether somebody looks for races, and for where threads may be left.
  var wantsSwitchPoints = false {
    didSet { updateSwitchPoints() }
  }
  /// Makes messages switch points, while threads may be left there.
  var switchPoints: SwitchPoints?
  /// Writes messages down, while a trace runs.
  var recorder: TraceRecorder?
  /// The trace that a script started, and the one that it stopped last.
  var scriptTrace, stoppedTrace: Trace?
  /// How often scripts have called a function of a module.
  var functionCalls = 0
  /// Watches what the parties of a lab of sources lay, while one of its orders runs.
  var hookWatch: HookWatch?
  /// Runs scenarios, once the module is there.
  var lab: Lab?
  /// The module with which translated sources run, once one has asked for it.
  var sourceModule: LuaReference?
  /// Where the class or category of a source stands that is being defined.
  var definitionPlace: String?
  /// How sources are read that a script imports.
  var sourceOptions = SourceOptions()
  /// The blocks of sources whose references are counted.
  var countedBlocks: CountedBlocks?
  /// The marks of the pools that sources have opened.
  var sourcePools: [Int] = []
  /// Whether a source drains its own pool.
  var drainsSourcePool = false
  /// Whether a pool of the script's has left objects to the script's variables.
  var hasAdopted = false
  /// Whether no script of Lua runs beside sources in Objective-C.
  var runsOnlySources = false
  /// Whether the `main` of a source has returned, which ends the threads with the process.
  var hasLeftMain = false
  /// The objects of which a collection has to tell whether anybody in Lua has them.
  var objectsLeft: [RuntimeObject] = []
  /// Whether the collection runs that tells who has them; what it finalizes is released behind it.
  var isSettling = false
  /// Whether something ended that had objects which a script has seen.
  var hasLostOwners = false
  /// How things stood when Lua's heap was last collected.
  var lastCollection = ScriptActivity()
  /// What there was when all of Lua's heap was last collected; nil before the first turn.
  var lastHeap: CollectedHeap?

  init(
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
    }
    runtime.observer = self
    runtime.hasStack = { LuaState.hasStack }
    runtime.countBytes = { [weak state] bytes in state?.count(bytes: bytes) }
    hooks.isSentToSelf = { [unowned self] in isSentToSelf($0, getter: $1) }
    world.addressOf = { [unowned self] in try address(of: $0) }
    world.charactersOf = { [unowned self] in try characters(of: $0, limit: $1) }
    world.writeLog = { [unowned self] text in
      self.writeLog(world.logStamp + text + "\n")
    }
    // Made now, since the first exception may come where there is no room left to make it.
    if let exceptions = runtime.lookUpClass("NSException") { _ = dispatchTable(of: exceptions) }
    state.errorPusher = { [unowned self] error, stack in push(error, on: stack) }
  }

  /// Runs `body` with the stack of the thread that is running, so that what it calls runs there.
  @inline(__always)
  func entering<Result>(_ stack: LuaStack, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = stack
    defer { current = outer }
    return try body()
  }

  /// Where the script's running function stands, as `file:line`.
  func sourceOfCaller(_ stack: LuaStack) -> String? {
    // The host's own functions stand between a script and what it calls.
    stack.scriptCaller().map { "\($0.source):\($0.line)" }
  }
}
