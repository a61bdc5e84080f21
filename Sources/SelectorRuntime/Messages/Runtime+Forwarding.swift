/// Forwarding of a message that is not implemented, after the resolver: `forwardingTargetForSelector:`
/// names another receiver; `methodSignatureForSelector:` and `forwardInvocation:` deal with the
/// message as an object; `doesNotRecognizeSelector:` refuses it.
///
/// The message as an object is Foundation's; it stands behind ``ForwardHandler``, as CoreFoundation
/// stands behind libobjc's handler.
extension Runtime {
  /// Where a message goes when its receiver does not implement it.
  package enum Destination {
    /// An object that a chain of targets led to, with what it implements.
    case target(RuntimeObject, Implementation)
    /// The object at which the chain ends, and which does not implement it either.
    case nobody(RuntimeObject)
  }

  /// Does with a message what its receiver says, which does not implement it.
  ///
  /// - Throws: what any stage throws; `NSInvalidArgumentException`, with the device's own words, when
  ///   nobody wants the message; for a zombie `EXC_BAD_ACCESS`; when forwarders point at each other,
  ///   an error that names the cycle.
  package func forward(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let start = try forwardingPath.begin()
    defer { forwardingPath.end(start) }
    switch try destination(of: selector, from: receiver) {
    case .target(let target, let implementation):
      return try run(implementation, target, selector, lookedUpIn: target.isa, arguments)
    case .nobody(let last): return try forwardInvocation(last, selector, arguments)
    }
  }

  /// Finds where a message goes, and lets `body` send it there.
  ///
  /// For a host that has the arguments in a form of its own.
  /// - Throws: as ``forward(_:_:_:)``, and what `body` throws.
  package func forwarding<Result>(
    _ receiver: RuntimeObject, _ selector: Selector, _ body: (Destination) throws -> Result
  ) throws -> Result {
    let start = try forwardingPath.begin()
    defer { forwardingPath.end(start) }
    return try body(try destination(of: selector, from: receiver))
  }

  /// Asks for targets until one implements the selector or has no other to name.
  private func destination(
    of selector: Selector, from receiver: RuntimeObject
  ) throws -> Destination {
    var place = receiver
    while true {
      if place.isDeallocated { throw RuntimeError.deallocated(selector.name, place) }
      try forwardingPath.add(.init(place, selector))
      guard let target = try forwardingTarget(of: place, for: selector) else {
        return .nobody(place)
      }
      if target.isDeallocated { throw RuntimeError.deallocated(selector.name, target) }
      place = target
      try initializeReceiver(target)
      let found = try resolvedImplementation(of: selector, in: target.isa)
      if !found.isForwarding {
        try forwardingPath.add(.init(target, selector))
        return .target(target, found)
      }
    }
  }

  /// The answer of an object's `forwardingTargetForSelector:`, if that is another object.
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

  /// Makes an object of a message and hands it to its receiver; one that nobody has a signature for
  /// is refused.
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

  /// Whether an object has a method for a selector, without asking any resolver: for the messages
  /// that the runtime itself sends.
  package func implements(_ selector: Selector, _ receiver: RuntimeObject) -> Bool {
    guard let found = implementation(of: selector, in: receiver.isa) else { return false }
    return found !== forwardingImplementation
  }
}

/// The handler that makes an object of a message which is forwarded.
///
/// The corresponding Objective-C function is `objc_setForwardHandler`.
package protocol ForwardHandler: AnyObject {
  /// Asks the receiver for the signature of a message, and lets it deal with the message.
  ///
  /// - Returns: nil when the receiver has no signature for it.
  func forward(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value?
}
