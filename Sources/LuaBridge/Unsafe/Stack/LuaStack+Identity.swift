internal import CLua

extension LuaStack {
  /// The identity of this Lua thread, unique in its state while it lives.
  package var threadIdentity: Int { unsafe Int(bitPattern: thread) }

  /// Adds this Lua thread to a table with weak values; returns false if it was already there.
  ///
  /// A thread with a reused identity counts as new.
  package func noteThread(in threads: LuaReference) -> Bool {
    guard (try? reserve(4)) != nil else { return false }
    push(threads)  // stack: … threads
    defer { pop() }  // stack: …
    let isKnown = rawGet(at: -1, index: Int64(threadIdentity)) != .nil  // stack: … threads value
    pop()  // stack: … threads
    if isKnown { return false }
    unsafe _ = lua_pushthread(thread)  // stack: … threads thread
    rawSet(at: -2, index: Int64(threadIdentity))  // stack: … threads
    return true
  }

  /// Returns whether a recorded Lua thread is not running: it has yielded, or was collected.
  package func isSuspended(_ identity: Int, in threads: LuaReference) -> Bool {
    guard (try? reserve(4)) != nil else { return false }
    push(threads)  // stack: … threads
    rawGet(at: -1, index: Int64(identity))  // stack: … threads other
    defer { pop(2) }  // stack: …
    guard let other = unsafe lua_tothread(thread, -1) else { return true }
    return unsafe lua_status(other) == LUA_YIELD
  }
}
