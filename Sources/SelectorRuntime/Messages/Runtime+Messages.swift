extension RuntimeObject {
  /// Returns the implementation that its class has cached, without retaining the class.
  @inline(__always)
  final func cached(_ selector: Selector) -> Unmanaged<Implementation>? {
    unsafe storedClass.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe $0.cache.lookUp(selector)
    }
  }
}

extension Runtime {
  /// Returns the native method that a message to an initialized class runs.
  ///
  /// - Returns: The method; nil if another one runs, if it is not cached yet, or if messages are
  ///   recorded.
  /// - Complexity: O(1).
  package func unobservedNativeMethod(
    _ selector: Selector, of cls: RuntimeClass
  ) -> NativeImplementation? {
    guard recorder == nil, cls.initialization == .done, let cached = unsafe cls.cached(selector)
    else { return nil }
    return unsafe cached.takeUnretainedValue() as? NativeImplementation
  }
}

/// Sending: class, cache slot, implementation, call.
///
/// A cache hit allocates nothing and accesses no dictionary. A miss initializes the class, searches
/// the superclasses once, and fills the slot. A selector that no class implements is forwarded.
extension Runtime {
  /// Sends a message with arguments.
  ///
  /// The corresponding Objective-C function is `objc_msgSend`.
  /// - Throws: what the method throws; ``RuntimeError`` when no class implements it.
  /// - Complexity: O(1) on a hit, O(depth of the class) on a miss.
  @inline(__always)
  package func send(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let outer = depth
    depth = outer &+ 1
    defer { depth = outer }
    if depth <= Runtime.unwatchedDepth, let found = unsafe receiver.cached(selector) {
      return try unsafe found._withUnsafeGuaranteedRef {
        try $0.invoke(receiver, selector, arguments)
      }
    }
    return try sendUncached(receiver, selector, arguments)
  }

  /// Sends a message without arguments.
  @usableFromInline
  @inline(__always)
  @discardableResult
  package func send(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    let outer = depth
    depth = outer &+ 1
    defer { depth = outer }
    if depth <= Runtime.unwatchedDepth, let found = unsafe receiver.cached(selector) {
      return try unsafe found._withUnsafeGuaranteedRef { try $0.invoke(receiver, selector) }
    }
    return try sendUncached(receiver, selector)
  }

  /// Sends a message and returns its result as a Swift value.
  ///
  /// If the method returns no value and the result is a BOOL or a number, it is false or 0.
  /// - Throws: as ``send(_:_:_:)``, and ``RuntimeError`` when the result has another type.
  package func send<Result: MessageValue>(
    _ receiver: RuntimeObject, _ selector: Selector, _ first: any MessageValue,
    _ more: any MessageValue..., as type: Result.Type
  ) throws -> Result {
    var arguments = Arguments(first.messageValue)
    for argument in more { arguments.append(argument.messageValue) }
    let answer = try send(receiver, selector, arguments)
    if let result = Result.answered(answer, in: self) { return result }
    throw wrongResult(answer, of: selector, to: receiver, type)
  }

  /// Sends a message without arguments and returns its result, as ``send(_:_:_:_:as:)`` does.
  ///
  /// It allocates nothing, and is specialized for each type in each module.
  @inlinable
  package func send<Result: MessageValue>(
    _ receiver: RuntimeObject, _ selector: Selector, as type: Result.Type
  ) throws -> Result {
    let answer = try send(receiver, selector)
    if let result = Result.answered(answer, in: self) { return result }
    throw wrongResult(answer, of: selector, to: receiver, type)
  }

  /// Returns the error for a result that cannot be converted to the expected type.
  @usableFromInline
  package func wrongResult<Result: MessageValue>(
    _ answer: Value, of selector: Selector, to receiver: RuntimeObject, _ type: Result.Type
  ) -> any Error {
    raised(
      .invalidArgument,
      "\(receiver.methodName(selector)): the result must be \(Result.expectation), "
        + "got \(Result.mismatch(answer))")
  }

  /// The maximum nesting depth of messages from Swift.
  ///
  /// It is more than a view tree needs, and less than a thread's stack allows.
  static let maximumDepth = 1200

  /// The nesting depth that every stack allows; deeper messages check the free stack space.
  static let unwatchedDepth = 16

  @inline(never)
  private func sendUncached(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    try sendUncached(receiver, selector, Arguments())
  }

