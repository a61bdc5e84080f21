package import SelectorRuntime

/// Method exchange as in the articles, without the known problems: add or exchange, once.
extension HookRegistry {
  /// One exchange.
  struct Exchange: Hashable {
    let cls: RuntimeClass
    let original, replacement: Selector

    /// Returns whether both exchange the same selectors in a class and a superclass of it.
    func overlaps(_ other: Exchange) -> Bool {
      original === other.original && replacement === other.replacement
        && (cls.inherits(from: other.cls) || other.cls.inherits(from: cls))
    }
  }

  /// Exchanges two methods of a class, once for each class and pair of selectors.
  ///
  /// If a method is only inherited, first adds one that calls the superclass's current
  /// implementation, so that the superclass and its other subclasses are not affected. If the class
  /// inherits both methods from a class that has exchanged them, nothing needs to be exchanged.
  /// - Returns: whether the methods were exchanged now.
  /// - Throws: `RuntimeError` when one of the methods is missing.
  package func exchange(
    _ cls: RuntimeClass, _ original: Selector, _ replacement: Selector, source: String?,
    _ function: String
  ) throws -> Bool {
    try check(original, cls, function)
    guard original !== replacement else {
      throw RuntimeError(
        .invalidArgument, "\(function): '\(original)' cannot be exchanged with itself")
    }
    let triple = Exchange(cls: cls, original: original, replacement: replacement)
    guard exchanges[triple] == nil else { return false }
    let first = try method(original, of: cls, function)
    let second = try method(replacement, of: cls, function)
    let above = exchange(above: triple, reaching: second)
    let body = above?.body ?? second.implementation
    if above == nil || first.owner !== above?.cls {
      let base = InheritedImplementation(original, above: cls)
      runtime.exchangeImplementations(
        own(first, in: cls, or: base, source), own(second, in: cls, or: body, source),
        source: source)
    }
    exchanges[triple] = body
    runtime.recordUndo { [unowned self] in exchanges[triple] = nil }
    separateLevels(of: triple)
    return true
  }

  private func method(
    _ selector: Selector, of cls: RuntimeClass, _ function: String
  ) throws -> Method {
    if let found = try runtime.instanceMethod(selector, in: cls) { return found }
    let near = cls.selector(nearestTo: selector).map { "; did you mean '\($0)'?" } ?? ""
    throw RuntimeError(
      .invalidArgument, "\(function): \(cls.name) has no method '\(selector)'\(near)")
  }

  /// Returns the exchange of the same selectors in the class that the replacement is inherited
  /// from.
  ///
  /// There the inherited method is the original, not the replacement.
  private func exchange(
    above triple: Exchange, reaching method: Method
  ) -> (cls: RuntimeClass, body: Implementation)? {
    guard method.owner !== triple.cls else { return nil }
    let known = Exchange(
      cls: method.owner, original: triple.original, replacement: triple.replacement)
    return exchanges[known].map { (method.owner, $0) }
  }

  /// Returns the class's own method; adds one if it is inherited.
  private func own(
    _ method: Method, in cls: RuntimeClass, or implementation: Implementation, _ source: String?
  ) -> Method {
    if method.owner === cls { return method }
    runtime.addMethod(cls, method.selector, implementation, types: method.types, source: source)
    return cls.ownMethod(method.selector) ?? method
  }
}
