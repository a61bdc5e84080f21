/// A Swift function that Lua can call; subclasses override `call(_:)`.
///
/// It is a class, not a closure, so that a call is one virtual call with direct access to the
/// callable's fields. A Lua function created from it keeps it alive.
open class LuaCallable {
  /// Creates a callable.
  public init() {}

  /// Runs the function.
  ///
  /// The arguments are the values on the stack, the first at index 1. There is room for 20 more
  /// values; `reserve(_:)` makes more room. The stack must not be used after the call. If it runs
  /// Lua code that yields, that code fails, because a Swift frame cannot be suspended.
  /// - Returns: the number of results on top of the stack.
  /// - Throws: any error. A `LuaError` is raised in the script with its original value, any other
  ///   error with the value that `LuaState.errorPusher` creates.
  ///
  /// The corresponding C type is `lua_CFunction`.
  open func call(_ stack: LuaStack) throws -> Int {
    0
  }
}

/// A callable that runs a closure.
package final class LuaClosure: LuaCallable {
  private let body: (LuaStack) throws -> Int

  /// Creates a callable that runs `body`; see `LuaCallable.call(_:)`.
  package init(_ body: @escaping (LuaStack) throws -> Int) {
    self.body = body
  }

  package override func call(_ stack: LuaStack) throws -> Int {
    try body(stack)
  }
}
