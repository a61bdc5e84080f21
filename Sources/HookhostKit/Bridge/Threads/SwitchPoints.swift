internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// Makes every message a switch point, and an access to the method that it finds.
///
/// It stands where a trace's recorder does, before that: in the runtime's slow path for Swift's messages,
/// around the entries of dispatch tables for those of scripts. Nothing of it is there under the
/// cooperative schedule, nor before there is a second thread.
final class SwitchPoints: MessageRecorder {
  private unowned let bridge: Bridge

  init(_ bridge: Bridge) { self.bridge = bridge }

  func send(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments
  ) throws -> Value {
    try bridge.meetPoint(beforeRunning: selector, in: cls)
    // Another thread may have let go of it meanwhile.
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

/// The point that a message of a script passes before it goes on.
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

  /// Lets messages be switch points while threads may be left there, or somebody looks for races.
  func updateSwitchPoints() {
    let threads = world.threads
    let isWanted =
      wantsSwitchPoints || threads.schedule.switches && world.runLoop.coordinator != nil
    guard isWanted != hasSwitchPoints else { return }
    switchPoints = isWanted ? SwitchPoints(self) : nil
    installRecorder()
  }

  /// Lets the runtime tell whoever hears of messages first.
  func installRecorder() {
    if let switchPoints { runtime.setRecorder(switchPoints) } else { runtime.setRecorder(recorder) }
  }

  /// Leaves the thread before a message, if the schedule says so.
  func meetPoint(beforeRunning selector: Selector, in cls: RuntimeClass) throws {
    let threads = world.threads
    guard threads.tracksAccesses else { return try threads.point() }
    let place = Bridge.place(of: selector, in: cls)
    try threads.point(place)
    threads.access(place, isWrite: false)
  }

  /// Leaves the thread before a method is looked at.
  func noteRead(_ selector: Selector, in cls: RuntimeClass) throws {
    let threads = world.threads
    try threads.point(Bridge.place(of: selector, in: cls))
    threads.access(Bridge.place(of: selector, in: cls), isWrite: false)
  }

  /// Notes that a method has been changed.
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

  /// Answers, when somebody wants to know, where a block is defined.
  func definition(of block: Block) -> () -> String? {
    { [unowned self] in
      guard case .foreign(let value as LuaForeignValue) = block.messageValue else { return nil }
      current.push(value.reference)
      defer { current.pop() }
      guard let info = current.functionInfo(at: -1), !info.isNative else { return nil }
      return "\(info.source):\(info.line)"
    }
  }

  /// Sets who decides at switch points.
  func use(scheduleNamed name: String) -> Bool {
    guard let schedule = Schedule.named(name) else { return false }
    world.threads.use(schedule)
    updateSwitchPoints()
    return true
  }
}
