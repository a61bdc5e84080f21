package import ControlModels
package import LuaBridge
package import SelectorRuntime
package import VirtualTime

/// The world behind a Lua state, as Swift code uses it that embeds a host.
///
/// Whatever runs here runs on the stack of the Lua thread that is running, so that a Swift function
/// which a script has called may come back to its host.
package struct EmbeddedWorld {
  private let bridge: Bridge
  /// The models.
  package let models: UIKitWorld

  fileprivate init(_ bridge: Bridge, _ models: UIKitWorld) {
    self.bridge = bridge
    self.models = models
  }

  /// The stack of the Lua thread that is running.
  package var stack: LuaStack { bridge.current }

  /// Pushes the Lua value of what a message carries.
  package func push(_ value: Value) { bridge.push(value, on: stack) }

  /// The value of a message for the Lua value at an index.
  package func value(at index: Int) throws -> Value { try bridge.value(at: index, on: stack) }

  /// Pushes a Swift function; its arguments are checked as those of a module's function are.
  ///
  /// - Parameters:
  ///   - name: What the errors call it.
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

  /// Runs a body as what a callable does that was given the stack.
  ///
  /// - Throws: what the body throws, and else what a `dealloc` has raised in it.
  package func entering(_ stack: LuaStack, _ body: () throws -> Void) throws {
    try bridge.entering(stack, body)
    try bridge.throwPendingError()
  }

  /// Runs the run loop; see `RunLoop`.
  ///
  /// - Parameters:
  ///   - name: What the error of a refusal calls the caller.
  ///   - body: Works with the loop.
  /// - Throws: what runs throws, and `RuntimeError` for what the loop refuses.
  package func running(_ name: String, _ body: (RunLoop) throws -> Void) throws {
    try bridge.runningLoop(name, body)
  }

  /// Works with the run loop; see `RunLoop`.
  ///
  /// - Parameters:
  ///   - name: What the error of a refusal calls the caller.
  ///   - body: Works with the loop.
  /// - Throws: `RuntimeError` for what the loop refuses.
  package func using(_ name: String, _ body: (RunLoop) throws -> Void) throws {
    try bridge.usingLoop(name, body)
  }

  /// The words of an exception: what may have been meant and where it was raised; nil for anything
  /// else.
  package func report(of handle: LuaHandle?) -> String? { bridge.report(of: handle) }
}

extension Host {
  /// The world, which is made now if no script has used it.
  ///
  /// - Throws: a memory error.
  package func embeddedWorld(_ stack: LuaStack) throws -> EmbeddedWorld {
    let bridge = try startWorld(stack)
    guard let models = bridge.world as? UIKitWorld else {
      preconditionFailure("the world of a host has UIKit's models")
    }
    return EmbeddedWorld(bridge, models)
  }

  /// Takes away from a state what a script that is not trusted must not have.
  ///
  /// - Parameter folder: Where `require` finds modules, as a path that ends in a slash; nil for
  ///   nowhere.
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
