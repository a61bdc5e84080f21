extension RuntimeObject {
  /// The implementation that its class has cached for a selector; the look does not count the class.
  @inline(__always)
  fileprivate final func cached(_ selector: Selector) -> Unmanaged<Implementation>? {
    unsafe storedClass.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe $0.cache.lookUp(selector)
    }
  }
}

/// Sending: class, cache slot, implementation, call.
///
/// A hit allocates nothing and touches no dictionary. A miss initializes the class, walks up the
/// chain once, and fills the slot; a selector that nobody implements enters the forwarding.
extension Runtime {
  /// Sends a message with arguments.
  ///
  /// The corresponding Objective-C function is `objc_msgSend`.
  /// - Throws: what the method throws; ``RuntimeError`` when nobody implements it.
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

  /// Sends a message and answers its result as a Swift value; a method that answers nothing answers
  /// false or 0 to who asks for a BOOL or a number.
  ///
  /// - Throws: as ``send(_:_:_:)``, and ``RuntimeError`` when the result is something else.
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

  /// Sends a message without arguments and answers its result, as ``send(_:_:_:_:as:)`` does; nothing
  /// is allocated, and each module has code of its own for each type.
  @inlinable
  package func send<Result: MessageValue>(
    _ receiver: RuntimeObject, _ selector: Selector, as type: Result.Type
  ) throws -> Result {
    let answer = try send(receiver, selector)
    if let result = Result.answered(answer, in: self) { return result }
    throw wrongResult(answer, of: selector, to: receiver, type)
  }

  /// The error for a method that answered something else than who sent the message can take.
  @usableFromInline
  package func wrongResult<Result: MessageValue>(
    _ answer: Value, of selector: Selector, to receiver: RuntimeObject, _ type: Result.Type
  ) -> any Error {
    raised(
      .invalidArgument,
      "\(receiver.methodName(selector)): the result must be \(Result.expectation), "
        + "got \(Result.mismatch(answer))")
  }

  /// How many messages from Swift may run inside each other: more than a tree of views nests, less
  /// than a thread's stack holds.
  static let maximumDepth = 1200

  /// How deep they may be on any stack; deeper ones take the longer path, which looks at the stack
  /// that there is.
  static let unwatchedDepth = 16

  @inline(never)
  private func sendUncached(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    try sendUncached(receiver, selector, Arguments())
  }

  /// Sends what is not on the shortest path: a message too deep, and one that the cache does not hold.
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

  /// Refuses a message inside too many others.
  private func checkDepth(_ receiver: RuntimeObject, _ selector: Selector) throws {
    if isTooDeep { throw RuntimeError.stackOverflow(in: receiver.methodName(selector)) }
  }

  /// Whether messages are inside too many others, or the running thread's stack is at its end.
  private var isTooDeep: Bool {
    guard depth > Runtime.unwatchedDepth else { return false }
    return depth > Runtime.maximumDepth || !(hasStack?() ?? true)
  }

  /// Counts what goes deeper natively, as a message is counted; ``leave()`` ends it.
  ///
  /// - Throws: ``RuntimeError`` inside too many others, and then it is not counted.
  package func enter(_ name: @autoclosure () -> String) throws {
    depth += 1
    guard isTooDeep else { return }
    depth -= 1
    throw RuntimeError.stackOverflow(in: name())
  }

  package func leave() { depth -= 1 }

  /// Sends a message to the implementation above a class, as `super` in a method of that class does.
  ///
  /// The class is the one whose method is calling.
  /// - Throws: as ``send(_:_:_:)``; a root class has nothing above it, and forwards.
  /// - Complexity: O(depth of the class).
  /// The corresponding Objective-C function is `objc_msgSendSuper2`.
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
    let found = try resolvedImplementation(of: selector, in: parent)
    return try run(found, receiver, selector, lookedUpIn: parent, arguments)
  }

  /// Answers what a selector means to instances of a class, and caches it, without a resolver.
  ///
  /// - Returns: nil when no method has that name; ``forwardingImplementation`` when it is known by now
  ///   that a resolver adds none.
  /// - Complexity: O(1) on a hit, O(depth of the class) on a miss.
  package func implementation(
    of selector: Selector, in cls: RuntimeClass
  ) -> Implementation? {
    if let found = unsafe cls.cache.lookUp(selector) { return unsafe found.takeUnretainedValue() }
    guard let method = cls.method(selector) else {
      // A message that is known not to be delivered stands in the cache, unless a trace runs.
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
  /// Too many messages inside each other, of which one is known.
  fileprivate static func stackOverflow(in name: String) -> RuntimeError {
    RuntimeError(.stackOverflow, "stack overflow: \(name) → … → \(name)")
  }
}
