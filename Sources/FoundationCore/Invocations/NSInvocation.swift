package import SelectorRuntime

/// A message as an object: the target, the selector, the arguments and the return value.
///
/// It does not retain its target and arguments before `retainArguments` is sent. The arguments of a
/// forwarded message are kept exactly as the sender passed them, including any beyond the
/// signature; arguments that are set later are checked against the signature.
package final class NSInvocation: RuntimeObject {
  @Owned package private(set) var signature: NSMethodSignature?
  @Owned private var target: RuntimeObject?
  private(set) var selector: Selector?
  /// The arguments after the target and the selector; missing ones are zero.
  private var arguments: [Value] = []
  /// The return value; nil before the message is sent or a value is set.
  private var result: Value?
  private var retainsArguments = false

  /// Creates an invocation without a target.
  static func make(
    _ signature: NSMethodSignature, in world: FoundationWorld
  ) throws -> NSInvocation {
    guard
      let made = world.runtime.createInstance(world.runtime.cls(FoundationClasses.invocation))
        as? NSInvocation
    else {
      throw RuntimeError(.inconsistency, "NSInvocation has lost its class")
    }
    signature.retain()
    made.signature = signature
    return made
  }

  /// Sets the target, selector and arguments of a forwarded message.
  func fill(_ target: RuntimeObject, _ selector: Selector, _ arguments: [Value]) {
    self.target = target
    self.selector = selector
    self.arguments = arguments
  }

  package override func destruct() {
    if retainsArguments { forEachHeld { $0.release() } }
    retainsArguments = false
    arguments = []
    result = nil
    signature?.release()
    super.destruct()
  }

  /// The return value, or the zero value of its type if there is none.
  package var answer: Value { answer(result ?? .none) }

  private func answer(_ value: Value) -> Value {
    value.isNone ? InvocationValue.zero(of: resultType, in: foundation) : value
  }

  private var resultType: String { signature?.encoding.result ?? "v" }

  private var types: [String] { signature?.encoding.arguments ?? [] }

  /// Whether it calls a block, which has no selector.
  private var callsBlock: Bool { types.first?.hasPrefix("@?") ?? false }

  /// The number of values before the arguments.
  private var leadingCount: Int { callsBlock ? 1 : 2 }
}

// MARK: Retaining

extension NSInvocation {
  private func forEachHeld(_ body: (RuntimeObject) -> Void) {
    if let target { body(target) }
    for argument in arguments { argument.object.map(body) }
    result?.object.map(body)
  }

  /// Retains the current target and arguments, and those that are set later.
  package func retainArguments() {
    guard !retainsArguments else { return }
    retainsArguments = true
    forEachHeld { $0.retain() }
  }

  /// Stays in the current autorelease pool with what it retains, as a forwarded message does on a device.
  ///
  /// The sender receives the return value, which may have no other owner.
  func stayInPool() {
    guard retainsArguments else { return }
    retain()
    autorelease()
  }

  /// Retains the new object and releases the old one, if arguments are retained.
  private func exchange(_ old: RuntimeObject?, for new: RuntimeObject?) {
    guard retainsArguments else { return }
    new?.retain()
    old?.release()
  }

  private func setTarget(_ new: RuntimeObject?) {
    let old = target
    target = new
    exchange(old, for: new)
  }

  private func setResult(_ new: Value) {
    let old = result
    result = new
    exchange(old?.object, for: new.object)
  }
}

// MARK: Arguments

extension NSInvocation {
  private func type(at index: Int, _ method: String) throws -> String {
    guard types.indices.contains(index) else {
      throw RuntimeError(
        .invalidArgument,
        "-[NSInvocation \(method)]: index (\(index)) out of bounds [-1, \(types.count - 1)]")
    }
    return types[index]
  }

  private func argument(at index: Int) throws -> Value {
    if index == -1 { return answer }
    let type = try type(at: index, "getArgument:atIndex:")
    switch index {
    case 0: return target.map { .object($0) } ?? .none
    case 1 where !callsBlock: return selector.map { .selector($0) } ?? .none
    default:
      let place = index - leadingCount
      let value = arguments.indices.contains(place) ? arguments[place] : .none
      return value.isNone ? InvocationValue.zero(of: type, in: foundation) : value
    }
  }

  private func setArgument(_ value: Value, at index: Int) throws {
    let method = "setArgument:atIndex:"
    if index == -1 { return try setReturnValue(value, method) }
    let type = try type(at: index, method)
    let taken = try InvocationValue.convert(value, to: type, in: foundation) {
      "-[NSInvocation \(method)]: argument 1, for index \(index),"
    }
    switch index {
    case 0: setTarget(try object(of: taken))
    case 1 where !callsBlock:
      if case .selector(let new) = taken { selector = new } else { selector = nil }
    default:
      let place = index - leadingCount
      while arguments.count <= place { arguments.append(.none) }
      let old = arguments[place]
      arguments[place] = taken
      exchange(old.object, for: taken.object)
    }
  }

