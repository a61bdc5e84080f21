internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// Makes every message a switch point, and records an access to the method that it finds.
///
/// It is installed like a trace's recorder, before it: in the runtime's slow path for Swift's
/// messages, and around the dispatch tables' entries for those of scripts. It is not installed
/// under the cooperative schedule, or before there is a second thread.
final class SwitchPoints: MessageRecorder {
  private unowned let bridge: Bridge

  init(_ bridge: Bridge) { self.bridge = bridge }

  func send(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments
  ) throws -> Value {
    try bridge.meetPoint(beforeRunning: selector, in: cls)
    // Another thread may have released it meanwhile.
    if receiver.isDeallocated { throw RuntimeError.deallocated(selector.name, receiver) }
    if let recorder = bridge.recorder {
      return try recorder.send(implementation, receiver, selector, lookedUpIn: cls, arguments)
    }
    return try implementation.invoke(receiver, selector, arguments)
  }

  func run(
    _ layer: Layer, _ receiver: RuntimeObject, _ selector: Selector,
    _ arguments: borrowing Arguments
  ) throws -> Value {
    if let recorder = bridge.recorder {
      return try recorder.run(layer, receiver, selector, arguments)
    }
    return try layer.invoke(receiver, selector, arguments)
  }

  func runKept(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value {
    if let recorder = bridge.recorder {
      return try recorder.runKept(layer, receiver, arguments)
    }
    return try receiver.runtime.runInside(layer, receiver, arguments)
  }
}

/// The switch point that a script's message passes before its method runs.
private final class MessagePoint: LuaCallable {
  private unowned let bridge: Bridge
  private let selector: Selector
  private let cls: RuntimeClass

  init(_ bridge: Bridge, _ selector: Selector, _ cls: RuntimeClass) {
    self.bridge = bridge
    self.selector = selector
    self.cls = cls
  }

  override func call(_ stack: LuaStack) throws -> Int {
    try bridge.entering(stack) { try bridge.meetPoint(beforeRunning: selector, in: cls) }
    return 0
  }
}

extension Bridge {
  /// Whether messages are switch points now.
  var hasSwitchPoints: Bool { switchPoints != nil }

  /// Enables switch points at messages if threads may switch there or race detection is on.
  func updateSwitchPoints() {
    let threads = world.threads
    let isWanted =
      wantsSwitchPoints || threads.schedule.switches && world.runLoop.coordinator != nil
    guard isWanted != hasSwitchPoints else { return }
    switchPoints = isWanted ? SwitchPoints(self) : nil
    installRecorder()
  }

  /// Installs the switch points in the runtime, or the trace's recorder if there are none.
  func installRecorder() {
    if let switchPoints { runtime.setRecorder(switchPoints) } else { runtime.setRecorder(recorder) }
  }

  /// Switches threads before a message, if the schedule requires it.
  func meetPoint(beforeRunning selector: Selector, in cls: RuntimeClass) throws {
    let threads = world.threads
    guard threads.tracksAccesses else { return try threads.point() }
    let place = Bridge.place(of: selector, in: cls)
    try threads.point(place)
    threads.access(place, isWrite: false)
  }

  /// Records a read of a method, and may switch threads before it.
  func noteRead(_ selector: Selector, in cls: RuntimeClass) throws {
    let threads = world.threads
    try threads.point(Bridge.place(of: selector, in: cls))
    threads.access(Bridge.place(of: selector, in: cls), isWrite: false)
  }

  /// Records that a method was changed.
  func noteWrite(_ selector: Selector, in cls: RuntimeClass) {
    world.threads.access(Bridge.place(of: selector, in: cls), isWrite: true)
  }

  /// `-[Foo bar:]`.
  static func place(of selector: Selector, in cls: RuntimeClass) -> String {
    "\(cls.isMetaClass ? "+" : "-")[\(cls.name) \(selector.name)]"
  }

  /// Pushes the entry of a message with its switch point before it.
  func pushPointed(
    _ selector: Selector, in cls: RuntimeClass, on stack: LuaStack, _ pushEntry: () throws -> Void
  ) throws {
    try prelude.push(.pointed, on: stack)
    try pushEntry()
    stack.push(MessagePoint(self, selector, cls))
    // stack: … make entry point
    try stack.call(arguments: 2, results: 1)
  }

  /// Returns a closure that returns where a block is defined.
  func definition(of block: Block) -> () -> String? {
    { [unowned self] in
      guard case .foreign(let value as LuaForeignValue) = block.messageValue else { return nil }
      current.push(value.reference)
      defer { current.pop() }
      guard let info = current.functionInfo(at: -1), !info.isNative else { return nil }
      return "\(info.source):\(info.line)"
    }
  }

  /// Sets the schedule that decides at switch points.
  package func use(scheduleNamed name: String) -> Bool {
    guard let schedule = Schedule.named(name) else { return false }
    world.threads.use(schedule)
    updateSwitchPoints()
    return true
  }
}
