internal import SelectorRuntime
package import Threads
package import VirtualTime

/// Messages that are sent on another thread.
extension NSObjectClass {
  static func defineThreadPerforming(_ object: ClassDefinition<RuntimeObject>) {
    object.method("performSelectorOnMainThread:withObject:waitUntilDone:") {
      (object, selector: Selector?, argument: Value, waits: Bool) in
      try perform(
        object, selector, argument, on: object.foundation.threads.main, waits: waits, .common)
    }
    object.method("performSelectorOnMainThread:withObject:waitUntilDone:modes:") {
      (object, selector: Selector?, argument: Value, waits: Bool, modes: [String]?) in
      try perform(
        object, selector, argument, on: object.foundation.threads.main, waits: waits,
        object.foundation.runLoopModes(modes ?? []))
    }
    object.method("performSelector:onThread:withObject:waitUntilDone:") {
      (object, selector: Selector?, thread: NSThread, argument: Value, waits: Bool) in
      try perform(
        object, selector, argument, on: thread.thread, of: thread, waits: waits, .common)
    }
    object.raw(
      "performSelector:onThread:withObject:waitUntilDone:modes:", types: "v@::@@B@"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let thread = try arguments.value(1, as: NSThread.self, receiver, selector)
      let modes = try arguments.value(4, as: [String]?.self, receiver, selector)
      try perform(
        receiver, arguments.value(0, as: Selector?.self, receiver, selector), arguments[2],
        on: thread.thread, of: thread, waits: arguments.value(3, as: Bool.self, receiver, selector),
        receiver.foundation.runLoopModes(modes ?? []))
      return .none
    }
    object.method("performSelectorInBackground:withObject:") {
      (object, selector: Selector, argument: Value) in
      try object.foundation.detach(.message(object, selector, argument))
    }
  }

  /// Sends a message on a thread; `thread` is nil if the thread has not been started.
  private static func perform(
    _ object: RuntimeObject, _ selector: Selector?, _ argument: Value,
    on thread: SimulatedThread?, of threadObject: NSThread? = nil, waits: Bool,
    _ modes: RunLoop.Mode
  ) throws {
    let world = object.foundation
    guard let selector else { return _ = try perform(object, nil, Arguments(argument)) }
    if waits, thread === world.threads.current {
      return _ = try perform(object, selector, Arguments(argument))
    }
    let isToCome = thread == nil && threadObject?.hasStarted == false
    guard isToCome || thread.map({ $0.state != .ended }) ?? false else {
      if waits { throw ThreadMessage.didExit(object) }
      return
    }
    let message = ThreadMessage(DelayedMessage(object, selector, argument), modes, waits: waits)
    if let thread {
      try message.deliver(to: thread)
    } else {
      threadObject?.messages.append(message)
    }
    try message.wait(for: thread?.text ?? threadObject?.defaultDescription ?? "a thread")
  }
}

/// A message that another thread's run loop sends.
final class ThreadMessage {
  private let message: DelayedMessage
  private let modes: RunLoop.Mode
  /// The gate at which the sender waits, if it does.
  private let gate: Gate?
  private var failure: (any Error)?

  init(_ message: DelayedMessage, _ modes: RunLoop.Mode, waits: Bool) {
    self.message = message
    self.modes = modes
    gate = waits ? Gate(message.target.foundation.threads) : nil
  }

  /// Schedules it on the run loop of a started thread, of which it is an input source.
  func deliver(to thread: SimulatedThread) throws {
    guard !message.target.isErased else { return message.end() }
    let world = message.target.foundation
    let loop = world.runLoop(of: thread)
    guard let gate else {
      return try world.schedule(message, after: 0, in: modes, on: loop, as: .blocks)
    }
    gate.begin(by: thread)
    try world.schedule(message, after: 0, in: modes, on: loop, as: .blocks) { [self] error in
      failure = error
      gate.open()
      return true
    }
    if !thread.isMain {
      thread.ends.append { [weak gate, self] in
        guard let gate, !gate.isOpen else { return }
        failure = Self.didExit(message.target)
        gate.open()
      }
    }
    // A thread that runs its run loop will send it.
    gate.findHolder = {
      thread.state == .waiting && thread.wait?.kind != .runLoop
        ? .init(thread, at: thread.waitPlace) : nil
    }
  }

  /// Discards the unsent message.
  func drop() { message.end() }

  /// Waits until the message has been sent, if the sender waits.
  ///
  /// - Throws: errors of the method; `NSDestinationInvalidException` if the thread exits before.
  func wait(for thread: String) throws {
    guard let gate else { return }
    try gate.wait("\(message.target.methodName(message.selector)) on \(thread)")
    if let failure { throw failure }
  }

  /// Returns the exception of a message whose thread has exited.
  static func didExit(_ object: RuntimeObject) -> any Error {
    let selector = "performSelector:onThread:withObject:waitUntilDone:modes:"
    return object.foundation.exception(
      named: "NSDestinationInvalidException",
      "*** -[\(object.className) \(selector)]: target thread exited while waiting for the perform")
  }
}

extension FoundationWorld {
  /// Returns the run loop of a thread.
  ///
  /// - Parameter thread: The thread.
  package func runLoop(of thread: SimulatedThread) -> RunLoop {
    if let loop = thread.runLoop { return loop }
    let made = RunLoop(runLoop.clock)
    made.coordinator = threads
    made.turnEnded = { [unowned self] in try threads.source?.drainPool() }
    thread.runLoop = made
    return made
  }
}
