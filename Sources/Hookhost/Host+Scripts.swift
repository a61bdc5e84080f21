internal import HookhostKit
internal import LuaBridge

extension Host {
  /// Runs Lua text and answers everything that it returns.
  ///
  ///     let values = try host.run("local a, b = ... return a + b, a * b", with: 2, 3)
  ///
  /// Work that waits on the run loop afterwards waits until the clock runs. An object among the
  /// values lives as long as the script or its owners hold it: who keeps it keeps it in a `Strong`.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - name: What errors call it.
  ///   - arguments: What `...` is in it.
  /// - Throws: ``HostError``.
  @discardableResult
  public func run(
    _ source: String, named name: String = "script", with arguments: any MessageValue...
  ) throws -> [Value] {
    try run(arguments) { try $0.load(source, name: "=" + name, mode: "t") }
  }

  /// Runs Lua text and answers the first value that it returns, as a Swift value.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - name: What errors call it.
  ///   - arguments: What `...` is in it.
  ///   - type: The type, which is `Optional` where nil may be returned.
  /// - Throws: ``HostError``, also when the value is of another type.
  public func run<Result: MessageValue>(
    _ source: String, named name: String = "script", with arguments: any MessageValue...,
    as type: Result.Type
  ) throws -> Result {
    try convert(
      try run(arguments) { try $0.load(source, name: "=" + name, mode: "t") }.first ?? .none, name)
  }

  /// Runs a file of Lua text and answers everything that it returns.
  ///
  /// - Parameters:
  ///   - path: The file; what it requires is looked for where `package.path` says.
  ///   - arguments: What `...` is in it.
  /// - Throws: ``HostError``.
  @discardableResult
  public func run(file path: String, with arguments: any MessageValue...) throws -> [Value] {
    try run(arguments) { try $0.loadFile(path, mode: "t") }
  }

  /// Calls a function that a script has set as a global.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `update`.
  ///   - arguments: What it is called with.
  /// - Returns: Everything that it returns.
  /// - Throws: ``HostError``, also when there is no such function.
  @discardableResult
  public func call(_ name: String, _ arguments: any MessageValue...) throws -> [Value] {
    try callGlobal(name, arguments)
  }

  /// Calls a function that a script has set as a global, and answers the first value that it returns.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `update`.
  ///   - arguments: What it is called with.
  ///   - type: The type, which is `Optional` where nil may be returned.
  /// - Throws: ``HostError``, also when the value is of another type.
  public func call<Result: MessageValue>(
    _ name: String, _ arguments: any MessageValue..., as type: Result.Type
  ) throws -> Result {
    try convert(try callGlobal(name, arguments).first ?? .none, name)
  }

  private func callGlobal(_ name: String, _ arguments: [any MessageValue]) throws -> [Value] {
    try run(arguments) { stack in
      stack.pushGlobals()  // stack: … globals
      let type = try stack.get(at: -1, key: name)  // stack: … globals function
      stack.remove(at: -2)  // stack: … function
      guard type == .function else {
        throw LuaError("there is no global function '\(name)', but a \(type) value")
      }
    }
  }

  /// Calls the function that `push` puts on the stack.
  private func run(
    _ arguments: [any MessageValue], _ push: (LuaStack) throws -> Void
  ) throws -> [Value] {
    try perform { stack in
      try stack.reserve(arguments.count + 2)
      let base = stack.count
      try push(stack)  // stack: … function
      for argument in arguments { world.push(argument.messageValue) }
      // stack: … function arguments
      try stack.call(arguments: arguments.count, results: -1, traceback: true)
      // stack: … results
      return try (base..<stack.count).map { try world.value(at: $0 + 1) }
    }
  }

  private func convert<Result: MessageValue>(_ value: Value, _ name: String) throws -> Result {
    if let result = Result.from(value, in: runtime) { return result }
    throw HostError(
      .script, "\(name): the result must be \(Result.expectation), got \(value.typeName)")
  }
}
