/// A Swift function that Lua can call: override `call(_:)`.
///
/// A class and not a closure, so that a call is one virtual call with the callable's own fields at
/// hand. A function pushed from it keeps it alive.
open class LuaCallable {
  /// Makes a callable.
  public init() {}

  /// Runs the function.
  ///
  /// The arguments are the values on the stack, the first at index 1; there is room for 20 more, and
  /// for as many as `reserve(_:)` asks for. The stack must not be used after the call. A function
  /// that runs Lua code which yields makes that code fail: a Swift frame cannot be left and resumed.
  /// - Returns: how many values on top of the stack are the results.
  /// - Throws: any error. A `LuaError` reaches the script as the very value that it holds, any other
  ///   as the value that `LuaState.errorPusher` makes of it.
  ///
  /// The corresponding C type is `lua_CFunction`.
  open func call(_ stack: LuaStack) throws -> Int {
    0
  }
}

/// A callable made from a closure.
package final class LuaClosure: LuaCallable {
  private let body: (LuaStack) throws -> Int

  /// Makes a callable that runs `body`, under the contract of `LuaCallable.call(_:)`.
  package init(_ body: @escaping (LuaStack) throws -> Int) {
    self.body = body
  }

  package override func call(_ stack: LuaStack) throws -> Int {
    try body(stack)
  }
}
