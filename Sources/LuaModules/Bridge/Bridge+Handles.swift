internal import FoundationCore
package import LuaBridge
package import SelectorRuntime
internal import Threads

extension Bridge {
  /// Pushes the handle of an object or a class; it is the same handle while the object lives.
  ///
  /// The script retains the object from now on, even if it released the object before.
  package func push(_ object: RuntimeObject, on stack: LuaStack) {
    if object.hasHandle {
      if let cls = object.asClass, handles.pushLasting(cls, on: stack) { return }
      if handles.pushReached(object, on: stack) { return hold(object) }
    }
    // It is retained first: finalizers that run meanwhile may release its last owner.
    let isClaimed = claim(object)
    let isListed = object.isHeldByScript && !isClaimed
    if !object.hasHandle || !pushKeptHandle(of: object, on: stack) {
      makeHandle(of: object, isListed: isListed, on: stack)
    }
    // The finalizer of its former handle may have released it.
    if isClaimed && object.isHeldByScript { holds.add(object) } else { hold(object) }
  }

  /// Pushes the handle of an object that the script had lost, and makes it reachable again.
  ///
  /// Pushes nothing and returns false if there is no such handle.
  private func pushKeptHandle(of object: RuntimeObject, on stack: LuaStack) -> Bool {
    if !handles.pushKept(object, on: stack) {
      handles.keepPending(on: stack)
      guard handles.pushKept(object, on: stack) else { return false }
    }
    handles.reach(object, on: stack)
    // Setting the metatable marks the handle for finalization again.
    pushMetatable(of: object, on: stack)
    stack.setMetatable(at: -2)
    return true
  }

  /// Whether the script must retain an object that it receives.
  @inline(__always)
  func mustHold(_ object: RuntimeObject) -> Bool {
    !object.isHeldByScript && !object.isDeallocating
      && (!object.isCountedByHand || isWrittenInLua(current))
  }

  /// Makes the script retain an object, and lists it.
  func hold(_ object: RuntimeObject) {
    if claim(object) { holds.add(object) }
  }

  /// Makes the script retain an object that is not listed yet; false if it must not.
  private func claim(_ object: RuntimeObject) -> Bool {
    if shownObjects != nil { shownObjects?.insert(ObjectIdentifier(object)) }
    guard mustHold(object) else { return false }
    object.isHeldByScript = true
    object.retain()
    runtime.leavePool(object)
    return true
  }

  /// Whether something in Lua has the handle of an object, as far as the last collection tells.
  package func isReached(_ object: RuntimeObject, on stack: LuaStack) -> Bool {
    guard object.hasHandle, handles.pushReached(object, on: stack) else { return false }
    stack.pop()
    return true
  }

  /// Ends the script's hold of an object.
  func letGo(of object: RuntimeObject) {
    guard object.isHeldByScript else { return }
    object.isHeldByScript = false
    holds.remove(object)
    object.release()
  }

  /// Releases the script's reference later, since the last release must not run in a finalizer.
  private func letGoLater(of object: RuntimeObject) {
    guard object.isHeldByScript else { return }
    object.isHeldByScript = false
    holds.remove(object)
    finalizedObjects.append(object)
  }

  /// Pushes the handle of a new object, which a source counts by hand from its birth.
  ///
  /// The source owns the object, so the script does not retain it.
  func pushCounted(_ object: RuntimeObject, on stack: LuaStack) {
    object.isCountedByHand = true
    object.retain()
    runtime.leavePool(object)
    makeHandle(of: object, isListed: false, on: stack)
    stack.markCountedHandle(at: -1)
  }

  /// Pushes the handle of a new object, which nothing retains and which is not in the pool.
  func pushNew(_ object: RuntimeObject, on stack: LuaStack) {
    // It is retained first, as in `push`.
    object.isHeldByScript = true
    object.retain()
    let metatable = unsafe object.uncountedClass._withUnsafeGuaranteedRef {
      metatableNumber(ofInstancesOf: $0)
    }
    object.handleSlot = stack.pushHandle(
      object, tag: HandleTag.object.rawValue, metatable: metatable, isListed: true)
    object.hasHandle = true
    holds.add(object)
  }

  /// Pushes a new handle.
  ///
  /// A handle that a script has robbed of its finalizer is replaced, and so is its hold.
  private func makeHandle(of object: RuntimeObject, isListed: Bool, on stack: LuaStack) {
    if isListed { holds.remove(object) }
    handles.pushNew(object, metatable: metatableNumber(of: object), on: stack)
    object.hasHandle = true
    if isListed { holds.add(object) }
  }

  private func metatable(of object: RuntimeObject) -> LuaReference {
    object.isDeallocated || object.isErased
      ? zombieMetatable : dispatchTable(of: object.isa).metatable
  }

