internal import CLua
internal import CLuaShims

// no traps of narrow: indexes, levels and counts are the bridge's own and small.
// no traps of stop: only the bridge calls it, with stacks that it keeps itself.

// None of these raises: allocations never fail while Swift runs.
extension LuaStack {
  /// Pushes nil.
  package func pushNil() {
    unsafe lua_pushnil(thread)
  }

  /// Pushes a boolean.
  package func pushBoolean(_ value: Bool) {
    unsafe lua_pushboolean(thread, value ? 1 : 0)
  }

  /// Pushes an integer.
  @inline(__always)
  package func pushInteger(_ value: Int64) {
    unsafe lua_pushinteger(thread, value)
  }

  /// Pushes a float.
  package func pushNumber(_ value: Double) {
    unsafe lua_pushnumber(thread, value)
  }

  /// Pushes a string as UTF-8, which may contain NULs.
  package func pushString(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      unsafe pushCharacters(UnsafeRawBufferPointer(utf8))
    }
  }

  /// Pushes a string of any bytes.
  package func pushBytes(_ value: [UInt8]) {
    unsafe value.withUnsafeBytes { bytes in
      unsafe pushCharacters(bytes)
    }
  }

  /// Pushes a new table with room for `array` list elements and `hash` other fields.
  ///
  /// The corresponding C function is `lua_createtable`.
  package func pushTable(array: Int = 0, hash: Int = 0) {
    unsafe lua_createtable(
      thread, Int32(truncatingIfNeeded: array), Int32(truncatingIfNeeded: hash))
  }

  /// Pushes the table of global variables.
  ///
  /// The corresponding C macro is `lua_pushglobaltable`.
  package func pushGlobals() {
    unsafe lua_rawgeti(thread, bridge_registry_index(), lua_Integer(LUA_RIDX_GLOBALS))
  }

  /// Pushes a named table of the registry, which is created if it does not exist.
  package func pushRegistryTable(named name: String) {
    unsafe lua_pushvalue(thread, bridge_registry_index())  // stack: … registry
    if rawGet(at: -1, key: name) != .table {  // stack: … registry value
      pop()  // stack: … registry
      pushTable()  // stack: … registry table
      copy(at: -1)  // stack: … registry table table
      rawSet(at: -3, key: name)  // stack: … registry table
    }
    remove(at: -2)  // stack: … table
  }

  /// Pushes a function that calls `callable` and keeps it alive.
  ///
  /// The `upvalues` values on top are popped and become the function's upvalues; `callable` reads
  /// them with `pushUpvalue(_:)`.
  ///
  /// The corresponding C function is `lua_pushcclosure`.
  package func push(_ callable: LuaCallable, upvalues: Int = 0) {
    precondition((0..<255).contains(upvalues), "a function has at most 254 upvalues")
    let object = unsafe Unmanaged.passRetained(callable).toOpaque()
    unsafe bridge_push_callable(thread, object, Int32(upvalues))  // stack: … function
  }

  /// Pushes an upvalue of the running callable, from 1.
  package func pushUpvalue(_ number: Int) {
    unsafe lua_pushvalue(thread, bridge_upvalue_index(Int32(number + 1)))
  }

  private func pushCharacters(_ bytes: UnsafeRawBufferPointer) {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    _ = unsafe lua_pushlstring(thread, start, bytes.count)
  }
}
