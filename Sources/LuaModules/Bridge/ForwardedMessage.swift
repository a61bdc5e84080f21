internal import LuaBridge
internal import SelectorRuntime

/// The C closure of a message that the class of a dispatch table does not implement.
///
/// When called, it looks the method up again, calls the resolver, and forwards. It is never stored
/// in the table, since its result depends on any state that a forwarding method reads. Between two
/// Lua functions the arguments and results stay on Lua's stack, so all of them are passed
/// unchanged.
final class ForwardedMessage: LuaCallable, MessageCallable {
  private unowned let bridge: Bridge
  private let cls: RuntimeClass?
  let selector: Selector

  /// Creates the closure of a message.
  ///
  /// - Parameters:
  ///   - bridge: The bridge of the Lua state.
  ///   - cls: The class in which the lookup starts; for a message to super, the superclass, or nil
  ///     above a root class.
  ///   - selector: The message's selector.
  init(_ bridge: Bridge, _ cls: RuntimeClass?, _ selector: Selector) {
    self.bridge = bridge
    self.cls = cls
    self.selector = selector
  }

  override func call(_ stack: LuaStack) throws -> Int {
    guard let receiver = stack.handle(at: 1)?.object as? RuntimeObject else {
      throw bridge.wrongReceiver(selector, stack)
    }
    return try bridge.sendUnimplemented(receiver, selector, lookingIn: cls, stack)
  }
}

/// A message whose spelling matches no known selector.
///
/// Its selector depends on the number of arguments it is sent with.
final class UnresolvedMessage: LuaCallable {
  private unowned let bridge: Bridge
  private let cls: RuntimeClass?
  private let spelling: String

  init(_ bridge: Bridge, _ cls: RuntimeClass?, _ spelling: String) {
    self.bridge = bridge
    self.cls = cls
    self.spelling = spelling
  }

  override func call(_ stack: LuaStack) throws -> Int {
    let selector = try bridge.decode(spelling, arguments: stack.count - 1)
    guard let receiver = stack.handle(at: 1)?.object as? RuntimeObject else {
      throw bridge.wrongReceiver(selector, stack)
    }
    return try bridge.sendUnimplemented(receiver, selector, lookingIn: cls, stack)
  }
}

extension Bridge {
  /// Pushes the closure of a message that a class does not implement; always the same one.
  func pushForwardedMessage(_ selector: Selector, in cls: RuntimeClass, on stack: LuaStack) {
    let dispatch = dispatchTable(of: cls)
    if let made = dispatch.forwardedMessages[selector] { return stack.push(made) }
    stack.push(ForwardedMessage(self, cls, selector))
    dispatch.forwardedMessages[selector] = stack.makeReference(at: -1)
  }

  /// Sends a message with the receiver and the arguments on the stack, and pushes the results.
  func sendUnimplemented(
    _ receiver: RuntimeObject, _ selector: Selector, lookingIn cls: RuntimeClass?,
    _ stack: LuaStack
  ) throws -> Int {
    let outer = current
    current = stack
    defer { current = outer }
    if receiver.isDeallocated { throw RuntimeError.deallocated(selector.name, receiver) }
    if let recorder {
      return try recorder.recording(receiver, selector, lookedUpIn: cls, stack) {
        try forwardUnimplemented(receiver, selector, lookingIn: cls, stack)
      }
    }
    return try forwardUnimplemented(receiver, selector, lookingIn: cls, stack)
  }

  private func forwardUnimplemented(
    _ receiver: RuntimeObject, _ selector: Selector, lookingIn cls: RuntimeClass?,
    _ stack: LuaStack
  ) throws -> Int {
    if let cls {
      let found = try runtime.resolvedImplementation(of: selector, in: cls)
      if !found.isForwarding {
        return try run(found, receiver, selector, stack)
      }
    }
    return try runtime.forwarding(receiver, selector) { destination in
      switch destination {
      case .target(let target, let implementation):
        push(target, on: stack)
        stack.replace(at: 1)
        guard let recorder else { return try run(implementation, target, selector, stack) }
        return try recorder.recording(target, selector, implementation, lookedUpIn: nil, stack) {
          try run(implementation, target, selector, stack)
        }
      case .unhandled(let last):
        var arguments = Arguments()
        if stack.count > 1 {
          for index in 2...stack.count { arguments.append(try value(at: index, on: stack)) }
        }
        let result = try runtime.forwardInvocation(last, selector, arguments)
        try throwPendingError()
        noteForwardedCopy(result, of: selector, from: last)
        push(result, on: stack)
        return 1
      }
    }
  }

  /// Records a copy that a script's `forwardInvocation:` returned with a reference for the caller.
  private func noteForwardedCopy(
    _ result: Value, of selector: Selector, from receiver: RuntimeObject
  ) {
    guard selector === runtime.known.copy, case .object(let copy) = result, copy.isCountedByHand,
      receiver.isa.method(runtime.known.forwardInvocation)?.implementation is LuaImplementation
    else { return }
    forwardedCopy = ObjectIdentifier(copy)
  }
}
