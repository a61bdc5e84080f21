internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// Messages that another thread sends.
extension NSObjectClass {
  static func defineThreadPerforming(_ object: ClassDefinition<RuntimeObject>) {
    object.method("performSelectorOnMainThread:withObject:waitUntilDone:") {
      (object, selector: Selector?, argument: Value, waits: Bool) in
      try perform(
        object, selector, argument, on: object.foundation.threads.main, waits: waits, .common)
    }
    object.method("performSelectorOnMainThread:withObject:waitUntilDone:modes:") {
      (object, selector: Selector?, argument: Value, waits: Bool, modes: [String]) in
      try perform(
        object, selector, argument, on: object.foundation.threads.main, waits: waits,
        modes.reduce(into: []) { $0.formUnion(try RunLoop.Mode(named: $1)) })
    }
    object.method("performSelector:onThread:withObject:waitUntilDone:") {
      (object, selector: Selector?, thread: NSThread, argument: Value, waits: Bool) in
      try perform(object, selector, argument, on: thread.thread, waits: waits, .common)
    }
    object.raw(
      "performSelector:onThread:withObject:waitUntilDone:modes:", types: "v@::@@B@"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let thread = try arguments.value(1, as: NSThread.self, receiver, selector)
      let modes = try arguments.value(4, as: [String].self, receiver, selector)
      try perform(
        receiver, arguments.value(0, as: Selector?.self, receiver, selector), arguments[2],
        on: thread.thread, waits: arguments.value(3, as: Bool.self, receiver, selector),
        modes.reduce(into: []) { $0.formUnion(try RunLoop.Mode(named: $1)) })
      return .none
    }
    object.method("performSelectorInBackground:withObject:") {
      (object, selector: Selector, argument: Value) in
      try object.foundation.detach(.message(object, selector, argument))
    }
  }

  private static func perform(
    _ object: RuntimeObject, _ selector: Selector?, _ argument: Value,
    on thread: SimulatedThread?, waits: Bool, _ modes: RunLoop.Mode
  ) throws {
    let world = object.foundation
    guard let selector else { return _ = try perform(object, nil, Arguments(argument)) }
    if waits, thread === world.threads.current {
      return _ = try perform(object, selector, Arguments(argument))
    }
    guard let thread, thread.state != .ended else {
      if waits { throw didExit(object) }
      return
    }
    let loop = world.runLoop(of: thread)
    let message = DelayedMessage(object, selector, argument)
    guard waits else { return try world.schedule(message, after: 0, in: modes, on: loop) }
    let gate = Gate(world.threads)
    gate.begin(by: thread)
    var failure: (any Error)?
    try world.schedule(message, after: 0, in: modes, on: loop) { error in
      failure = error
      gate.open()
      return true
    }
    if !thread.isMain {
      thread.ends.append { [weak gate] in
        guard let gate, !gate.isOpen else { return }
        failure = didExit(object)
        gate.open()
      }
    }
    // A thread whose loop runs will come to it.
    gate.findHolder = {
      thread.state == .waiting && thread.wait?.kind != .runLoop
        ? .init(thread, at: thread.waitPlace) : nil
    }
    try gate.wait("\(object.methodName(selector)) on \(thread.text)")
    if let failure { throw failure }
  }

  /// The exception of a message that waits for a thread which comes to it no more.
  private static func didExit(_ object: RuntimeObject) -> any Error {
    let selector = "performSelector:onThread:withObject:waitUntilDone:modes:"
    return object.foundation.exception(
      named: "NSDestinationInvalidException",
      "*** -[\(object.className) \(selector)]: target thread exited while waiting for the perform")
  }
}

extension FoundationWorld {
  /// The run loop of a thread.
  func runLoop(of thread: SimulatedThread) -> RunLoop {
    if let loop = thread.runLoop { return loop }
    let made = RunLoop(runLoop.clock)
    made.company = threads
    made.turnEnded = { [unowned self] in try threads.source?.drainPool() }
    thread.runLoop = made
    return made
  }
}
