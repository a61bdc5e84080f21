package import SelectorRuntime

/// The articles' recipe, without its traps: add or exchange, once.
extension HookRegistry {
  /// One exchange.
  struct Exchange: Hashable {
    let cls: RuntimeClass
    let original, replacement: Selector
  }

  /// Lets messages of `original` to a class run the method `replacement`, and messages of
  /// `replacement` run what `original` did; once for each triple.
  ///
  /// A method that is only inherited is overridden first by an entry that calls what the superclass
  /// does at that time, so that nothing happens to the superclass and to other classes below it.
  /// - Returns: whether it was done now.
  /// - Throws: ``RuntimeError`` when one of the methods is missing.
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
    let first = try entry(of: original, in: cls, source, function)
    let second = try entry(of: replacement, in: cls, source, function)
    runtime.exchangeImplementations(first, second, source: source)
    exchanges[triple] = source ?? "native"
    runtime.recordUndo { [unowned self] in exchanges[triple] = nil }
    return true
  }

  /// The class's own entry of a selector.
  private func entry(
    of selector: Selector, in cls: RuntimeClass, _ source: String?, _ function: String
  ) throws -> Method {
    guard let found = try runtime.instanceMethod(selector, in: cls) else {
      let near = cls.selector(nearestTo: selector).map { "; did you mean '\($0)'?" } ?? ""
      throw RuntimeError(
        .invalidArgument, "\(function): \(cls.name) has no method '\(selector)'\(near)")
    }
    if found.owner === cls { return found }
    runtime.addMethod(
      cls, selector, InheritedImplementation(selector, above: cls), types: found.types,
      source: source)
    return cls.ownMethod(selector) ?? found
  }
}
