internal import LuaBridge
internal import SelectorRuntime

/// The C closure of a root class's `alloc`, `init` or `new`.
///
/// No other message is sent as often, and these methods only create an object or return their
/// receiver. So the closure does both itself. A new object has no handle that must be searched and
/// no owner that can release it, and the script retains it before a pool must. If `init` follows
/// `alloc` at once, it does not call Swift. All other cases are sent as messages: calls with arguments,
/// classes that override one of the methods, deallocated receivers, and calls during which an error
/// is pending.
@safe final class BirthMessage: LuaCallable, MessageCallable {
  /// The bridge outlives every closure of its Lua state, so it is not retained here.
  private let bridge: Unmanaged<Bridge>
  private let message: NativeMessage
  private let method: RootMethod?

  init(_ bridge: Bridge, _ message: NativeMessage, _ implementation: Implementation) {
    unsafe self.bridge = .passUnretained(bridge)
    self.message = message
    method = implementation.rootMethod
  }

  var selector: Selector { message.selector }

  override func call(_ stack: LuaStack) throws -> Int {
    if let handle = unsafe stack.onlyHandle(tag: HandleTag.object.rawValue) {
      let isAnswered = try unsafe handle.object._withUnsafeGuaranteedRef { object in
        // Only objects of the runtime have this tag.
        let receiver = unsafe unsafeDowncast(object, to: RuntimeObject.self)
        return try unsafe bridge._withUnsafeGuaranteedRef { bridge in
          try bridge.answer(method, to: receiver, slot: unsafe handle.slot, stack)
        }
      }
      if isAnswered { return 1 }
    }
    return try message.call(stack)
  }
}

extension Bridge {
  /// Performs the method of a root class for the only value on the stack, and leaves its result on top.
  ///
  /// - Returns: false if a message must be sent instead; then the stack is unchanged.
  @inline(__always)
  fileprivate func answer(
    _ method: RootMethod?, to receiver: RuntimeObject, slot: Int32, _ stack: LuaStack
  ) throws -> Bool {
    guard shownObjects == nil, runtime.pendingError == nil, !receiver.isDeallocating,
      !receiver.isErased
    else { return false }
    if case .`init`? = method {
      return receiver.isHeldByScript && receiver.handleSlot == slot
        && runtime.births(of: receiver.isa).contains(.`init`)
    }
    guard let method, let cls = receiver.asClass else { return false }
    let births = runtime.births(of: cls)
    let messages: BirthMethods = method == .alloc ? .alloc : .newPlain
    let outer = current
    current = stack
    defer { current = outer }
    if let object = try runtime.createUnowned(cls, births, sending: messages) {
      pushNew(object, on: stack)
      if method == .alloc && births.contains(.`init`) { stack.markNewborn() }
      return true
    }
    guard method == .new, let object = try runtime.createNew(cls) else { return false }
    if runtime.pendingError != nil { try throwPendingError() }
    push(object, on: stack)
    return true
  }
}
