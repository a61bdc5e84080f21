internal import CLua
internal import CLuaShims

// no traps of narrow: indexes, levels and counts are the bridge's own and small.

// Operations that may raise. Each runs in a protected call and throws the error.
extension LuaStack {
  /// Pushes the value of a string key of the value at `index`, and returns its type.
  ///
  /// The corresponding C function is `lua_getfield`.
  @discardableResult
  package func get(at index: Int, key: String) throws -> LuaType {
    let container = absolute(index)
    pushString(key)  // stack: … key
    return try getTop(at: container)  // stack: … value
  }

  /// Pops a key, pushes its value in the value at `index`, and returns the type.
  ///
  /// The corresponding C function is `lua_gettable`.
  @discardableResult
  package func getTop(at index: Int) throws -> LuaType {
    try check(unsafe bridge_get(thread, Int32(index)))  // stack: … value
    return type(at: -1)
  }

  /// Pops a value and stores it for a string key in the value at `index`.
  ///
  /// The corresponding C function is `lua_setfield`.
  package func set(at index: Int, key: String) throws {
    let container = absolute(index)
    pushString(key)  // stack: … value key
    insert(at: -2)  // stack: … key value
    try setTop(at: container)  // stack: …
  }

  /// Pops a value and a key below it, and stores them in the value at `index`.
  ///
  /// The corresponding C function is `lua_settable`.
  package func setTop(at index: Int) throws {
    try check(unsafe bridge_set(thread, Int32(index)))  // stack: …
  }

  /// Returns whether two values are equal; may call `__eq`.
  ///
  /// The corresponding C function is `lua_compare`.
  package func equal(_ first: Int, _ second: Int) throws -> Bool {
    try check(unsafe bridge_equal(thread, Int32(first), Int32(second)))  // stack: … equal
    defer { pop() }  // stack: …
    return boolean(at: -1)
  }

  /// Returns the value as `tostring` converts it.
  ///
  /// - Throws: the error of `__tostring`, or an error when its result is not a string.
  ///
  /// The corresponding C function is `luaL_tolstring`.
  package func descriptionBytes(at index: Int) throws -> [UInt8] {
    try check(unsafe bridge_describe(thread, Int32(index)))  // stack: … description
    defer { pop() }  // stack: …
    return bytes(at: -1) ?? []
  }

  /// Emits a warning; `@on` and `@off` turn warnings on and off.
  ///
  /// The corresponding C function is `lua_warning`.
  package func warn(_ message: String) {
    unsafe lua_warning(thread, message, 0)
  }

  /// Calls the function below its arguments; pops all of them and pushes the results.
  ///
  /// - Parameters:
  ///   - arguments: The number of arguments on top.
  ///   - results: The number of results; -1 for all.
  ///   - traceback: Whether an error has a traceback.
  /// - Throws: the error that was raised; function and arguments are popped too.
  ///
  /// The corresponding C function is `lua_pcall`.
  package func call(arguments: Int, results: Int, traceback: Bool = false) throws {
    unrefReleased()
    if traceback {
      try checkTraced(
        unsafe bridge_call_traced(thread, Int32(arguments), Int32(results)))
    } else {
      try check(unsafe bridge_call_noting(thread, Int32(arguments), Int32(results)))
    }  // stack: … results
  }

  /// Calls a function as `call` does, while Ctrl-C raises "interrupted!" in the script.
  ///
  /// For the outermost call of a program. Errors are reported as by the `lua` program: the
  /// traceback is added to the message, and an error object's `__tostring` is called where it was
  /// raised. A second Ctrl-C during the call has its default effect.
  package func callInterruptibly(arguments: Int, results: Int) throws {
    unrefReleased()
    try checkTraced(
      unsafe bridge_call_interruptibly(thread, Int32(arguments), Int32(results)))
  }  // stack: … results

  /// Collects all garbage, after removing the values of released Swift references.
  ///
  /// The corresponding C call is `lua_gc(L, LUA_GCCOLLECT)`.
  package func collectGarbage() {
    unrefReleased()
    unsafe bridge_collect(thread)
  }

  /// Performs one step of garbage collection.
  ///
  /// The corresponding C call is `lua_gc(L, LUA_GCSTEP, 0)`.
  package func collectStep() {
    unrefReleased()
    unsafe bridge_collect_step(thread)
  }
}
