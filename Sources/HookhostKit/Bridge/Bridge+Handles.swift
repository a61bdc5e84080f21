internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

extension Bridge {
  /// Pushes the handle of an object or a class, the same one as long as the object lives.
  ///
  /// The script holds the object from now on, also when it had given up its hold before.
  func push(_ object: RuntimeObject, on stack: LuaStack) {
    if object.hasHandle {
      if let cls = object as? RuntimeClass, handles.pushLasting(cls, on: stack) { return }
      if handles.pushReached(object, on: stack) || pushKeptHandle(of: object, on: stack) {
        return hold(object)
      }
    }
    makeHandle(of: object, on: stack)
  }

  /// Pushes the handle of an object that the script had lost, and lets it be reached again; nothing,
  /// and false, when there is none.
  private func pushKeptHandle(of object: RuntimeObject, on stack: LuaStack) -> Bool {
    if !handles.pushKept(object, on: stack) {
      handles.keepPending(on: stack)
      guard handles.pushKept(object, on: stack) else { return false }
    }
    handles.reach(object, on: stack)
    // A metatable that is set marks a handle for finalization, once more.
    pushMetatable(of: object, on: stack)
    stack.setMetatable(at: -2)
    return true
  }

  /// Lets the script hold an object.
  private func hold(_ object: RuntimeObject) {
    if shownObjects != nil { shownObjects?.insert(ObjectIdentifier(object)) }
    guard !object.isHeldByScript, !object.isDeallocating else { return }
    if object.isCountedByHand, !isWrittenInLua(current) { return }
    object.isHeldByScript = true
    object.retain()
    holds.add(object)
  }

