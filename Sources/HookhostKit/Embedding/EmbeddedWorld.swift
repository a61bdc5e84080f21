package import LuaBridge
internal import LuaModules
internal import ScriptHost
package import SelectorRuntime
package import UIKitBase
package import VirtualTime

// no traps of stop: a native object exists only in a world that has its models.

/// The world of a Lua state, for Swift code that embeds a host.
///
/// All functions use the stack of the running Lua thread, so that a Swift function that a script
/// has called may use its host.
package struct EmbeddedWorld {
  private let bridge: Bridge
  /// The UIKit models.
  package let models: UIKitWorld

  fileprivate init(_ bridge: Bridge, _ models: UIKitWorld) {
    self.bridge = bridge
    self.models = models
  }

  /// The stack of the running Lua thread.
  package var stack: LuaStack { bridge.current }

  /// Pushes the Lua value of a message's argument or result.
  package func push(_ value: Value) { bridge.push(value, on: stack) }

  /// Converts the Lua value at an index to a message's argument.
  package func value(at index: Int) throws -> Value { try bridge.value(at: index, on: stack) }

  /// Pushes a Swift function, whose arguments are checked like those of a module's function.
  ///
  /// - Parameters:
  ///   - name: The name of the function in errors.
  ///   - body: The function.
  package func push<each Argument: MessageValue>(
    functionNamed name: String, _ body: @escaping (repeat each Argument) throws -> Value
  ) {
    stack.push(
      LuaClosure { [unowned bridge] stack in
        try bridge.entering(stack) {
          var reader = ArgumentReader(FunctionCall(bridge: bridge, stack: stack, name: name))
          let result = try body(repeat try reader.next(as: (each Argument).self))
          try bridge.throwPendingError()
          bridge.push(result, on: stack)
          return 1
        }
      })
  }

  /// Runs a body on behalf of a callable that received the stack.
  ///
  /// - Throws: the errors of the body, else the error that a `dealloc` in it has raised.
  package func entering(_ stack: LuaStack, _ body: () throws -> Void) throws {
    try bridge.entering(stack, body)
    try bridge.throwPendingError()
  }

  /// Runs the run loop; see `RunLoop`.
  ///
  /// - Parameters:
  ///   - name: The name of the caller in errors.
  ///   - body: Runs the loop.
  /// - Throws: the errors of the code that runs, and `RuntimeError` if the loop cannot run.
  package func running(_ name: String, _ body: (RunLoop) throws -> Void) throws {
    try bridge.runningLoop(name, body)
  }

  /// Accesses the run loop; see `RunLoop`.
  ///
  /// - Parameters:
  ///   - name: The name of the caller in errors.
  ///   - body: Uses the loop.
  /// - Throws: `RuntimeError` if the loop refuses a call.
  package func using(_ name: String, _ body: (RunLoop) throws -> Void) throws {
    try bridge.usingLoop(name, body)
  }

  /// The message of an exception, with suggestions and its position; nil for any other value.
  package func report(of handle: LuaHandle?) -> String? { bridge.report(of: handle) }
}

extension Host {
  /// The world, which is created if no script has used it.
  ///
  /// - Throws: a memory error.
  package func embeddedWorld(_ stack: LuaStack) throws -> EmbeddedWorld {
    let bridge = try startWorld(stack)
    guard let models = bridge.world as? UIKitWorld else {
      preconditionFailure("the world of a host has UIKit's models")
    }
    return EmbeddedWorld(bridge, models)
  }

  /// Removes the functions from a state that an untrusted script must not use.
  ///
  /// - Parameter folder: The folder in which `require` finds modules, as a path that ends in a
  ///   slash; nil for none.
  /// - Throws: a memory error.
  package static func restrict(_ stack: LuaStack, folder: String?) throws {
    try Sandbox(folder: Array((folder ?? "").utf8)).install(in: stack)
    if folder != nil { return }
    stack.pushGlobals()  // stack: globals
    try stack.get(at: -1, key: "package")  // stack: globals package
    try stack.get(at: -1, key: "searchers")  // stack: globals package searchers
    stack.pushNil()  // stack: globals package searchers nil
    stack.rawSet(at: -2, index: 2)  // stack: globals package searchers
    stack.pop(3)  // stack:
  }
}

/// Reads the arguments of a call one after the other.
private struct ArgumentReader {
  private let call: FunctionCall
  private var count = 0

  init(_ call: FunctionCall) { self.call = call }

  mutating func next<T: MessageValue>(as type: T.Type) throws -> T {
    count += 1
    return try call.value(count)
  }
}
