internal import LuaBridge
internal import SelectorRuntime

/// `imp(self, _cmd, …)` of a native implementation; of a script's, the check of its arguments.
final class ImplementationCall: LuaCallable {
  private unowned let bridge: Bridge
  private let implementation: Implementation
  private let calls: ImplementationCalls
  /// Whether the function behind it gets the selector after `self`.
  let takesSelector: Bool
  /// The selector under which it was called last.
  private(set) var selector: Selector?
  /// Where the function behind it stands among those that are called so.
  fileprivate(set) var function: UInt?

  init(_ bridge: Bridge, _ implementation: Implementation) {
    self.bridge = bridge
    let isNativeDealloc = implementation.isDealloc && !(implementation is LuaImplementation)
    self.implementation = isNativeDealloc ? RenamedDealloc(implementation) : implementation
    calls = bridge.implementationCalls
    takesSelector = ScriptFunction(implementation)?.takesSelector ?? false
  }

  deinit { if let function { calls.forget(function) } }

  override func call(_ stack: LuaStack) throws -> Int {
    let isOfScript = ScriptFunction(implementation) != nil
    guard case .object(let receiver) = try bridge.value(at: 1, on: stack) else {
      // A function runs for nil, for a number and for C's memory, as its code on a device does.
      if isOfScript, [.nil, .number, .table].contains(stack.type(at: 1)) {
        return try pushSelector(stack)
      }
      throw RuntimeError(
        .invalidArgument, "imp(self, _cmd, …): self must be an object, got \(stack.typeName(at: 1))"
      )
    }
    if isOfScript, stack.type(at: 2) == .nil { return try pushSelector(stack) }
    let selector = try selector(stack)
    if receiver.isDeallocated { throw RuntimeError.deallocated(selector.name, receiver) }
    self.selector = selector
    guard isOfScript else {
      return try bridge.invoke(implementation, receiver, selector, stack, firstArgument: 3)
    }
    bridge.push(selector, .selector, on: stack)
    return 1
  }

  private func selector(_ stack: LuaStack) throws -> Selector {
    guard let selector = Selector.from(try bridge.value(at: 2, on: stack), in: bridge.runtime)
    else {
      throw RuntimeError(
        .invalidArgument,
        "imp(self, _cmd, …): _cmd must be a selector, got \(stack.typeName(at: 2))")
    }
    return selector
  }

  /// Answers the selector for a call that is no message; one without a selector has nil.
  private func pushSelector(_ stack: LuaStack) throws -> Int {
    if stack.type(at: 2) == .nil {
      stack.pushNil()
    } else {
      bridge.push(try selector(stack), .selector, on: stack)
    }
    return 1
  }
}

/// The functions of scripts that are called as IMPs, so that the report of an overflow can tell them
/// from other functions, also when no class has them any more.
final class ImplementationCalls {
  private var calls: [UInt: WeakCall] = [:]

  /// Notes whose calls run the function at an address.
  func note(_ call: ImplementationCall, of function: UInt) {
    call.function = function
    calls[function] = WeakCall(call)
  }

  /// The calls that run the function at an address.
  subscript(function: UInt) -> ImplementationCall? { calls[function]?.value }

  fileprivate func forget(_ function: UInt) {
    // Another IMP of the same function may have taken the place.
    if calls[function]?.value == nil { calls[function] = nil }
  }

  private struct WeakCall {
    weak var value: ImplementationCall?
    init(_ value: ImplementationCall) { self.value = value }
  }
}
