/// `+initialize`: before the first message to a class, its superclass first.
extension Runtime {
  /// Calls a function for each class before its `+initialize`, until an older snapshot is restored.
  package func observeInitialization(_ observer: @escaping (RuntimeClass) throws -> Void) {
    initializationObservers.append(observer)
    record { [unowned self] in initializationObservers.removeLast() }
  }

  /// Runs what has not run yet before a message to `receiver`.
  ///
  /// The class that answers counts: for a metaclass that is its root, not its class.
  @inline(__always)
  package func initializeReceiver(_ receiver: RuntimeObject) throws {
    if let cls = receiver as? RuntimeClass, !cls.isMetaClass {
      try initialize(cls)
    } else {
      try initialize(receiver.isa)
    }
  }

  /// Sends `+initialize` to a class and, before it, to its superclasses, each once.
  ///
  /// A class that inherits the method gets it too, with itself as `self`, but for one of layers, which
  /// nobody is to see. While it runs, messages of its thread to the class go through, and those of
  /// other threads wait. When it raises, the class
  /// counts as initialized and the sender gets the error.
  /// - Complexity: O(depth of the class) the first time, O(1) later.
  package func initialize(_ cls: RuntimeClass) throws {
    let cls = cls.instanceClass
    guard cls.initialization == .none else {
      if cls.initialization == .running { try threads?.waitForInitialization(of: cls) }
      return
    }
    if let parent = cls.superclass { try initialize(parent) }
    // Another thread may have come first while the superclass was initialized.
    guard cls.initialization == .none else { return try initialize(cls) }
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
      // A subclass that had been initialized by then had this one initialized before it.
      dropCaches(of: cls)
      dropCaches(of: cls.metaclass)
    }
  }
}
