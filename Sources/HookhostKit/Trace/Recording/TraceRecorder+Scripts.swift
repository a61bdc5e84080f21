internal import LuaBridge
internal import SelectorRuntime

/// Messages and handlers that never leave the Lua VM: a Lua closure around the script's function
/// tells of its beginning, its results and its end, however it ends.
extension TraceRecorder {
  /// Pushes a function that records another one, which `pushFunction` pushes: each of its calls is an
  /// entry of a kind, with what its results were.
  ///
  /// - Parameter cls: where a message was looked up; nil for a hook's handler.
  func push(
    _ kind: TraceEntry.Kind, _ selector: Selector, _ implementation: Implementation,
    _ cls: RuntimeClass?, on stack: LuaStack, _ pushFunction: () throws -> Void
  ) throws {
    try bridge.prelude.push(.recording, on: stack)
    try pushFunction()
    stack.push(TraceEntrance(bridge, kind, selector, implementation, cls))
    stack.push(results)
    // stack: … make function entrance results
    try stack.call(arguments: 3, results: 1)
  }

  /// Records a message with its receiver and its arguments on the stack, which `body` answers with
  /// results on the stack.
  ///
  /// - Parameter implementation: nil for one that nobody implements.
  func recording(
    _ receiver: RuntimeObject, _ selector: Selector, _ implementation: Implementation? = nil,
    lookedUpIn cls: RuntimeClass?, _ stack: LuaStack, _ body: () throws -> Int
  ) throws -> Int {
    let thread = threadOfBeginning(on: stack)
    let candidate = TraceEntry.Candidate(
      kind: .message, receiver: receiver, selector: selector,
      implementation: implementation ?? bridge.runtime.forwardingImplementation, cls: cls)
    begin(candidate, on: thread) { TraceText.of(stack, from: 2) }
    defer { end(on: thread) }
    do {
      let results = try body()
      finish(on: thread) { TraceText.of(results, resultsOn: stack) }
      return results
    } catch {
      finish(on: thread) { nil }
      throw error
    }
  }
}

/// Tells of the beginning of a script's function, and answers what is closed at its end.
private final class TraceEntrance: LuaCallable {
  private unowned let bridge: Bridge
  private let kind: TraceEntry.Kind
  private let selector: Selector
  private let implementation: Implementation
  private let cls: RuntimeClass?
  /// Where the receiver stands; a handler that gets the original has that first.
  private let place: Int

  init(
    _ bridge: Bridge, _ kind: TraceEntry.Kind, _ selector: Selector,
    _ implementation: Implementation, _ cls: RuntimeClass?
  ) {
    self.bridge = bridge
    self.kind = kind
    self.selector = selector
    self.implementation = implementation
    self.cls = cls
    switch (implementation as? Layer)?.kind {
    case .instead where kind == .hook, .delegate where kind == .hook: place = 2
    default: place = 1
    }
  }

  override func call(_ stack: LuaStack) throws -> Int {
    guard let recorder = bridge.recorder else { return 0 }
    let receiver = stack.handle(at: place)?.object as? RuntimeObject
    guard receiver != nil || kind == .hook else { return 0 }
    let candidate = TraceEntry.Candidate(
      kind: kind, receiver: receiver, selector: selector, implementation: implementation, cls: cls)
    recorder.begin(candidate, on: recorder.threadOfBeginning(on: stack)) {
      TraceText.of(stack, from: place + 1)
    }
    stack.push(recorder.scope)
    return 1
  }
}

/// Takes the results of a script's function.
final class TraceNote: LuaCallable {
  private unowned let bridge: Bridge

  init(_ bridge: Bridge) { self.bridge = bridge }

  override func call(_ stack: LuaStack) throws -> Int {
    guard let recorder = bridge.recorder else { return 0 }
    recorder.finish(on: recorder.thread(of: stack)) {
      TraceText.of(stack.count, resultsOn: stack)
    }
    return 0
  }
}

/// Tells of the end of a script's function, by an error too.
final class TraceExit: LuaCallable {
  private unowned let bridge: Bridge

  init(_ bridge: Bridge) { self.bridge = bridge }

  override func call(_ stack: LuaStack) throws -> Int {
    // stack: scope error
    guard let recorder = bridge.recorder else { return 0 }
    let thread = recorder.thread(of: stack)
    if stack.type(at: 2) != .nil, stack.type(at: 2) != .none { recorder.finish(on: thread) { nil } }
    recorder.end(on: thread)
    return 0
  }
}
