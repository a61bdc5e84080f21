package import LuaBridge
package import LuaModules

/// A fresh world from which the reference is read.
package enum ReferenceWorld {
  /// Creates a world, calls the body with it, and closes it.
  ///
  /// - Throws: the body's error, or ``LuaError`` if there is not enough memory.
  package static func read<Result>(_ body: @escaping (Bridge, LuaStack) throws -> Result) throws
    -> Result
  {
    let state = try LuaState()
    let host = Host(state) { _ in }
    host.showsLaterNames = true
    defer {
      state.close()
      host.close()
    }
    var result: Result?
    let stack = state.stack
    stack.push(
      LuaClosure { stack in
        let bridge = try host.startWorld(stack)
        try bridge.fillModules(stack)
        result = try body(bridge, stack)
        return 0
      })  // stack: reader
    try stack.call(arguments: 0, results: 0)  // stack:
    guard let result else { throw LuaError("the world cannot be read") }
    return result
  }
}
