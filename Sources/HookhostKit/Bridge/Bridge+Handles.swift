internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// Pushes the handle of an object or a class, the same one as long as a script can name it.
  ///
  /// The script holds the object from now on, also when it had given up its hold before.
  func push(_ object: RuntimeObject, on stack: LuaStack) {
    if object.hasHandle {
      stack.push(handles)
      let found = stack.rawGet(at: -1, identity: object)
      stack.remove(at: -2)
      // stack: … handle or nil
      if found == .userdata { return hold(object) }
      stack.pop()
    }
    makeHandle(of: object, on: stack)
  }

  /// Lets the script hold an object.
  private func hold(_ object: RuntimeObject) {
    guard !object.isHeldByScript, !object.isDeallocating else { return }
    object.isHeldByScript = true
    object.retain()
    holds.add(object)
  }

  /// Ends the script's hold of an object.
  private func letGo(of object: RuntimeObject) {
    guard object.isHeldByScript else { return }
    object.isHeldByScript = false
    holds.remove(object)
    object.release()
  }

  private func makeHandle(of object: RuntimeObject, on stack: LuaStack) {
    stack.pushHandle(object, tag: HandleTag.object.rawValue)
    object.hasHandle = true
    hold(object)
    pushMetatable(of: object, on: stack)
    stack.setMetatable(at: -2)
    // stack: … handle
    stack.push(handles)
    stack.copy(at: -2)
    stack.rawSet(at: -2, identity: object)
    stack.pop()
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
    stack.push(handles)
    if stack.rawGet(at: -1, identity: thing) == .userdata {
      stack.remove(at: -2)
      return
    }
    stack.pop()
    stack.pushHandle(thing, tag: tag.rawValue)
    pushMetatable(of: tag, on: stack)
    stack.setMetatable(at: -2)
    // stack: … handles handle
    stack.copy(at: -1)
    stack.rawSet(at: -3, identity: thing)
    stack.remove(at: -2)
  }

  /// Runs as `__gc` of a handle: nothing is left in the userdata, and the script's hold ends unless
  /// the object has got another handle by then.
  ///
  /// A handle that is still listed is not garbage: its finalizer was called by hand. Then only the
  /// hold ends, as in `<close>`.
  func finalize(_ stack: LuaStack) {
    guard let handle = stack.handle(at: 1) else { return }
    let object = handle.object as? RuntimeObject
    guard state.isOpen else {
      _ = stack.emptyHandle(at: 1)
      return
    }
    stack.push(handles)
    let listed = stack.rawGet(at: -1, identity: handle.object)
    let isAlive = listed == .userdata && stack.rawEqual(-1, 1)
    stack.pop(2)
    // stack: handle …
    if !isAlive { _ = stack.emptyHandle(at: 1) }
    guard let object, isAlive || listed != .userdata else { return }
    if !isAlive { object.hasHandle = false }
    letGo(of: object)
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
    stack.push(handles)
    if stack.rawGet(at: -1, identity: object) == .userdata {
      pushMetatable(of: object, on: stack)
      stack.setMetatable(at: -2)
    }
    stack.pop(2)
  }
}

extension Bridge: DispatchObserver {
  func classDidChange(of object: RuntimeObject) { setMetatable(ofHandleOf: object) }

  func didDeallocate(_ object: RuntimeObject) { setMetatable(ofHandleOf: object) }

  func didErase(_ cls: RuntimeClass) { setMetatable(ofHandleOf: cls) }

  func dispatchDidChange(of selector: Selector, in cls: RuntimeClass) {
    guard state.isOpen, let table = cls.hostTable as? DispatchTable else { return }
    table.drop(selector, on: current)
  }

  func dispatchDidChange(in cls: RuntimeClass) {
    guard state.isOpen, let table = cls.hostTable as? DispatchTable else { return }
    table.dropAll(on: current)
    superclassMayHaveChanged(of: table, on: current)
  }
}
