package import SelectorRuntime

/// The root class's methods for unimplemented messages.
///
/// They add no method, forward to no target, return the signatures of implemented methods only, and
/// raise an exception.
extension NSObjectClass {
  static func defineForwarding(_ object: ClassDefinition<RuntimeObject>) {
    defineResolvers(of: object.cls)
    for side in sides(object) { defineStages(side) }
    object.classSide.method("instanceMethodSignatureForSelector:") {
      (cls, selector: Selector?) -> NSMethodSignature? in
      try selector.flatMap { try cls.foundation.methodSignature(of: $0, in: cls) }
    }
  }

  /// Defines the stages common to objects and classes, from the forwarding target to the exception.
  private static func defineStages(_ object: ClassDefinition<RuntimeObject>) {
    object.method("forwardingTargetForSelector:") { (_, _: Selector?) -> RuntimeObject? in nil }
    object.method("methodSignatureForSelector:") {
      (object, selector: Selector?) -> NSMethodSignature? in
      try selector.flatMap { try object.foundation.methodSignature(of: $0, in: object.isa) }
    }
    object.method("forwardInvocation:") { (object, invocation: NSInvocation) in
      let selector = invocation.selector.map { Value.selector($0) } ?? .none
      _ = try object.runtime.send(
        object, object.runtime.known.doesNotRecognizeSelector, Arguments(selector))
    }
    object.method("doesNotRecognizeSelector:") { (object, selector: Selector?) in
      let selector = selector ?? object.runtime.selector("<null selector>")
      throw RuntimeError.unrecognized(selector, object)
    }
  }

  /// Defines a root class's resolvers, which add no method.
  static func defineResolvers(of cls: RuntimeClass) {
    let runtime = cls.runtime
    for selector in [runtime.known.resolveInstanceMethod, runtime.known.resolveClassMethod] {
      runtime.addMethod(
        cls.metaclass, selector, DefaultResolver(), types: "B@::", change: .definition)
    }
  }
}

extension FoundationWorld: ForwardHandler {
  /// Forwards a message as an invocation, if the receiver has a signature for it.
  ///
  /// Returns the return value that `forwardInvocation:` set.
  package final func forward(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value? {
    let question = runtime.known.methodSignatureForSelector
    guard runtime.implements(question, receiver) else { return nil }
    let answer = try runtime.send(receiver, question, Arguments(.selector(selector)))
    switch answer {
    case .none, .bool(false): return nil
    case .object(let object):
      guard let signature = object as? NSMethodSignature else { fallthrough }
      return try forward(receiver, selector, arguments, signature)
    default:
      throw RuntimeError(
        .invalidArgument,
        "\(receiver.methodName(question)): the result must be an NSMethodSignature or nil, "
          + "got \(answer.typeName)")
    }
  }

  private func forward(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments,
    _ signature: NSMethodSignature
  ) throws -> Value? {
    let invocation = try NSInvocation.make(signature, in: self)
    invocation.fill(receiver, selector, arguments.values)
    guard runtime.implements(runtime.known.forwardInvocation, receiver) else {
      return invocation.answer
    }
    invocation.retain()
    defer { invocation.release() }
    _ = try runtime.send(
      receiver, runtime.known.forwardInvocation, Arguments(.object(invocation)))
    invocation.stayInPool()
    return invocation.answer
  }
}
