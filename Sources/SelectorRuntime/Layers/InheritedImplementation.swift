/// The implementation inside the layers over an inherited or a forwarded method.
///
/// Each call looks up the current method of the superclass.
package final class InheritedImplementation: Implementation {
  /// The selector to look up; the method is called with the selector of the message.
  package let selector: Selector
  /// The class whose superclass is searched.
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
    // An exchange may have stored this implementation in the superclass that it searches.
    try runtime.enter(receiver.methodName(selector))
    defer { runtime.leave() }
    if let found = try current() { return try found.invoke(receiver, selector, arguments) }
    return try runtime.forward(receiver, selector, arguments)
  }

  /// Returns the current method; nil when the message would be forwarded.
  ///
  /// Runs the class's resolver if no method is found.
  package func current() throws -> Implementation? {
    if let found = try inherited() { return found }
    let runtime = cls.runtime
    try runtime.runResolvers(for: selector, in: cls)
    if let layer = cls.ownMethod(selector)?.implementation as? Layer {
      let base = layer.innermost.inner
      if base !== self { return base }
    }
    return try inherited()
  }

  /// Returns the superclass's method.
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
