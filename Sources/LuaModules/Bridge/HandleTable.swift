internal import LuaBridge
internal import SelectorRuntime

/// Finds the handle of an object or value.
///
/// An object has one handle while it lives, whatever retains it, since scripts compare handles and
/// use them as keys of weak tables. So a handle that no variable reaches any more is not dropped.
/// Its finalizer keeps it until the object is deallocated or passed to the script again.
///
/// The stack lists the handles of objects by their slots, which the objects store: in the life of
/// most objects the lists are asked several times. Values that are not objects have few handles;
/// they are in a weak table by address.
///
/// Class handles are stored permanently in a table of their own, since a program has thousands of
/// them: a collection of young objects traverses every weak table completely, and every other table
/// that has new entries.
struct HandleTable {
  /// Maps addresses to the handles of values that are not objects; the handles are weak.
  private let things: LuaReference
  /// Maps addresses to the handles of classes that have not been disposed of.
  private let classes: LuaReference

  init(_ stack: LuaStack) {
    stack.pushTable()
    stack.pushTable()
    stack.pushString("v")
    stack.rawSet(at: -2, key: "__mode")
    stack.setMetatable(at: -2)
    things = stack.reference()
    stack.pushTable()
    classes = stack.reference()
  }

  /// Pushes a handle that scripts may reach; pushes nothing and returns false if there is none.
  @inline(__always)
  func pushReached(_ object: RuntimeObject, on stack: LuaStack) -> Bool {
    stack.pushReachedHandle(slot: object.handleSlot)
  }

  /// Pushes a handle that scripts no longer reach; pushes nothing and returns false if none exists.
  func pushKept(_ object: RuntimeObject, on stack: LuaStack) -> Bool {
    stack.pushKeptHandle(slot: object.handleSlot)
  }

  /// Pushes the handle of a class that is not disposed of.
  ///
  /// Pushes nothing and returns false if there is none.
  func pushLasting(_ cls: RuntimeClass, on stack: LuaStack) -> Bool {
    push(from: classes, cls, on: stack)
  }

  /// Pushes the handle of a value that is not an object, if a script may reach it.
  func pushThing(_ thing: AnyObject, on stack: LuaStack) -> Bool {
    push(from: things, thing, on: stack)
  }

  /// Pushes the handle of an object from any list; returns false if there is none.
  func pushListed(_ object: RuntimeObject, on stack: LuaStack) -> Bool {
    if let cls = object.asClass, pushLasting(cls, on: stack) { return true }
    return pushReached(object, on: stack) || pushKept(object, on: stack)
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

  /// Pushes a new handle of an object, and lists it.
  ///
  /// The object stores the handle's slot. The metatable is named by the number of its reference.
  func pushNew(_ object: RuntimeObject, metatable: Int32, on stack: LuaStack) {
    let isClass = object.asClass != nil
    object.handleSlot = stack.pushHandle(
      object, tag: HandleTag.object.rawValue, metatable: metatable, isListed: !isClass)
    if isClass { set(classes, object, on: stack) }
  }

  /// Adds the new handle on top as that of a value that is not an object.
  func add(_ thing: AnyObject, on stack: LuaStack) { set(things, thing, on: stack) }

  /// Keeps the handle at an index, which the script no longer reaches.
  func keep(handleAt index: Int, on stack: LuaStack) { stack.keepHandle(at: index) }

  /// Moves the kept handle on top back to those that scripts may reach.
  func reach(_ object: RuntimeObject, on stack: LuaStack) {
    forgetKept(object, on: stack)
    stack.listHandle()
  }

  /// Keeps the handle on top, of a disposed class, only while scripts can reach it.
  func letGo(of cls: RuntimeClass, on stack: LuaStack) {
    stack.pushNil()
    set(classes, cls, on: stack)
    stack.pop()
    stack.listHandle()
  }

  /// Stops keeping the handle of an object.
  func forgetKept(_ object: RuntimeObject, on stack: LuaStack) {
    stack.forgetKeptHandle(slot: object.handleSlot)
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
    for page in 0..<stack.handlePageCount where stack.pushHandles(ofPage: page) {
      stack.pushNil()
      while stack.next(at: -2) {
        stack.pop()
        // stack: … every handle
        guard let object = stack.handle(at: -1)?.object as? RuntimeObject, !object.isDeallocated,
          !stack.isListedHandle(at: -1)
        else { continue }
        stack.setHandleFlag(at: -1, true)
        stack.keepHandle(at: -1)
      }
      stack.pop()
    }
  }
}
