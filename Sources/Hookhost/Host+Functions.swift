internal import HookhostKit
internal import LuaBridge

extension Host {
  /// Lets scripts call a Swift function by a global name.
  ///
  ///     try host.define("shop.price") { (name: String, count: Int) in prices[name, default: 0] * count }
  ///
  /// An argument of another type is an error that names the function and the position; an argument
  /// whose type is `Optional` may be nil or left off. What the function throws is raised in the
  /// script: a `RuntimeError` as an exception, anything else as its description. A function that
  /// keeps its host keeps it for good.
  ///
  /// - Parameters:
  ///   - name: A word, or words joined by dots: the last one is a field of the table before it, which
  ///     is made if there is none.
  ///   - body: The function.
  /// - Throws: ``HostError`` when a table is wanted where something else is.
  public func define<each Argument: MessageValue, Result: MessageValue>(
    _ name: String, _ body: @escaping (repeat each Argument) throws -> Result
  ) throws {
    try define(name) { world in
      world.push(functionNamed: name) { (arguments: repeat each Argument) in
        try body(repeat each arguments).messageValue
      }
    }
  }

  /// Lets scripts call a Swift function that answers nothing.
  ///
  /// - Parameters:
  ///   - name: As for functions that answer something.
  ///   - body: The function.
  /// - Throws: ``HostError`` when a table is wanted where something else is.
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
  /// - Throws: ``HostError`` when a table is wanted where something else is.
  public func set(_ name: String, to value: some MessageValue) throws {
    try define(name) { $0.push(value.messageValue) }
  }

  /// Sets what `push` pushes as the field that a dotted name says.
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
