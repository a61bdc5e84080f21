internal import CLua
internal import CLuaShims

extension LuaStack {
  /// Pops a function, and pushes a `pcall` and an `xpcall` that call it to explain errors.
  ///
  /// They behave like Lua's functions. The function is called for an error "stack overflow", for
  /// one that a value without a name is nil, and for one that a named value is a function. It runs
  /// while the failed function is on the stack, at level 2, and its result replaces the error.
  /// After an overflow there is room for few values.
  package func pushScriptCalls() {
    unsafe bridge_push_script_calls(thread)
  }

  /// Pushes a function that behaves like `pcall` but runs on a new coroutine, whose count of nested C
  /// calls starts at zero.
  package func pushCallOnThread() {
    unsafe bridge_push_call_on_thread(thread)
  }

  /// Hides the host's registry entries and hooks from the script's `debug` library.
  ///
  /// A state without memory for it, or without the library, is unchanged.
  package func guardDebugLibrary() {
    if unsafe bridge_guard_debug_library(thread) != LUA_OK { pop() }
  }
}

extension LuaState {
  /// Whether `xpcall` explains errors before it calls a script's handler.
  ///
  /// If not, a handler is called as by Lua itself.
  package var explainsErrors: Bool {
    get { unsafe block?.pointee.explains_errors ?? false }
    set { unsafe block?.pointee.explains_errors = newValue }
  }

  /// Whether endless recursion is stopped at many thousand calls, as on a device.
  ///
  /// Otherwise it is stopped when Lua's stack is full. The function of
  /// ``LuaStack/pushScriptCalls()`` decides: its result is the error, and without a result the
  /// recursion continues.
  package var stopsEndlessRecursionEarly: Bool {
    get { unsafe block?.pointee.looks_at_stacks ?? false }
    set { unsafe block?.pointee.looks_at_stacks = newValue }
  }
}
