internal import CLua
internal import CLuaShims

// no traps of narrow: indexes, levels and counts are the bridge's own and small.
// no traps of stop: only the bridge calls it, with stacks that it keeps itself.

// Tables without metamethods. The value at `index` must be a table, and a key must not be nil or
// NaN; otherwise the call traps.
extension LuaStack {
  /// Pushes the value of a string key, and returns its type.
  @discardableResult
  package func rawGet(at index: Int, key: String) -> LuaType {
    let table = absolute(index)
    pushString(key)  // stack: … key
    return rawGetTop(at: table)  // stack: … value
  }

  /// Pushes the value of an integer key, and returns its type.
  ///
  /// The corresponding C function is `lua_rawgeti`.
  @discardableResult
  package func rawGet(at index: Int, index key: Int64) -> LuaType {
    requireTable(at: index)
    return LuaType(code: unsafe lua_rawgeti(thread, Int32(index), key))
  }

  /// Returns the integers at the start of a list: at most `count`, up to the first other value.
  package func leadingIntegers(at index: Int, count: Int) -> [Int64] {
    requireTable(at: index)
    let table = Int32(absolute(index))
    return unsafe [Int64](unsafeUninitializedCapacity: count) { buffer, read in
      while read < count {
        unsafe lua_rawgeti(thread, table, Int64(read + 1))  // stack: … element
        let isInteger = unsafe lua_isinteger(thread, -1) != 0
        if isInteger { unsafe buffer[read] = lua_tointegerx(thread, -1, nil) }
        unsafe lua_settop(thread, -2)  // stack: …
        guard isInteger else { break }
        read += 1
      }
    }
  }

  /// Pops a key, pushes its value, and returns the type.
  ///
  /// The corresponding C function is `lua_rawget`.
  @discardableResult
  package func rawGetTop(at index: Int) -> LuaType {
    requireTable(at: index)
    return LuaType(code: unsafe lua_rawget(thread, Int32(index)))
  }

  /// Pushes the value that `rawSet(at:identity:)` stored for an object, and returns its type.
  ///
  /// The corresponding C function is `lua_rawgetp`.
  @discardableResult
  package func rawGet(at index: Int, identity object: AnyObject) -> LuaType {
    requireTable(at: index)
    let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return LuaType(code: unsafe lua_rawgetp(thread, Int32(index), address))
  }

  /// Pops a value and stores it for a string key.
  package func rawSet(at index: Int, key: String) {
    let table = absolute(index)
    pushString(key)  // stack: … value key
    insert(at: -2)  // stack: … key value
    rawSetTop(at: table)  // stack: …
  }

  /// Pops a value and stores it for an integer key.
  ///
  /// The corresponding C function is `lua_rawseti`.
  package func rawSet(at index: Int, index key: Int64) {
    requireTable(at: index)
    unsafe lua_rawseti(thread, Int32(index), key)
  }

  /// Pops a value and a key below it, and stores them.
  ///
  /// The corresponding C function is `lua_rawset`.
  package func rawSetTop(at index: Int) {
    requireTable(at: index)
    precondition(
      unsafe lua_type(thread, -2) != LUA_TNIL && lua_rawequal(thread, -2, -2) != 0,
      "a table key is neither nil nor NaN")
    unsafe lua_rawset(thread, Int32(index))
  }

  /// Pops a value and stores it for the address of an object, which is not retained.
  ///
  /// The corresponding C function is `lua_rawsetp`.
  package func rawSet(at index: Int, identity object: AnyObject) {
    requireTable(at: index)
    unsafe lua_rawsetp(thread, Int32(index), Unmanaged.passUnretained(object).toOpaque())
  }

  /// Pops a key, and pushes the next key and its value; returns false at the end.
  ///
  /// Start with nil. Iteration also ends when the key is no longer in the table.
  ///
  /// The corresponding C function is `lua_next`.
  package func next(at index: Int) -> Bool {
    requireTable(at: index)
    guard unsafe bridge_next(thread, Int32(index)) == LUA_OK else {  // stack: … error
      pop()  // stack: …
      return false
    }
    guard type(at: -2) == .nil else { return true }  // stack: … key value
    pop(2)  // stack: …
    return false
  }

  /// Pops a table or nil and sets it as the metatable of the value at `index`.
  ///
  /// The corresponding C function is `lua_setmetatable`.
  package func setMetatable(at index: Int) {
    let metatable = type(at: -1)
    precondition(metatable == .table || metatable == .nil, "a metatable is a table or nil")
    _ = unsafe lua_setmetatable(thread, Int32(index))
  }

  /// Pushes the metatable of the value at `index`; returns false when it has none.
  ///
  /// The corresponding C function is `lua_getmetatable`.
  package func metatable(at index: Int) -> Bool {
    unsafe lua_getmetatable(thread, Int32(index)) != 0
  }

  private func requireTable(at index: Int) {
    precondition(unsafe lua_type(thread, Int32(index)) == LUA_TTABLE, "no table at \(index)")
  }
}
