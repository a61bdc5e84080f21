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

  /// The arguments of a message to a receiver that may be nil, which gives up their references then.
  ///
  /// - Parameters:
  ///   - values: The lowered arguments, with their references.
  ///   - target: The method.
  ///   - receiver: The lowered receiver, which is evaluated before the arguments.
  func releasingUnsent(
    _ values: [Lowered], of target: Declaration?, to receiver: inout Lowered
  ) -> [Lowered] {
    guard usesARC, let target, target.consumesReferences else { return values }
    if receiver.text != "nil" { receiver = Lowered(text: stable(receiver, "a")) }
    return values.enumerated().map { index, value in
      guard target.consumes(argument: index) else { return value }
      return Lowered(text: "\(helper("sentTo"))(\(receiver.text), \(value.text))")
    }
  }

  /// Finds the arguments that are new structures with references; the called function ends them.
  ///
  /// Called before the arguments are lowered.
  func newStructures(in arguments: [SyntaxNode]) -> [Int] {
    guard usesARC, let temporaries = function?.temporaries, temporaries.kept < 20 else { return [] }
    return arguments.indices.filter { index in
      let inner = arguments[index].underlying
      guard [.call, .message, .compoundLiteral].contains(inner.kind), holdsReferences(inner.type),
        inner.type?.isRecord == true
      else { return false }
      consumed.insert(ObjectIdentifier(inner))
      return true
    }
  }

  /// Stores the structures that a call ends in variables.
  func storing(_ structures: [Int], _ values: [Lowered]) -> [Lowered] {
    var result = values
    for index in structures {
      let name = temporary("passed")
      emit("local \(name) = \(values[index].text)")
      result[index] = Lowered(text: name)
    }
    return result
  }

  /// The result of a call, after which the structures that it was passed end.
  func ending(
    _ structures: [Int], _ values: [Lowered], _ arguments: [SyntaxNode], after result: Lowered,
    _ node: SyntaxNode
  ) -> Lowered {
    guard !structures.isEmpty else { return result }
    var stored = Lowered.none
    if node.type?.isVoid == true {
      emit(result.text)
    } else {
      let name = temporary("result")
      emit("local \(name) = \(result.text)")
      stored = Lowered(text: name, isBoolean: result.isBoolean, isFresh: result.isFresh)
    }
    for index in structures.reversed() {
      let type = typeText(arguments[index].type)
      emit("\(helper("leaveParts"))(\(values[index].text), \(type))")
    }
    emit("\(helper("settle"))()")
    return stored
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
