internal import CLua
internal import CLuaShims

// Operations that may raise. Each runs under a protected call and throws what was raised.
extension LuaStack {
  /// Pushes what the value at `index` has for a string key, and answers its type.
  ///
  /// The corresponding C function is `lua_getfield`.
  @discardableResult
  package func get(at index: Int, key: String) throws -> LuaType {
    let container = absolute(index)
    pushString(key)  // stack: … key
    return try getTop(at: container)  // stack: … value
  }

  /// Pops a key, pushes what the value at `index` has for it, and answers its type.
  ///
  /// The corresponding C function is `lua_gettable`.
  @discardableResult
  package func getTop(at index: Int) throws -> LuaType {
    try check(unsafe bridge_get(thread, Int32(index)))  // stack: … value
    return type(at: -1)
  }

  /// Pops a value and sets it for a string key in the value at `index`.
  ///
  /// The corresponding C function is `lua_setfield`.
  package func set(at index: Int, key: String) throws {
    let container = absolute(index)
    pushString(key)  // stack: … value key
    insert(at: -2)  // stack: … key value
    try setTop(at: container)  // stack: …
  }

  /// Pops a value and, below it, a key, and sets it in the value at `index`.
  ///
  /// The corresponding C function is `lua_settable`.
  package func setTop(at index: Int) throws {
    try check(unsafe bridge_set(thread, Int32(index)))  // stack: …
  }

  /// Whether two values are equal, also by `__eq`.
  ///
  /// The corresponding C function is `lua_compare`.
  package func equal(_ first: Int, _ second: Int) throws -> Bool {
    try check(unsafe bridge_equal(thread, Int32(first), Int32(second)))  // stack: … equal
    defer { pop() }  // stack: …
    return boolean(at: -1)
  }

  /// The value as `tostring` shows it.
  ///
  /// - Throws: what `__tostring` raised, or an error when it did not answer a string.
  ///
  /// The corresponding C function is `luaL_tolstring`.
  package func descriptionBytes(at index: Int) throws -> [UInt8] {
    try check(unsafe bridge_describe(thread, Int32(index)))  // stack: … description
    defer { pop() }  // stack: …
    return bytes(at: -1) ?? []
  }

  /// Gives a message to the state's warnings; `@on` and `@off` turn them on and off.
  ///
  /// The corresponding C function is `lua_warning`.
  package func warn(_ message: String) {
    unsafe lua_warning(thread, message, 0)
  }

  /// Calls the function that lies below its arguments; pops them all and pushes the results.
  ///
  /// - Parameters:
  ///   - arguments: How many values on top are arguments.
  ///   - results: How many results are wanted; -1 for all.
  ///   - traceback: Whether an error carries a traceback of the place that raised it.
  /// - Throws: the error that was raised; function and arguments are popped then, too.
  ///
  /// The corresponding C function is `lua_pcall`.
  package func call(arguments: Int, results: Int, traceback: Bool = false) throws {
    liftReleasedAnchors()
    if traceback {
      try checkTraced(
        unsafe bridge_call_traced(thread, Int32(arguments), Int32(results)))
    } else {
      try check(unsafe bridge_call_noting(thread, Int32(arguments), Int32(results)))
    }  // stack: … results
  }

  /// Calls as `call` does, as the outermost call of a program; meanwhile Ctrl-C raises
  /// "interrupted!" in the script.
  ///
  /// An error is explained as the `lua` program does it: the traceback becomes part of a message,
  /// also for those who see it on its way, and an error object is asked for its `__tostring` where it
  /// was raised. A second Ctrl-C before the call has ended has the effect that it has without this.
  package func callInterruptibly(arguments: Int, results: Int) throws {
    liftReleasedAnchors()
    try checkTraced(
      unsafe bridge_call_interruptibly(thread, Int32(arguments), Int32(results)))
  }  // stack: … results

  /// Collects all garbage, after letting go of what Swift's references have let go of.
  ///
  /// The corresponding C call is `lua_gc(L, LUA_GCCOLLECT)`.
  package func collectGarbage() {
    liftReleasedAnchors()
    unsafe bridge_collect(thread)
  }

  /// Does one step of garbage collection.
  ///
  /// The corresponding C call is `lua_gc(L, LUA_GCSTEP, 0)`.
  package func collectStep() {
    liftReleasedAnchors()
    unsafe bridge_collect_step(thread)
  }
}
