internal import SelectorRuntime

/// Messages from the models, written short.
extension RuntimeObject {
  /// Sends a message of which nobody wants the result.
  final func tell(_ selector: Selector, _ arguments: any MessageValue...) throws {
    _ = try runtime.send(self, selector, Arguments(arguments.map(\.messageValue)))
  }

  /// Sends a message and answers its result.
  ///
  /// - Throws: what the method throws; ``RuntimeError`` when the result is of another type.
  final func ask<Answer: MessageValue>(
    _ selector: Selector, _ arguments: any MessageValue..., as type: Answer.Type = Answer.self
  ) throws -> Answer {
    let answer = try runtime.send(self, selector, Arguments(arguments.map(\.messageValue)))
    if let answer = Answer.from(answer, in: runtime) { return answer }
    throw RuntimeError(
      .invalidArgument,
      "\(methodName(selector)): the result must be \(Answer.expectation), got \(answer.typeName)")
  }

  /// Runs a body during which the object cannot go.
  final func keptAlive<Answer>(during body: () throws -> Answer) rethrows -> Answer {
    retain()
    defer { release() }
    return try body()
  }
}
