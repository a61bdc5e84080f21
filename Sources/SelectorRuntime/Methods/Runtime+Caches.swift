/// Reading, flushing and bypassing the method caches.
extension Runtime {
  /// Sets a method's implementation without invalidating the caches.
  ///
  /// Receivers that have sent the message before run the old implementation until the caches are
  /// flushed. The corresponding Objective-C function is `_method_setImplementationRawUnsafe`.
  /// - Complexity: O(1).
  package func setImplementationWithoutFlush(_ method: Method, _ implementation: Implementation) {
    let old = method.implementation
    record { [unowned self] in
      method.implementation = old
      meaningChanged(of: method.selector, in: method.owner)
    }
    // A cache does not retain its implementations.
    unflushed.append(old)
    method.implementation = implementation
    noteDealloc(implementation, of: method)
    if !(implementation is NativeImplementation) { method.selector.hasScriptMethods = true }
  }

  /// Flushes the caches of a class and its subclasses; nil flushes all.
  ///
  /// The corresponding Objective-C function is `_objc_flush_caches`.
  /// - Complexity: O(classes × cached selectors).
  package func flushCaches(of cls: RuntimeClass?) {
    guard let cls else {
      for cls in everyClass { dropCaches(of: cls) }
      return
    }
    for part in cls.parts { everythingChanged(in: part) }
  }

  /// Returns the cached implementations of a class, in order of selector registration.
  ///
  /// The corresponding Objective-C function is `class_copyImpCache`.
  /// - Complexity: O(cached selectors).
  package func cachedImplementations(
    of cls: RuntimeClass
  ) -> [(selector: Selector, implementation: Implementation)] {
    cls.cache.entries.map { (selectors.at($0.key), $0.implementation) }
  }
}
