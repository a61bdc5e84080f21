internal import LuaBridge
internal import SelectorRuntime

/// Messages that cause each other through native code come to the end of Lua's C stack, which Lua
/// says in three words. Here the error names the messages: they are still on Lua's stack when the
/// innermost call fails, and nothing has to be noted down before.
extension Bridge {
  /// Calls a function of the script for native code, as ``LuaStack/call(arguments:results:traceback:)``.
  @inline(__always)
  func callScript(_ stack: LuaStack, arguments: Int, results: Int) throws {
    do {
      try stack.call(arguments: arguments, results: results)
    } catch let error as LuaError {
      throw overflow(error, stack) ?? error
    }
  }

  /// The error that names the cycle, when `error` says that there is no more room for native calls.
  @inline(never)
  private func overflow(_ error: LuaError, _ stack: LuaStack) -> (any Error)? {
    guard error.message.hasSuffix("C stack overflow") else { return nil }
    if let error = runtime.forwardingPath.overflowOfMany { return error }
    return runningCycle(stack).map { RuntimeError.stackOverflow(through: $0) }
  }

  /// Replaces the error on top, a stack overflow, by one that names the cycle of messages that led
  /// to it; one that no messages led to stays.
  func explainOverflow(on stack: LuaStack) {
    guard let messages = runningCycle(stack) else { return }
    push(RuntimeError.stackOverflow(through: messages), on: stack)
    stack.replace(at: -2)
  }

  /// How many levels are looked at: enough for any cycle that a person can read, and then, since each
  /// level costs more than the one before, enough for those with many functions between messages.
  private static let levelsLookedAt = [400, 2_000]

  /// The innermost messages that run on a Lua thread, the outermost of them first; nil when they do
  /// not repeat themselves.
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
      // The handler of an instead has `self` behind the original.
      if isHandler, stack.pushFrame(level: level, argument: 2) {
        if let message = runningMessage(stack, &methods) { messages.append(message) }
        stack.pop(2)
      }
      level += 1
    }
    return messages.reversed()
  }

  /// The messages of tail calls without end, which have left no frames; the newest first.
  private func endlessTailCalls(
    _ stack: LuaStack, _ methods: inout RunningMethods
  ) -> [String] {
    let messages = tailMessages(stack, &methods)
    stack.forgetTailCalls()
    return messages
  }

  /// Whether messages are among the tail calls that are being watched.
  func hasTailMessages(_ stack: LuaStack) -> Bool {
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

  /// The message that an implementation runs which no class has any more, as one that was replaced
  /// and is called by what replaced it: the function and the receiver are on top.
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

  /// The message whose function and receiver are on top; nil for what is not a method.
  private func runningMessage(_ stack: LuaStack, _ methods: inout RunningMethods) -> String? {
    guard let receiver = stack.handle(at: -1)?.object as? RuntimeObject else { return nil }
    if let selector = (stack.callable(at: -2) as? any MessageCallable)?.selector {
      return receiver.methodName(selector)
    }
    return methods.selector(of: stack.identity(at: -2), receiver.isa) { method in
      runs(method.implementation, stack)
    }.map(receiver.methodName)
  }

  /// Whether the function below the receiver on top is an implementation, or a layer of it.
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

/// A callable that sends one selector.
protocol MessageCallable {
  var selector: Selector { get }
}
