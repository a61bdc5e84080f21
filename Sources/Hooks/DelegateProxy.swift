internal import FoundationCore
internal import SelectorRuntime

/// The proxy that stands in a delegate's slot for the app's own object.
///
/// The selectors that hooks handle are methods of a class of its own; everything else goes on to the
/// app's object as a forwarding target, so that what that forwards in its turn stays as it is. It
/// holds the app's object as the slot itself would.
final class DelegateProxy: RuntimeObject {
  private var held: RuntimeObject?
  var policy = DeclaredProperty.Policy.weak

  /// The app's own object.
  var target: RuntimeObject? {
    get {
      held.flatMap { object in
        object.isErased || (policy != .assign && object.isDeallocating) ? nil : object
      }
    }
    set {
      let isOwning = policy == .strong || policy == .copy
      if isOwning { newValue?.retain() }
      let old = held
      held = newValue
      if isOwning { old?.release() }
    }
  }

  /// Goes on to the app's object while that lives, but keeps it alive no longer: for the messages
  /// that are on their way when it has left the slot.
  func loosen() {
    guard policy == .strong || policy == .copy else { return }
    policy = .weak
    held?.release()
  }

  /// One that a restored snapshot erases keeps its object until the property has it back.
  override func destruct() {
    if !isErased { target = nil }
    super.destruct()
  }

  /// Whether a hook handles a selector.
  private func handles(_ selector: Selector) -> Bool {
    isa.method(selector)?.implementation is Layer
  }

  static let native = NativeClass<DelegateProxy>(
    "HookDelegateProxy", superclass: FoundationClasses.proxy, define)

  private static func define(_ proxy: ClassDefinition<DelegateProxy>) {
    proxy.method("respondsToSelector:") { (proxy, selector: Selector?) -> Bool in
      guard let selector else { return false }
      return try proxy.handles(selector) || proxy.ask("respondsToSelector:", .selector(selector))
    }
    for question in ["isKindOfClass:", "isMemberOfClass:", "conformsToProtocol:"] {
      proxy.method(question) { (proxy, argument: Value) -> Bool in
        try proxy.ask(question, argument)
      }
    }
    proxy.method("forwardingTargetForSelector:") { (proxy, _: Selector?) -> RuntimeObject? in
      proxy.target
    }
    // Without an object behind it, a message is one to nil.
    proxy.method("methodSignatureForSelector:") {
      (proxy, selector: Selector?) -> NSMethodSignature? in
      selector.flatMap { NSMethodSignature.make(TypeEncoding.ofObjects($0), in: proxy.foundation) }
    }
    proxy.method("forwardInvocation:") { (_, _: Value) in }
  }

  private func ask(_ question: String, _ argument: Value) throws -> Bool {
    guard let target else { return false }
    let answer = try runtime.send(target, runtime.selector(question), Arguments(argument))
    return Bool.answered(answer, in: runtime) ?? false
  }
}

/// The method under the hooks of a delegate's method: that of the app's object, if it has one.
final class DelegateMethod: Implementation {
  init() { super.init() }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let runtime = receiver.runtime
    guard let target = (receiver as? DelegateProxy)?.target,
      try runtime.send(target, runtime.known.respondsToSelector, selector, as: Bool.self)
    else { return .none }
    return try runtime.send(target, selector, arguments)
  }
}
