package import SelectorRuntime

/// Short forms of messages from Foundation's models.
extension RuntimeObject {
  /// Sends a message by its selector's name and returns its result.
  ///
  /// - Throws: errors of the method.
  @discardableResult
  package final func send(_ name: String, _ arguments: any MessageValue...) throws -> Value {
    try send(name, with: arguments)
  }

  /// Sends a message by its selector's name with a list of arguments.
  ///
  /// - Throws: errors of the method.
  @discardableResult
  package final func send(_ name: String, with arguments: [any MessageValue]) throws -> Value {
    try runtime.send(self, runtime.selector(name), Arguments(arguments.map(\.messageValue)))
  }

  /// Sends a message if the object responds to it, and returns whether it does.
  ///
  /// - Throws: errors of `respondsToSelector:` and of the method.
  package final func sendIfPossible(_ name: String, _ arguments: any MessageValue...) throws -> Bool
  {
    guard try responds(to: name) else { return false }
    _ = try runtime.send(self, runtime.selector(name), Arguments(arguments.map(\.messageValue)))
    return true
  }

  /// Returns the result of `respondsToSelector:`; false for what the system does not have yet.
  ///
  /// - Throws: errors of `respondsToSelector:`.
  package final func responds(to name: String) throws -> Bool {
    let selector = runtime.selector(name)
    guard !selector.isAbsent else { return false }
    let answer = try runtime.send(
      self, runtime.known.respondsToSelector, Arguments(.selector(selector)))
    return Bool.answered(answer, in: runtime) ?? false
  }

  /// Retains the object while `body` runs.
  package final func whileKept<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    retain()
    defer { release() }
    return try body()
  }
}

extension OutValues {
  /// Returns the result of a method with out-parameters, followed by their values.
  ///
  /// - Parameter last: The last argument, which holds the out-parameters of a native caller.
  package static func answer(_ result: Value, _ values: [Value], to last: Value) -> Value {
    guard case .foreign(let pointers as OutValues) = last else {
      return .foreign(OutValues([result] + values))
    }
    pointers.values = values
    return result
  }
}
