/// Deallocation: every `dealloc` from the object's class up, then the references of models, then
/// instance variables and associated objects.
///
/// As under ARC, a script's `dealloc` need not call super; the runtime runs the remaining ones when
/// it returns. An exchanged `dealloc`, or one that is called as a function, continues with the
/// superclass of the class it was defined for, because a compiler adds that call. So each `dealloc`
/// runs once, however it was hooked.
extension Runtime {
  /// Deallocates an object after its last release.
  ///
  /// An error that a `dealloc` raises ends that `dealloc` only. The others run, and the error is
  /// stored in ``pendingError`` for the message that caused the deallocation.
  /// - Complexity: O(depth of the class + associations).
  ///
  /// If deallocations are nested too deeply, the objects that are released are deallocated
  /// afterwards: a chain of owners may be longer than a thread's stack allows.
  func deallocate(_ object: RuntimeObject) {
    if object.isCountedByHand, observer?.retainsReceiver(object) == true { return }
    let isTooDeep =
      deallocationDepth > 0
      && (deallocationDepth >= Runtime.maximumDeallocationDepth || !(hasStack?() ?? true))
    if isTooDeep {
      object.isDeallocating = true
      postponedDeallocations.append(object)
      return
    }
    deallocationDepth += 1
    end(object)
    deallocationDepth -= 1
    guard deallocationDepth == 0 else { return }
    while !postponedDeallocations.isEmpty {
      let postponed = postponedDeallocations
      postponedDeallocations = []
      deallocationDepth += 1
      for object in postponed { end(object) }
      deallocationDepth -= 1
    }
  }

  /// The maximum nesting depth of deallocations.
  private static let maximumDeallocationDepth = 500

  /// Deallocates an object to which `dealloc` was sent explicitly, whatever its retain count.
  ///
  /// Remaining references then refer to a zombie; on a device the memory is freed.
  /// - Parameters:
  ///   - object: The object to deallocate.
  ///   - cls: The class whose `dealloc` runs first.
  package func deallocateExplicitly(_ object: RuntimeObject, from cls: RuntimeClass) {
    guard !object.isDeallocating, !object.isImmortal else { return }
    deallocationDepth += 1
    end(object, from: cls)
    deallocationDepth -= 1
  }

  /// Whether no `dealloc` of an object does anything, and nothing watches messages.
  ///
  /// Its only `dealloc` is the root class's, or there is also a model's that has no work.
  /// - Complexity: O(1), except for the first object of a class.
  package func endsPlainly(_ object: RuntimeObject) -> Bool {
    guard recorder == nil, !someClassInitiatesDealloc, object.isOfInitializedClass else {
      return false
    }
    if let cached = unsafe object.cached(known.dealloc),
      unsafe cached._withUnsafeGuaranteedRef({ $0.rootMethod == .dealloc })
    {
      return true
    }
    return endsPlainlyBelowRoot(object)
  }

  private func endsPlainlyBelowRoot(_ object: RuntimeObject) -> Bool {
    guard let first = implementation(of: known.dealloc, in: object.isa) else { return false }
    if first.rootMethod == .dealloc { return true }
    guard first.isModelDealloc, !object.hasWorkInDealloc,
      let above = first.deallocClass?.superclass
    else { return false }
    return implementation(of: known.dealloc, in: above)?.rootMethod == .dealloc
  }

  /// Deallocates an object whose `dealloc` does nothing: no message is sent.
  private func endPlainly(_ object: RuntimeObject) {
    let waiting = pendingError == nil ? nil : takePendingError()
    object.isDeallocating = true
    destructInstance(object)
    if let extra = object.extra {
      end(extra.attachment, of: object, extra)
      if let error = extra.deallocError { postpone(error) }
    }
    if waiting != nil { pendingError = waiting }
    leaveZombie(of: object)
  }

  private func end(_ object: RuntimeObject, from cls: RuntimeClass? = nil) {
    if cls == nil, endsPlainly(object) { return endPlainly(object) }
    // An error that is already pending does not belong to this deallocation.
    let waiting = takePendingError()
    object.isDeallocating = true
    do {
      // `dealloc` is a message, perhaps the first one to the class.
      try initialize(object.isa)
    } catch {
      object.makeExtra().deallocError = error
    }
    if cls == nil, initiatesDealloc(object) {
      runInitiation(of: object)
    } else {
      runDeallocs(of: object, from: cls ?? object.isa)
    }
    destructInstance(object)
    let extra = object.makeExtra()
    end(extra.attachment, of: object, extra)
    pendingError = waiting ?? extra.deallocError ?? pendingError
    leaveZombie(of: object)
  }

  /// Returns whether an object's class or a superclass has custom dealloc initiation.
  private func initiatesDealloc(_ object: RuntimeObject) -> Bool {
    guard someClassInitiatesDealloc else { return false }
    var next: RuntimeClass? = object.isa
    while let cls = next, !cls.initiatesDealloc { next = cls.superclass }
    return next != nil
  }