  /// The number of the reference to the metatable, which is read without retaining it.
  private func metatableNumber(of object: RuntimeObject) -> Int32 {
    if object.isDeallocated || object.isErased { return zombieMetatable.number }
    return unsafe object.uncountedClass._withUnsafeGuaranteedRef {
      metatableNumber(ofInstancesOf: $0)
    }
  }

  @inline(__always)
  private func metatableNumber(ofInstancesOf cls: RuntimeClass) -> Int32 {
    let number = cls.hostMetatable
    return number != 0 ? number : dispatchTable(of: cls).metatable.number
  }

  private func pushMetatable(of object: RuntimeObject, on stack: LuaStack) {
    stack.push(metatable(of: object))
  }

  /// Pushes the handle of a selector, a method or another value that is not an object.
  package func push(_ thing: AnyObject, _ tag: HandleTag, on stack: LuaStack) {
    if handles.pushThing(thing, on: stack) { return }
    stack.pushHandle(thing, tag: tag.rawValue)
    pushMetatable(of: tag, on: stack)
    stack.setMetatable(at: -2)
    // stack: … handle
    handles.add(thing, on: stack)
  }

  /// Runs as `__gc` of a handle: releases the script's reference.
  ///
  /// The handle is kept while the object lives. A handle that is still listed is not garbage: the
  /// script called its finalizer directly. In that case only the reference is released, as with
  /// `<close>`.
  func finalize(_ stack: LuaStack) {
    guard let handle = stack.finalizedHandle(at: 1, tag: HandleTag.object.rawValue) else {
      return finalizeThing(stack)
    }
    // Only objects of the runtime have this tag. The handle retains it until it is emptied, at the end.
    unsafe handle.object._withUnsafeGuaranteedRef {
      finalize(unsafe unsafeDowncast($0, to: RuntimeObject.self), handle, stack)
    }
  }

  /// Empties the handle of a value that is not an object, unless the script still reaches it.
  ///
  /// The collection may finalize an object as well whose `dealloc` uses the value, so the handle of
  /// one that keeps nothing else alive is emptied by a later one.
  private func finalizeThing(_ stack: LuaStack) {
    guard let handle = stack.handle(at: 1) else { return }
    if handles.pushThing(handle.object, on: stack) {
      defer { stack.pop() }
      if stack.rawEqual(-1, 1) { return }
    }
    if isStateOpen, !handle.flag, let tag = HandleTag(rawValue: handle.tag),
      [.selector, .method, .weakBox, .ivar, .property].contains(tag)
    {
      stack.setHandleFlag(at: 1, true)
      pushMetatable(of: tag, on: stack)
      stack.setMetatable(at: 1)
      return
    }
    _ = stack.emptyHandle(at: 1)
  }

  private func finalize(_ object: RuntimeObject, _ handle: FinalizedHandle, _ stack: LuaStack) {
    guard isStateOpen else {
      if !isListed(handle, of: object, on: stack) { handle.empty() }
      return
    }
    // The object has another handle by now.
    guard handle.slot == object.handleSlot else { return handle.empty() }
    if handle.flag { return finalizeLate(object, stack) }
    if isListed(handle, of: object, on: stack) { return letGo(of: object) }
    guard !object.isDeallocated, !object.isErased, !object.isDisposedClass else {
      letGo(of: object)
      return discard(handle, of: object, stack)
    }
    if isSettling || runtime.threads != nil && world.threads.hasOtherThreads {
      handles.keep(handleAt: 1, on: stack)
      markForFinalization(object, stack)
      return letGoLater(of: object)
    }
    // Without a `dealloc` of its own the object is deallocated before the handle is needed.
    let endsNow =
      object.isHeldByScript && object.retainCount == 1 && !object.isImmortal
      && runtime.endsPlainly(object)
    if !endsNow { handles.keep(handleAt: 1, on: stack) }
    let listed = stack.handlesListed
    let outer = finalizing
    finalizing = ObjectIdentifier(object)
    letGo(of: object)
    finalizing = outer
    guard object.isDeallocated else {
      if endsNow { handles.keep(handleAt: 1, on: stack) }
      return markForFinalization(object, stack)
    }
    if stack.handlesListed != listed, handles.pushReached(object, on: stack) {
      // Its `dealloc` passed the object to the script, which may have kept it.
      stack.pop()
      return setMetatable(ofHandleOf: object)
    }
    discard(handle, of: object, stack)
  }

  /// Marks the handle that is being finalized for another finalization, when it is unreachable.
  ///
  /// Lua searches for the marked object from its newest object on, and the object being finalized
  /// is the newest. So marking is cheap now; at deallocation it would traverse all objects.
  private func markForFinalization(_ object: RuntimeObject, _ stack: LuaStack) {
    pushMetatable(of: object, on: stack)
    stack.setMetatable(at: 1)
  }

  /// Finishes finalizing a handle that was used between its collection and its finalizer.
  ///
  /// If the script received the object meanwhile, the handle stays valid.
  private func finalizeLate(_ object: RuntimeObject, _ stack: LuaStack) {
    stack.setHandleFlag(at: 1, false)
    if handles.pushReached(object, on: stack) {
      stack.pop()
      setMetatable(ofHandleOf: object)
    } else {
      finalize(stack)
    }
  }

