internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import UIKitBase
internal import VirtualTime

/// Passes all messages to the running traces.
///
/// Messages from Swift use the runtime's slow path, messages from scripts use recording entries in
/// the dispatch tables, and handlers of hooks are recorded by their layers.
final class TraceRecorder: MessageRecorder {
  unowned let bridge: Bridge
  private(set) var traces: [Trace] = []
  /// The value that a recording function closes at its end, and the function that gets its results.
  let scope, results: LuaReference
  /// The coroutines on which entries have begun, in a weak table.
  private let coroutines: LuaReference
  private let sendEvent: Selector
  private let mainThread: Int

  init(_ bridge: Bridge) {
    self.bridge = bridge
    sendEvent = bridge.runtime.selector("sendEvent:")
    mainThread = bridge.state.stack.threadIdentity
    let stack = bridge.current
    stack.push(TraceNote(bridge))
    results = stack.reference()
    stack.pushTable()
    stack.pushTable()
    stack.push(TraceExit(bridge))
    stack.rawSet(at: -2, key: "__close")
    stack.setMetatable(at: -2)
    scope = stack.reference()
    stack.pushTable()
    stack.pushTable()
    stack.pushString("v")
    stack.rawSet(at: -2, key: "__mode")
    stack.setMetatable(at: -2)
    coroutines = stack.reference()
  }

  func add(_ trace: Trace) { traces.append(trace) }

  func remove(_ trace: Trace) { traces.removeAll(trace) }

  /// The number of the current thread.
  var owner: Int { bridge.world.threads.current.number }

  /// The number that identifies a Lua thread; see ``Trace/base(of:)`` for a thread's main one.
  func thread(of stack: LuaStack) -> Int {
    let thread = stack.threadIdentity
    if thread == mainThread { return 0 }
    return thread == bridge.baseThread ? Trace.base(of: owner) : thread
  }

  /// Like ``thread(of:)``, for the beginning of an entry.
  ///
  /// Entries that a collected coroutine left open are discarded when another coroutine has the same
  /// number. A coroutine that has yielded has not resumed this one.
  func threadOfBeginning(on stack: LuaStack) -> Int {
    let thread = thread(of: stack)
    guard thread > 0 else { return thread }
    let isNew = stack.noteThread(in: coroutines)
    let owner = owner
    note { trace in
      if isNew { trace.forget(thread) }
      let last = trace.lastThread(of: owner)
      if last > 0, last != thread, stack.isSuspended(last, in: coroutines) {
        trace.returnToBase(of: owner)
      }
    }
    return thread
  }

  // MARK: Beginnings and ends

  func begin(
    _ candidate: TraceEntry.Candidate, on thread: Int, arguments: () -> String
  ) {
    let now = bridge.world.runLoop.now
    let owner = owner
    note { trace in
      trace.begin(candidate, at: now, on: thread, of: owner, arguments: arguments)
      if let view = candidate.receiver as? UIScrollView {
        trace.samples.look(at: view, now, trace.tick)
      }
    }
  }

  func end(on thread: Int) {
    let now = bridge.world.runLoop.now
    let owner = owner
    note { trace in
      let receiver = trace.innermost(on: thread)?.receiver
      trace.end(at: now, on: thread, of: owner)
      if let view = receiver as? UIScrollView { trace.samples.look(at: view, now, trace.tick) }
    }
  }

  /// Records the return value of the innermost entry on a thread, or that it raised an error.
  func finish(on thread: Int, _ result: () -> String?) {
    note { trace in
      guard let entry = trace.innermost(on: thread) else { return }
      entry.result = result()
      entry.hasFailed = entry.result == nil
    }
  }

  func note(_ body: (Trace) -> Void) {
    for trace in traces { trace.change(body) }
  }

  // MARK: Messages from Swift

  func send(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments
  ) throws -> Value {
    try send(
      implementation, receiver, selector, lookedUpIn: cls, arguments, isFromScript: false)
  }

  func send(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments, isFromScript: Bool
  ) throws -> Value {
    let values = arguments.values
    if selector === sendEvent, let event = values.first?.object as? UIEvent {
      let now = bridge.world.runLoop.now
      note { $0.samples.look(at: event, now, $0.tick) }
    }
    let candidate = TraceEntry.Candidate(
      kind: .message, receiver: receiver, selector: selector, implementation: implementation,
      cls: cls, isFromScript: isFromScript)
    return try recording(candidate, values) {
      if let layer = implementation as? Layer {
        return try run(layer, receiver, selector, Arguments(values))
      }
      return try implementation.invoke(receiver, selector, Arguments(values))
    }
  }

  func run(
    _ layer: Layer, _ receiver: RuntimeObject, _ selector: Selector,
    _ arguments: borrowing Arguments
  ) throws -> Value {
    // A script's layer records its handler itself.
    guard layer.isActive, layer.kind != .level, !(layer is LuaLayer) else {
      return try layer.invoke(receiver, selector, arguments)
    }
    let values = arguments.values
    let candidate = TraceEntry.Candidate(
      kind: .hook, receiver: receiver, selector: selector, implementation: layer, cls: nil)
    return try recording(candidate, values) {
      try layer.invoke(receiver, selector, Arguments(values))
    }
  }

  func runKept(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value {
    let values = arguments.values
    let candidate = TraceEntry.Candidate(
      kind: .hook, receiver: receiver, selector: layer.selector, implementation: layer, cls: nil)
    return try recording(candidate, values) {
      try receiver.runtime.runInside(layer, receiver, Arguments(values))
    }
  }

  private func recording(
    _ candidate: TraceEntry.Candidate, _ values: [Value], _ body: () throws -> Value
  ) throws -> Value {
    let thread = threadOfBeginning(on: bridge.current)
    begin(candidate, on: thread) { TraceText.of(values) }
    defer { end(on: thread) }
    do {
      let result = try body()
      finish(on: thread) { TraceText.of(result) }
      return result
    } catch {
      finish(on: thread) { nil }
      throw error
    }
  }
}

/// A native layer inside a script's layer, with recording.
final class RecordedLayer: Implementation {
  private let layer: Layer

  init(_ layer: Layer) {
    self.layer = layer
    super.init(source: layer.source)
  }

  override var isImplemented: Bool {
    get throws { try layer.isImplemented }
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let recorder = receiver.runtime.recorder else {
      return try layer.invoke(receiver, selector, arguments)
    }
    return try recorder.run(layer, receiver, selector, arguments)
  }
}

/// A native method that a script calls while a trace runs, with recording.
final class RecordedMethod: Implementation {
  private let implementation: Implementation
  private let cls: RuntimeClass

  init(_ implementation: Implementation, lookedUpIn cls: RuntimeClass) {
    self.implementation = implementation
    self.cls = cls
    super.init(source: implementation.source)
  }

  override var isImplemented: Bool {
    get throws { try implementation.isImplemented }
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let recorder = receiver.runtime.recorder else {
      return try implementation.invoke(receiver, selector, arguments)
    }
    guard let recorder = recorder as? TraceRecorder else {
      return try recorder.send(implementation, receiver, selector, lookedUpIn: cls, arguments)
    }
    return try recorder.send(
      implementation, receiver, selector, lookedUpIn: cls, arguments, isFromScript: true)
  }
}
