internal import CLua
internal import CLuaShims

// no traps of narrow: indexes, levels and counts are the bridge's own and small.

extension LuaStack {
  /// Returns the binary chunk of the Lua function on top, with debug information; nil otherwise.
  ///
  /// The corresponding C function is `lua_dump`.
  package func dump() -> [UInt8]? {
    guard unsafe lua_type(thread, -1) == LUA_TFUNCTION, unsafe lua_iscfunction(thread, -1) == 0
    else { return nil }
    var chunk: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &chunk) { chunk in
      unsafe lua_dump(
        thread,
        { _, bytes, count, chunk in
          let part = unsafe UnsafeRawBufferPointer(start: bytes, count: count)
          unsafe chunk?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: part)
          return 0
        }, chunk, 0)
    }
    return status == 0 ? chunk : nil
  }

  /// Returns whether a register of the Lua function at `level` is nil, also a temporary one.
  ///
  /// - Parameter level: 0 is the running callable, 1 its caller.
  /// - Parameter register: from 0.
  ///
  /// The corresponding C function is `lua_getlocal`.
  package func isNil(register: Int, level: Int) -> Bool {
    var record = unsafe lua_Debug()
    guard unsafe lua_checkstack(thread, 1) != 0,
      unsafe lua_getstack(thread, Int32(level), &record) != 0,
      unsafe lua_getlocal(thread, &record, Int32(register + 1)) != nil
    else { return false }
    defer { pop() }  // stack: …
    return unsafe lua_type(thread, -1) == LUA_TNIL
  }
}