  /// Makes instances of a class and its subclasses receive `_objc_initiateDealloc`, not `dealloc`.
  ///
  /// The corresponding Objective-C function is `_class_setCustomDeallocInitiation`.
  package func setInitiatesDealloc(_ cls: RuntimeClass) {
    guard !cls.initiatesDealloc else { return }
    cls.initiatesDealloc = true
    someClassInitiatesDealloc = true
    record { cls.initiatesDealloc = false }
  }

  /// Sends `_objc_initiateDealloc`.
  private func runInitiation(of object: RuntimeObject) {
    let extra = object.makeExtra()
    extra.nextDealloc = object.isa
    do {
      _ = try send(object, selector("_objc_initiateDealloc"))
    } catch {
      extra.deallocError = extra.deallocError ?? error
    }
    object.extra?.nextDealloc = nil
  }

  /// Deallocates an object without `dealloc`, whatever its retain count.
  ///
  /// Releases its instance variables and associated objects; weak references read nil. The
  /// corresponding Objective-C function is `object_dispose`.
  package func dispose(_ object: RuntimeObject) {
    guard !object.isDeallocating, !object.isImmortal else { return }
    object.isDeallocating = true
    destructInstance(object)
    let extra = object.makeExtra()
    end(extra.attachment, of: object, extra)
    pendingError = pendingError ?? extra.deallocError
    leaveZombie(of: object)
  }

  /// Turns a deallocated object into a zombie.
  func leaveZombie(of object: RuntimeObject) {
    unsafe object.uncountedClass._withUnsafeGuaranteedRef { cls in
      object.extra = (cls.concealment == nil ? cls : object.apparentClass).zombieExtra
    }
    setIsa(of: object, to: zombieClass)
    object.isDeallocated = true
    live.remove(object)
    if object.hasHandle { observer?.didDeallocate(object) }
  }

  private func end(
    _ attachment: (any ObjectAttachment)?, of object: RuntimeObject, _ extra: ObjectExtra
  ) {
    guard let attachment else { return }
    extra.attachment = nil
    do {
      try attachment.ownerDidDeallocate(object)
    } catch {
      extra.deallocError = extra.deallocError ?? error
    }
  }

  /// Runs the `dealloc` of a class and its superclasses, when a script's `dealloc` calls super.
  ///
  /// Each runs once per object: a second call of super does nothing.
  package func runSuperDealloc(of object: RuntimeObject, from cls: RuntimeClass) {
    guard let next = object.extra?.nextDealloc, next.inherits(from: cls) else { return }
    runDeallocs(of: object, from: cls)
  }

  private func runDeallocs(of object: RuntimeObject, from cls: RuntimeClass) {
    var next: RuntimeClass? = cls
    while let start = next, let method = start.method(known.dealloc) {
      let extra = object.makeExtra()
      let body = (method.implementation as? Layer)?.innermost.inner ?? method.implementation
      extra.nextDealloc = classAbove(body, of: method.owner)
      extra.runningDealloc = body
      do {
        _ = try run(
          method.implementation, object, known.dealloc, lookedUpIn: start, Arguments())
      } catch {
        extra.deallocError = extra.deallocError ?? error
      }
      next = object.extra?.nextDealloc
    }
    object.extra?.nextDealloc = nil
    object.extra?.runningDealloc = nil
  }

  /// Returns the class whose `dealloc` follows one that a class has.
  ///
  /// This is the superclass, or the superclass of the class that the implementation was copied
  /// from.
  private func classAbove(
    _ implementation: Implementation, of owner: RuntimeClass
  ) -> RuntimeClass? {
    if let written = implementation.deallocClass, owner.inherits(from: written) {
      return written.superclass
    }
    return owner.superclass
  }

  /// Starts a `dealloc` that may be called by another name, or as a function.
  ///
  /// - Returns: whether the caller must call ``finishRenamedDealloc(of:)`` afterwards; false for
  ///   one that runs as `dealloc`, and if the object is not being deallocated.
  package func beginRenamedDealloc(
    of object: RuntimeObject, _ implementation: Implementation
  ) -> Bool {
    guard object.isDeallocating, !object.isDeallocated,
      let written = implementation.deallocClass, let extra = object.extra
    else { return false }
    if extra.runningDealloc === implementation {
      extra.runningDealloc = nil
      return false
    }
    guard let next = extra.nextDealloc, object.isa.inherits(from: written) else { return false }
    if let above = written.superclass, next.inherits(from: above) { extra.nextDealloc = above }
    return true
  }

  /// Runs the `dealloc` of the superclasses after a renamed `dealloc` returned.
  package func finishRenamedDealloc(of object: RuntimeObject) {
    if let next = object.extra?.nextDealloc { runDeallocs(of: object, from: next) }
  }

