internal import LuaBridge
internal import SelectorRuntime

/// Recording of messages and handlers that stay in the Lua VM.
///
/// A Lua closure around the script's function reports its beginning, its results and its end,
/// including an end by an error.
extension TraceRecorder {
  /// Pushes a function that records the calls of another one, which `pushFunction` pushes.
  ///
  /// Each call is an entry with its results.
  ///
  /// - Parameter cls: the class where a message was looked up; nil for a hook's handler.
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

  /// Records a message whose receiver and arguments are on the stack; `body` sends it.
  ///
  /// - Parameter implementation: nil for an unrecognized selector.
  func recording(
    _ receiver: RuntimeObject, _ selector: Selector, _ implementation: Implementation? = nil,
    lookedUpIn cls: RuntimeClass?, _ stack: LuaStack, _ body: () throws -> Int
  ) throws -> Int {
    let thread = threadOfBeginning(on: stack)
    let candidate = TraceEntry.Candidate(
      kind: .message, receiver: receiver, selector: selector,
      implementation: implementation ?? bridge.runtime.forwardingImplementation, cls: cls,
      isFromScript: true)
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

/// Records the beginning of a script's function, and returns the value that is closed at its end.
private final class TraceEntrance: LuaCallable {
  private unowned let bridge: Bridge
  private let kind: TraceEntry.Kind
  private let selector: Selector
  private let implementation: Implementation
  private let cls: RuntimeClass?
  /// The stack index of the receiver; it follows the original, if the handler receives that.
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

/// Records the results of a script's function.
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

/// Records the end of a script's function, including an end by an error.
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
