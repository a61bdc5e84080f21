internal import CLua
internal import CLuaShims

extension LuaStack {
  /// Pops a function, and pushes a `pcall` and an `xpcall` that ask it about errors that say too little.
  ///
  /// They behave as Lua's own. An error that says "stack overflow", that a value without a name is nil
  /// or that a named one is a function, is handed to it while what failed still stands on the stack,
  /// at level 2, and what it answers is the error instead; after an overflow there is room for few
  /// values.
  package func pushScriptCalls() {
    unsafe bridge_push_script_calls(thread)
  }

  /// Keeps the host's entries of the registry and the hooks that are not the script's from what the
  /// script's `debug` library shows; a state without memory for it, or without the library, stays as
  /// it is.
  package func guardDebugLibrary() {
    if unsafe bridge_guard_debug_library(thread) != LUA_OK { pop() }
  }
}

extension LuaState {
  /// Whether `xpcall` asks about such errors before it calls a script's handler.
  ///
  /// Until then, as long as there is nothing to say about them, a handler is called as by Lua itself.
  package var explainsErrors: Bool {
    get { unsafe block?.pointee.explains_errors ?? false }
    set { unsafe block?.pointee.explains_errors = newValue }
  }

  /// Whether a recursion without end is ended when many thousand calls stand on Lua's stack, as on a
  /// device, rather than when it is full.
  ///
  /// The function of ``LuaStack/pushScriptCalls()`` decides: the error is what it answers, and where
  /// it has nothing to say the recursion goes on.
  package var endsRunawaysEarly: Bool {
    get { unsafe block?.pointee.looks_at_stacks ?? false }
    set { unsafe block?.pointee.looks_at_stacks = newValue }
  }
}
