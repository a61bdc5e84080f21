package import SelectorRuntime

/// Short forms of messages from the models.
extension RuntimeObject {
  /// Sends `description` and returns the text.
  ///
  /// - Throws: the errors of an overridden method.
  package final func described() throws -> String {
    try call(runtime.selector("description"))
  }

  /// Sends a message and discards the result.
  package final func send(_ selector: Selector) throws {
    _ = try runtime.send(self, selector)
  }

  /// Sends a message with one argument and discards the result.
  package final func send<First: MessageValue>(_ selector: Selector, _ first: First) throws {
    _ = try runtime.send(self, selector, Arguments(first.messageValue))
  }

  /// Sends a message with two arguments and discards the result.
  package final func send<First: MessageValue, Second: MessageValue>(
    _ selector: Selector, _ first: First, _ second: Second
  ) throws {
    _ = try runtime.send(self, selector, Arguments(first.messageValue, second.messageValue))
  }

  /// Sends a message with three or more arguments and discards the result.
  package final func send(
    _ selector: Selector, _ first: any MessageValue, _ second: any MessageValue,
    _ third: any MessageValue, _ more: any MessageValue...
  ) throws {
    _ = try runtime.send(
      self, selector, Arguments(([first, second, third] + more).map(\.messageValue)))
  }

  /// Sends a message and returns its result.
  ///
  /// - Throws: the errors of the method; ``RuntimeError`` if the result has another type.
  package final func call<Answer: MessageValue>(
    _ selector: Selector, as type: Answer.Type = Answer.self
  ) throws -> Answer {
    try converted(try runtime.send(self, selector), selector)
  }

  /// Sends a message with one argument and returns its result, as ``call(_:as:)`` does.
  package final func call<First: MessageValue, Answer: MessageValue>(
    _ selector: Selector, _ first: First, as type: Answer.Type = Answer.self
  ) throws -> Answer {
    try converted(try runtime.send(self, selector, Arguments(first.messageValue)), selector)
  }

  /// Sends a message with two arguments and returns its result, as ``call(_:as:)`` does.
  package final func call<First: MessageValue, Second: MessageValue, Answer: MessageValue>(
    _ selector: Selector, _ first: First, _ second: Second, as type: Answer.Type = Answer.self
  ) throws -> Answer {
    let arguments = Arguments(first.messageValue, second.messageValue)
    return try converted(try runtime.send(self, selector, arguments), selector)
  }

  /// Sends a message with three or more arguments and returns its result, as ``call(_:as:)`` does.
  package final func call<Answer: MessageValue>(
    _ selector: Selector, _ first: any MessageValue, _ second: any MessageValue,
    _ third: any MessageValue, _ more: any MessageValue..., as type: Answer.Type = Answer.self
  ) throws -> Answer {
    let arguments = Arguments(([first, second, third] + more).map(\.messageValue))
    return try converted(try runtime.send(self, selector, arguments), selector)
  }

  private final func converted<Answer: MessageValue>(
    _ answer: Value, _ selector: Selector
  ) throws -> Answer {
    // As the conversion of an argument, this looks up no metadata of an optional.
    if !answer.isNone {
      do { return try Answer.converted(answer, for: self) } catch {}
    }
    if let answer = Answer.answered(answer, in: runtime) { return answer }
    throw runtime.wrongResult(answer, of: selector, to: self, Answer.self)
  }

  /// Sends a delegate or data source message, with the receiver as the first argument.
  ///
  /// The delegate or data source is retained during the call.
  ///
  /// - Throws: the errors of the method; ``RuntimeError`` if the result has another type.
  package final func question<Answer: MessageValue>(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: [any MessageValue],
    as type: Answer.Type
  ) throws -> Answer {
    let values = [.object(self)] + arguments.map(\.messageValue)
    let answer = try receiver.keptAlive {
      try runtime.send(receiver, selector, Arguments(values))
    }
    return try receiver.converted(answer, selector)
  }

  /// Runs a body and retains the object meanwhile.
  package final func keptAlive<Answer>(during body: () throws -> Answer) rethrows -> Answer {
    retain()
    defer { release() }
    return try body()
  }
}

extension RuntimeObject {
  /// Whether an object implements an optional method; `respondsToSelector:` is sent.
  package final func implements(_ selector: Selector) throws -> Bool {
    try call(runtime.known.respondsToSelector, selector)
  }
}
