package import LuaBridge
internal import SelectorRuntime

/// Explains stack overflows of messages that cause each other through native code.
///
/// Lua's own error only says that its C stack is full. The error created here names the messages:
/// they are still on Lua's stack when the innermost call fails, so nothing must be recorded
/// before.
extension Bridge {
  /// Calls a script function for native code.
  ///
  /// See ``LuaStack/call(arguments:results:traceback:)``.
  @inline(__always)
  package func callScript(_ stack: LuaStack, arguments: Int, results: Int) throws {
    do {
      try stack.call(arguments: arguments, results: results)
    } catch let error as LuaError {
      throw overflow(error, stack) ?? error
    }
  }

  /// The error that names the cycle, if `error` is an overflow of the stack of native calls.
  @inline(never)
  private func overflow(_ error: LuaError, _ stack: LuaStack) -> (any Error)? {
    guard error.message.hasSuffix("C stack overflow") else { return nil }
    if let error = runtime.forwardingPath.overflowOfMany { return error }
    return runningCycle(stack).map { RuntimeError.stackOverflow(through: $0) }
  }

  /// Replaces the stack overflow on top by an error that names the cycle of messages.
  ///
  /// An overflow that no messages caused is left unchanged.
  func explainOverflow(on stack: LuaStack) {
    guard let messages = runningCycle(stack) else { return }
    push(RuntimeError.stackOverflow(through: messages), on: stack)
    stack.replace(at: -2)
  }

  /// The numbers of levels to search, tried in this order.
  ///
  /// The first is enough for any cycle that a person can read. The second is enough for cycles with
  /// many functions between messages; each level costs more than the one before.
  private static let levelsLookedAt = [400, 2_000]

  /// The innermost messages running on a Lua thread, outermost first; nil if they do not repeat.
  private func runningCycle(_ stack: LuaStack) -> [String]? {
    Bridge.levelsLookedAt.lazy.map { self.runningMessages(stack, levels: $0) }
      .first { RuntimeError.cycle(in: $0) != nil }
  }

  private func runningMessages(_ stack: LuaStack, levels: Int) -> [String] {
    var methods = RunningMethods()
    var messages = endlessTailCalls(stack, &methods)
    var level = 0
    while level < levels, stack.pushFrame(level: level) {
      // stack: … function receiver
      let isHandler = stack.type(at: -1) == .function
      let message = runningMessage(stack, &methods) ?? runningImplementation(stack, level: level)
      if let message { messages.append(message) }
      stack.pop(2)
      // The handler of an `instead` hook has `self` after the original.
      if isHandler, stack.pushFrame(level: level, argument: 2) {
        if let message = runningMessage(stack, &methods) { messages.append(message) }
        stack.pop(2)
      }
      level += 1
    }
    return messages.reversed()
  }

  /// The messages of unbounded tail calls, which have left no frames; newest first.
  private func endlessTailCalls(
    _ stack: LuaStack, _ methods: inout RunningMethods
  ) -> [String] {
    let messages = tailMessages(stack, &methods)
    stack.forgetTailCalls()
    return messages
  }

  /// Whether the tail calls that are being watched include messages.
  package func hasTailMessages(_ stack: LuaStack) -> Bool {
    var methods = RunningMethods()
    return !tailMessages(stack, &methods).isEmpty
  }

  private func tailMessages(_ stack: LuaStack, _ methods: inout RunningMethods) -> [String] {
    var messages: [String] = []
    var number = 1
    while stack.pushTailCall(number) {
      // stack: … function receiver
      let message = runningMessage(stack, &methods) ?? runningImplementation(stack)
      if let message { messages.append(message) }
      stack.pop(2)
      number += 1
    }
    return messages
  }

  /// The message of a running implementation that no class has any more.
  ///
  /// For example, a replaced implementation that its replacement calls. The function and the
  /// receiver are on top.
  private func runningImplementation(_ stack: LuaStack, level: Int? = nil) -> String? {
    guard let receiver = stack.handle(at: -1)?.object as? RuntimeObject,
      let call = implementationCalls[stack.identity(at: -2)]
    else { return nil }
    if call.takesSelector, let level, stack.pushFrame(level: level, argument: 2) {
      // stack: … function receiver function selector
      defer { stack.pop(2) }
      if let selector = stack.handle(at: -1)?.object as? Selector {
        return receiver.methodName(selector)
      }
    }
    return call.selector.map(receiver.methodName)
  }

  /// The message whose function and receiver are on top; nil if the function is not a method.
  private func runningMessage(_ stack: LuaStack, _ methods: inout RunningMethods) -> String? {
    guard let receiver = stack.handle(at: -1)?.object as? RuntimeObject else { return nil }
    if let selector = (stack.callable(at: -2) as? any MessageCallable)?.selector {
      return receiver.methodName(selector)
    }
    return methods.selector(of: stack.identity(at: -2), receiver.isa) { method in
      runs(method.implementation, stack)
    }.map(receiver.methodName)
  }

  /// Whether the function below the receiver on top is an implementation or one of its layers.
  private func runs(_ implementation: Implementation, _ stack: LuaStack) -> Bool {
    var place = implementation
    while let layer = place as? Layer {
      if let scripted = layer as? LuaLayer {
        scripted.pushFunction(on: stack)
        scripted.pushHandler(on: stack)
        defer { stack.pop(2) }
        if stack.rawEqual(-1, -4) || stack.rawEqual(-2, -4) { return true }
      }
      place = layer.inner
    }
    guard let scripted = place as? LuaImplementation else { return false }
    scripted.pushFunction(on: stack)
    scripted.pushBlock(on: stack)
    defer { stack.pop(2) }
    return stack.rawEqual(-1, -4) || stack.rawEqual(-2, -4)
  }
}

/// A callable that sends a single selector.
protocol MessageCallable {
  var selector: Selector { get }
}
