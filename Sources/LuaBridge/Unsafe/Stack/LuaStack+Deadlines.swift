internal import CLua
internal import CLuaShims

// no traps of narrow: indexes, levels and counts are the bridge's own and small.

extension LuaStack {
  /// Calls a function as `call` does, with a time limit.
  ///
  /// After the limit, "time limit exceeded" is raised at every Lua instruction until the call has
  /// ended, even if it is caught. In a nested limited call, the earlier limit applies. If a call
  /// cannot be interrupted (a long `string.find`, a blocking read), the process is terminated after
  /// the grace time, as the limit specifies. The number of results must not be -1.
  /// - Throws: the error that was raised; ``LuaLateCall`` when the limit was exceeded, whatever the
  ///   result.
  package func call(arguments: Int, results: Int, within limit: LuaTimeLimit) throws {
    unrefReleased()
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

/// The error of a call that exceeded its time limit.
package struct LuaLateCall: Error {}
