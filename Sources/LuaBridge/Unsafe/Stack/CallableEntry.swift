internal import CLua
internal import CLuaShims

/// Calls a Swift callable for Lua, as `bridge_client.run`.
///
/// It always returns: an error becomes the only value on the stack, and C raises it when no Swift
/// frame is left.
func runCallable(_ callable: UnsafeMutableRawPointer, _ thread: OpaquePointer) -> Int32 {
  let stack = unsafe LuaStack(thread: thread)
  return unsafe Unmanaged<LuaCallable>.fromOpaque(callable)._withUnsafeGuaranteedRef { callable in
    do {
      let results = try callable.call(stack)
      assert((0...stack.count).contains(results), "results that are not on the stack")
      stack.unrefReleased()
      return Int32(truncatingIfNeeded: results)
    } catch {
      unsafe lua_settop(thread, 0)  // stack:
      stack.push(error)  // stack: error
      stack.passOrigin(of: error)
      stack.unrefReleased()
      return -1
    }
  }
}

/// Releases the object of a box, as `bridge_client.release`.
func releaseObject(_ object: UnsafeMutableRawPointer) {
  unsafe Unmanaged<AnyObject>.fromOpaque(object).release()
}
