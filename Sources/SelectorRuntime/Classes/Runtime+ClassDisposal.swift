/// Disposal of classes. A class is unregistered at once and freed when it is no longer used.
///
/// Disposal makes the name available again. Existing instances and subclasses keep working, so that
/// no message reaches a freed class. After the last of them, the class releases its methods, which
/// breaks the reference cycle between them, and the runtime removes it. A class that a snapshot
/// could restore is freed only after the snapshot is closed.
extension Runtime {
  /// Adds a class to its superclass's list of subclasses, so that it receives invalidations.
  ///
  /// Unregistered superclasses are linked too.
  func link(_ cls: RuntimeClass) {
    guard let parent = cls.superclass, !cls.isLinked else { return }
    cls.isLinked = true
    parent.subclasses.append(cls)
    link(parent)
  }

  /// Removes a class from its superclass's list of subclasses.
  ///
  /// - Complexity: O(1) for the newest subclass, O(subclasses) for the oldest.
  func unlink(_ cls: RuntimeClass) {
    guard cls.isLinked, let parent = cls.superclass else { return }
    cls.isLinked = false
    if let index = parent.subclasses.lastIndex(where: { $0 === cls }) {
      parent.subclasses.remove(at: index)
    }
  }

  /// Unregisters a class; its name becomes available.
  ///
  /// Existing instances and subclasses keep working. Nothing is cached for the class from now on. A
  /// class with subclasses stays linked to its superclass, so that those receive invalidations. The
  /// corresponding Objective-C function is `objc_disposeClassPair`.
  /// - Throws: ``RuntimeError`` for a class that a model defines, and for a metaclass.
  package func disposeClassPair(_ cls: RuntimeClass) throws {
    guard !cls.isNative, !cls.isMetaClass else {
      throw RuntimeError(
        .invalidArgument,
        "objc_disposeClassPair: class '\(cls.name)' was not allocated with objc_allocateClassPair!")
    }
    dispose(cls)
  }

  /// Unregisters a class and frees it if it is unused.
  func dispose(_ cls: RuntimeClass) {
    guard !cls.isDisposed else { return }
    for part in cls.parts.reversed() { removeAssociations(of: part) }
    for part in cls.parts {
      part.isDisposed = true
      if part.subclasses.isEmpty { unlink(part) }
      everythingChanged(in: part)
    }
    let index = classOrder.lastIndex { $0 === cls }
    if let index {
      setClass(named: cls.name, to: nil)
      classOrder.remove(at: index)
    }
    record { [unowned self] in undoDisposal(cls, at: index) }
    cls.disposalEpoch = nil
    markRestorable(cls)
    if !freeIfUnused(cls) { deferFreeing(of: cls) }
  }

  /// Marks a disposed class and its superclasses as restorable by a snapshot.
  ///
  /// Until the snapshot is closed, they must not be freed.
  func markRestorable(_ cls: RuntimeClass?) {
    guard journal.isRecording else { return }
    var next = cls?.instanceClass
    while let current = next, current.isDisposed {
      current.disposalEpoch = journal.epoch
      next = current.superclass
    }
  }

  /// Undoes the disposal of a class.
  ///
  /// - Parameter index: its index among the registered classes, or nil if it was not registered.
  private func undoDisposal(_ cls: RuntimeClass, at index: Int?) {
    if let index {
      classes[cls.name] = cls
      classOrder.insert(cls, at: min(index, classOrder.count))
    }
    for part in cls.parts {
      part.isDisposed = false
      if part.isRegistered { link(part) }
      everythingChanged(in: part)
    }
  }

  /// Sets the class of an object, and frees the old class if it was disposed and is now unused.
  func setIsa(of object: RuntimeObject, to cls: RuntimeClass) {
    // Each deallocation passes here, so the former class is retained only if it may be freed.
    let old = unsafe object.uncountedClass
    object.isa = cls
    cls.instanceCount += 1
    let isUnused = unsafe old._withUnsafeGuaranteedRef { old in
      old.instanceCount -= 1
      return old.isDisposed && old.instanceCount == 0
    }
    if isUnused { freeIfUnused(unsafe old.takeUnretainedValue().instanceClass) }
  }

  /// Frees a disposed class unless it is in use or a snapshot can restore it.
  ///
  /// A notifying subclass of key-value observing that has no instances does not count as a use.
  /// - Returns: whether the class is freed.
  /// - Complexity: O(methods + subclasses).
  @discardableResult
  private func freeIfUnused(_ cls: RuntimeClass) -> Bool {
    if cls.isFreed { return true }
    guard cls.isDisposed, !isRestorable(cls),
      cls.parts.allSatisfy({ $0.instanceCount == 0 && $0.subclasses.allSatisfy(isIdle) })
    else { return false }
    let parent = cls.superclass
    for part in cls.parts {
      for subclass in part.subclasses where !subclass.isMetaClass { dispose(subclass) }
    }
    for part in cls.parts {
      unlink(part)
      free(part)
    }
    if let parent, parent.isDisposed { freeIfUnused(parent) }
    return true
  }

  /// Whether a class is an unused notifying class of key-value observing, or its metaclass.
  private func isIdle(_ cls: RuntimeClass) -> Bool {
    cls.instanceClass.concealment == .notifying && cls.instanceCount == 0
      && cls.subclasses.isEmpty
  }

  private func isRestorable(_ cls: RuntimeClass) -> Bool {
    cls.disposalEpoch.map { journal.hasSnapshots && journal.epoch == $0 } ?? false
  }

  /// Releases everything a class retains; its memory is freed with the last reference to it.
  private func free(_ cls: RuntimeClass) {
    cls.isFreed = true
    for method in cls.methods { releaseAfterTurn(method.implementation) }
    if !cls.unresolved.isEmpty { classesWithUnresolved.removeAll(cls) }
    cls.empty()
    freedClassCount += 1
    if freedClassCount > max(64, everyClass.count / 2) {
      everyClass.removeAll(where: \.isFreed)
      freedClassCount = 0
    }
    for handler in classFreedHandlers { handler(cls) }
  }

  /// Adds a disposed class to the list of those in use, and checks the list when it has doubled.
  private func deferFreeing(of cls: RuntimeClass) {
    disposedClasses.append(cls)
    guard disposedClasses.count >= disposedLimit else { return }
    let waiting = disposedClasses
    disposedClasses = []
    let left = waiting.filter { $0.isDisposed && !freeIfUnused($0) }
    disposedClasses += left
    disposedLimit = max(32, disposedClasses.count * 2)
  }
}