  /// Whether something in Lua has the handle of an object, as far as the last collection tells.
  func isReached(_ object: RuntimeObject, on stack: LuaStack) -> Bool {
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

  /// Ends the script's hold of an object whose last release must not run inside a finalizer.
  private func letGoLater(of object: RuntimeObject) {
    guard object.isHeldByScript else { return }
    object.isHeldByScript = false
    holds.remove(object)
    finalizedObjects.append(object)
  }

  private func makeHandle(of object: RuntimeObject, on stack: LuaStack) {
    stack.pushHandle(object, tag: HandleTag.object.rawValue)
    object.hasHandle = true
    hold(object)
    pushMetatable(of: object, on: stack)
    stack.setMetatable(at: -2)
    // stack: … handle
    handles.add(object, on: stack)
  }

  private func pushMetatable(of object: RuntimeObject, on stack: LuaStack) {
    if object.isDeallocated || object.isErased {
      stack.push(zombieMetatable)
    } else {
      stack.push(dispatchTable(of: object.isa).metatable)
    }
  }

  /// Pushes the handle of a selector, a method or another thing that is not an object.
  func push(_ thing: AnyObject, _ tag: HandleTag, on stack: LuaStack) {
    if handles.pushReached(thing, on: stack) { return }
    stack.pushHandle(thing, tag: tag.rawValue)
    pushMetatable(of: tag, on: stack)
    stack.setMetatable(at: -2)
    // stack: … handle
    handles.add(thing, on: stack)
  }

  /// Runs as `__gc` of a handle: the script's hold ends, and the handle is kept as long as the
  /// object lives.
  ///
  /// A handle that is still listed is not garbage: its finalizer was called by hand. Then only the
  /// hold ends, as in `<close>`.
  func finalize(_ stack: LuaStack) {
    guard let handle = stack.handle(at: 1) else { return }
    guard let object = handle.object as? RuntimeObject, state.isOpen else {
      if !isListed(handle.object, on: stack) { _ = stack.emptyHandle(at: 1) }
      return
    }
    if stack.handleFlag(at: 1) { return finalizeLate(object, stack) }
    if isListed(object, on: stack) { return letGo(of: object) }
    guard !object.isDeallocated, !object.isErased, !object.isDisposedClass else {
      letGo(of: object)
      return discardHandle(of: object, stack)
    }
    handles.keep(object, handleAt: 1, on: stack)
    if isSettling || runtime.threads != nil && world.threads.hasOtherThreads {
      markForFinalization(object, stack)
      return letGoLater(of: object)
    }
    let outer = finalizing
    finalizing = object
    letGo(of: object)
    finalizing = outer
    guard object.isDeallocated else { return markForFinalization(object, stack) }
    if handles.pushReached(object, on: stack) {
      // Its `dealloc` showed it to the script, which may have kept it.
      stack.pop()
      return setMetatable(ofHandleOf: object)
    }
    handles.forgetKept(object, on: stack)
    discardHandle(of: object, stack)
  }

  /// Has the handle that is being finalized finalized once more, when it is garbage for good.
  ///
  /// Lua looks for what it marks from its newest object on, and what it finalizes is the newest one:
  /// now that costs nothing, and when the object goes it would cost a walk through everything.
  private func markForFinalization(_ object: RuntimeObject, _ stack: LuaStack) {
    pushMetatable(of: object, on: stack)
    stack.setMetatable(at: 1)
  }

  /// Ends the finalization of a handle that was needed between its death and its finalizer.
  ///
  /// If it was shown to the script meanwhile, it lives on as before.
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
  private func discardHandle(of object: RuntimeObject, _ stack: LuaStack) {
    object.hasHandle = false
    _ = stack.emptyHandle(at: 1)
  }

  /// Whether the handle at index 1 is found by what it stands for.
  private func isListed(_ thing: AnyObject, on stack: LuaStack) -> Bool {
    guard handles.pushListed(thing, on: stack) else { return false }
    defer { stack.pop() }
    return stack.rawEqual(-1, 1)
  }

  /// Runs as `__close` of a handle: the script's hold ends; the handle stays usable as long as
  /// somebody else holds the object.
  func close(_ stack: LuaStack) {
    if let object = stack.handle(at: 1)?.object as? RuntimeObject { letGo(of: object) }
  }

  /// Gives the handle of an object, if there is one, another metatable.
  func setMetatable(ofHandleOf object: RuntimeObject) {
    guard state.isOpen else { return }
    let stack = current
    if handles.pushListed(object, on: stack) {
      pushMetatable(of: object, on: stack)
      stack.setMetatable(at: -2)
      stack.pop()
    }
  }

  /// Keeps the handle of what has gone only as long as the script reaches it.
  private func giveUpHandle(of object: RuntimeObject) {
    guard state.isOpen, object !== finalizing else { return }
    setMetatable(ofHandleOf: object)
    let stack = current
    if let cls = object as? RuntimeClass, handles.pushLasting(cls, on: stack) {
      handles.letGo(of: cls, on: stack)
      return stack.pop()
    }
    guard handles.pushKept(object, on: stack) else { return }
    handles.reach(object, on: stack)
    stack.pop()
  }
}

extension RuntimeObject {
  /// Whether it is a class that has been disposed of.
  fileprivate var isDisposedClass: Bool { (self as? RuntimeClass)?.isDisposed ?? false }
}

extension Bridge: DispatchObserver {
  func classDidChange(of object: RuntimeObject) { setMetatable(ofHandleOf: object) }

  func didDeallocate(_ object: RuntimeObject) {
    // Nothing is left to hold, though variables may go on naming what a restored snapshot erased.
    object.isHeldByScript = false
    holds.remove(object)
    giveUpHandle(of: object)
  }

  func holdsWhatPoolReleases(_ object: RuntimeObject) -> Bool { adopt(object) }

  func didErase(_ cls: RuntimeClass) { giveUpHandle(of: cls) }

  func dispatchDidChange(of selector: Selector, in cls: RuntimeClass) {
    if hasSwitchPoints { noteWrite(selector, in: cls) }
    guard state.isOpen, let table = cls.hostTable as? DispatchTable else { return }
    table.drop(selector, on: current)
  }

  func dispatchDidChange(in cls: RuntimeClass) {
    if cls.hasHandle, cls.isDisposed { giveUpHandle(of: cls) }
    guard state.isOpen, let table = cls.hostTable as? DispatchTable else { return }
    table.dropAll(on: current)
    superclassMayHaveChanged(of: table, on: current)
  }
}
