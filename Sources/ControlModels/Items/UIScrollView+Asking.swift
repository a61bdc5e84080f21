internal import SelectorRuntime

/// Questions of tables and collections to their delegates and data sources.
extension UIScrollView {
  /// Sends a question with the view itself as its first argument; whoever is asked stays alive.
  ///
  /// - Throws: what the answerer throws; ``RuntimeError`` when the answer is of another type.
  final func question<Answer: MessageValue>(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: [any MessageValue],
    as type: Answer.Type
  ) throws -> Answer {
    let values = [.object(self)] + arguments.map(\.messageValue)
    let answer = try receiver.keptAlive {
      try runtime.send(receiver, selector, Arguments(values))
    }
    if let answer = Answer.answered(answer, in: runtime) { return answer }
    throw RuntimeError(
      .invalidArgument,
      "\(receiver.methodName(selector)): the result must be \(Answer.expectation), "
        + "got \(Answer.mismatch(answer))")
  }
}
