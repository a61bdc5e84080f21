internal import CLua
internal import CLuaShims

/// Swift's side of a call from Lua, as `bridge_client.run`.
///
/// It returns always: an error becomes the one value on the stack, and C raises it when no frame of
/// Swift is left.
func runCallable(_ callable: UnsafeMutableRawPointer, _ thread: OpaquePointer) -> Int32 {
  let stack = unsafe LuaStack(thread: thread)
  return unsafe Unmanaged<LuaCallable>.fromOpaque(callable)._withUnsafeGuaranteedRef { callable in
    do {
      let results = try callable.call(stack)
      assert((0...stack.count).contains(results), "results that are not on the stack")
      stack.liftReleasedAnchors()
      return Int32(truncatingIfNeeded: results)
    } catch {
      unsafe lua_settop(thread, 0)  // stack:
      stack.push(error)  // stack: error
      stack.passOrigin(of: error)
      stack.liftReleasedAnchors()
      return -1
    }
  }
}

/// Gives up the reference that a box held, as `bridge_client.release`.
func releaseObject(_ object: UnsafeMutableRawPointer) {
  unsafe Unmanaged<AnyObject>.fromOpaque(object).release()
}
