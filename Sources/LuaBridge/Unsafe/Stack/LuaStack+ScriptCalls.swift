internal import CLua
internal import CLuaShims

extension LuaStack {
  /// Pops a function, and pushes a `pcall` and an `xpcall` that ask it about stack overflows.
  ///
  /// They behave as Lua's own. An error that says "stack overflow" is handed to the function while
  /// what overflowed still stands on the stack, and what it answers is the error instead; there is
  /// room for few values then.
  package func pushScriptCalls() {
    unsafe bridge_push_script_calls(thread)
  }
}

extension LuaState {
  /// Whether `xpcall` asks about stack overflows before it calls a script's handler.
  ///
  /// Until then, as long as there is nothing to say about them, a handler is called as by Lua itself.
  package var explainsOverflows: Bool {
    get { unsafe block?.pointee.explains_overflows ?? false }
    set { unsafe block?.pointee.explains_overflows = newValue }
  }
}
