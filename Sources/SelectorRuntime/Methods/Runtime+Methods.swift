/// Adding, replacing and exchanging methods, and invalidating the affected cache entries.
extension Runtime {
  /// Adds a method unless the class itself has one of that name; an inherited one is overridden.
  ///
  /// A category's methods count as the class's own. If `implementation` is nil, adds a method that
  /// behaves as not implemented and hides the superclass's. The corresponding Objective-C function
  /// is `class_addMethod`.
  /// - Returns: whether it was added.
  /// - Complexity: O(subclasses).
  @discardableResult
  package func addMethod(
    _ cls: RuntimeClass, _ selector: Selector, _ implementation: Implementation?, types: String,
    change: Method.Change = .add, source: String? = nil, category: String? = nil
  ) -> Bool {
    addMethod(
      cls, selector, implementation, types: MethodTypes(types), change: change, source: source,
      category: category)
  }

  /// Adds a method to a class, with written types or those of a native method.
  @discardableResult
  func addMethod(
    _ cls: RuntimeClass, _ selector: Selector, _ implementation: Implementation?,
    types: MethodTypes, change: Method.Change, source: String? = nil, category: String? = nil
  ) -> Bool {
    if let own = cls.list[selector], !isVacant(own) { return false }
    let isByHand = change != .definition && change != .category
    let hidden = isByHand ? cls.superclass?.method(selector)?.implementation : nil
    // Thousands of native methods have no source and no author, and need no record.
    let isPlain = change == .definition && source == nil && category == nil
    insert(
      Method(
        selector, implementation ?? forwardingImplementation, types: types,
        owner: cls, category: category,
        record: isPlain
          ? nil : .init(change: change, source: source, detail: category, replaced: hidden)))
    return true
  }

  /// Replaces the implementation of the class's own method, or adds the method.
  ///
  /// An existing method keeps its type encoding; if `implementation` is nil it is unchanged. The
  /// corresponding Objective-C function is `class_replaceMethod`.
  /// - Returns: the replaced implementation; nil when the class itself had no such method, also
  ///   when it inherits one.
  /// - Complexity: O(subclasses).
  @discardableResult
  package func replaceMethod(
    _ cls: RuntimeClass, _ selector: Selector, _ implementation: Implementation?, types: String,
    change: Method.Change = .replace, source: String? = nil
  ) -> Implementation? {
    guard let method = cls.list[selector] else {
      addMethod(cls, selector, implementation, types: types, change: change, source: source)
      return nil
    }
    guard let implementation else { return nil }
    if change == .definition, let old = redefine(method, implementation, source: source) {
      return old
    }
    return setImplementation(method, implementation, change: change, source: source)
  }

  /// Sets a method's implementation, also for the subclasses that inherit it.
  ///
  /// Setting an earlier implementation undoes the change: layers added since then stay. A removed
  /// layer is replaced by its inner implementation. The corresponding Objective-C function is
  /// `method_setImplementation`.
  /// - Returns: the previous implementation.
  /// - Complexity: O(subclasses).
  @discardableResult
  package func setImplementation(
    _ method: Method, _ implementation: Implementation,
    change: Method.Change = .setImplementation, source: String? = nil, detail: String? = nil
  ) -> Implementation {
    let old = method.implementation
    let new = (implementation as? Layer)?.outermostActive ?? implementation
    let layer = layers(over: method, since: new)
    let replaced = setImplementation(new, in: method, under: layer)
    method.note(.init(change: change, source: source, detail: detail, replaced: old))
    releaseAfterTurn(replaced)
    return old
  }

  /// Sets an implementation without a record, and returns the old one; both stay alive.
  func put(_ implementation: Implementation, into method: Method) -> Implementation {
    let old = method.implementation
    record { [unowned self] in
      method.implementation = old
      meaningChanged(of: method.selector, in: method.owner)
    }
    method.implementation = implementation
    noteDealloc(implementation, of: method)
    meaningChanged(of: method.selector, in: method.owner)
    methodObserver?.didPut(implementation, into: method, over: old)
    return old
  }