  /// Records the class of a `dealloc`: the first one that has it by that name.
  func noteDealloc(_ implementation: Implementation, of method: Method) {
    if method.selector === known.destructor, !(implementation is NativeImplementation) {
      callsDestructors = true
    }
    guard method.selector === known.dealloc, !implementation.isDealloc,
      !(implementation is Layer), !implementation.isForwarding
    else { return }
    implementation.isDealloc = true
    implementation.deallocClass = method.owner
    implementation.didBecomeDealloc()
  }

  /// Implements the root class's `dealloc`, the last one to run.
  ///
  /// If the object is not being deallocated, the message was sent explicitly.
  package func finishDealloc(of object: RuntimeObject) {
    guard object.isDeallocating else { return deallocateExplicitly(object, from: object.isa) }
    object.makeExtra().nextDealloc = nil
    destructInstance(object)
  }

  /// Releases the references of models, the instance variables and the associated objects, once.
  ///
  /// The corresponding Objective-C function is `objc_destructInstance`.
  package func destructInstance(_ object: RuntimeObject) {
    if callsDestructors { runDestructors(of: object) }
    object.destruct()
    object.emptyReferences()
    guard let extra = object.extra else { return }
    object.notifyWeakHolders()
    if !extra.ivars.isEmpty { destroyIvars(of: extra) }
    removeAssociations(of: object)
  }

  /// Calls each `.cxx_destruct` that the program has replaced or added, a subclass's first.
  private func runDestructors(of object: RuntimeObject) {
    let extra = object.makeExtra()
    guard !extra.isDestructed else { return }
    extra.isDestructed = true
    for cls in sequence(first: object.isa, next: { $0.superclass }) {
      guard let method = cls.ownMethod(known.destructor),
        !(method.implementation is NativeImplementation)
      else { continue }
      do {
        _ = try run(
          method.implementation, object, known.destructor, lookedUpIn: cls, Arguments())
      } catch {
        extra.deallocError = extra.deallocError ?? error
      }
    }
  }

  /// Stores an error for the running message or pool drain, if none is stored yet.
  package func postpone(_ error: any Error) { pendingError = pendingError ?? error }

  /// The current position in the pool, for ``drainPool(from:)``.
  package var poolMark: Int { lastSerial }

  /// Drains the pool down to a mark: deallocates new objects that were not retained.
  /// - Complexity: O(new objects).
  package func drainPool(from mark: Int) {
    while let object = pool.last, object.serial > mark {
      pool.removeLast()
      if object.retainCount == 0 && !object.isDeallocating { deallocate(object) }
    }
    while let last = autoreleased.last, last.order > mark {
      autoreleased.removeLast()
      releaseFromPool(last.object)
    }
  }

  /// The number of the newest reference in the pool; later ones have greater numbers.
  package var newestPooledReference: Int { autoreleased.last?.order ?? 0 }

  /// Removes a reference to an object from the pool; the caller owns it then.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - reference: the number of the reference; nil for the newest one.
  /// - Returns: whether the pool had the reference.
  /// - Complexity: O(references that came after it).
  package func unpool(_ object: RuntimeObject, reference: Int? = nil) -> Bool {
    let found = autoreleased.lastIndex {
      $0.object === object && (reference == nil || $0.order == reference)
    }
    guard let place = found else { return false }
    autoreleased.remove(at: place)
    return true
  }

  /// Removes the reference with a number from the pool, and releases its object.
  package func releasePooled(_ reference: Int) {
    guard let place = autoreleased.lastIndex(where: { $0.order == reference }) else { return }
    releaseFromPool(autoreleased.remove(at: place).object)
  }

  /// Releases a reference of the pool; sends `release` if a class overrides it.
  private func releaseFromPool(_ object: RuntimeObject) {
    if object.isCountedByHand, observer?.holdsWhatPoolReleases(object) == true { return }
    guard !object.isDeallocating,
      let found = implementation(of: known.release, in: object.isa),
      !(found is NativeImplementation)
    else { return object.release() }
    do {
      _ = try send(object, known.release)
    } catch {
      postpone(error)
    }
  }

  /// Releases replaced implementations, unless a message is running.
  package func releaseReplaced() {
    if depth == 0 { retired = [] }
  }

  /// Adds a new object to the pool; whenever the pool has doubled, removes objects with an owner.
  func pool(_ object: RuntimeObject) {
    if pool.count >= poolLimit {
      pool.removeAll { $0.retainCount > 0 || $0.isDeallocating }
      poolLimit = max(1024, pool.count * 2)
    }
    pool.append(object)
  }

  /// Removes an object that has an owner now from the pool, if it is the newest one.
  package func leavePool(_ object: RuntimeObject) {
    if pool.last === object { pool.removeLast() }
  }
}
