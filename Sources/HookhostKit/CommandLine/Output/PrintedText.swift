internal import CEmbeddedFiles
internal import LuaBridge

/// Takes what scripts print away from the standard streams, for those who report on scripts.
enum PrintedText {
  /// Lets everything that a script writes to a standard stream by Lua's own functions come to a body.
  ///
  /// The output of processes that a script starts goes its own way.
  static func take(
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