  /// Exchanges the implementations of two methods.
  ///
  /// A second exchange undoes the first: layers added since then stay on their method. The
  /// corresponding Objective-C function is `method_exchangeImplementations`.
  /// - Complexity: O(subclasses of both).
  package func exchangeImplementations(_ first: Method, _ second: Method, source: String? = nil) {
    let layers = (
      first: layers(over: first, sinceExchangeWith: second)
        ?? layers(over: first, since: second.implementation),
      second: layers(over: second, sinceExchangeWith: first)
        ?? layers(over: second, since: first.implementation)
    )
    let new = layers.second?.inner ?? second.implementation
    let old = setImplementation(new, in: first, under: layers.first)
    _ = setImplementation(old, in: second, under: layers.second)
    first.note(.init(change: .exchange, source: source, detail: second.selector.name))
    second.note(.init(change: .exchange, source: source, detail: first.selector.name))
  }

  /// Records that a category is attached, once for each category name.
  package func noteCategory(_ name: String, of cls: RuntimeClass, source: String?) {
    let old = cls.categories
    record { cls.categories = old }
    cls.categories.append((name, source))
  }

  /// Attaches a category's method, before the class's own method of that name.
  /// - Complexity: O(subclasses).
  package func attachMethod(
    _ cls: RuntimeClass, _ selector: Selector, _ implementation: Implementation, types: String,
    category: String, source: String?
  ) {
    insert(
      Method(
        selector, implementation, types: MethodTypes(types), owner: cls, category: category,
        record: .init(change: .category, source: source, detail: category)))
  }

  /// Removes a method from its class's list.
  ///
  /// - Returns: the number of older methods, for reinsertion; nil when it is not in the list.
  /// - Complexity: O(entries), O(subclasses).
  @discardableResult
  func remove(_ method: Method) -> Int? {
    let cls = method.owner
    guard let age = cls.list.remove(method) else { return nil }
    releaseAfterTurn(method.implementation)
    meaningChanged(of: method.selector, in: cls)
    return age
  }

  func insert(_ method: Method) {
    let cls = method.owner
    let covered = cls.list[method.selector]
    cls.list.insert(method)
    noteDealloc(method.implementation, of: method)
    record { [unowned self] in remove(method) }
    meaningChanged(of: method.selector, in: cls)
    if let covered { moveLayers(from: covered, to: method) }
    methodObserver?.didAdd(method, covering: covered)
  }

  /// Retains an implementation until no message can be running it.
  func releaseAfterTurn(_ implementation: Implementation) {
    if depth > 0 { retired.append(implementation) }
  }

  /// Invalidates the cached implementation of a selector in a class and its subclasses.
  ///
  /// Subclasses that override the method, and classes below them, are not affected.
  /// - Complexity: O(subclasses that inherit the selector).
  func meaningChanged(of selector: Selector, in cls: RuntimeClass) {
    if !selector.hasScriptMethods, let implementation = cls.list[selector]?.implementation {
      selector.hasScriptMethods =
        !(implementation is NativeImplementation || implementation is SuperImplementation)
    }
    methodChanges += 1
    drop(selector, in: cls)
    forgetUnresolved(in: cls)
    cls.checkInvariants(of: selector)
  }

  private func drop(_ selector: Selector, in cls: RuntimeClass) {
    _ = cls.cache.remove(selector)
    if cls.hostTable != nil { observer?.dispatchDidChange(of: selector, in: cls) }
    for subclass in cls.subclasses where subclass.list[selector] == nil {
      drop(selector, in: subclass)
    }
  }

  /// Flushes the caches of a class and its subclasses.
  /// - Complexity: O(subclasses × cached selectors).
  func everythingChanged(in cls: RuntimeClass) {
    dropCaches(of: cls)
    for subclass in cls.subclasses { everythingChanged(in: subclass) }
  }

  /// Flushes the cache of a class.
  /// - Complexity: O(cached selectors).
  func dropCaches(of cls: RuntimeClass) {
    methodChanges += 1
    forgetUnresolved(in: cls)
    cls.cache.removeAll()
    if cls.hostTable != nil || cls.hasHandle { observer?.dispatchDidChange(in: cls) }
  }
}
