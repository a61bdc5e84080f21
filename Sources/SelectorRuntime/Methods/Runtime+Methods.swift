/// Adding, replacing and exchanging methods, and dropping exactly what that makes stale.
extension Runtime {
  /// Adds a method unless the class has one of that name itself; an inherited one is overridden.
  ///
  /// A category's methods count as the class's own. Nil as implementation adds a method that acts as
  /// not implemented, which hides the superclass's.
  /// - Returns: whether it was added.
  /// The corresponding Objective-C function is `class_addMethod`.
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

  /// Adds a method to a class, whose types may be a native one's.
  @discardableResult
  func addMethod(
    _ cls: RuntimeClass, _ selector: Selector, _ implementation: Implementation?,
    types: MethodTypes, change: Method.Change, source: String? = nil, category: String? = nil
  ) -> Bool {
    if let own = cls.list[selector], !isVacant(own) { return false }
    let isByHand = change != .definition && change != .category
    let hidden = isByHand ? cls.superclass?.method(selector)?.implementation : nil
    // Thousands of native methods are defined by nobody in particular.
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
  /// The type encoding of a method that is there stays; nil as implementation leaves it as it is.
  /// - Returns: the implementation that was replaced; nil when there was no own method, also when
  ///   one is inherited.
  /// The corresponding Objective-C function is `class_replaceMethod`.
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

  /// Changes what a method does, for everybody who inherits it.
  ///
  /// Who sets back what it has found before takes its own change back: layers laid since stay, and
  /// one that is out by now stands for what was inside it.
  /// - Returns: what it did before.
  /// The corresponding Objective-C function is `method_setImplementation`.
  /// - Complexity: O(subclasses).
  @discardableResult
  package func setImplementation(
    _ method: Method, _ implementation: Implementation,
    change: Method.Change = .setImplementation, source: String? = nil, detail: String? = nil
  ) -> Implementation {
    let old = method.implementation
    let new = (implementation as? Layer)?.outermostActive ?? implementation
    let replaced = settle(new, in: method, under: layers(over: method, since: new))
    method.note(.init(change: change, source: source, detail: detail, replaced: old))
    releaseAfterTurn(replaced)
    return old
  }

  /// Puts another implementation in, and answers the one that was there; both stay alive.
  func put(_ implementation: Implementation, into method: Method) -> Implementation {
    let old = method.implementation
    let history = method.history
    record { [unowned self] in
      method.implementation = old
      method.history = history
      meaningChanged(of: method.selector, in: method.owner)
    }
    method.implementation = implementation
    noteDealloc(implementation, of: method)
    meaningChanged(of: method.selector, in: method.owner)
    return old
  }

  /// Exchanges what two methods do.
  ///
  /// Doing so once more takes it back: layers laid since stay over the method they were laid over.
  /// The corresponding Objective-C function is `method_exchangeImplementations`.
  /// - Complexity: O(subclasses of both).
  package func exchangeImplementations(_ first: Method, _ second: Method, source: String? = nil) {
    let layers = (
      first: layers(over: first, sinceExchangeWith: second)
        ?? layers(over: first, since: second.implementation),
      second: layers(over: second, sinceExchangeWith: first)
        ?? layers(over: second, since: first.implementation)
    )
    let new = layers.second?.inner ?? second.implementation
    _ = settle(settle(new, in: first, under: layers.first), in: second, under: layers.second)
    first.note(.init(change: .exchange, source: source, detail: second.selector.name))
    second.note(.init(change: .exchange, source: source, detail: first.selector.name))
  }

  /// Notes that a category is attached, which happens once for each of its names.
  package func noteCategory(_ name: String, of cls: RuntimeClass, source: String?) {
    let old = cls.categories
    record { cls.categories = old }
    cls.categories.append((name, source))
  }

  /// Attaches a category's method, in front of one of that name that the class has itself.
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

  /// Takes an entry out of its class's list.
  ///
  /// - Returns: how many older ones the list has, for whoever puts it back; nil when it is in none.
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
  }

  /// Keeps an implementation until no message can be running it.
  func releaseAfterTurn(_ implementation: Implementation) {
    if depth > 0 { retired.append(implementation) }
  }

  /// Drops what the class and those that inherit from it have cached of a selector.
  ///
  /// A subclass with a method of its own shields itself and what is below it.
  /// - Complexity: O(subclasses that inherit the selector).
  func meaningChanged(of selector: Selector, in cls: RuntimeClass) {
    if !selector.hasScriptMethods, let implementation = cls.list[selector]?.implementation {
      selector.hasScriptMethods =
        !(implementation is NativeImplementation || implementation is SuperImplementation)
    }
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

  /// Drops everything that a class and those that inherit from it have cached.
  /// - Complexity: O(subclasses × cached selectors).
  func everythingChanged(in cls: RuntimeClass) {
    dropCaches(of: cls)
    for subclass in cls.subclasses { everythingChanged(in: subclass) }
  }

  /// Drops everything that a class has cached.
  /// - Complexity: O(cached selectors).
  func dropCaches(of cls: RuntimeClass) {
    forgetUnresolved(in: cls)
    cls.cache.removeAll()
    if cls.hostTable != nil || cls.hasHandle { observer?.dispatchDidChange(in: cls) }
  }
}
