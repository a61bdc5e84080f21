/// The first stage of what happens to a message that nobody implements: the class is asked whether
/// it wants to add the method now.
///
/// As libobjc does it: the answer does not count, only whether the method is there afterwards; and
/// that it is not is remembered as the forwarding entry in the class's cache, so that a resolver
/// which promises and does not deliver is asked once, until a method of the class changes.
extension Runtime {
  /// Answers what a selector means to instances of a class, after asking its resolver if need be.
  ///
  /// - Returns: ``forwardingImplementation`` when there is nothing but forwarding.
  /// - Throws: what the resolver throws.
  /// - Complexity: O(1) on a hit, O(depth of the class) and the resolver on a miss.
  package func resolvedImplementation(
    of selector: Selector, in cls: RuntimeClass
  ) throws -> Implementation {
    if let found = implementation(of: selector, in: cls) { return found }
    try askResolvers(for: selector, in: cls)
    if let added = implementation(of: selector, in: cls) { return added }
    noteUnresolved(selector, in: cls)
    return forwardingImplementation
  }

  /// Answers what a message would run, as a function that can be called and put into methods.
  ///
  /// It is the one lookup that counts as a use of the class.
  /// - Throws: what `+initialize` and the resolver throw.
  /// - Complexity: as ``resolvedImplementation(of:in:)``.
  /// The corresponding Objective-C function is `class_getMethodImplementation`.
  package func methodImplementation(
    of selector: Selector, in cls: RuntimeClass
  ) throws -> Implementation {
    try initialize(cls)
    let found = try resolvedImplementation(of: selector, in: cls)
    return found === forwardingImplementation ? forwardingFunction : found
  }

  /// Answers the entry that an instance uses, after asking the class's resolver if need be.
  ///
  /// - Throws: what the resolver throws.
  /// - Complexity: as ``resolvedImplementation(of:in:)``.
  /// The corresponding Objective-C function is `class_getInstanceMethod`.
  package func instanceMethod(
    _ selector: Selector, in cls: RuntimeClass
  ) throws -> Method? {
    if let method = cls.method(selector), !(method.implementation is Layer) { return method }
    let found = try resolvedImplementation(of: selector, in: cls)
    let method = cls.method(selector)
    if found is Layer, try !found.isImplemented, let method, existsForLayersOnly(method) {
      return nil
    }
    return method
  }

  /// Whether instances of a class implement a selector, also by a method that is added on demand.
  ///
  /// A selector that is only forwarded does not count, whatever a resolver says; a method that
  /// somebody made forward does.
  /// - Throws: what the resolver throws.
  /// - Complexity: as ``resolvedImplementation(of:in:)``.
  /// The corresponding Objective-C function is `class_respondsToSelector`.
  package func responds(_ cls: RuntimeClass, to selector: Selector) throws -> Bool {
    try resolvedImplementation(of: selector, in: cls).isImplemented
  }

  /// Asks `resolveInstanceMethod:`; for a metaclass `resolveClassMethod:` of its class, and then, as
  /// the method is one of the metaclass, `resolveInstanceMethod:` of that.
  func askResolvers(for selector: Selector, in cls: RuntimeClass) throws {
    guard cls.isMetaClass else {
      return try ask(cls, known.resolveInstanceMethod, for: selector, in: cls)
    }
    try ask(cls.instanceClass, known.resolveClassMethod, for: selector, in: cls)
    if cls.method(selector) == nil {
      try ask(cls, known.resolveInstanceMethod, for: selector, in: cls)
    }
  }

  private func ask(
    _ receiver: RuntimeClass, _ question: Selector, for selector: Selector, in cls: RuntimeClass
  ) throws {
    guard let resolver = implementation(of: question, in: receiver.isa),
      resolver !== forwardingImplementation
    else { return }
    // The question is a message, whoever answers it.
    try initializeReceiver(receiver)
    if resolver is DefaultResolver { return }
    let start = try forwardingPath.begin()
    defer { forwardingPath.end(start) }
    try forwardingPath.add(
      .init(cls.instanceClass, selector, isMessageToInstance: !cls.isMetaClass))
    try forwardingPath.add(.init(receiver, question))
    _ = try send(receiver, question, Arguments(.selector(selector)))
  }

  /// Remembers that a selector is only forwarded.
  private func noteUnresolved(_ selector: Selector, in cls: RuntimeClass) {
    guard isOpenToAll(cls) else { return }
    if cls.unresolved.isEmpty { classesWithUnresolved.append(cls) }
    cls.unresolved.append(selector)
    if recorder == nil { cls.cache.insert(selector, forwardingImplementation) }
  }

  /// Forgets what resolvers did not deliver, in a class whose methods change and below it.
  /// - Complexity: O(classes with such selectors × depth); nothing when there are none.
  func forgetUnresolved(in cls: RuntimeClass) {
    guard !classesWithUnresolved.isEmpty else { return }
    classesWithUnresolved.removeAll { other in
      guard other.inherits(from: cls) else { return false }
      other.forgetUnresolved()
      return true
    }
  }

  /// Forgets what no resolver delivered, for a world whose resolvers may be others.
  func forgetUnresolved() {
    for cls in classesWithUnresolved { cls.forgetUnresolved() }
    classesWithUnresolved = []
  }
}

extension RuntimeClass {
  fileprivate func forgetUnresolved() {
    for selector in unresolved { _ = cache.remove(selector) }
    unresolved = []
  }
}

/// The resolver of the root classes, which adds nothing, and so need not be asked.
package final class DefaultResolver: Implementation {
  package init() { super.init() }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    .bool(false)
  }
}
