internal import LuaBridge
internal import SelectorRuntime

/// Where the handles of a Lua state are found by what they stand for.
///
/// An object has one handle as long as it lives, whoever holds it, since scripts compare handles and
/// use them as keys of weak tables. So a handle that no variable of a script reaches any more is not
/// dropped: its finalizer hands it over to the strong table, where it stays until the object goes or
/// is shown to the script again.
///
/// Lua takes what is garbage out of weak values at once, but calls the finalizers one after the
/// other. In between, a handle stands only where it is the key: in the third table.
///
/// A class stays whoever reaches it, and a program has thousands. Their handles stand in a table of their
/// own: a collection of what is young goes through all of a weak table, and through each other one
/// that something new was put into.
struct HandleTable {
  /// From addresses to the handles that scripts may reach: the values are weak.
  private let reached: LuaReference
  /// From addresses to the handles that scripts reach no more.
  private let kept: LuaReference
  /// From each handle of an object to itself: the keys are weak.
  private let every: LuaReference
  /// From addresses to the handles of classes that have not been disposed of.
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

  /// Pushes the handle of `thing` that scripts may reach; nothing, and false, when there is none.
  @inline(__always)
  func pushReached(_ thing: AnyObject, on stack: LuaStack) -> Bool {
    push(from: reached, thing, on: stack)
  }

  /// Pushes the handle of `thing` that the script reaches no more; nothing, and false, when there is
  /// none.
  func pushKept(_ thing: AnyObject, on stack: LuaStack) -> Bool {
    push(from: kept, thing, on: stack)
  }

  /// Pushes the handle of a class that has not been disposed of; nothing, and false, when there is none.
  func pushLasting(_ cls: RuntimeClass, on stack: LuaStack) -> Bool {
    push(from: classes, cls, on: stack)
  }

  /// Pushes the handle of `thing`, wherever it stands; nothing, and false, when there is none.
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

  /// Notes the new handle on top as that of `thing`.
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

  /// Keeps the handle at an index, which the script reaches no more.
  func keep(_ thing: AnyObject, handleAt index: Int, on stack: LuaStack) {
    stack.copy(at: index)
    set(kept, thing, on: stack)
    stack.pop()
  }

  /// Notes that scripts may reach the handle on top, which was kept.
  func reach(_ object: RuntimeObject, on stack: LuaStack) {
    forgetKept(object, on: stack)
    reach(new: object, on: stack)
  }

  /// Keeps the handle of a class that has gone, which is on top, only as long as scripts reach it.
  func letGo(of cls: RuntimeClass, on stack: LuaStack) {
    stack.pushNil()
    set(classes, cls, on: stack)
    stack.pop()
    reach(new: cls, on: stack)
  }

  /// Keeps the handle of an object no longer.
  func forgetKept(_ thing: AnyObject, on stack: LuaStack) {
    stack.pushNil()
    set(kept, thing, on: stack)
    stack.pop()
  }

  /// Sets what is on top, and leaves it there.
  private func set(_ table: LuaReference, _ thing: AnyObject, on stack: LuaStack) {
    stack.push(table)
    stack.copy(at: -2)
    stack.rawSet(at: -2, identity: thing)
    stack.pop()
  }

  /// Keeps the handles whose finalizers Lua is about to call, and marks them as such.
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
