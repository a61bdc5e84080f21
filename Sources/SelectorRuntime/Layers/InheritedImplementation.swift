/// The implementation under layers over a method that their class only inherits, or that only
/// forwarding answers: it looks up what the superclass does now, each time.
package final class InheritedImplementation: Implementation {
  /// The selector that is looked up; the method runs under that of the message.
  package let selector: Selector
  /// The class whose superclass is asked.
  package let cls: RuntimeClass

  package init(_ selector: Selector, above cls: RuntimeClass) {
    self.selector = selector
    self.cls = cls
    super.init()
  }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let runtime = receiver.runtime
    if self.selector === runtime.known.dealloc, let parent = cls.superclass {
      runtime.runSuperDealloc(of: receiver, from: parent)
      return .none
    }
    // An exchange may have put it into the superclass that it asks.
    try runtime.enter(receiver.methodName(selector))
    defer { runtime.leave() }
    if let found = try current() { return try found.invoke(receiver, selector, arguments) }
    return try runtime.forward(receiver, selector, arguments)
  }

  /// The present method, after asking the class's resolver if need be; nil when there is nothing but
  /// forwarding.
  package func current() throws -> Implementation? {
    if let found = try inherited() { return found }
    let runtime = cls.runtime
    try runtime.askResolvers(for: selector, in: cls)
    if let layer = cls.ownMethod(selector)?.implementation as? Layer {
      let base = layer.innermost.inner
      if base !== self { return base }
    }
    return try inherited()
  }

  /// The superclass's method.
  package func inherited() throws -> Implementation? {
    guard let parent = cls.superclass else { return nil }
    let runtime = cls.runtime
    try runtime.initialize(parent)
    guard let found = runtime.implementation(of: selector, in: parent),
      found !== runtime.forwardingImplementation
    else { return nil }
    return found
  }

  public override var isImplemented: Bool {
    get throws {
      let runtime = cls.runtime
      try runtime.enter("\(cls.isMetaClass ? "+" : "-")[\(cls.name) \(selector)]")
      defer { runtime.leave() }
      return try current()?.isImplemented ?? false
    }
  }
}