  /// Empties the handle that is being finalized.
  private func discard(
    _ handle: FinalizedHandle, of object: RuntimeObject, _ stack: LuaStack
  ) {
    handles.forgetKept(object, on: stack)
    object.hasHandle = false
    object.handleSlot = -1
    handle.empty()
  }

  /// Whether a handle that is being finalized is still listed for its object.
  private func isListed(
    _ handle: FinalizedHandle, of object: RuntimeObject, on stack: LuaStack
  ) -> Bool {
    if handle.isListed { return true }
    guard let cls = object.asClass, handles.pushLasting(cls, on: stack) else {
      return false
    }
    defer { stack.pop() }
    return stack.rawEqual(-1, 1)
  }

  /// Runs as `__close` of a handle: releases the script's reference.
  ///
  /// The handle stays usable while another owner retains the object.
  func close(_ stack: LuaStack) {
    if let object = stack.handle(at: 1)?.object as? RuntimeObject { letGo(of: object) }
  }

  /// Sets another metatable on the handle of an object, if it has a handle.
  func setMetatable(ofHandleOf object: RuntimeObject) {
    let stack = current
    guard isStateOpen else { return }
    let isSet =
      object.asClass == nil
      && stack.setMetatable(ofReachedHandle: object.handleSlot, metatable(of: object))
    if !isSet, handles.pushListed(object, on: stack) {
      pushMetatable(of: object, on: stack)
      stack.setMetatable(at: -2)
      stack.pop()
    }
  }

  /// Keeps the handle of a deallocated object only while the script can reach it.
  private func giveUpHandle(of object: RuntimeObject) {
    let stack = current
    guard ObjectIdentifier(object) != finalizing, isStateOpen else { return }
    setMetatable(ofHandleOf: object)
    if let cls = object.asClass, handles.pushLasting(cls, on: stack) {
      handles.letGo(of: cls, on: stack)
      return stack.pop()
    }
    guard handles.pushKept(object, on: stack) else { return }
    handles.reach(object, on: stack)
    stack.pop()
  }
}

extension RuntimeObject {
  /// Whether the object is a class that has been disposed of.
  fileprivate var isDisposedClass: Bool { asClass?.isDisposed ?? false }

  /// The object as a class; nil for other objects.
  ///
  /// Classes are immortal, which is tested faster.
  @inline(__always) var asClass: RuntimeClass? { isImmortal ? self as? RuntimeClass : nil }
}

extension Bridge: DispatchObserver {
  package func classDidChange(of object: RuntimeObject) { setMetatable(ofHandleOf: object) }

  package func didDeallocate(_ object: RuntimeObject) {
    // The object cannot be retained any more, though variables may still refer to what a restored
    // snapshot erased.
    if object.isHeldByScript {
      object.isHeldByScript = false
      holds.remove(object)
    }
    giveUpHandle(of: object)
  }

  package func holdsWhatPoolReleases(_ object: RuntimeObject) -> Bool { adopt(object) }

  package func retainsReceiver(_ object: RuntimeObject) -> Bool {
    guard let receivers, isStateOpen, object.hasHandle else { return false }
    let stack = current
    if stack.isEmptyList(receivers) { return false }
    stack.push(receivers)
    defer { stack.pop() }
    // stack: … receivers
    var position: Int64 = 1
    while stack.rawGet(at: -1, index: position) != .nil {
      // stack: … receivers receiver
      let isFound = stack.isHandle(at: -1, of: object, slot: object.handleSlot)
      stack.pop()
      if isFound {
        object.retain()
        stack.pushBoolean(false)
        stack.rawSet(at: -2, index: position)
        return true
      }
      position += 1
    }
    stack.pop()
    return false
  }

  package func classNameDidChange(_ name: String) {
    guard isStateOpen, let classHandles else { return }
    let stack = current
    stack.push(classHandles)
    stack.pushNil()
    stack.rawSet(at: -2, key: name)
    stack.pop()
  }

  package func didErase(_ cls: RuntimeClass) { giveUpHandle(of: cls) }

  package func dispatchDidChange(of selector: Selector, in cls: RuntimeClass) {
    if hasSwitchPoints { noteWrite(selector, in: cls) }
    let names = dispatchedNames.stored(for: selector)
    guard !names.isEmpty, isStateOpen, let table = cls.hostTable as? DispatchTable else { return }
    table.drop(names, on: current)
  }

  package func dispatchDidChange(in cls: RuntimeClass) {
    if cls.hasHandle, cls.isDisposed { giveUpHandle(of: cls) }
    guard isStateOpen, let table = cls.hostTable as? DispatchTable else { return }
    table.dropAll(on: current)
    superclassMayHaveChanged(of: table, on: current)
  }
}
