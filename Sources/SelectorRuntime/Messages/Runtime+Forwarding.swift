/// Forwarding of messages that are not implemented, after the resolver.
///
/// `forwardingTargetForSelector:` returns another receiver; `methodSignatureForSelector:` and
/// `forwardInvocation:` handle the message as an `NSInvocation`; `doesNotRecognizeSelector:`
/// raises.
///
/// Foundation implements the invocation behind ``ForwardHandler``, as CoreFoundation installs a
/// handler in libobjc.
extension Runtime {
  /// The destination of a message that its receiver does not implement.
  package enum Destination {
    /// The last object of a chain of forwarding targets, with its implementation.
    case target(RuntimeObject, Implementation)
    /// The last object of a chain of forwarding targets, which does not implement it either.
    case unhandled(RuntimeObject)
  }

  /// Forwards a message that its receiver does not implement.
  ///
  /// - Throws: what any stage throws; `NSInvalidArgumentException`, with the device's own message,
  ///   when no object handles the message; `EXC_BAD_ACCESS` for a zombie; an error that names the
  ///   cycle when objects forward to each other.
  package func forward(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    // A model's own message, which the running system has no method for.
    if let hidden = hiddenImplementation(of: selector, in: receiver.isa) {
      return try run(hidden, receiver, selector, lookedUpIn: receiver.isa, arguments)
    }
    let start = try forwardingPath.begin()
    defer { forwardingPath.end(start) }
    switch try destination(of: selector, from: receiver) {
    case .target(let target, let implementation):
      return try run(implementation, target, selector, lookedUpIn: target.isa, arguments)
    case .unhandled(let last): return try forwardInvocation(last, selector, arguments)
    }
  }

  /// Finds the destination of a message, and lets `body` send it.
  ///
  /// For a host that has the arguments in its own representation.
  /// - Throws: as ``forward(_:_:_:)``, and what `body` throws.
  package func forwarding<Result>(
    _ receiver: RuntimeObject, _ selector: Selector, _ body: (Destination) throws -> Result
  ) throws -> Result {
    let start = try forwardingPath.begin()
    defer { forwardingPath.end(start) }
    return try body(try destination(of: selector, from: receiver))
  }

  /// Follows forwarding targets until one implements the selector or returns no other target.
  private func destination(
    of selector: Selector, from receiver: RuntimeObject
  ) throws -> Destination {
    var current = receiver
    while true {
      if current.isDeallocated { throw RuntimeError.deallocated(selector.name, current) }
      try forwardingPath.add(.init(current, selector))
      guard let target = try forwardingTarget(of: current, for: selector) else {
        return .unhandled(current)
      }
      if target.isDeallocated { throw RuntimeError.deallocated(selector.name, target) }
      current = target
      try initializeReceiver(target)
      let found = try resolvedImplementation(of: selector, in: target.isa)
      if !found.isForwarding {
        try forwardingPath.add(.init(target, selector))
        return .target(target, found)
      }
    }
  }

  /// Returns the result of `forwardingTargetForSelector:`, or nil if it is the receiver itself.
  private func forwardingTarget(
    of receiver: RuntimeObject, for selector: Selector
  ) throws -> RuntimeObject? {
    let question = known.forwardingTargetForSelector
    guard implements(question, receiver) else { return nil }
    switch try send(receiver, question, Arguments(.selector(selector))) {
    case .object(let target): return target === receiver ? nil : target
    case .none, .bool(false): return nil
    case let answer:
      throw RuntimeError(
        .invalidArgument,
        "\(receiver.methodName(question)): the result must be an object or nil, "
          + "got \(answer.typeName)")
    }
  }

  /// Forwards a message as an invocation; without a method signature the message is unrecognized.
  ///
  /// - Throws: as ``forward(_:_:_:)``.
  package func forwardInvocation(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    if let handler = forwardHandler,
      let answer = try handler.forward(receiver, selector, arguments)
    {
      return answer
    }
    let refuse = known.doesNotRecognizeSelector
    if selector !== refuse, implements(refuse, receiver) {
      _ = try send(receiver, refuse, Arguments(.selector(selector)))
      return .none
    }
    throw RuntimeError.unrecognized(selector, receiver)
  }

  /// Returns whether an object has a method for a selector, without running a resolver.
  ///
  /// Used for the messages that the runtime itself sends.
  package func implements(_ selector: Selector, _ receiver: RuntimeObject) -> Bool {
    guard let found = implementation(of: selector, in: receiver.isa) else { return false }
    return found !== forwardingImplementation
  }
}

/// Creates the invocation of a message that is forwarded.
///
/// The corresponding Objective-C function is `objc_setForwardHandler`.
package protocol ForwardHandler: AnyObject {
  /// Requests the receiver's signature for a message, and sends it the invocation.
  ///
  /// - Returns: nil when the receiver has no signature for it.
  func forward(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value?
}
