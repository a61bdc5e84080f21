package import SelectorRuntime

/// `NSProxy`, the root class of objects that represent other objects.
///
/// It implements identity, reference counting and `performSelector:`, which sends to the proxy
/// itself. All other messages are forwarded. `respondsToSelector:`, `conformsToProtocol:`,
/// `isKindOfClass:` and `isMemberOfClass:` are methods that forward themselves.
/// Instances are created with `alloc` only. The class object implements the usual class methods.
package enum NSProxyClass {
  static func define(_ proxy: ClassDefinition<RuntimeObject>) {
    NSObjectClass.defineResolvers(of: proxy.cls)
    defineIdentity(proxy)
    NSObjectClass.definePerforming(proxy)
    NSObjectClass.defineReferenceCounting(proxy)
    defineRefusal(proxy)
    defineQuestions(proxy)
    defineClassSide(proxy.classSide)
  }

  private static func defineIdentity(_ proxy: ClassDefinition<RuntimeObject>) {
    proxy.method("self") { (proxy) -> RuntimeObject in proxy }
    proxy.method("class") { (proxy) -> RuntimeClass in proxy.apparentClass }
    // A proxy that overrides `class` returns the superclass of that class.
    proxy.method("superclass") { (proxy) -> RuntimeClass? in
      let cls = try proxy.runtime.send(proxy, proxy.runtime.selector("class"))
      return (cls.object as? RuntimeClass)?.superclass
    }
    proxy.method("isProxy") { (_) -> Bool in true }
    proxy.method("isEqual:") { (proxy, other: Value) -> Bool in
      other.object.map { $0 === proxy } ?? false
    }
    proxy.method("hash") { (proxy) -> Int in proxy.hashNumber }
    proxy.method("description") { (proxy) -> String in proxy.defaultDescription }
    proxy.method("debugDescription") { (proxy) -> Value in
      try proxy.runtime.send(proxy, proxy.runtime.known.description)
    }
    NSObjectClass.defineDealloc(proxy)
  }

  /// Defines the questions about an object, which a proxy forwards to its target.
  private static func defineQuestions(_ proxy: ClassDefinition<RuntimeObject>) {
    let questions = [
      ("respondsToSelector:", "B@::"), ("conformsToProtocol:", "B@:@"), ("isKindOfClass:", "B@:#"),
      ("isMemberOfClass:", "B@:#"),
    ]
    for (name, types) in questions {
      proxy.raw(name, types: types) { proxy, selector, arguments in
        let target = try proxy.runtime.send(
          proxy, proxy.runtime.known.forwardingTargetForSelector, Arguments(.selector(selector)))
        if let target = target.object, target !== proxy {
          return try proxy.runtime.send(target, selector, Arguments(arguments.values))
        }
        if let answer = try proxy.foundation.forward(proxy, selector, arguments) { return answer }
        _ = try proxy.runtime.send(
          proxy, proxy.runtime.known.doesNotRecognizeSelector, Arguments(.selector(selector)))
        return .bool(false)
      }
    }
    proxy.method("isFault") { (_) -> Bool in false }
  }

  /// Defines the methods that a subclass must override; they raise exceptions with a device's
  /// reasons.
  private static func defineRefusal(_ proxy: ClassDefinition<RuntimeObject>) {
    proxy.method("forwardingTargetForSelector:") { (_, _: Selector?) -> RuntimeObject? in nil }
    proxy.method("methodSignatureForSelector:") { (_, _: Selector?) -> NSMethodSignature? in
      throw RuntimeError(
        .invalidArgument, "*** -[NSProxy methodSignatureForSelector:] called!")
    }
    proxy.method("forwardInvocation:") { (_, _: Value) in
      throw RuntimeError(.invalidArgument, "*** -[NSProxy forwardInvocation:] called!")
    }
    proxy.method("doesNotRecognizeSelector:") { (_, selector: Selector?) in
      throw RuntimeError(
        .unrecognizedSelector,
        "*** -[NSProxy doesNotRecognizeSelector:\(selector?.name ?? "<null selector>")] called!")
    }
  }

  private static func defineClassSide(_ cls: ClassDefinition<RuntimeClass>) {
    for name in ["load", "initialize"] { cls.method(name) { _ in } }
    NSObjectClass.defineAllocation(cls)
    cls.method("class") { (cls) -> RuntimeClass in cls }
    cls.method("superclass") { (cls) -> RuntimeClass? in cls.superclass }
    cls.method("isProxy") { (_) -> Bool in false }
    cls.method("isFault") { (_) -> Bool in false }
    cls.method("hash") { (cls) -> Int in cls.hashNumber }
    cls.method("isEqual:") { (cls, other: Value) -> Bool in
      other.object.map { $0 === cls } ?? false
    }
    for name in ["description", "debugDescription"] {
      cls.method(name) { (cls) -> String in cls.name }
    }
    for name in ["init", "copy", "mutableCopy"] {
      cls.method(name) { (cls) -> RuntimeClass in cls }
    }
    for name in ["copyWithZone:", "mutableCopyWithZone:"] {
      cls.method(name) { (cls, _: Value) -> RuntimeClass in cls }
    }
    cls.method("conformsToProtocol:") { (cls, other: RuntimeProtocol?) -> Bool in
      other.map { cls.conforms(to: $0) } ?? false
    }
    for (name, types) in [("isKindOfClass:", \RuntimeClass.isa), ("isSubclassOfClass:", \.self)] {
      cls.method(name) { (cls, other: RuntimeClass?) -> Bool in
        other.map { cls[keyPath: types].inherits(from: $0) } ?? false
      }
    }
    cls.method("isMemberOfClass:") { (cls, other: RuntimeClass?) -> Bool in cls.isa === other }
    cls.method("respondsToSelector:") { (cls, selector: Selector?) -> Bool in
      try selector.map { try cls.runtime.responds(cls.isa, to: $0) } ?? false
    }
    cls.method("instancesRespondToSelector:") { (cls, selector: Selector?) -> Bool in
      try selector.map { try cls.runtime.responds(cls, to: $0) } ?? false
    }
    cls.method("methodSignatureForSelector:") {
      (cls, selector: Selector?) -> NSMethodSignature? in
      try selector.flatMap { try cls.foundation.methodSignature(of: $0, in: cls.isa) }
    }
    cls.method("instanceMethodSignatureForSelector:") {
      (cls, selector: Selector?) -> NSMethodSignature? in
      try selector.flatMap { try cls.foundation.methodSignature(of: $0, in: cls) }
    }
    cls.method("doesNotRecognizeSelector:") { (cls, selector: Selector?) in
      throw RuntimeError.unrecognized(
        selector ?? cls.runtime.selector("<null selector>"), cls)
    }
  }
}

extension FoundationClasses {
  package static let proxy = NativeClass<RuntimeObject>(
    "NSProxy", superclass: nil, NSProxyClass.define)
}
