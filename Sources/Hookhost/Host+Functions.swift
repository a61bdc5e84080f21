internal import HookhostKit
internal import LuaBridge

extension Host {
  /// Defines a Swift function as a global, which scripts can call.
  ///
  ///     try host.define("shop.price") { (name: String, count: Int) in prices[name, default: 0] * count }
  ///
  /// An argument of a wrong type raises an error that names the function and the position. An
  /// `Optional` argument may be nil or omitted. An error that the function throws is raised in the
  /// script: a `RuntimeError` as an exception, another error as its description. A function that
  /// references its host creates a reference cycle.
  ///
  /// - Parameters:
  ///   - name: A name, or names separated by dots: the last one is a field of the table before it,
  ///     which is created if it is missing.
  ///   - body: The function.
  /// - Throws: ``HostError`` when a name before the last one is not a table.
  public func define<each Argument: MessageValue, Result: MessageValue>(
    _ name: String, _ body: @escaping (repeat each Argument) throws -> Result
  ) throws {
    try define(name) { world in
      world.push(functionNamed: name) { (arguments: repeat each Argument) in
        try body(repeat each arguments).messageValue
      }
    }
  }

  /// Defines a Swift function without a result as a global, which scripts can call.
  ///
  /// - Parameters:
  ///   - name: As for functions with a result.
  ///   - body: The function.
  /// - Throws: ``HostError`` when a name before the last one is not a table.
  public func define<each Argument: MessageValue>(
    _ name: String, _ body: @escaping (repeat each Argument) throws -> Void
  ) throws {
    try define(name) { world in
      world.push(functionNamed: name) { (arguments: repeat each Argument) in
        try body(repeat each arguments)
        return .none
      }
    }
  }

  /// Sets a global value, or a field of a global table.
  ///
  /// - Parameters:
  ///   - name: As for functions.
  ///   - value: The value.
  /// - Throws: ``HostError`` when a name before the last one is not a table.
  public func set(_ name: String, to value: some MessageValue) throws {
    try define(name) { $0.push(value.messageValue) }
  }

  /// Sets the value that `push` pushes as the field of a dotted name.
  private func define(_ name: String, push: (EmbeddedWorld) -> Void) throws {
    try perform { stack in
      var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let field = words.removeLast()
      stack.pushGlobals()  // stack: … table
      for word in words {
        switch try stack.get(at: -1, key: word) {
        case .table: break
        case .nil:
          stack.pop()  // stack: … table
          stack.pushTable()  // stack: … table inner
          stack.copy(at: -1)  // stack: … table inner inner
          try stack.set(at: -3, key: word)  // stack: … table inner
        case let type:
          throw LuaError("cannot define '\(name)': '\(word)' is a \(type) value")
        }
        stack.remove(at: -2)  // stack: … inner
      }
      push(world)  // stack: … table value
      try stack.set(at: -2, key: field)  // stack: … table
    }
  }
}
