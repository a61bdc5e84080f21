internal import FoundationCore
internal import SelectorRuntime

/// A proxy that hooks set as an object's delegate, in front of the app's own delegate.
///
/// Hooked selectors are methods of the proxy's own class. Other messages are forwarded to the app's
/// delegate, which may forward them further. The proxy references the app's delegate with the
/// ownership of the property.
final class DelegateProxy: RuntimeObject {
  private var held: RuntimeObject?
  var policy = DeclaredProperty.Policy.weak

  /// The app's own delegate.
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

  /// Makes the reference weak, for messages in progress after the proxy was removed.
  func makeWeak() {
    guard policy == .strong || policy == .copy else { return }
    policy = .weak
    held?.release()
  }

  /// A proxy that a restored snapshot erases keeps its target until the property has it again.
  override func destruct() {
    if !isErased { target = nil }
    super.destruct()
  }

  /// Returns whether a hook handles a selector.
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
    // Without a target, a message behaves as a message to nil.
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

/// The method inside the hooks of a delegate method: calls the app's delegate if it responds.
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
