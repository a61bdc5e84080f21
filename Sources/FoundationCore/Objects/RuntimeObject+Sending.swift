package import SelectorRuntime

/// Messages from Foundation's models, written short.
extension RuntimeObject {
  /// Sends a message by its selector's name and answers its result.
  ///
  /// - Throws: what the method throws.
  @discardableResult
  package final func send(_ name: String, _ arguments: any MessageValue...) throws -> Value {
    try send(name, with: arguments)
  }

  /// Sends a message by its selector's name with a list of arguments.
  ///
  /// - Throws: what the method throws.
  @discardableResult
  package final func send(_ name: String, with arguments: [any MessageValue]) throws -> Value {
    try runtime.send(self, runtime.selector(name), Arguments(arguments.map(\.messageValue)))
  }

  /// Sends a message if the object says that it responds to it, and answers whether it does.
  ///
  /// - Throws: what the object and the method throw.
  package final func sendIfPossible(_ name: String, _ arguments: any MessageValue...) throws -> Bool
  {
    guard try responds(to: name) else { return false }
    _ = try runtime.send(self, runtime.selector(name), Arguments(arguments.map(\.messageValue)))
    return true
  }

  /// Whether the object says that it responds to a message.
  ///
  /// - Throws: what `respondsToSelector:` throws.
  package final func responds(to name: String) throws -> Bool {
    let answer = try runtime.send(
      self, runtime.known.respondsToSelector, Arguments(.selector(runtime.selector(name))))
    return Bool.answered(answer, in: runtime) ?? false
  }

  /// Runs a body during which the object cannot go.
  package final func whileKept<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    retain()
    defer { release() }
    return try body()
  }
}

extension OutValues {
  /// The answer of a method with pointers: its result, and behind it the values for the pointers.
  ///
  /// - Parameter last: the last argument, by which a native sender passes the pointers.
  package static func answer(_ result: Value, _ values: [Value], to last: Value) -> Value {
    guard case .foreign(let pointers as OutValues) = last else {
      return .foreign(OutValues([result] + values))
    }
    pointers.values = values
    return result
  }
}
