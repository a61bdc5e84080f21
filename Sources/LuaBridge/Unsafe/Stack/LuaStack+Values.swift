internal import CLua
internal import CLuaShims
import StringSearch

// no traps of narrow: indexes, levels and counts are the bridge's own and small.

extension LuaStack {
  /// Returns the type of the value at `index`.
  ///
  /// The corresponding C function is `lua_type`.
  package func type(at index: Int) -> LuaType {
    LuaType(code: unsafe lua_type(thread, Int32(index)))
  }

  /// Returns the value of an integer; nil for another value, also for an integral float.
  @inline(__always)
  package func exactInteger(at index: Int) -> Int64? {
    guard unsafe lua_isinteger(thread, Int32(index)) != 0 else { return nil }
    return unsafe lua_tointegerx(thread, Int32(index), nil)
  }

  /// Returns the type name of a value: `__name` of its metatable if that is a string, else Lua's.
  package func typeName(at index: Int) -> String {
    let index = absolute(index)
    if metatable(at: index) {  // stack: … metatable
      defer { pop(2) }  // stack: …
      if rawGet(at: -1, key: "__name") == .string, let name = string(at: -1) {
        return name  // stack: … metatable name
      }
    }
    return unsafe String(cString: lua_typename(thread, lua_type(thread, Int32(index))))
  }

  /// Returns whether the value is neither nil nor false.
  ///
  /// The corresponding C function is `lua_toboolean`.
  package func boolean(at index: Int) -> Bool {
    unsafe lua_toboolean(thread, Int32(index)) != 0
  }

  /// Returns whether the value is an integer, not a float.
  ///
  /// The corresponding C function is `lua_isinteger`.
  package func isInteger(at index: Int) -> Bool {
    unsafe lua_isinteger(thread, Int32(index)) != 0
  }

  /// Returns the value of an integer or an integral float in range; nil for another value.
  ///
  /// Strings are not converted.
  @inline(__always)
  package func integer(at index: Int) -> Int64? {
    var isInteger: Int32 = 0
    let integer = unsafe lua_tointegerx(thread, Int32(index), &isInteger)
    guard isInteger != 0, unsafe lua_type(thread, Int32(index)) == LUA_TNUMBER else { return nil }
    return integer
  }

  /// Returns the value of a number; nil for another value.
  ///
  /// Strings are not converted.
  package func number(at index: Int) -> Double? {
    guard unsafe lua_type(thread, Int32(index)) == LUA_TNUMBER else { return nil }
    return unsafe lua_tonumberx(thread, Int32(index), nil)
  }

  /// Returns a string that is valid UTF-8 and may contain NULs, with ordered accents; nil for another value.
  package func string(at index: Int) -> String? {
    guard unsafe lua_type(thread, Int32(index)) == LUA_TSTRING else { return nil }
    // The standard library validates C strings with specialized code, other strings with generic
    // code that takes four times as long. A shorter result means that the string contains a NUL.
    var count = 0
    let start = unsafe lua_tolstring(thread, Int32(index), &count)
    if let start = unsafe start, let text = unsafe String(validatingCString: start),
      text.utf8.count == count
    {
      return text.withOrderedAccents
    }
    return unsafe String(validating: characters(at: index), as: UTF8.self)?.withOrderedAccents
  }

  /// Returns the bytes of a string; nil for another value.
  package func bytes(at index: Int) -> [UInt8]? {
    guard unsafe lua_type(thread, Int32(index)) == LUA_TSTRING else { return nil }
    return unsafe Array(characters(at: index))
  }

  /// Returns the value as `tostring` converts it, which may run `__tostring`.
  ///
  /// If that fails, returns the value's type and address. Invalid UTF-8 is replaced.
  ///
  /// The corresponding C function is `luaL_tolstring`.
  package func description(at index: Int) -> String {
    let index = absolute(index)
    defer { pop() }  // stack: …
    guard unsafe bridge_describe(thread, Int32(index)) == LUA_OK else {  // stack: … error
      return "\(typeName(at: index)): 0x\(String(identity(at: index), radix: 16))"
    }
    return unsafe String(decoding: characters(at: -1), as: UTF8.self)  // stack: … description
  }

  /// Returns the address of a table, function, thread, userdata or string; 0 for another value.
  ///
  /// The corresponding C function is `lua_topointer`.
  package func identity(at index: Int) -> UInt {
    unsafe UInt(bitPattern: lua_topointer(thread, Int32(index)))
  }

  /// Returns whether two values are identical.
  ///
  /// The corresponding C function is `lua_rawequal`.
  package func rawEqual(_ first: Int, _ second: Int) -> Bool {
    unsafe lua_rawequal(thread, Int32(first), Int32(second)) != 0
  }

  /// Returns the length of a string, table or userdata, without metamethods; 0 for another value.
  ///
  /// The corresponding C function is `lua_rawlen`.
  package func length(at index: Int) -> Int {
    Int(unsafe lua_rawlen(thread, Int32(index)))
  }

  /// Returns the bytes of the string at `index`, valid while it is on the stack.
  private func characters(at index: Int) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    let start = unsafe lua_tolstring(thread, Int32(index), &count)
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self), count: count)
  }
}
