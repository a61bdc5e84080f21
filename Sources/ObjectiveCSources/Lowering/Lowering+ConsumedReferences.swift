/// References that a method or a function releases: `ns_consumed` and `ns_consumes_self`.
///
/// A caller under ARC retains what it passes and does not release it; a function under ARC releases
/// it when it returns. Sources without ARC do both by hand.
extension Lowering {
  /// Passes on the references that come with arguments, such as the results of `new`.
  ///
  /// Called before the arguments are lowered.
  func passReferences(of arguments: [SyntaxNode], to target: Declaration?) {
    guard usesARC, let target, target.consumesReferences else { return }
    for (index, argument) in arguments.enumerated() where target.consumes(argument: index) {
      let inner = argument.underlying
      if answersOwned(inner) { consumed.insert(ObjectIdentifier(inner)) }
    }
  }

  /// The lowered arguments, with a reference for each one that the function releases.
  func retainingConsumed(
    _ values: [Lowered], _ arguments: [SyntaxNode], of target: Declaration?
  ) -> [Lowered] {
    guard usesARC, let target, target.consumesReferences else { return values }
    return zip(values, arguments).enumerated().map { index, pair in
      let (value, argument) = pair
      return target.consumes(argument: index) ? withReference(value, argument) : value
    }
  }

  /// Whether a message releases its receiver, which it gets from ARC.
  func consumesReceiver(_ message: SyntaxNode) -> Bool {
    usesARC && message.reference?.consumesReceiver == true
  }

  /// An operand with a reference for the function that releases it.
  func withReference(_ value: Lowered, _ node: SyntaxNode) -> Lowered {
    let inner = node.underlying
    guard answersOwned(inner) else { return Lowered(text: call(of: "consumed", value.text)) }
    return Lowered(text: "\(helper("owned"))(\(value.text)\(knownMark(inner)))")
  }

  /// Whether a parameter's reference is released by its function.
  func isConsumed(_ parameter: SyntaxNode) -> Bool {
    usesARC && parameter.children.contains { $0.rawKind == SyntaxNode.consumedAttribute }
  }

  /// Releases the reference that came with a parameter, or with the receiver, when the function
  /// returns.
  func releasingConsumed(_ parameter: String, _ scope: FunctionScope) -> String {
    endingWithFunction(scope, "\(helper("consumedArgument"))(\(parameter))")
  }
}
