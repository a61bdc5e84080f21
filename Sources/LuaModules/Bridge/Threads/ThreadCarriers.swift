internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

// no traps of stop: carriers are created by this type alone.

/// Provides the stacks of threads: fibers of the Lua state.
///
/// Each fiber has the state that the bridge and the runtime keep for the running thread.
final class ThreadCarriers: CarrierSource {
  private unowned let bridge: Bridge
  private var main: FiberCarrier?

  init(_ bridge: Bridge) { self.bridge = bridge }

  func mainCarrier() throws -> any Carrier {
    if let main { return main }
    let made = FiberCarrier(bridge, try bridge.state.mainFiber())
    main = made
    return made
  }

  func makeCarrier(
    titled title: String, _ body: @escaping () -> any Carrier
  ) throws -> any Carrier {
    let fiber = try bridge.current.makeFiber { [unowned bridge] stack in
      bridge.beginThread(on: stack)
      let next = body()
      guard let next = next as? FiberCarrier else {
        preconditionFailure("a carrier is not one of this world's")
      }
      return next.fiber
    }
    fiber.title = title
    return FiberCarrier(bridge, fiber)
  }

  var place: String? { bridge.sourceOfCaller(bridge.current) }

  var callStack: [StackFrame] {
    // The innermost frame belongs to the method that requested the call stack.
    bridge.stackFrames(Array(bridge.runningFrames(of: bridge.current).dropFirst()))
  }

  func drainPool() throws {
    try bridge.releaseFinalized()
    if bridge.world.threads.current.isMain { return }
    bridge.runtime.drainPool(from: 0)
    try bridge.throwPendingError()
  }
}

/// The stack of one thread.
private final class FiberCarrier: Carrier {
  private unowned let bridge: Bridge
  let fiber: LuaFiber

  init(_ bridge: Bridge, _ fiber: LuaFiber) {
    self.bridge = bridge
    self.fiber = fiber
  }

  var isEnding: Bool {
    get { fiber.isEnding }
    set { fiber.isEnding = newValue }
  }

  func resume() { bridge.leaving { fiber.resume() } }
}

extension Bridge {
  /// Starts running on the stack of a thread that has sent no message yet.
  fileprivate func beginThread(on stack: LuaStack) {
    var fresh = RuntimeThreadState()
    runtime.exchange(&fresh)
    current = stack
    baseThread = stack.threadIdentity
    recorder?.beginThread(world.threads.current.number)
    isDraining = false
    finalizing = nil
    shownObjects = nil
  }

  /// Saves the state of the running thread while others run.
  fileprivate func leaving(_ body: () -> Void) {
    var state = RuntimeThreadState()
    runtime.exchange(&state)
    let kept = (current, baseThread, isDraining, turnMark, finalizing, shownObjects)
    body()
    (current, baseThread, isDraining, turnMark, finalizing, shownObjects) = kept
    runtime.exchange(&state)
  }

  /// Prepares for a second thread: updates everything that assumed a single thread.
  func becomeMultithreaded() {
    let open = runtime.classList.filter(runtime.isOpenToAll)
    runtime.threads = initializations
    // While there was only one thread, classes that it is initializing were open to all code.
    for cls in open where !runtime.isOpenToAll(cls) { initializations.willInitialize(cls) }
    updateSwitchPoints()
    // The tables' entries were created for a single thread.
    for cls in runtime.classList where cls.hostTable != nil { dispatchDidChange(in: cls) }
    world.willSendByName = { [unowned self] in try checkThread(of: $0, $1) }
  }

  /// The traceback of a stack, one entry for each line.
  func callStack(of stack: LuaStack) -> [String] {
    stack.traceback(nil, level: 0).split(separator: "\n").dropFirst()
      .map { String($0.drop { $0 == "\t" || $0 == " " }) }
  }

  /// Releases the objects that Lua's collector finalized while there were several threads.
  ///
  /// A `dealloc` may wait, and while a finalizer waits, no other thread's garbage is collected. So
  /// this runs where threads may switch.
  func releaseFinalized() throws {
    guard !finalizedObjects.isEmpty else { return }
    let objects = finalizedObjects
    finalizedObjects = []
    for object in objects { object.release() }
    try throwPendingError()
  }
}

/// A property of one object.
private struct PropertyPlace: Hashable {
  let property: ObjectIdentifier
  let object: ObjectIdentifier
}

/// Records which thread initializes which class, and which property each thread accesses.
final class ClassInitializations: RuntimeThreads {
  private unowned let bridge: Bridge
  private var gates: [ObjectIdentifier: Gate] = [:]
  private var atomics: [PropertyPlace: OrderingPoint] = [:]

  init(_ bridge: Bridge) { self.bridge = bridge }

  func willInitialize(_ cls: RuntimeClass) {
    let gate = Gate(bridge.world.threads)
    gate.begin()
    gates[ObjectIdentifier(cls)] = gate
  }

  func didInitialize(_ cls: RuntimeClass) {
    gates.removeValue(forKey: ObjectIdentifier(cls))?.open()
  }

  func waitForInitialization(of cls: RuntimeClass) throws {
    guard let gate = gates[ObjectIdentifier(cls)],
      let holder = gate.holder?.thread, holder !== bridge.world.threads.current
    else { return }
    try gate.wait("+[\(cls.name) initialize]")
  }

  func willAccess(
    _ property: DeclaredProperty, of object: RuntimeObject, isWrite: Bool
  ) throws {
    let threads = bridge.world.threads
    guard bridge.hasSwitchPoints else { return }
    try threads.point("\(object.defaultDescription).\(property.name)")
    if property.isAtomic { threads.acquired(order(of: property, object)) }
    threads.access(
      "\(object.defaultDescription).\(property.name)", isWrite: isWrite)
    if property.isAtomic { threads.released(order(of: property, object)) }
  }

  /// The point that orders accesses to an atomic property.
  private func order(of property: DeclaredProperty, _ object: RuntimeObject) -> OrderingPoint {
    let key = PropertyPlace(property: ObjectIdentifier(property), object: ObjectIdentifier(object))
    if let known = atomics[key] { return known }
    let made = OrderingPoint()
    if bridge.world.threads.accessLog != nil { atomics[key] = made }
    return made
  }
}
