/// The end of a class: it is taken out of the world at once, and nothing of it is left when nothing
/// uses it any more.
///
/// Disposing frees the name. Instances and subclasses that are left go on working, as nobody is to
/// meet a class that has gone; with the last of them the class loses its methods, which ends the
/// circle between it and them, and the runtime its knowledge of it. A class that a restored snapshot
/// could bring back waits until that is closed.
extension Runtime {
  /// Lets a class hear of what changes above it, also through classes that nobody finds.
  func link(_ cls: RuntimeClass) {
    guard let parent = cls.superclass, !cls.isLinked else { return }
    cls.isLinked = true
    parent.subclasses.append(cls)
    link(parent)
  }

  /// Takes a class out of its superclass's list.
  ///
  /// - Complexity: O(1) for the youngest, O(subclasses) for the oldest.
  func unlink(_ cls: RuntimeClass) {
    guard cls.isLinked, let parent = cls.superclass else { return }
    cls.isLinked = false
    if let place = parent.subclasses.lastIndex(where: { $0 === cls }) {
      parent.subclasses.remove(at: place)
    }
  }

  /// Takes a class out of the world; its name is free again.
  ///
  /// Instances and subclasses that are left go on working. Nothing is cached for the class from now
  /// on; one with subclasses stays below its superclass, so that those hear of every change.
  /// - Throws: ``RuntimeError`` for a class that a model defines, and for a metaclass.
  /// The corresponding Objective-C function is `objc_disposeClassPair`.
  package func disposeClassPair(_ cls: RuntimeClass) throws {
    guard !cls.isNative, !cls.isMetaClass else {
      throw RuntimeError(
        .invalidArgument,
        "objc_disposeClassPair: class '\(cls.name)' was not allocated with objc_allocateClassPair!")
    }
    dispose(cls)
  }

  /// Takes a class out of the world.
  func dispose(_ cls: RuntimeClass) {
    guard !cls.isDisposed else { return }
    for part in cls.parts.reversed() { removeAssociations(of: part) }
    for part in cls.parts {
      part.isDisposed = true
      if part.subclasses.isEmpty { unlink(part) }
      everythingChanged(in: part)
    }
    let place = classOrder.lastIndex { $0 === cls }
    if let place {
      classes[cls.name] = nil
      classOrder.remove(at: place)
    }
    record { [unowned self] in revive(cls, at: place) }
    cls.disposalEpoch = nil
    keepForSnapshots(cls)
    if !endIfUnused(cls) { waitForEnd(of: cls) }
  }

  /// Notes that a restored snapshot may give back to a class, and to those above it, what they lose
  /// now, so that those that were disposed of must stay as they are until then.
  func keepForSnapshots(_ cls: RuntimeClass?) {
    guard journal.isRecording else { return }
    var place = cls?.instanceClass
    while let current = place, current.isDisposed {
      current.disposalEpoch = journal.epoch
      place = current.superclass
    }
  }

  /// Takes back that a class was disposed of.
  ///
  /// - Parameter place: where it stood among the registered ones, or nil if it did not.
  private func revive(_ cls: RuntimeClass, at place: Int?) {
    if let place {
      classes[cls.name] = cls
      classOrder.insert(cls, at: min(place, classOrder.count))
    }
    for part in cls.parts {
      part.isDisposed = false
      if part.isRegistered { link(part) }
      everythingChanged(in: part)
    }
  }

  /// Gives an object another class, and ends the one that it had if that only waited for it.
  func setIsa(of object: RuntimeObject, to cls: RuntimeClass) {
    let old = object.isa
    object.isa = cls
    cls.instanceCount += 1
    old.instanceCount -= 1
    if old.isDisposed, old.instanceCount == 0 { endIfUnused(old.instanceClass) }
  }

  /// Ends a class that was disposed of, unless something uses it or may bring it back.
  ///
  /// The subclass by which key-value observing tells of changes is nobody's but its own.
  /// - Returns: whether it has ended.
  /// - Complexity: O(methods + subclasses).
  @discardableResult
  private func endIfUnused(_ cls: RuntimeClass) -> Bool {
    if cls.hasEnded { return true }
    guard cls.isDisposed, !mayBeRevived(cls),
      cls.parts.allSatisfy({ $0.instanceCount == 0 && $0.subclasses.allSatisfy(isIdle) })
    else { return false }
    let parent = cls.superclass
    for part in cls.parts {
      for subclass in part.subclasses where !subclass.isMetaClass { dispose(subclass) }
    }
    for part in cls.parts {
      unlink(part)
      forget(part)
    }
    if let parent, parent.isDisposed { endIfUnused(parent) }
    return true
  }

  /// Whether a class is a notifying one, or its metaclass, that nothing uses.
  private func isIdle(_ cls: RuntimeClass) -> Bool {
    cls.instanceClass.concealment == .notifying && cls.instanceCount == 0
      && cls.subclasses.isEmpty
  }

  private func mayBeRevived(_ cls: RuntimeClass) -> Bool {
    cls.disposalEpoch.map { journal.hasSnapshots && journal.epoch == $0 } ?? false
  }

  /// Empties a class, so that its memory goes with the last reference to it.
  private func forget(_ cls: RuntimeClass) {
    cls.hasEnded = true
    for method in cls.methods { releaseAfterTurn(method.implementation) }
    if !cls.unresolved.isEmpty { classesWithUnresolved.removeAll { $0 === cls } }
    cls.empty()
    endedClasses += 1
    if endedClasses > max(64, everyClass.count / 2) {
      everyClass.removeAll(where: \.hasEnded)
      endedClasses = 0
    }
    for hear in classEnds { hear(cls) }
  }

  /// Keeps a class that was disposed of and is still used, and looks whenever there are twice as many
  /// which of them are not used any more.
  private func waitForEnd(of cls: RuntimeClass) {
    disposedClasses.append(cls)
    guard disposedClasses.count >= disposedLimit else { return }
    let waiting = disposedClasses
    disposedClasses = []
    let left = waiting.filter { $0.isDisposed && !endIfUnused($0) }
    disposedClasses += left
    disposedLimit = max(32, disposedClasses.count * 2)
  }
}
