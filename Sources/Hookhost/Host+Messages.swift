internal import HookhostKit
public import SelectorRuntime

extension Host {
  /// Sends a message and returns its result.
  ///
  ///     let count: Int = try host.send(list, "count", as: Int.self)
  ///
  /// - Parameters:
  ///   - receiver: An object or a class.
  ///   - selector: The exact name, such as `addSubview:`.
  ///   - arguments: One for each colon.
  ///   - type: The type of the result; a method without a result returns false, 0 or nil.
  /// - Throws: ``HostError``: what the method raises, and when no class implements it.
  ///
  /// The corresponding Objective-C function is `objc_msgSend`.
  public func send<Result: MessageValue>(
    _ receiver: RuntimeObject, _ selector: String, _ arguments: any MessageValue...,
    as type: Result.Type
  ) throws -> Result {
    let answer = try message(receiver, selector, arguments)
    if let result = Result.from(answer, in: runtime) { return result }
    throw HostError(
      .exception,
      "\(receiver.methodName(runtime.selector(selector))): the result must be "
        + "\(Result.expectation), got \(answer.typeName)")
  }

  /// Sends a message and returns its result as a value of any type.
  ///
  /// - Parameters:
  ///   - receiver: An object or a class.
  ///   - selector: The exact name, such as `addSubview:`.
  ///   - arguments: One for each colon.
  /// - Throws: ``HostError``: what the method raises, and when no class implements it.
  @discardableResult
  public func send(
    _ receiver: RuntimeObject, _ selector: String, _ arguments: any MessageValue...
  ) throws -> Value {
    try message(receiver, selector, arguments)
  }

  /// Returns the class with a name.
  ///
  /// The corresponding Objective-C function is `objc_getClass`.
  ///
  /// - Throws: ``HostError`` when there is none.
  public func cls(_ name: String) throws -> RuntimeClass {
    if let found = runtime.lookUpClass(name) { return found }
    let hint = runtime.className(nearestTo: name).map { "; did you mean '\($0)'?" } ?? ""
    throw HostError(.exception, "unknown class '\(name)'\(hint)")
  }

  /// Creates an object by `alloc` and `init`.
  ///
  /// It has no owner yet. The next turn of the run loop deallocates it unless it gets an owner: a
  /// `Strong`, a superview, a script's variable.
  ///
  /// - Throws: ``HostError`` when there is no such class, and what `init` raises.
  public func make(_ name: String) throws -> RuntimeObject {
    try send(try cls(name), "new", as: RuntimeObject.self)
  }

  private func message(
    _ receiver: RuntimeObject, _ selector: String, _ arguments: [any MessageValue]
  ) throws -> Value {
    try perform { _ in
      if receiver.isDeallocated || receiver.isErased {
        throw RuntimeError.deallocated(selector, receiver)
      }
      return try runtime.send(
        receiver, runtime.selector(selector), Arguments(arguments.map(\.messageValue)))
    }
  }
}
