internal import HookhostKit
internal import LuaBridge

extension Host {
  /// Runs Lua source code and returns all its results.
  ///
  ///     let values = try host.run("local a, b = ... return a + b, a * b", with: 2, 3)
  ///
  /// Work that it schedules on the run loop waits until the clock runs. An object among the results
  /// lives as long as the script or its owners reference it; use a `Strong` to retain it.
  ///
  /// - Parameters:
  ///   - source: The source code.
  ///   - name: Its name in errors.
  ///   - arguments: The values of `...`.
  /// - Throws: ``HostError``.
  @discardableResult
  public func run(
    _ source: String, named name: String = "script", with arguments: any MessageValue...
  ) throws -> [Value] {
    try run(arguments) { try $0.load(source, name: "=" + name, mode: "t") }
  }

  /// Runs Lua source code and returns its first result as a Swift value.
  ///
  /// - Parameters:
  ///   - source: The source code.
  ///   - name: Its name in errors.
  ///   - arguments: The values of `...`.
  ///   - type: The type; `Optional` where nil may be returned.
  /// - Throws: ``HostError``, also when the value has another type.
  public func run<Result: MessageValue>(
    _ source: String, named name: String = "script", with arguments: any MessageValue...,
    as type: Result.Type
  ) throws -> Result {
    try convert(
      try run(arguments) { try $0.load(source, name: "=" + name, mode: "t") }.first ?? .none, name)
  }

  /// Runs a Lua file and returns all its results.
  ///
  /// - Parameters:
  ///   - path: The file; `require` searches `package.path`.
  ///   - arguments: The values of `...`.
  /// - Throws: ``HostError``.
  @discardableResult
  public func run(file path: String, with arguments: any MessageValue...) throws -> [Value] {
    try run(arguments) { try $0.loadFile(path, mode: "t") }
  }

  /// Calls a global function of a script.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `update`.
  ///   - arguments: The arguments.
  /// - Returns: All its results.
  /// - Throws: ``HostError``, also when there is no such function.
  @discardableResult
  public func call(_ name: String, _ arguments: any MessageValue...) throws -> [Value] {
    try callGlobal(name, arguments)
  }

  /// Calls a global function of a script, and returns its first result.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `update`.
  ///   - arguments: The arguments.
  ///   - type: The type; `Optional` where nil may be returned.
  /// - Throws: ``HostError``, also when the value has another type.
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

  /// Calls the function that `push` pushes.
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
