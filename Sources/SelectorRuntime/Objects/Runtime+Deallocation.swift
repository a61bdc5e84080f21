/// The end of an object: every `dealloc` from its class up, then what the models own, then the
/// associations, then the references.
///
/// As under ARC, a script's override need not call super: what it did not run, runs when it returns.
/// A `dealloc` that an exchange has given another name, or that is called as a function, goes on to
/// what is above the class that it was written for, since that is what a compiler put into it; so
/// each part runs once, whichever way it was hooked.
extension Runtime {
  /// Ends an object whose last strong reference has gone.
  ///
  /// An error raised by a `dealloc` stops that one only; the rest runs, and the error waits in
  /// ``pendingError`` for the message that caused it all.
  /// - Complexity: O(depth of the class + associations).
  ///
  /// The objects that an ending object lets go of end right after it and not inside it when that is
  /// nested too deep already: a chain of owners may be longer than a thread's stack.
  func deallocate(_ object: RuntimeObject) {
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

  /// How many objects may end inside each other's end.
  private static let maximumDeallocationDepth = 500

  /// Ends an object to which somebody has sent `dealloc` by hand, however many references there are.
  ///
  /// Whoever has one of those has a zombie, as on a device the memory is gone.
  /// - Parameters:
  ///   - object: The object that ends.
  ///   - cls: The class whose `dealloc` is the first to run.
  package func deallocateByHand(_ object: RuntimeObject, from cls: RuntimeClass) {
    guard !object.isDeallocating, !object.isImmortal else { return }
    deallocationDepth += 1
    end(object, from: cls)
    deallocationDepth -= 1
  }

  private func end(_ object: RuntimeObject, from cls: RuntimeClass? = nil) {
    // An error that waits already is none of the messages that this end sends.
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

  /// Whether an object's class or one above it begins the end of its objects itself.
  private func initiatesDealloc(_ object: RuntimeObject) -> Bool {
    guard someClassInitiatesDealloc else { return false }
    var next: RuntimeClass? = object.isa
    while let cls = next, !cls.initiatesDealloc { next = cls.superclass }
    return next != nil
  }

  /// Lets the objects of a class and of those below it begin their end themselves: they get
  /// `_objc_initiateDealloc` instead of `dealloc`.
  ///
  /// The corresponding Objective-C function is `_class_setCustomDeallocInitiation`.
  package func setInitiatesDealloc(_ cls: RuntimeClass) {
    guard !cls.initiatesDealloc else { return }
    cls.initiatesDealloc = true
    someClassInitiatesDealloc = true
    record { cls.initiatesDealloc = false }
  }

  /// Sends what such a class gets instead of `dealloc`.
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

  /// Ends an object without any `dealloc`, however many references there are.
  ///
  /// What its variables and associations have is released; weak references read nil.
  /// The corresponding Objective-C function is `object_dispose`.
  package func dispose(_ object: RuntimeObject) {
    guard !object.isDeallocating, !object.isImmortal else { return }
    object.isDeallocating = true
    destructInstance(object)
    let extra = object.makeExtra()
    end(extra.attachment, of: object, extra)
    pendingError = pendingError ?? extra.deallocError
    leaveZombie(of: object)
  }

  /// Leaves a zombie where an object was.
  func leaveZombie(of object: RuntimeObject) {
    let extra = ObjectExtra()
    extra.formerClass = object.apparentClass
    object.extra = extra
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
      try attachment.ownerDidEnd(object)
    } catch {
      extra.deallocError = extra.deallocError ?? error
    }
  }

  /// Runs the `dealloc`s of a class and those above it for a script's override that messages super.
  ///
  /// Each runs once per object: a second message to super does nothing.
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

  /// The class whose `dealloc` comes after one that a class has: the superclass, or what is above the
  /// class that it was copied down from.
  private func classAbove(
    _ implementation: Implementation, of owner: RuntimeClass
  ) -> RuntimeClass? {
    if let written = implementation.deallocClass, owner.inherits(from: written) {
      return written.superclass
    }
    return owner.superclass
  }

  /// Begins a `dealloc` that may be called under another name, or as a function.
  ///
  /// - Returns: whether ``finishRenamedDealloc(of:)`` has to follow when it returns: not for one that
  ///   runs as `dealloc`, and not on an object that is not going.
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

  /// Runs what is above the class of a renamed `dealloc` that has returned.
  package func finishRenamedDealloc(of object: RuntimeObject) {
    if let next = object.extra?.nextDealloc { runDeallocs(of: object, from: next) }
  }

  /// Notes for which class a `dealloc` was written: the first one that has it under that name.
  func noteDealloc(_ implementation: Implementation, of method: Method) {
    guard method.selector === known.dealloc, !implementation.isDealloc,
      !(implementation is Layer), !implementation.isForwarding
    else { return }
    implementation.isDealloc = true
    implementation.deallocClass = method.owner
    implementation.didBecomeDealloc()
  }

  /// Does the work of the root class's `dealloc`: nothing is left to run above it.
  ///
  /// An object that is not going yet was sent it by hand.
  package func finishDealloc(of object: RuntimeObject) {
    guard object.isDeallocating else { return deallocateByHand(object, from: object.isa) }
    object.makeExtra().nextDealloc = nil
    destructInstance(object)
  }

  /// Releases what the models own and the associations, once.
  ///
  /// The corresponding Objective-C function is `objc_destructInstance`.
  package func destructInstance(_ object: RuntimeObject) {
    object.destruct()
    object.emptyReferences()
    guard let extra = object.extra else { return }
    object.tellWeakHolders()
    if !extra.ivars.isEmpty { destroyIvars(of: extra) }
    removeAssociations(of: object)
  }

  /// Keeps an error that nobody is there to catch for the message, or the drain, that is running.
  package func postpone(_ error: any Error) { pendingError = pendingError ?? error }

  /// A mark in the pool as it is now, to be handed to ``drainPool(from:)``.
  package var poolMark: Int { lastSerial }

  /// Drains what came into the pool since a mark: new objects that nobody retained go.
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

  /// Gives up a reference of the pool's: by a message where a class has a `release` of its own.
  private func releaseFromPool(_ object: RuntimeObject) {
    guard !object.isDeallocating, let release = selectors.lookUp("release"),
      let method = object.isa.method(release), !method.isNative
    else { return object.release() }
    do {
      _ = try send(object, release)
    } catch {
      postpone(error)
    }
  }

  /// Lets go of replaced implementations, unless a message is running.
  package func releaseReplaced() {
    if depth == 0 { retired = [] }
  }

  /// Puts a new object into the pool, and takes those out that somebody owns by now whenever the pool
  /// has doubled.
  func pool(_ object: RuntimeObject) {
    if pool.count >= poolLimit {
      pool.removeAll { $0.retainCount > 0 || $0.isDeallocating }
      poolLimit = max(1024, pool.count * 2)
    }
    pool.append(object)
  }
}
