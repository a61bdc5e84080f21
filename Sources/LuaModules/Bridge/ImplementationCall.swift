internal import LuaBridge
internal import SelectorRuntime

/// `imp(self, _cmd, …)` of a native implementation, or the argument check of a script's.
final class ImplementationCall: LuaCallable {
  private unowned let bridge: Bridge
  private let implementation: Implementation
  private let calls: ImplementationCalls
  /// Whether the function receives the selector after `self`.
  let takesSelector: Bool
  /// The selector of the most recent call.
  private(set) var selector: Selector?
  /// The key of the function in the table of functions that are called as IMPs.
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
      // As on a device, a function can run with nil, a number or C memory as its receiver.
      // A function represents memory that is used as an object.
      if isOfScript, [.nil, .number, .table, .function].contains(stack.type(at: 1)) {
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
    // A call that C makes with the receiver alone, since the method ignores its selector.
    if [.none, .nil].contains(stack.type(at: 2)), stack.count <= 2 {
      return selector ?? bridge.runtime.selector("_cmd")
    }
    guard let selector = Selector.from(try bridge.value(at: 2, on: stack), in: bridge.runtime)
    else {
      throw RuntimeError(
        .invalidArgument,
        "imp(self, _cmd, …): _cmd must be a selector, got \(stack.typeName(at: 2))")
    }
    return selector
  }

  /// Pushes the selector of a direct call; nil if the call has none.
  private func pushSelector(_ stack: LuaStack) throws -> Int {
    if stack.type(at: 2) == .nil {
      stack.pushNil()
    } else {
      bridge.push(try selector(stack), .selector, on: stack)
    }
    return 1
  }
}

/// The script functions that are called as IMPs.
///
/// The report of an overflow uses them to tell IMPs from other functions, even if no class has them
/// any more.
final class ImplementationCalls {
  private var calls: [UInt: WeakCall] = [:]

  /// Records that calls of `call` run the function at an address.
  func note(_ call: ImplementationCall, of function: UInt) {
    call.function = function
    calls[function] = WeakCall(call)
  }

  /// The calls that run the function at an address.
  subscript(function: UInt) -> ImplementationCall? { calls[function]?.value }

  fileprivate func forget(_ function: UInt) {
    // Another IMP of the same function may have been recorded instead.
    if calls[function]?.value == nil { calls[function] = nil }
  }

  private struct WeakCall {
    weak var value: ImplementationCall?
    init(_ value: ImplementationCall) { self.value = value }
  }
}
