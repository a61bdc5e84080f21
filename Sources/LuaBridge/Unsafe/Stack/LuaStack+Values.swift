internal import CLua
internal import CLuaShims

extension LuaStack {
  /// The type of the value at `index`.
  ///
  /// The corresponding C function is `lua_type`.
  package func type(at index: Int) -> LuaType {
    LuaType(code: unsafe lua_type(thread, Int32(index)))
  }

  /// The value of an integer; nil for anything else, also for a float that is integral.
  @inline(__always)
  package func exactInteger(at index: Int) -> Int64? {
    guard unsafe lua_isinteger(thread, Int32(index)) != 0 else { return nil }
    return unsafe lua_tointegerx(thread, Int32(index), nil)
  }

  /// The name of the value's type: `__name` of its metatable when that is a string, else Lua's.
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

  /// Whether the value is neither nil nor false.
  ///
  /// The corresponding C function is `lua_toboolean`.
  package func boolean(at index: Int) -> Bool {
    unsafe lua_toboolean(thread, Int32(index)) != 0
  }

  /// Whether the value is an integer, and not a float.
  ///
  /// The corresponding C function is `lua_isinteger`.
  package func isInteger(at index: Int) -> Bool {
    unsafe lua_isinteger(thread, Int32(index)) != 0
  }

  /// The value of an integer, or of a float that is integral and in range; nil for anything else.
  ///
  /// Strings are never converted.
  @inline(__always)
  package func integer(at index: Int) -> Int64? {
    var isInteger: Int32 = 0
    let integer = unsafe lua_tointegerx(thread, Int32(index), &isInteger)
    guard isInteger != 0, unsafe lua_type(thread, Int32(index)) == LUA_TNUMBER else { return nil }
    return integer
  }

  /// The value of a number; nil for anything else.
  ///
  /// Strings are never converted.
  package func number(at index: Int) -> Double? {
    guard unsafe lua_type(thread, Int32(index)) == LUA_TNUMBER else { return nil }
    return unsafe lua_tonumberx(thread, Int32(index), nil)
  }

  /// A string that is valid UTF-8, which may hold NULs; nil for anything else.
  package func string(at index: Int) -> String? {
    guard unsafe lua_type(thread, Int32(index)) == LUA_TSTRING else { return nil }
    // The standard library validates C strings with code of its own, and all else with generic code
    // that takes four times as long. A text that came out shorter holds a NUL.
    var count = 0
    let start = unsafe lua_tolstring(thread, Int32(index), &count)
    if let start = unsafe start, let text = unsafe String(validatingCString: start),
      text.utf8.count == count
    {
      return text
    }
    return unsafe String(validating: characters(at: index), as: UTF8.self)
  }

  /// The bytes of a string; nil for anything else.
  package func bytes(at index: Int) -> [UInt8]? {
    guard unsafe lua_type(thread, Int32(index)) == LUA_TSTRING else { return nil }
    return unsafe Array(characters(at: index))
  }

  /// The value as `tostring` shows it, which may run `__tostring`.
  ///
  /// When that fails: the value's type and address. Bytes that are not UTF-8 are replaced.
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

  /// The address of a table, function, thread, userdata or string; 0 for anything else.
  ///
  /// The corresponding C function is `lua_topointer`.
  package func identity(at index: Int) -> UInt {
    unsafe UInt(bitPattern: lua_topointer(thread, Int32(index)))
  }

  /// Whether two values are the same one.
  ///
  /// The corresponding C function is `lua_rawequal`.
  package func rawEqual(_ first: Int, _ second: Int) -> Bool {
    unsafe lua_rawequal(thread, Int32(first), Int32(second)) != 0
  }

  /// The length of a string, table or userdata, without metamethods; 0 for anything else.
  ///
  /// The corresponding C function is `lua_rawlen`.
  package func length(at index: Int) -> Int {
    Int(unsafe lua_rawlen(thread, Int32(index)))
  }

  /// The bytes of the string at `index`, for as long as it stays on the stack.
  private func characters(at index: Int) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    let start = unsafe lua_tolstring(thread, Int32(index), &count)
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self), count: count)
  }
}
