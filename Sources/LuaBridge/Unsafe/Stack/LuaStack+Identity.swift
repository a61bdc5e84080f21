internal import CLua

extension LuaStack {
  /// A number that tells this Lua thread from the others of its state, as long as it lives.
  package var threadIdentity: Int { unsafe Int(bitPattern: thread) }

  /// Notes this Lua thread by its identity in a table with weak values, and answers whether it was
  /// not there: whether another one had its identity before.
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

  /// Whether a Lua thread that was noted does not run now: it has yielded, or has gone.
  package func isSuspended(_ identity: Int, in threads: LuaReference) -> Bool {
    guard (try? reserve(4)) != nil else { return false }
    push(threads)  // stack: … threads
    rawGet(at: -1, index: Int64(identity))  // stack: … threads other
    defer { pop(2) }  // stack: …
    guard let other = unsafe lua_tothread(thread, -1) else { return true }
    return unsafe lua_status(other) == LUA_YIELD
  }
}
