/// `+initialize`: sent before the first message to a class, to its superclass first.
extension Runtime {
  /// Adds a callback that runs with each class before its `+initialize`.
  ///
  /// Restoring an older snapshot removes it.
  package func observeInitialization(_ observer: @escaping (RuntimeClass) throws -> Void) {
    initializationObservers.append(observer)
    record { [unowned self] in initializationObservers.removeLast() }
  }

  /// Sends the missing `+initialize` before a message to `receiver`.
  ///
  /// The class whose methods are searched is initialized: for a metaclass this is the root
  /// metaclass.
  @inline(__always)
  package func initializeReceiver(_ receiver: RuntimeObject) throws {
    if let cls = receiver as? RuntimeClass, !cls.isMetaClass {
      try initialize(cls)
    } else {
      try initialize(receiver.isa)
    }
  }

  /// Sends `+initialize` to the superclasses of a class and then to the class, each once.
  ///
  /// A class that inherits the method receives it too, with itself as `self`. A hidden class of
  /// layers does not. Meanwhile the same thread can send messages to the class; other threads wait.
  /// If the method raises, the class counts as initialized and the sender receives the error.
  /// - Complexity: O(depth of the class) the first time, O(1) later.
  package func initialize(_ cls: RuntimeClass) throws {
    let cls = cls.instanceClass
    guard cls.initialization == .none else { return try waitForInitialization(of: cls) }
    var missing: [RuntimeClass] = []
    var known: Set<RuntimeClass> = []
    var next: RuntimeClass? = cls
    // A changed superclass can be a metaclass that leads back to one of the classes.
    while let found = next, found.initialization != .done, known.insert(found).inserted {
      missing.append(found)
      next = found.superclass?.instanceClass
    }
    for missing in missing.reversed() { try sendInitialize(to: missing) }
  }

  private func waitForInitialization(of cls: RuntimeClass) throws {
    if cls.initialization == .running { try threads?.waitForInitialization(of: cls) }
  }

  private func sendInitialize(to cls: RuntimeClass) throws {
    // Another thread may have started it while a superclass was initialized.
    guard cls.initialization == .none else { return try waitForInitialization(of: cls) }
    setInitialization(cls, .running)
    threads?.willInitialize(cls)
    defer {
      setInitialization(cls, .done)
      threads?.didInitialize(cls)
    }
    guard cls.concealment != .layer else { return }
    for observer in initializationObservers { try observer(cls) }
    guard let method = cls.metaclass.method(known.initialize) else { return }
    _ = try run(
      method.implementation, cls, known.initialize, lookedUpIn: cls.metaclass, Arguments())
  }

  private func setInitialization(_ cls: RuntimeClass, _ state: RuntimeClass.Initialization) {
    let old = cls.initialization
    cls.initialization = state
    cls.metaclass.initialization = state
    record { [unowned self] in
      cls.initialization = old
      cls.metaclass.initialization = old
      // Subclasses that were initialized since then rely on this one, so their caches are dropped.
      dropCaches(of: cls)
      dropCaches(of: cls.metaclass)
    }
  }
}
