internal import CEmbeddedFiles
package import LuaBridge

/// Redirects the output of scripts, for commands that report about scripts.
package enum PrintedText {
  /// Redirects what a script writes to a standard stream with Lua's functions to a closure.
  ///
  /// The output of processes that a script starts is not redirected.
  package static func take(
    from stack: LuaStack, _ body: @escaping (_ stream: StandardStream, _ text: [UInt8]) -> Void
  ) throws {
    try stack.load(.printed_text_lua, name: "=[hookhost]")
    stack.push(
      LuaClosure { stack in
        if let bytes = stack.bytes(at: 2) { body(stack.boolean(at: 1) ? .error : .output, bytes) }
        return 0
      })
    // stack: … chunk emit
    try stack.call(arguments: 1, results: 0)
  }
}
