internal import CLua
internal import CLuaShims

extension LuaStack {
  /// Calls as `call` does, for so long at most: then "time limit exceeded" is raised at every Lua
  /// instruction until the call has ended, whatever catches it.
  ///
  /// Inside another limited call, the limit that is reached first holds. A call that cannot be
  /// interrupted (a long `string.find`, a blocked read) ends the process as the limit says, once its
  /// grace is over too. How many results are wanted is a number, not -1.
  /// - Throws: the error that was raised; ``LuaLateCall`` when the time was up, whatever came of it.
  package func call(arguments: Int, results: Int, within limit: LuaTimeLimit) throws {
    liftReleasedAnchors()
    let limit = unsafe bridge_time_limit(
      seconds: min(limit.seconds, 1e9), grace: min(limit.grace, 1e9),
      last_words: UnsafeRawPointer(limit.lastWords.utf8Start)
        .assumingMemoryBound(to: CChar.self),
      exit_status: limit.exitStatus)
    var isLate = false
    let status = unsafe bridge_call_before(
      thread, Int32(arguments), Int32(results), limit, &isLate)  // stack: … results or error
    if isLate {
      if status == LUA_OK { pop(results) } else { pop() }  // stack: …
      throw LuaLateCall()
    }
    try check(status)
  }
}

/// A call has gone past its limit.
package struct LuaLateCall: Error {}
