/// Dynamic method resolution: the first stage for a message that no class implements.
///
/// As in libobjc, the resolver's return value is ignored; only the method's existence afterwards
/// counts. If no method was added, the class caches the forwarding implementation. So a resolver
/// runs once for a selector until a method of the class changes.
extension Runtime {
  /// Returns the implementation for instances of a class; runs the resolver if there is none.
  ///
  /// - Returns: ``forwardingImplementation`` when the message would be forwarded.
  /// - Throws: what the resolver throws.
  /// - Complexity: O(1) on a hit, O(depth of the class) and the resolver on a miss.
  package func resolvedImplementation(
    of selector: Selector, in cls: RuntimeClass
  ) throws -> Implementation {
    if let found = implementation(of: selector, in: cls) { return found }
    try runResolvers(for: selector, in: cls)
    if let added = implementation(of: selector, in: cls) { return added }
    noteUnresolved(selector, in: cls)
    return forwardingImplementation
  }

  /// Returns the implementation of a message as a function that scripts can call and set.
  ///
  /// Unlike the other lookups it sends `+initialize`. The corresponding Objective-C function is
  /// `class_getMethodImplementation`.
  /// - Throws: what `+initialize` and the resolver throw.
  /// - Complexity: as ``resolvedImplementation(of:in:)``.
  package func methodImplementation(
    of selector: Selector, in cls: RuntimeClass
  ) throws -> Implementation {
    try initialize(cls)
    let found = try resolvedImplementation(of: selector, in: cls)
    return found === forwardingImplementation ? forwardingFunction : found
  }

  /// Returns the method that an instance uses; runs the resolver if there is none.
  ///
  /// The corresponding Objective-C function is `class_getInstanceMethod`.
  /// - Throws: what the resolver throws.
  /// - Complexity: as ``resolvedImplementation(of:in:)``.
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

  /// Returns whether instances of a class implement a selector; runs the resolver if needed.
  ///
  /// A selector that is only forwarded does not count, whatever the resolver returns. A method that
  /// a script sets to forward does. The corresponding Objective-C function is
  /// `class_respondsToSelector`.
  /// - Throws: what the resolver throws.
  /// - Complexity: as ``resolvedImplementation(of:in:)``.
  package func responds(_ cls: RuntimeClass, to selector: Selector) throws -> Bool {
    try resolvedImplementation(of: selector, in: cls).isImplemented
  }

  /// Sends `resolveInstanceMethod:`, or `resolveClassMethod:` for a metaclass.
  ///
  /// If a class method is not resolved, also sends `resolveInstanceMethod:` to the metaclass, whose
  /// method it is.
  func runResolvers(for selector: Selector, in cls: RuntimeClass) throws {
    guard cls.isMetaClass else {
      return try runResolver(cls, known.resolveInstanceMethod, for: selector, in: cls)
    }
    try runResolver(cls.instanceClass, known.resolveClassMethod, for: selector, in: cls)
    if cls.method(selector) == nil {
      try runResolver(cls, known.resolveInstanceMethod, for: selector, in: cls)
    }
  }

  private func runResolver(
    _ receiver: RuntimeClass, _ resolverSelector: Selector, for selector: Selector,
    in cls: RuntimeClass
  ) throws {
    guard let resolver = implementation(of: resolverSelector, in: receiver.isa),
      resolver !== forwardingImplementation
    else { return }
    // The resolver is called by a message, so its receiver is initialized first.
    try initializeReceiver(receiver)
    if resolver is DefaultResolver { return }
    let start = try forwardingPath.begin()
    defer { forwardingPath.end(start) }
    try forwardingPath.add(
      .init(cls.instanceClass, selector, isMessageToInstance: !cls.isMetaClass))
    try forwardingPath.add(.init(receiver, resolverSelector))
    _ = try send(receiver, resolverSelector, Arguments(.selector(selector)))
  }

  /// Records that a selector is only forwarded.
  private func noteUnresolved(_ selector: Selector, in cls: RuntimeClass) {
    guard isOpenToAll(cls) else { return }
    if cls.unresolved.isEmpty { classesWithUnresolved.append(cls) }
    cls.unresolved.append(selector)
    if recorder == nil { cls.cache.insert(selector, forwardingImplementation) }
  }

  /// Removes unresolved selectors of a class whose methods changed, and of its subclasses.
  /// - Complexity: O(classes with such selectors × depth); nothing when there are none.
  func forgetUnresolved(in cls: RuntimeClass) {
    guard !classesWithUnresolved.isEmpty else { return }
    classesWithUnresolved.removeAll { other in
      guard other.inherits(from: cls) else { return false }
      other.forgetUnresolved()
      return true
    }
  }

  /// Removes all unresolved selectors; used when a restored snapshot may change resolvers.
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

/// The resolver of the root classes, which adds no method and is therefore not called.
package final class DefaultResolver: Implementation {
  package init() { super.init() }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    .bool(false)
  }
}