  /// Returns the object of a target; a function is converted to a block.
  private func object(of target: Value) throws -> RuntimeObject? {
    guard case .foreign(let function) = target, function.isBlock else { return target.object }
    return try foundation.makeBlock(function, signature: nil)
  }

  private func setReturnValue(_ value: Value, _ method: String) throws {
    guard resultType != "v" else { return setResult(.none) }
    setResult(
      try InvocationValue.convert(value, to: resultType, in: foundation) {
        "-[NSInvocation \(method)]: argument 1"
      })
  }

  private func returnValue() throws -> Value {
    guard result != nil else {
      throw RuntimeError(.generic, "-[NSInvocation getReturnValue:]: no return value has been set")
    }
    return answer
  }
}

// MARK: Sending

extension NSInvocation {
  /// Sends the message; without a target nothing is sent, and the return value is zero.
  package func invoke() throws {
    guard let target else { return setResult(.none) }
    if callsBlock { return try invokeBlock(target) }
    guard let selector else {
      throw RuntimeError(.invalidArgument, "-[NSInvocation invoke]: the selector is NULL")
    }
    retain()
    target.retain()
    defer {
      target.release()
      release()
    }
    try foundation.checkSending(target, selector)
    let answer = try runtime.send(target, selector, Arguments(arguments))
    if MethodFamily(selector) == nil { keepInPool(answer) }
    setResult(resultType == "v" ? .none : answer)
  }

  /// Adds a return value that a script holds to the current autorelease pool, as on a device.
  ///
  /// It exists while the caller pushes and drains other pools. A result with a reference for the caller is in none.
  private func keepInPool(_ answer: Value) {
    guard let object = answer.object, object.isHeldByScript else { return }
    object.retain()
    object.autorelease()
  }

  private func invokeBlock(_ block: RuntimeObject) throws {
    retain()
    block.retain()
    defer {
      block.release()
      release()
    }
    let passed = try types.indices.dropFirst().map { try argument(at: $0) }
    let answer = try runtime.send(block, runtime.selector("invoke"), Arguments(passed))
    keepInPool(answer)
    setResult(resultType == "v" ? .none : answer)
  }

  static func define(_ invocation: ClassDefinition<NSInvocation>) {
    invocation.classSide.method("invocationWithMethodSignature:") {
      (cls, signature: NSMethodSignature?) -> NSInvocation in
      guard let signature else {
        throw RuntimeError(
          .invalidArgument,
          "+[NSInvocation invocationWithMethodSignature:]: method signature argument cannot be nil")
      }
      return try make(signature, in: cls.foundation)
    }
    invocation.method("init") { (_) -> RuntimeObject in
      throw RuntimeError(
        .invalidArgument,
        "-[NSInvocation init]: an invocation is made by +invocationWithMethodSignature:")
    }
    invocation.readonly("methodSignature", .strong) { $0.signature }
    invocation.property(
      "target", get: { $0.target.map { .object($0) } ?? Value.none },
      set: { (invocation, target: Value) in
        invocation.setTarget(try invocation.object(of: target))
      })
    invocation.property("selector", get: { $0.selector }, set: { $0.selector = $1 })
    defineArguments(invocation)
    invocation.method("invoke") { (invocation) in try invocation.invoke() }
    invocation.method("invokeWithTarget:") { (invocation, target: Value) in
      invocation.setTarget(try invocation.object(of: target))
      try invocation.invoke()
    }
  }

  /// Defines the accessors of arguments; an out-parameter is returned as a value instead.
  private static func defineArguments(_ invocation: ClassDefinition<NSInvocation>) {
    invocation.method("getArgumentAtIndex:") { (invocation, index: Int) -> Value in
      try invocation.argument(at: index)
    }
    invocation.method("setArgument:atIndex:") { (invocation, value: Value, index: Int) in
      try invocation.setArgument(value, at: index)
    }
    invocation.method("getReturnValue") { (invocation) -> Value in try invocation.returnValue() }
    invocation.method("setReturnValue:") { (invocation, value: Value) in
      try invocation.setReturnValue(value, "setReturnValue:")
    }
    invocation.method("retainArguments") { (invocation) in invocation.retainArguments() }
    invocation.readonly("argumentsRetained") { $0.retainsArguments }
  }
}

extension FoundationClasses {
  package static let invocation = NativeClass<NSInvocation>(
    "NSInvocation", superclass: object, NSInvocation.define)
}