  /// Sends a message that is nested too deeply for the fast path, or is not cached.
  @inline(never)
  private func sendUncached(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try checkDepth(receiver, selector)
    if let found = unsafe receiver.cached(selector) {
      return try unsafe found._withUnsafeGuaranteedRef {
        try $0.invoke(receiver, selector, arguments)
      }
    }
    try initializeReceiver(receiver)
    let cls = receiver.isa
    let found = try resolvedImplementation(of: selector, in: cls)
    return try run(found, receiver, selector, lookedUpIn: cls, arguments)
  }

  /// Throws if the limit of nested messages is exceeded.
  private func checkDepth(_ receiver: RuntimeObject, _ selector: Selector) throws {
    if isTooDeep { throw RuntimeError.stackOverflow(in: receiver.methodName(selector)) }
  }

  /// Whether too many messages are nested, or the running thread's stack is nearly full.
  private var isTooDeep: Bool {
    guard depth > Runtime.unwatchedDepth else { return false }
    return depth > Runtime.maximumDepth || !(hasStack?() ?? true)
  }

  /// Counts a native call as a nested message until ``leave()``.
  ///
  /// - Throws: ``RuntimeError`` when the limit is exceeded; then the call is not counted.
  package func enter(_ name: @autoclosure () -> String) throws {
    depth += 1
    guard isTooDeep else { return }
    depth -= 1
    throw RuntimeError.stackOverflow(in: name())
  }

  package func leave() { depth -= 1 }

  /// Sends a message to the superclass of `cls`, as `super` in a method of `cls` does.
  ///
  /// The corresponding Objective-C function is `objc_msgSendSuper2`.
  /// - Throws: as ``send(_:_:_:)``. A root class has no superclass, so its message is forwarded.
  /// - Complexity: O(depth of the class).
  package func sendSuper(
    _ receiver: RuntimeObject, above cls: RuntimeClass, _ selector: Selector,
    _ arguments: borrowing Arguments
  ) throws -> Value {
    let outer = depth
    depth = outer &+ 1
    defer { depth = outer }
    try checkDepth(receiver, selector)
    guard let parent = cls.superclass else {
      return try forward(receiver, selector, arguments)
    }
    if selector === known.dealloc, receiver.isDeallocating {
      runSuperDealloc(of: receiver, from: parent)
      return .none
    }
    try initialize(parent)
    var found = try resolvedImplementation(of: selector, in: parent)
    if found === forwardingImplementation,
      let hidden = hiddenImplementation(of: selector, in: parent)
    {
      found = hidden
    }
    return try run(found, receiver, selector, lookedUpIn: parent, arguments)
  }

  /// Whether an object's class has an implementation for a selector, by a method or a superclass's.
  ///
  /// - Complexity: O(1) on a hit, O(depth of the class) on a miss.
  package func isImplemented(
    _ selector: Selector, by implementation: Implementation?, in object: RuntimeObject
  ) -> Bool {
    if let found = unsafe object.cached(selector) {
      return unsafe found._withUnsafeGuaranteedRef { $0 === implementation }
    }
    return self.implementation(of: selector, in: object.isa) === implementation
  }

  /// Returns and caches the implementation for instances of a class, without running a resolver.
  ///
  /// - Returns: nil when no method has that name; ``forwardingImplementation`` when a resolver is
  ///   known to add none.
  /// - Complexity: O(1) on a hit, O(depth of the class) on a miss.
  package func implementation(
    of selector: Selector, in cls: RuntimeClass
  ) -> Implementation? {
    if let found = unsafe cls.cache.lookUp(selector) { return unsafe found.takeUnretainedValue() }
    guard let method = cls.method(selector) else {
      // The cache has the forwarding entry of an unresolved selector, except while a trace runs.
      let isKnown = recorder != nil && cls.unresolved.contains { $0 === selector }
      return isKnown ? forwardingImplementation : nil
    }
    if isOpenToAll(cls), cls.isLive, recorder == nil {
      cls.cache.insert(selector, method.implementation)
    }
    return method.implementation
  }
}

extension RuntimeError {
  /// Returns the error for too many nested messages, of which it names one.
  fileprivate static func stackOverflow(in name: String) -> RuntimeError {
    RuntimeError(.stackOverflow, "stack overflow: \(name) → … → \(name)")
  }
}
