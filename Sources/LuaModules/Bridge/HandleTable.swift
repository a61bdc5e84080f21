internal import LuaBridge
internal import SelectorRuntime

/// Finds the handle of an object or value.
///
/// An object has one handle while it lives, whatever retains it, since scripts compare handles and
/// use them as keys of weak tables. So a handle that no variable reaches any more is not dropped.
/// Its finalizer moves it to the strong table, where it stays until the object is deallocated or
/// passed to the script again.
///
/// Lua clears garbage from weak values at once, but calls the finalizers one after the other. In
/// between, a handle is only a key of the third table.
///
/// Class handles are stored permanently in a table of their own, since a program has thousands of
/// them: a collection of young objects traverses every weak table completely, and every other table
/// that has new entries.
struct HandleTable {
  /// Maps addresses to the handles that scripts may reach; the values are weak.
  private let reached: LuaReference
  /// Maps addresses to the handles that scripts no longer reach.
  private let kept: LuaReference
  /// Maps each object's handle to itself; the keys are weak.
  private let every: LuaReference
  /// Maps addresses to the handles of classes that have not been disposed of.
  private let classes: LuaReference

  init(_ stack: LuaStack) {
    reached = HandleTable.makeTable(mode: "v", stack)
    kept = HandleTable.makeTable(mode: nil, stack)
    every = HandleTable.makeTable(mode: "k", stack)
    classes = HandleTable.makeTable(mode: nil, stack)
  }

  private static func makeTable(mode: String?, _ stack: LuaStack) -> LuaReference {
    stack.pushTable()
    if let mode {
      stack.pushTable()
      stack.pushString(mode)
      stack.rawSet(at: -2, key: "__mode")
      stack.setMetatable(at: -2)
    }
    // stack: … table
    return stack.reference()
  }

  /// Pushes a handle that scripts may reach; pushes nothing and returns false if there is none.
  @inline(__always)
  func pushReached(_ thing: AnyObject, on stack: LuaStack) -> Bool {
    push(from: reached, thing, on: stack)
  }

  /// Pushes a handle that scripts no longer reach; pushes nothing and returns false if none exists.
  func pushKept(_ thing: AnyObject, on stack: LuaStack) -> Bool {
    push(from: kept, thing, on: stack)
  }

  /// Pushes the handle of a class that is not disposed of.
  ///
  /// Pushes nothing and returns false if there is none.
  func pushLasting(_ cls: RuntimeClass, on stack: LuaStack) -> Bool {
    push(from: classes, cls, on: stack)
  }

  /// Pushes the handle of `thing` from any table; returns false if there is none.
  func pushListed(_ thing: AnyObject, on stack: LuaStack) -> Bool {
    if let cls = thing as? RuntimeClass, pushLasting(cls, on: stack) { return true }
    return pushReached(thing, on: stack) || pushKept(thing, on: stack)
  }

  private func push(from table: LuaReference, _ thing: AnyObject, on stack: LuaStack) -> Bool {
    stack.push(table)
    let found = stack.rawGet(at: -1, identity: thing)
    stack.remove(at: -2)
    // stack: … handle or nil
    if found == .userdata { return true }
    stack.pop()
    return false
  }

  /// Adds the new handle on top as that of `thing`.
  func add(_ thing: AnyObject, on stack: LuaStack) {
    guard let object = thing as? RuntimeObject else { return set(reached, thing, on: stack) }
    if object is RuntimeClass {
      set(classes, object, on: stack)
    } else {
      reach(new: object, on: stack)
    }
  }

  private func reach(new object: RuntimeObject, on stack: LuaStack) {
    set(reached, object, on: stack)
    stack.push(every)
    stack.copy(at: -2)
    stack.pushBoolean(true)
    stack.rawSetTop(at: -3)
    stack.pop()
    // stack: … handle
  }

  /// Keeps the handle at an index, which the script no longer reaches.
  func keep(_ thing: AnyObject, handleAt index: Int, on stack: LuaStack) {
    stack.copy(at: index)
    set(kept, thing, on: stack)
    stack.pop()
  }

  /// Moves the kept handle on top back to those that scripts may reach.
  func reach(_ object: RuntimeObject, on stack: LuaStack) {
    forgetKept(object, on: stack)
    reach(new: object, on: stack)
  }

  /// Keeps the handle on top, of a disposed class, only while scripts can reach it.
  func letGo(of cls: RuntimeClass, on stack: LuaStack) {
    stack.pushNil()
    set(classes, cls, on: stack)
    stack.pop()
    reach(new: cls, on: stack)
  }

  /// Stops keeping the handle of an object.
  func forgetKept(_ thing: AnyObject, on stack: LuaStack) {
    stack.pushNil()
    set(kept, thing, on: stack)
    stack.pop()
  }

  /// Stores the value on top in the table, and leaves it on the stack.
  private func set(_ table: LuaReference, _ thing: AnyObject, on stack: LuaStack) {
    stack.push(table)
    stack.copy(at: -2)
    stack.rawSet(at: -2, identity: thing)
    stack.pop()
  }

  /// Keeps the handles whose finalizers Lua is about to call, and marks them as pending.
  ///
  /// - Complexity: O(handles).
  func keepPending(on stack: LuaStack) {
    stack.push(every)
    stack.pushNil()
    while stack.next(at: -2) {
      stack.pop()
      // stack: … every handle
      guard let object = stack.handle(at: -1)?.object as? RuntimeObject, !object.isDeallocated
      else { continue }
      if pushReached(object, on: stack) || pushKept(object, on: stack) {
        stack.pop()
      } else {
        stack.setHandleFlag(at: -1, true)
        keep(object, handleAt: -1, on: stack)
      }
    }
    stack.pop()
  }
}
