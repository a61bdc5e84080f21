/// Looking into the caches of methods, and going past them.
extension Runtime {
  /// Changes what a method does without a word to the caches: whoever has sent it goes on with the old
  /// implementation until the caches are flushed.
  ///
  /// The corresponding Objective-C function is `_method_setImplementationRawUnsafe`.
  /// - Complexity: O(1).
  package func setImplementationUnseen(_ method: Method, _ implementation: Implementation) {
    let old = method.implementation
    record { [unowned self] in
      method.implementation = old
      meaningChanged(of: method.selector, in: method.owner)
    }
    // A cache does not keep what it holds.
    unseen.append(old)
    method.implementation = implementation
    noteDealloc(implementation, of: method)
    if !(implementation is NativeImplementation) { method.selector.hasScriptMethods = true }
  }

  /// Empties the caches of a class and of those that inherit from it; nil of all.
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

  /// What the class has cached, in the order in which the selectors became known.
  ///
  /// The corresponding Objective-C function is `class_copyImpCache`.
  /// - Complexity: O(cached selectors).
  package func cachedImplementations(
    of cls: RuntimeClass
  ) -> [(selector: Selector, implementation: Implementation)] {
    cls.cache.entries.map { (selectors.at($0.key), $0.implementation) }
  }
}
